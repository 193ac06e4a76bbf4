import type { PolicySchedule } from './policy.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS_OF_DAY = 24;

/**
 * Whether a policy is asked about an instant (epoch milliseconds), compiled. `from` belongs to the time, `to`
 * does not. A zone that the platform does not know counts as UTC.
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
  const format = formatIn(isKnownZone(zone) ? zone : 'UTC');
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
    return WEEKDAYS.indexOf(part('weekday')) * HOURS_OF_DAY + Number(part('hour'));
  };
}

export function isKnownZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
}
