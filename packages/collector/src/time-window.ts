import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';

const DAY_MS = 86_400_000;

export type TimeCursor = Extract<HttpStream['cursor'], { type: 'time' }>;

/** A stretch of time, epoch milliseconds, read as one list. */
export interface TimeWindow {
  from: number;
  to: number;
}

/**
 * The span of a run: from the position minus the overlap (the first time: the declared look-back,
 * within the vendor's limit) to now minus the lag.
 */
export function stretchToRead(
  cursor: TimeCursor,
  position: number | undefined,
  now: number,
): TimeWindow {
  const to = now - cursor.lag * 1000;
  const wanted =
    position === undefined ? now - cursor.initial * 1000 : position - cursor.overlap * 1000;
  const oldest = cursor.maxAge === undefined ? wanted : now - cursor.maxAge * 1000;
  return { from: Math.min(Math.max(wanted, oldest), to), to };
}

/** The stretch in windows that the vendor answers; oldest first, so that each can be committed. */
export function* windowsOf(stretch: TimeWindow, cursor: TimeCursor): Generator<TimeWindow> {
  const longest = cursor.maxWindow === undefined ? Infinity : cursor.maxWindow * 1000;
  let { from } = stretch;
  do {
    const to = Math.min(stretch.to, from + longest, cursor.isWithinDay ? nextDay(from) : Infinity);
    yield { from, to };
    from = to;
  } while (from < stretch.to);
}

/** The next midnight, UTC: some vendors answer for windows within one day only. */
function nextDay(at: number): number {
  return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
}
