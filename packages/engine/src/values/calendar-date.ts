const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether a day exists in the Gregorian calendar; months from 1, years as written in full. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  const days = DAYS[month - 1];
  if (days === undefined || day < 1 || day > days) return false;
  return month !== 2 || day < 29 || isLeapYear(year);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
