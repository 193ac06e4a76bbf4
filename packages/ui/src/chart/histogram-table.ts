import { textOf } from '../text/define-text.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { bucketLabel } from './histogram-axis.ts';
import { bucketTotal } from './histogram-brush.ts';
import type { TimeHistogramProps } from './time-histogram-props.ts';

type Figures = Pick<TimeHistogramProps, 'buckets' | 'bucketMs' | 'series'> & { timeZone: string };

/** A line for each bucket, a column for each series and their sum. */
export function histogramTable(props: Figures): ChartTableData {
  const { buckets, bucketMs, series, timeZone } = props;
  const text = textOf(chartText);
  return {
    headers: [text.time, ...series.map((entry) => entry.label), text.all],
    rows: buckets.map((bucket) => [
      bucketLabel(bucket.startAt, bucketMs, timeZone),
      ...series.map((entry) => bucket.counts[entry.key] ?? 0),
      bucketTotal(bucket),
    ]),
  };
}
