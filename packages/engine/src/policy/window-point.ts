/** One event that counts towards a window. */
export interface WindowPoint {
  /** Event time, epoch milliseconds. */
  at: number;
  /** Event id; a second point with the same id is the same event. */
  id: string;
  /** What the metric `objects` counts once, e.g. the object's key. */
  valueKey: string;
  bytes: number;
}

/** Larger sums of bytes would lose whole bytes to rounding; 16 TiB in one event is beyond any record. */
const MAX_BYTES = 2 ** 44;

/** Where a point stands in the order in which windows are read. */
export type PointPlace = Pick<WindowPoint, 'at' | 'id'>;

/** Order of time, then id: the order in which windows are read, whatever order events arrived in. */
export function comparePoints(left: PointPlace, right: PointPlace): number {
  return left.at - right.at || compareText(left.id, right.id);
}

/** Which of two points with one id is kept, so that the outcome does not depend on arrival. */
export function compareTwins(left: WindowPoint, right: WindowPoint): number {
  return (
    left.at - right.at || compareText(left.valueKey, right.valueKey) || left.bytes - right.bytes
  );
}

/** The point as it counts: bytes that are no amount count as none. Null when it has no time. */
export function countedPoint(point: WindowPoint): WindowPoint | null {
  if (!Number.isFinite(point.at)) return null;
  const bytes = point.bytes > 0 ? Math.min(Math.floor(point.bytes), MAX_BYTES) : 0;
  return bytes === point.bytes ? point : { ...point, bytes };
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
