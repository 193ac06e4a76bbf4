import type { DetectionSummary } from '@waybill/contract';
import type { HistogramBucket } from '@waybill/ui';

/** Bars that still can be told apart; a longer span is cut at its older end. */
const MAX_BUCKETS = 400;

/** Every bucket of the span, also those without detections, which the summary leaves out. */
export function fillBuckets({
  bucketMs,
  buckets,
}: DetectionSummary['histogram']): HistogramBucket[] {
  const known = new Map(buckets.map(({ startAt, counts }) => [Date.parse(startAt), counts]));
  const starts = [...known.keys()];
  if (starts.length === 0 || bucketMs <= 0) return [];
  const last = Math.max(...starts);
  const first = Math.max(Math.min(...starts), last - (MAX_BUCKETS - 1) * bucketMs);
  const count = Math.round((last - first) / bucketMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const startAt = first + index * bucketMs;
    return { startAt, counts: { ...known.get(startAt) } };
  });
}
