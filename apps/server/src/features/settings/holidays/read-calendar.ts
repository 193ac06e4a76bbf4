import {
  Holiday,
  WORKING_TIME_LIMITS,
  type CalendarRead,
  type CalendarSkip,
} from '@waybill/contract';
import ICAL from 'ical.js';
import { AppError } from '../../../platform/app-error.ts';
import { datesOf } from './dates-of.ts';

const MOST_ENTRIES = 5000;
const MOST_SKIPS_TOLD = 100;

/**
 * Holidays of an iCalendar file (RFC 5545): all-day entries, once or yearly. All others are listed as
 * skipped.
 *
 * @throws `request.invalid` naming `text` if it is not a calendar.
 */
export function readCalendar(text: string, now: number): CalendarRead {
  const found = new Map<string, Holiday>();
  const skipped: CalendarRead['skipped'] = [];
  for (const entry of entriesOf(text)) {
    const name = textOf(entry, 'summary');
    const read = holidaysOf(entry, name, now);
    if (typeof read === 'string') skipped.push({ name, reason: read });
    else for (const one of read) found.set(JSON.stringify(one), one);
  }
  const holidays = [...found.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return {
    holidays: holidays.slice(0, WORKING_TIME_LIMITS.holidays),
    skipped: skipped.slice(0, MOST_SKIPS_TOLD),
    isTruncated: holidays.length > WORKING_TIME_LIMITS.holidays,
  };
}

function orderOf({ from, to, name }: Holiday): string {
  return `${from} ${to} ${name}`;
}

function entriesOf(text: string): ICAL.Component[] {
  const calendar = calendarOf(text);
  if (calendar.name !== 'vcalendar') throw refused('is not an iCalendar file');
  const entries = calendar.getAllSubcomponents('vevent');
  if (entries.length > MOST_ENTRIES) throw refused(`has more than ${MOST_ENTRIES} entries`);
  return entries;
}

function calendarOf(text: string): ICAL.Component {
  try {
    return ICAL.Component.fromString(text.trim());
  } catch (cause) {
    throw refused('is not an iCalendar file', cause);
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('request.invalid', { errors: [{ path: 'text', message }], cause });
}

/** One line without control characters, truncated to the maximum length of a holiday’s name. */
function textOf(entry: ICAL.Component, property: string): string {
  const value: unknown = entry.getFirstPropertyValue(property);
  const line = typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ').trim() : '';
  return line.slice(0, WORKING_TIME_LIMITS.holidayName).trim();
}

function holidaysOf(entry: ICAL.Component, name: string, now: number): Holiday[] | CalendarSkip {
  if (name === '') return 'no_name';
  if (textOf(entry, 'status').toUpperCase() === 'CANCELLED') return 'cancelled';
  const dates = datesIn(entry, now);
  if (typeof dates === 'string') return dates;
  const holidays = dates.flatMap((one) => Holiday.safeParse({ name, ...one }).data ?? []);
  return holidays.length === dates.length ? holidays : 'invalid_dates';
}

/** Invalid dates make the library throw. */
function datesIn(entry: ICAL.Component, now: number): ReturnType<typeof datesOf> {
  try {
    return datesOf(entry, now);
  } catch {
    return 'invalid_dates';
  }
}
