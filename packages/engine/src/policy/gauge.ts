import type { WindowRule } from './policy.ts';
import type { WindowPoint } from './window-point.ts';

/** The metric over the points of a window that slides along a sorted list. */
export interface Gauge {
  add(point: WindowPoint): void;
  remove(point: WindowPoint): void;
  value(): number;
}

/** An empty gauge. `objects` counts distinct value keys and therefore keeps how often each is in. */
export function createGauge(metric: WindowRule['metric']): Gauge {
  if (metric === 'objects') return distinctGauge();
  let sum = 0;
  const weight = (point: WindowPoint): number => (metric === 'bytes' ? point.bytes : 1);
  return {
    add: (point) => {
      sum += weight(point);
    },
    remove: (point) => {
      sum -= weight(point);
    },
    value: () => sum,
  };
}

function distinctGauge(): Gauge {
  const occurrences = new Map<string, number>();
  return {
    add: (point) => {
      occurrences.set(point.valueKey, (occurrences.get(point.valueKey) ?? 0) + 1);
    },
    remove: (point) => {
      const left = (occurrences.get(point.valueKey) ?? 0) - 1;
      if (left > 0) occurrences.set(point.valueKey, left);
      else occurrences.delete(point.valueKey);
    },
    value: () => occurrences.size,
  };
}
