import type { DetectionSummary } from '@waybill/contract';
import type { HistogramBucket } from '@waybill/ui';

/** Bars that still can be distinguished; a longer span is cut at its older end. */
const MAX_BUCKETS = 400;

/** The buckets of a summary as the chart takes them. */
export function histogramBuckets({ buckets }: DetectionSummary['histogram']): HistogramBucket[] {
  return buckets
    .map(({ startAt, counts }) => ({ startAt: Date.parse(startAt), counts }))
    .toSorted((a, b) => a.startAt - b.startAt)
    .slice(-MAX_BUCKETS);
}
