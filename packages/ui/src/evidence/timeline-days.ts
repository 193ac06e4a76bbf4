import { formatDateTime } from '../format/format-date-time.ts';
import { gapBetween } from './timeline-gap.ts';

export interface TimelineStep {
  /** Day in words, where it is another one than before. */
  day: string | null;
  /** Quiet time since the one before, when it is long. */
  gap: { length: string; isBack: boolean } | null;
}

/**
 * What is between each moment and the one before it. The first one has its day as well.
 * @param times milliseconds since 1970, in the order in which they are drawn
 * @param timeZone IANA name; days begin by its midnight
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
