import { formatTag } from '../text/locale.ts';

/** A day of the calendar, without a time or a zone. */
export interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const DAY_MS = 86_400_000;

/** The day as a UTC time, for calculations only. */
function utcOf({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

function dayOf(utc: number): Day {
  const date = new Date(utc);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function addDays(day: Day, count: number): Day {
  return dayOf(utcOf(day) + count * DAY_MS);
}

/** The same day of another month, or that month's last one. */
export function addMonths({ year, month, day }: Day, count: number): Day {
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  return {
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: Math.min(day, last.getUTCDate()),
  };
}

export function isSameDay(a: Day | null, b: Day | null): boolean {
  return a !== null && b !== null && utcOf(a) === utcOf(b);
}

export function isBetween(day: Day, from: Day | null, to: Day | null): boolean {
  return from !== null && to !== null && utcOf(from) <= utcOf(day) && utcOf(day) <= utcOf(to);
}

/** Days since Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7;
}

/** The weeks of a month from Monday to Sunday, with the days around it that fill them. */
export function weeksOf({ year, month }: Day): Day[][] {
  const first: Day = { year, month, day: 1 };
  const start = addDays(first, -weekdayOf(first));
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const count = Math.ceil((weekdayOf(first) + days) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(start, week * 7 + at)),
  );
}

/** @returns `YYYY-MM-DD` */
export function printDay({ year, month, day }: Day): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Reads `YYYY-MM-DD`; null for anything that is no day. */
export function readDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  // The 31st of a short month would be counted on into the next one.
  const counted = dayOf(utcOf(read));
  return counted.month === read.month && counted.day === read.day ? read : null;
}

/** A day as text, for screen readers: `Saturday, 21 November 2026`. */
export function spellDay(day: Day): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    utcOf(day),
  );
}

/** `November 2026` */
export function spellMonth(day: Day): string {
  return new Intl.DateTimeFormat(formatTag(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(utcOf(day));
}

/** Names of the days of the week from Monday, in full and short. */
export function weekdayNames(): { long: string; short: string }[] {
  // Any week does: 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, at) => {
    const named = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat(formatTag(), { weekday, timeZone: 'UTC' }).format((4 + at) * DAY_MS);
    return { long: named('long'), short: named('short').slice(0, 2) };
  });
}
