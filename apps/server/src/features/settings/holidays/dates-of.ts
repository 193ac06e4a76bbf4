import type { CalendarSkip, Holiday } from '@waybill/contract';
import ICAL from 'ical.js';

type Dates = Omit<Holiday, 'name'>;

const DAY_MS = 86_400_000;
/** Entries that end before the past year are of no use; rules are followed for five years. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 5;
/** Occurrences that are looked at: a yearly rule since 1900. */
const MOST_STEPS = 400;
const FIRST_YEAR = 1900;

/** The dates of an entry within the years that matter, or why it has no use. May throw for values that are no dates. */
export function datesOf(entry: ICAL.Component, now: number): Dates[] | CalendarSkip {
  if (!entry.hasProperty('dtstart')) return 'not_all_day';
  const event = new ICAL.Event(entry);
  const { startDate, endDate } = event;
  if (!startDate.isDate || !endDate.isDate || startDate.year < FIRST_YEAR) return 'not_all_day';
  const days = Math.max(1, (instantOf(endDate) - instantOf(startDate)) / DAY_MS);
  const isOverride = entry.hasProperty('recurrence-id');
  if (isOverride || entry.hasProperty('rdate') || entry.hasProperty('exrule')) return 'recurrence';
  const rules = entry.getAllProperties('rrule').map((property) => property.getFirstValue());
  const [rule] = rules;
  if (rules.length > 1) return 'recurrence';
  const thisYear = new Date(now).getUTCFullYear();
  const earliest = Date.UTC(thisYear - YEARS_BACK, 0);
  const latest = Date.UTC(thisYear + YEARS_AHEAD + 1, 0);
  if (rule === undefined) {
    const dates = spanOf(instantOf(startDate), days);
    return instantOf(endDate) <= earliest ? 'past' : [{ ...dates, isYearly: false }];
  }
  if (!(rule instanceof ICAL.Recur) || !isFollowed(rule, startDate)) return 'recurrence';
  if (isPlain(rule, startDate) && !entry.hasProperty('exdate')) {
    return [{ ...spanOf(instantOf(startDate), days), isYearly: true }];
  }
  const dates = occurrences(event, latest)
    .filter((at) => at + days * DAY_MS > earliest)
    .map((at) => ({ ...spanOf(at, days), isYearly: false }));
  return dates.length === 0 ? 'past' : dates;
}

/** Parts that a followed rule may have. Only those whose dates exist: the library would look for others forever. */
const PARTS: readonly string[] = ['BYMONTH', 'BYMONTHDAY', 'BYDAY'];
const WEEKDAY = /^[+-]?[1-4](?:MO|TU|WE|TH|FR|SA|SU)$/;
const MOST_MONTH_DAY = 28;

/** Whether it is a yearly rule such as "25 December" or "the fourth Thursday in November". */
function isFollowed({ freq, parts }: ICAL.Recur, start: ICAL.Time): boolean {
  if (freq !== 'YEARLY' || !Object.keys(parts).every((part) => PARTS.includes(part))) return false;
  const [months, monthDays, weekdays] = PARTS.map((part) => valuesOf(parts, part));
  if ([months, monthDays, weekdays].some((values) => (values?.length ?? 0) > 1)) return false;
  const month = Number(months?.[0] ?? start.month);
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) return false;
  if (weekdays?.length) return months?.length === 1 && WEEKDAY.test(String(weekdays[0]));
  const day = Number(monthDays?.[0] ?? start.day);
  return day >= 1 && day <= Math.max(MOST_MONTH_DAY, daysOfMonth(month));
}

/** In a leap year, and in every year. */
function daysOfMonth(month: number): number {
  return month === 2 ? MOST_MONTH_DAY : new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/** Each year on the date of its start, without an end. */
function isPlain({ parts, interval, count, until }: ICAL.Recur, start: ICAL.Time): boolean {
  const isOnStart = (part: string, value: number): boolean =>
    valuesOf(parts, part).every((one) => Number(one) === value);
  return (
    interval === 1 &&
    count === null &&
    until === null &&
    valuesOf(parts, 'BYDAY').length === 0 &&
    isOnStart('BYMONTH', start.month) &&
    isOnStart('BYMONTHDAY', start.day)
  );
}

function valuesOf(parts: object, name: string): readonly unknown[] {
  const value: unknown = Object.entries(parts).find(([key]) => key === name)?.[1];
  return value === undefined ? [] : [value].flat();
}

function occurrences(event: ICAL.Event, before: number): number[] {
  const iterator = event.iterator();
  const found: number[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- undefined after the last one, which the types do not say
    const next = iterator.next() as ICAL.Time | undefined;
    if (next === undefined || instantOf(next) >= before) break;
    found.push(instantOf(next));
  }
  return found;
}

/** Midnight of a date, UTC. */
function instantOf({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day);
}

function spanOf(at: number, days: number): { from: string; to: string } {
  return { from: dateText(at), to: dateText(at + (days - 1) * DAY_MS) };
}

function dateText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
