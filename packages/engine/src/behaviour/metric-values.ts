import { countDistinct, emptyDistinct, mergeDistinct } from './distinct.ts';
import { METRICS, type Metric } from './metrics.data.ts';
import type { Cell, PersonDay } from './person-day.ts';

/** Daily values of `METRICS`, in order. */
export function metricValues({ cells }: PersonDay): number[] {
  const all = [...cells.values()];
  return METRICS.map((metric) => valueOf(metric, all));
}

function valueOf(metric: Metric, all: readonly Cell[]): number {
  const cells = all.filter(
    ({ channel, isSensitive }) =>
      metric.channels.includes(channel) && (metric.isSensitive !== true || isSensitive),
  );
  const [first, ...others] = cells;
  if (first === undefined) return 0;
  const { measure } = metric;
  if (measure === 'events' || measure === 'bytes') {
    return cells.reduce((sum, cell) => sum + cell[measure], 0);
  }
  if (others.length === 0) return countDistinct(first[measure]);
  const union = emptyDistinct();
  for (const cell of cells) mergeDistinct(union, cell[measure]);
  return countDistinct(union);
}
