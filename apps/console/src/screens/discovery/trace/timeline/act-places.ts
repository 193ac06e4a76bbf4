/** Maximum width of one pause, as a multiple of the shortest. */
const MOST_ROOM = 4;
/** Pauses at least this much longer than the median are labelled. */
const LONG_PAUSE = 4;
const LEAST_LONG_MS = 60_000;

export interface ActPlace {
  /** 0 to 1 along the line. */
  at: number;
  /** The previous pause in milliseconds if it is long, else null. */
  pauseMs: number | null;
}

/**
 * Positions of actions along a line: in order, further apart after a longer pause, but limited so that
 * the others do not overlap.
 * @param times ascending, in milliseconds since 1970
 * @returns the positions, and the total width as a multiple of the minimum distance
 */
export function actPlaces(times: readonly number[]): { places: ActPlace[]; room: number } {
  const pauses = times.slice(1).map((time, index) => Math.max(0, time - (times[index] ?? time)));
  const middle = middleOf(pauses);
  const rooms = pauses.map((pause) => Math.min(MOST_ROOM, 1 + pause / (LONG_PAUSE * middle)));
  const room = rooms.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  const places = times.map((_, index): ActPlace => {
    const pause = pauses[index - 1];
    passed += rooms[index - 1] ?? 0;
    const isLong = pause !== undefined && pause >= LEAST_LONG_MS && pause >= LONG_PAUSE * middle;
    return { at: room === 0 ? 0.5 : passed / room, pauseMs: isLong ? pause : null };
  });
  return { places, room: Math.max(1, room) };
}

/** Never zero, so that it can be divided by. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.floor((sorted.length - 1) / 2)] ?? 1);
}
