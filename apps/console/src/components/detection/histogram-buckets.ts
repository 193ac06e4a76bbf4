import type { DetectionSummary } from '@waybill/contract';
import type { HistogramBucket } from '@waybill/ui';

/** Maximum distinguishable bars; a longer span is cut at its older end. */
const MAX_BUCKETS = 400;

/** The buckets of a summary in the chart's form. */
export function histogramBuckets({ buckets }: DetectionSummary['histogram']): HistogramBucket[] {
  return buckets
    .map(({ startAt, counts }) => ({ startAt: Date.parse(startAt), counts }))
    .toSorted((a, b) => a.startAt - b.startAt)
    .slice(-MAX_BUCKETS);
}
