import { digitSumOfProducts } from './digit-sum.ts';
import { hasMod11And10 } from './iso-7064.ts';
import { hasLuhn } from './luhn.ts';
import { mod97 } from './mod-97.ts';
import { weightedSum } from './weighted-sum.ts';

/**
 * Digit checks of VAT identification numbers, by member state prefix. Each takes digits of the right
 * length (European Commission, VIES algorithms).
 */
export const VAT_CHECKS = {
  AT: (digits) =>
    (digitSumOfProducts(digits, [1, 2, 1, 2, 1, 2, 1]) + 4 + Number(digits[7])) % 10 === 0,
  BE: (digits) => 97 - mod97(digits.slice(0, 8)) === Number(digits.slice(8)),
  DK: (digits) => weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EL: (digits) =>
    (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits[8]),
  FI: (digits) => weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  HR: hasMod11And10,
  IT: hasLuhn,
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  PL: (digits) => weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 === 0,
  PT: (digits) => elevenLess(weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2])) === Number(digits[8]),
  SE: (digits) => hasLuhn(digits.slice(0, 10)),
  SI: (digits) => {
    const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check < 11 && check % 10 === Number(digits[7]);
  },
} satisfies Readonly<Record<string, (digits: string) => boolean>>;

/** Eleven minus the remainder; ten and eleven count as zero. */
function elevenLess(sum: number): number {
  const check = 11 - (sum % 11);
  return check > 9 ? 0 : check;
}
