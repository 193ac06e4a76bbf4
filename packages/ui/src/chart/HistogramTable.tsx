import { ScrollRegion } from '../evidence/ScrollRegion.tsx';
import { formatCount } from '../format/format-count.ts';
import { bucketLabel } from './histogram-axis.ts';
import { bucketTotal } from './histogram-brush.ts';
import type { TimeHistogramProps } from './time-histogram-props.ts';

/** The same figures as the bars, as a table. */
export function HistogramTable(props: TimeHistogramProps & { height: number; timeZone: string }) {
  const { buckets, bucketMs, series, label, height, timeZone } = props;
  return (
    <ScrollRegion label={`${label}, as a table`} maxHeight={height}>
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-surface text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1 text-left font-medium">
              Time
            </th>
            {series.map((entry) => (
              <th key={entry.key} scope="col" className="py-1 text-right font-medium">
                {entry.label}
              </th>
            ))}
            <th scope="col" className="py-1 text-right font-medium">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {buckets.map((bucket) => (
            <tr key={bucket.startAt} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1 text-left font-normal">
                {bucketLabel(bucket.startAt, bucketMs, timeZone)}
              </th>
              {series.map((entry) => (
                <td key={entry.key} className="py-1 text-right">
                  {formatCount(bucket.counts[entry.key] ?? 0)}
                </td>
              ))}
              <td className="py-1 text-right font-medium">{formatCount(bucketTotal(bucket))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
