const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Widths that people read at a glance. */
const WIDTHS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  28 * DAY,
  91 * DAY,
  364 * DAY,
];

const MOST_BUCKETS = 72;

/** Width (ms) of the bars between two instants: the finest that needs at most 72 of them. */
export function bucketWidth(from: number, to: number): number {
  const span = Math.max(0, to - from);
  return (
    WIDTHS.find((width) => span / width <= MOST_BUCKETS) ??
    Math.ceil(span / MOST_BUCKETS / DAY) * DAY
  );
}
