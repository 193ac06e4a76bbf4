import { isCalendarDate } from './calendar-date.ts';
import { weightedSum } from './weighted-sum.ts';

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1] as const;
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3] as const;

/**
 * Whether eleven digits are a personal code of Estonia or Lithuania: sex and century, birthday, serial
 * number, and the remainder by 11, taken twice with other weights where it is ten (EVS 585).
 */
export function hasBalticNumber(digits: string): boolean {
  const century = 1800 + Math.floor((Number(digits[0]) - 1) / 2) * 100;
  const year = century + Number(digits.slice(1, 3));
  const isDay = isCalendarDate(year, Number(digits.slice(3, 5)), Number(digits.slice(5, 7)));
  const first = weightedSum(digits, FIRST_WEIGHTS) % 11;
  const check = first < 10 ? first : (weightedSum(digits, SECOND_WEIGHTS) % 11) % 10;
  return isDay && check === Number(digits[10]);
}
