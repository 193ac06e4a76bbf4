import type { HistogramBucket } from '@waybill/ui';

const DAY_MS = 86_400_000;

/**
 * Sums finer buckets into days of the reader's time zone. Coarser ones are given back as they are.
 * @param offsetMs what the time zone adds to UTC, in milliseconds
 */
export function dailyBuckets(
  buckets: readonly HistogramBucket[],
  bucketMs: number,
  offsetMs: number,
): { buckets: HistogramBucket[]; bucketMs: number } {
  if (bucketMs >= DAY_MS || buckets.length === 0) return { buckets: [...buckets], bucketMs };
  const days = new Map<number, Record<string, number>>();
  for (const { startAt, counts } of buckets) {
    const day = Math.floor((startAt + offsetMs) / DAY_MS) * DAY_MS - offsetMs;
    const sums = days.get(day) ?? {};
    for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count;
    days.set(day, sums);
  }
  return {
    buckets: [...days].map(([startAt, counts]) => ({ startAt, counts })),
    bucketMs: DAY_MS,
  };
}
