import { formatDateTime } from '../format/format-date-time.ts';
import { gapBetween } from './timeline-gap.ts';

export interface TimelineStep {
  /** Day as text, if it differs from the previous one. */
  day: string | null;
  /** Long quiet time since the previous one. */
  gap: { length: string; isBack: boolean } | null;
}

/**
 * Content between each event and the previous one. The first one also has its day.
 * @param times milliseconds since 1970, in drawing order
 * @param timeZone IANA name; days start at its midnight
 */
export function timelineSteps(times: readonly number[], timeZone: string): TimelineStep[] {
  const dayOf = (at: number) => formatDateTime(at, timeZone, 'date');
  return times.map((at, index) => {
    const before = times[index - 1];
    if (before === undefined) return { day: dayOf(at), gap: null };
    const length = gapBetween(before, at);
    return {
      day: dayOf(at) === dayOf(before) ? null : dayOf(at),
      gap: length === null ? null : { length, isBack: at < before },
    };
  });
}
