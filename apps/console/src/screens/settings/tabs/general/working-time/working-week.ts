import type { WorkingHours, WorkingTime } from '@waybill/contract';

/** A weekday of the form: its hours stay while it is not a working day. */
export interface DayDraft {
  isWorking: boolean;
  /** As typed, e.g. `08:00`, `8` or `24:00`. */
  from: string;
  to: string;
}

const USUAL: WorkingHours = { from: '08:00', to: '18:00' };
const LAST_MINUTE = 24 * 60;

export function draftOfWeek(week: WorkingTime['week']): DayDraft[] {
  return week.map((hours) => ({ isWorking: hours !== null, ...(hours ?? USUAL) }));
}

export function weekOfDraft(days: readonly DayDraft[]): WorkingTime['week'] {
  return days.map(({ isWorking, from, to }) =>
    isWorking ? { from: clockOf(from) ?? from, to: clockOf(to) ?? to } : null,
  );
}

/** A typed time, e.g. `8`, `830` or `8:30`, as HH:MM from 00:00 to 24:00; null if invalid. */
export function clockOf(typed: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (hours === '' || Number(minutes) >= 60 || minute > LAST_MINUTE) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Whether a working day ends after it starts. */
export function isSound({ isWorking, from, to }: DayDraft): boolean {
  const [start, end] = [clockOf(from), clockOf(to)];
  return !isWorking || (start !== null && end !== null && start < end);
}

export function isInside(days: readonly DayDraft[], weekday: number, time: string): boolean {
  const day = days[weekday];
  if (day === undefined || !day.isWorking) return false;
  const [start, end] = [clockOf(day.from), clockOf(day.to)];
  return start !== null && end !== null && time >= start && time < end;
}

/** Consecutive days with the same hours, e.g. Monday to Friday, 08:00 to 18:00. */
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
