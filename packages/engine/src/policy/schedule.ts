import { weekdayOf } from '../time/weekday-of.ts';
import { zoneClock } from '../time/zone-clock.ts';
import type { PolicySchedule } from './policy.ts';

const HOURS_OF_DAY = 24;

/**
 * Whether a policy is active at an instant (epoch milliseconds), compiled. `from` is inclusive, `to`
 * exclusive. An unknown zone counts as UTC.
 */
export function compileSchedule(
  schedule: PolicySchedule | null | undefined,
): ((at: number) => boolean) | null {
  if (schedule === null || schedule === undefined) return null;
  const { from, to, hours, zone } = schedule;
  const hourOf = hours === null ? null : hourOfWeekIn(zone);
  const open = new Set(hours);
  return (at) => {
    if (from !== null && at < from) return false;
    if (to !== null && at >= to) return false;
    return hourOf === null || open.has(hourOf(at));
  };
}

/** Hours of the week in a zone, from Monday 0 to Sunday 167. */
export function hourOfWeekIn(zone: string): (at: number) => number {
  const clock = zoneClock(zone);
  return (at) => weekdayOf(clock.dayOf(at)) * HOURS_OF_DAY + clock.hourOf(at);
}
