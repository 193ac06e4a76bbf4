import { isCalendarDate } from './calendar-date.ts';

/** Whether a day exists in the twentieth or the twenty-first century; years from 0 to 99. */
export function isShortDate(year: number, month: number, day: number): boolean {
  return isCalendarDate(1900 + year, month, day) || isCalendarDate(2000 + year, month, day);
}

/** The same for six digits, year first: `871220`. */
export function isYearMonthDay(digits: string): boolean {
  const [year, month, day] = pairs(digits);
  return isShortDate(year, month, day);
}

/** The same for six digits, day first: `201287`. */
export function isDayMonthYear(digits: string): boolean {
  const [day, month, year] = pairs(digits);
  return isShortDate(year, month, day);
}

function pairs(digits: string): [number, number, number] {
  return [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
}
