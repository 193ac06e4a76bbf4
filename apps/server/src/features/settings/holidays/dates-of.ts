import type { CalendarSkip, Holiday } from '@waybill/contract';
import ICAL from 'ical.js';
import { isFollowed, isPlain } from './yearly-rule.ts';

type Dates = Omit<Holiday, 'name'>;

const DAY_MS = 86_400_000;
/** Entries that end before the past year are of no use; rules are followed for five years. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 5;
/** Maximum occurrences inspected: a yearly rule since 1900. */
const MOST_STEPS = 400;
const FIRST_YEAR = 1900;
/** Later years are written with a sign. */
const FOUR_DIGITS = /^\d{4}-/;

/** The first of several days, and their number. */
interface Start {
  event: ICAL.Event;
  start: ICAL.Time;
  days: number;
}

/**
 * The dates of an entry within the relevant years, or why it has none.
 *
 * @throws for values that are not dates.
 */
export function datesOf(entry: ICAL.Component, now: number): Dates[] | CalendarSkip {
  if (!entry.hasProperty('dtstart')) return 'not_all_day';
  const event = new ICAL.Event(entry);
  const { startDate: start, endDate: end } = event;
  if (!start.isDate || !end.isDate || start.year < FIRST_YEAR) return 'not_all_day';
  const days = Math.max(1, (instantOf(end) - instantOf(start)) / DAY_MS);
  const rules = entry.getAllProperties('rrule').map((property) => property.getFirstValue());
  const isOther = ['recurrence-id', 'rdate', 'exrule'].some((name) => entry.hasProperty(name));
  if (isOther || rules.length > 1) return 'recurrence';
  const [rule] = rules;
  const dates =
    rule === undefined ? once({ event, start, days }) : yearly(rule, { event, start, days }, now);
  if (typeof dates === 'string') return dates;
  if (!dates.every(({ to }) => FOUR_DIGITS.test(to))) return 'invalid_dates';
  const earliest = new Date(now).getUTCFullYear() - YEARS_BACK;
  const useful = dates.filter(({ to, isYearly }) => isYearly || to >= String(earliest));
  return useful.length === 0 ? 'past' : useful;
}

function once({ start, days }: Start): Dates[] {
  return [{ ...spanOf(instantOf(start), days), isYearly: false }];
}

function yearly(rule: unknown, { event, start, days }: Start, now: number): Dates[] | CalendarSkip {
  if (!(rule instanceof ICAL.Recur) || !isFollowed(rule, start)) return 'recurrence';
  if (isPlain(rule, start) && !event.component.hasProperty('exdate')) {
    return [{ ...spanOf(instantOf(start), days), isYearly: true }];
  }
  const latest = Date.UTC(new Date(now).getUTCFullYear() + YEARS_AHEAD + 1, 0);
  return occurrences(event, latest).map((at) => ({ ...spanOf(at, days), isYearly: false }));
}

function occurrences(event: ICAL.Event, before: number): number[] {
  const iterator = event.iterator();
  const found: number[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next: ICAL.Time | undefined = iterator.next();
    // The types do not express that nothing follows the last one.
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
