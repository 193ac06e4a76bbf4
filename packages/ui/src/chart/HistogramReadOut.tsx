import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { bucketLabel } from './histogram-axis.ts';
import { bucketTotal } from './histogram-brush.ts';
import type { HistogramPartProps } from './HistogramPlot.tsx';

/** The pointed-at bucket, else the selected span, else the whole, as text and figures. */
export function HistogramReadOut({
  buckets,
  bucketMs,
  series,
  timeZone,
  brush,
}: HistogramPartProps) {
  const { hovered, range, isDragging } = brush;
  const pointed = hovered === null || isDragging ? undefined : buckets[hovered];
  const covered = pointed
    ? [pointed]
    : range
      ? buckets.slice(range.first, range.last + 1)
      : buckets;
  const first = covered[0];
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return <span />;
  const total = covered.reduce((sum, bucket) => sum + bucketTotal(bucket), 0);
  const length = last.startAt - first.startAt + bucketMs;
  const parts = pointed ? series.filter((entry) => (pointed.counts[entry.key] ?? 0) > 0) : [];
  return (
    <p className="min-w-0 truncate text-sm text-ink-3">
      <b className="font-medium text-ink">{formatCount(total)}</b>
      {' · '}
      {covered === buckets
        ? textOf(chartText).wholeSpan
        : bucketLabel(first.startAt, length, timeZone)}
      {parts.map((entry) => (
        <span key={entry.key}>
          {' · '}
          {entry.label} {formatCount(pointed?.counts[entry.key] ?? 0)}
        </span>
      ))}
    </p>
  );
}
