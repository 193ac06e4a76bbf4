/** A range of buckets, both ends included. */
export interface BucketRange {
  first: number;
  last: number;
}

export interface HistogramBucket {
  /** Milliseconds since 1970. */
  startAt: number;
  counts: Readonly<Record<string, number>>;
}

/** The range between two buckets in either order, within the chart. */
export function rangeBetween(a: number, b: number, count: number): BucketRange {
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  return { first: Math.min(clamp(a), clamp(b)), last: Math.max(clamp(a), clamp(b)) };
}

/**
 * The brush after a key press: arrows move it, Shift and arrows resize its end, Home and End push it to
 * an edge. Without a brush, the first press starts one at the edge the arrow comes from.
 * @returns null for other keys
 */
export function brushAfterKey(
  brush: BucketRange | null,
  key: string,
  isResizing: boolean,
  count: number,
): BucketRange | null {
  const isBack = key === 'ArrowLeft' || key === 'Home';
  if (!isBack && key !== 'ArrowRight' && key !== 'End') return null;
  if (count === 0) return null;
  if (brush === null) {
    const edge = isBack ? count - 1 : 0;
    return { first: edge, last: edge };
  }
  const step = (key === 'Home' || key === 'End' ? count : 1) * (isBack ? -1 : 1);
  return isResizing ? resizeBrush(brush, step, count) : shiftBrush(brush, step, count);
}

function resizeBrush(brush: BucketRange, step: number, count: number): BucketRange {
  const last = Math.min(count - 1, Math.max(brush.first, brush.last + step));
  return { first: brush.first, last };
}

function shiftBrush(brush: BucketRange, step: number, count: number): BucketRange {
  const shift = Math.min(count - 1 - brush.last, Math.max(-brush.first, step));
  return { first: brush.first + shift, last: brush.last + shift };
}

/** The buckets that a span of time touches, or null when it touches none. */
export function rangeOfTimes(
  buckets: readonly HistogramBucket[],
  bucketMs: number,
  brush: { from: number; to: number } | null | undefined,
): BucketRange | null {
  if (brush === null || brush === undefined) return null;
  const touches = (bucket: HistogramBucket, index: number) =>
    bucket.startAt < brush.to && (endOf(buckets, index, bucketMs) ?? 0) > brush.from;
  const first = buckets.findIndex(touches);
  return first < 0 ? null : { first, last: buckets.findLastIndex(touches) };
}

/** The span of time of a range of buckets, in milliseconds since 1970; `to` is not included. */
export function timesOfRange(
  buckets: readonly HistogramBucket[],
  bucketMs: number,
  range: BucketRange,
): { from: number; to: number } | null {
  const first = buckets[range.first];
  const to = endOf(buckets, range.last, bucketMs);
  return first === undefined || to === undefined ? null : { from: first.startAt, to };
}

/** Where the next bucket begins. Those of days are an hour shorter or longer where clocks change. */
function endOf(
  buckets: readonly HistogramBucket[],
  index: number,
  bucketMs: number,
): number | undefined {
  const bucket = buckets[index];
  return buckets[index + 1]?.startAt ?? (bucket && bucket.startAt + bucketMs);
}

/** All counts of a bucket together. */
export function bucketTotal(bucket: HistogramBucket): number {
  return Object.values(bucket.counts).reduce((sum, count) => sum + count, 0);
}
