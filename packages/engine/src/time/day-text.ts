import { DAY_MS } from './zone-clock.ts';

/** A day counted from 1970-01-01 as YYYY-MM-DD. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A date, YYYY-MM-DD, as a day counted from 1970-01-01. */
export function dayOfText(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}
