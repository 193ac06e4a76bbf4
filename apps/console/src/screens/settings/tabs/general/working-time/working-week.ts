import type { WorkingHours, WorkingTime } from '@waybill/contract';

/** A weekday of the form: its hours stay while it is no working day. */
export interface DayDraft {
  isWorking: boolean;
  /** HH:MM. The end 00:00 is the midnight that ends the day. */
  from: string;
  to: string;
}

const MIDNIGHT_AFTER = '24:00';
const MIDNIGHT = '00:00';
const USUAL: WorkingHours = { from: '08:00', to: '18:00' };

export function draftOfWeek(week: WorkingTime['week']): DayDraft[] {
  return week.map((hours) => {
    const { from, to } = hours ?? USUAL;
    return { isWorking: hours !== null, from, to: to === MIDNIGHT_AFTER ? MIDNIGHT : to };
  });
}

export function weekOfDraft(days: readonly DayDraft[]): WorkingTime['week'] {
  return days.map(({ isWorking, from, to }) => (isWorking ? { from, to: endOf(to) } : null));
}

function endOf(to: string): string {
  return to === MIDNIGHT ? MIDNIGHT_AFTER : to;
}

/** Whether a working day ends after it starts; both are given. */
export function isSound({ isWorking, from, to }: DayDraft): boolean {
  return !isWorking || (from !== '' && to !== '' && from < endOf(to));
}

export function isInside(days: readonly DayDraft[], weekday: number, time: string): boolean {
  const day = days[weekday];
  return day !== undefined && day.isWorking && time >= day.from && time < endOf(day.to);
}

/** Days with the same hours that follow each other, e.g. Monday to Friday, 08:00 to 18:00. */
export interface WeekPart {
  first: number;
  last: number;
  hours: WorkingHours;
}

export function weekParts(week: WorkingTime['week']): WeekPart[] {
  const parts: WeekPart[] = [];
  for (const [day, hours] of week.entries()) {
    if (hours === null) continue;
    const part = parts.at(-1);
    const isSame = part?.hours.from === hours.from && part.hours.to === hours.to;
    if (part !== undefined && isSame && part.last === day - 1) part.last = day;
    else parts.push({ first: day, last: day, hours });
  }
  return parts;
}

/** The part of a zone’s name that people know, e.g. `New York`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
