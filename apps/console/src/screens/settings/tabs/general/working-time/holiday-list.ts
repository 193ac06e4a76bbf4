import type { Holiday } from '@waybill/contract';
import { formatDateTime, formatTag, textOf } from '@waybill/ui';
import { workingTimeText } from './working-time.text.ts';

export const MOST_HOLIDAYS = 1000;

export function isFull(holidays: readonly Holiday[]): boolean {
  return holidays.length >= MOST_HOLIDAYS;
}

/** Those that are not on the list yet. */
export function freshHolidays(known: readonly Holiday[], read: readonly Holiday[]): Holiday[] {
  const keys = new Set(known.map(keyOf));
  return read.filter((holiday) => !keys.has(keyOf(holiday)));
}

/** The list with more of them, in order of their dates. */
export function withHolidays(known: readonly Holiday[], more: readonly Holiday[]): Holiday[] {
  return [...known, ...freshHolidays(known, more)].toSorted((a, b) =>
    `${a.from} ${a.name}` < `${b.from} ${b.name}` ? -1 : 1,
  );
}

export function keyOf({ name, from, to, isYearly }: Holiday): string {
  return `${from} ${to} ${isYearly} ${name}`;
}

/** The dates of a holiday as text; without a year if it recurs every year. */
export function datesOf({ from, to, isYearly }: Holiday): string {
  const day = (date: string) =>
    isYearly ? dayOfYear(date) : formatDateTime(`${date}T00:00:00Z`, 'UTC', 'date');
  return from === to ? day(from) : textOf(workingTimeText).range(day(from), day(to));
}

/** E.g. `1 May`. */
function dayOfYear(date: string): string {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatTag(), style).format(new Date(`${date}T00:00:00Z`));
}
