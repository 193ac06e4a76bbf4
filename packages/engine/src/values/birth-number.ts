import { isShortDate } from './short-date.ts';

/**
 * Whether a Czech or Slovak birth number is valid: a birthday, with the month increased by 50 for women
 * and by another 20 if a day ran out of numbers, and ten digits divisible by 11. Nine-digit numbers
 * were issued until 1953 and have no check (act 133/2000 Coll., section 13).
 */
export function hasBirthNumber(value: string): boolean {
  const digits = value.replaceAll('/', '');
  const year = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4)) % 50;
  const day = Number(digits.slice(4, 6));
  if (!isShortDate(year, month > 20 ? month - 20 : month, day)) return false;
  if (digits.length === 9) return year < 54 && !digits.endsWith('000');
  const remainder = Number(digits.slice(0, 9)) % 11;
  return remainder % 10 === Number(digits[9]);
}
