/** One event that counts towards a window. */
export interface WindowPoint {
  /** Event time, epoch milliseconds. */
  at: number;
  /** Event id; a second point with the same id is the same event. */
  id: string;
  /** What a distinct metric counts, e.g. the object's key; empty for the others. */
  values: readonly string[];
  bytes: number;
  /** Steps of a sequence that the event is, as bits from the first step's 1 on; 0 for counts. */
  steps: number;
}

/** Larger sums of bytes would lose whole bytes to rounding; 16 TiB in one event is beyond any record. */
const MAX_BYTES = 2 ** 44;

/** Where a point is in the order in which windows are read. */
export type PointPlace = Pick<WindowPoint, 'at' | 'id' | 'steps'>;

/**
 * Sorted by time, then step, then id: the order in which windows are read, independent of arrival. For
 * actions at the same instant an earlier step goes first: clocks with whole seconds hide the order.
 */
export function comparePoints(left: PointPlace, right: PointPlace): number {
  return (
    left.at - right.at ||
    lowestStep(left.steps) - lowestStep(right.steps) ||
    compareText(left.id, right.id)
  );
}

function lowestStep(steps: number): number {
  return steps & -steps;
}

/** Which of two points with one id is kept, independent of arrival. */
export function compareTwins(left: WindowPoint, right: WindowPoint): number {
  return (
    left.at - right.at ||
    compareValues(left.values, right.values) ||
    left.bytes - right.bytes ||
    left.steps - right.steps
  );
}

/** The point as counted: invalid byte amounts count as zero. Null without a time. */
export function countedPoint(point: WindowPoint): WindowPoint | null {
  if (!Number.isFinite(point.at)) return null;
  const bytes = point.bytes > 0 ? Math.min(Math.floor(point.bytes), MAX_BYTES) : 0;
  return bytes === point.bytes ? point : { ...point, bytes };
}

function compareValues(left: readonly string[], right: readonly string[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (other !== value) return compareText(value, other);
  }
  return left.length - right.length;
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
