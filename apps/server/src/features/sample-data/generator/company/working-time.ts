import type { Random } from '../random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Company } from './company.ts';
import type { Person } from './person.ts';

/** How much of a working day falls into each local hour: office hours with a dip at noon. */
const WEEKDAY: readonly number[] = [
  0.001, 0.001, 0, 0, 0, 0.002, 0.008, 0.03, 0.085, 0.115, 0.12, 0.11, 0.055, 0.085, 0.115, 0.11,
  0.085, 0.045, 0.015, 0.008, 0.005, 0.004, 0.002, 0.001,
];
/** Weekends: a little, in the late morning and the evening. */
const WEEKEND: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0.001, 0.002, 0.005, 0.007, 0.006, 0.003, 0.003, 0.004, 0.005, 0.004, 0.003,
  0.004, 0.005, 0.005, 0.003, 0.001, 0,
];

/** Local calendar of a moment: weekday (0 is Sunday) and hour. */
export function localTime(person: Person, at: number): { weekday: number; hour: number } {
  const local = new Date(at + person.office.offsetMinutes * MINUTE_MS);
  return { weekday: local.getUTCDay(), hour: local.getUTCHours() };
}

export function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}

/** The start of an hour, and a person's share of a full working day in it. */
export type WeighedHour = readonly [startAt: number, weight: number];

/** The 24 hours from `startAt` on. */
export function weighedHours(person: Person, startAt: number): WeighedHour[] {
  return Array.from({ length: 24 }, (_, place) => {
    const hourAt = startAt + place * HOUR_MS;
    const { weekday, hour } = localTime(person, hourAt + HOUR_MS / 2);
    return [hourAt, (isWeekend(weekday) ? WEEKEND : WEEKDAY)[hour] ?? 0];
  });
}

/** A random time, weighted by hour. */
export function momentIn(hours: readonly WeighedHour[], random: Random): number {
  return random.weighted(hours) + Math.floor(random.float() * HOUR_MS);
}

/** A moment on some working day of the sample at which the person is at work. */
export function someWorkMoment(company: Company, person: Person, random: Random): number {
  for (;;) {
    const days = Math.round((company.endAt - company.startAt) / DAY_MS);
    const startAt = company.startAt + random.between(0, days - 1) * DAY_MS;
    const at = momentIn(weighedHours(person, startAt), random);
    if (!isWeekend(localTime(person, at).weekday)) return at;
  }
}

/**
 * A local time on the last working day at least this many days before the sample's end (one or more, so
 * that it is in the past).
 */
export function workdayBefore(
  company: Company,
  person: Person,
  when: { daysBefore: number; hour: number; minute: number },
): number {
  const offset = person.office.offsetMinutes * MINUTE_MS;
  const midnight = Math.floor((company.endAt + offset) / DAY_MS) * DAY_MS - offset;
  let day = midnight - when.daysBefore * DAY_MS;
  while (isWeekend(localTime(person, day).weekday)) day -= DAY_MS;
  return day + when.hour * HOUR_MS + when.minute * MINUTE_MS;
}
