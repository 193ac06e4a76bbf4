import { isCalendarDate } from './calendar-date.ts';
import { digitsOf } from './digits-of.ts';

/**
 * Whether a Korean registration number starts with a birthday in the century given by its seventh
 * digit: 1, 2, 5, 6 for 1900 and 3, 4, 7, 8 for 2000. Numbers issued since October 2020 have no check
 * digit, so none is checked.
 */
export function hasKoreanBirthday(value: string): boolean {
  const digits = digitsOf(value);
  const century = (Number(digits[6]) - 1) % 4 < 2 ? 1900 : 2000;
  const year = century + Number(digits.slice(0, 2));
  return isCalendarDate(year, Number(digits.slice(2, 4)), Number(digits.slice(4, 6)));
}
