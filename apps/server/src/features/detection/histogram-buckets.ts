import { zoneClock } from '@waybill/engine';

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

/** Days from a Thursday, 1 January 1970, back to the Monday by which several days are counted together. */
const MONDAY_SHIFT = 3;

/**
 * Starts of the bars that cover a span, in a zone: days and longer at midnight, hours at full hours of
 * the day. A bar is shorter or longer than the width when clocks change within it.
 */
export function bucketStarts(
  { from, to }: { from: number; to: number },
  width: number,
  zone: string,
): number[] {
  const starts =
    width < HOUR ? partsOfHour(from, to, width) : partsOfDays(from, to, { width, zone });
  const first = starts.findLastIndex((at) => at <= from);
  return starts.slice(Math.max(0, first));
}

/** Every zone is away from UTC by a multiple of fifteen minutes. */
function partsOfHour(from: number, to: number, width: number): number[] {
  const first = Math.floor(from / width);
  const count = Math.floor(to / width) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * width);
}

function partsOfDays(
  from: number,
  to: number,
  { width, zone }: { width: number; zone: string },
): number[] {
  const { dayOf, startOfDay, instantOf } = zoneClock(zone);
  const days = Math.max(1, width / DAY);
  const starts = new Set<number>();
  const firstDay = Math.floor((dayOf(from) + MONDAY_SHIFT) / days) * days - MONDAY_SHIFT;
  for (let day = firstDay; startOfDay(day) <= to; day += days) {
    starts.add(startOfDay(day));
    for (let part = width; part < DAY; part += width) starts.add(instantOf(day, part / MINUTE));
  }
  return [...starts].filter((at) => at <= to).toSorted((a, b) => a - b);
}
