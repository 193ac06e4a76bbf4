import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBalticNumber } from './baltic-personal-code.ts';
import { hasBirthNumber } from './birth-number.ts';
import { digitSumOfProducts } from './digit-sum.ts';
import { hasIcaoCheckDigit, icaoCheckDigit } from './icao-check-digit.ts';
import { hasMod11And10, hasMod11Minus2 } from './iso-7064.ts';
import { hasLuhnBase36 } from './luhn-base-36.ts';
import { hasLuhn } from './luhn.ts';
import { isDayMonthYear, isShortDate, isYearMonthDay } from './short-date.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const body = fc.array(fc.nat(9), { minLength: 3, maxLength: 18 }).map((digits) => digits.join(''));

test.each([
  ['MOD 11,10', hasMod11And10, DIGITS],
  ['MOD 11-2', hasMod11Minus2, `${DIGITS}X`],
  ['ICAO', hasIcaoCheckDigit, DIGITS],
  ['Luhn in base 36', hasLuhnBase36, `${DIGITS}${LETTERS}`],
])('exactly one character completes a number under %s', (_name, holds, alphabet) => {
  fc.assert(
    fc.property(body, (digits) => {
      const complete = Array.from(alphabet).filter((last) => holds(`${digits}${last}`));
      expect(complete).toHaveLength(1);
    }),
  );
});

test('published numbers hold their checks', () => {
  // ISO/IEC 7064 examples, the specimen of ICAO Doc 9303, the GST portal’s example.
  expect(hasMod11And10('07945')).toBe(true);
  expect(hasMod11Minus2('079X')).toBe(true);
  expect(icaoCheckDigit('L898902C3')).toBe(6);
  expect(hasLuhnBase36('27AAPFU0939F1ZV')).toBe(true);
  expect(hasBirthNumber('710319/2745')).toBe(true);
  expect(hasBalticNumber('37605030299')).toBe(true);
});

test('what is no number holds no check', () => {
  for (const text of ['', '0', 'a-1', '１２']) {
    expect([hasMod11And10(text), hasMod11Minus2(text), hasLuhnBase36(text)]).toEqual([
      false,
      false,
      false,
    ]);
  }
});

test('with weights 1 and 2 the digit sum is the one that Luhn takes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }), (digits) => {
      const text = digits.join('');
      const sum = digitSumOfProducts(text, [2, 1, 2, 1, 2, 1, 2, 1]);
      expect(sum % 10 === 0).toBe(hasLuhn(text));
    }),
  );
});

test('a short date exists in one of two centuries', () => {
  // 1900 was no leap year, 2000 was; 1999 and 2099 are none.
  expect(isShortDate(0, 2, 29)).toBe(true);
  expect(isShortDate(99, 2, 29)).toBe(false);
  expect([isYearMonthDay('871220'), isDayMonthYear('871220')]).toEqual([true, false]);
  expect([isYearMonthDay('201287'), isDayMonthYear('201287')]).toEqual([false, true]);
});

test('birth numbers know women, late numbers and the years before the check', () => {
  expect(hasBirthNumber('715319/2740')).toBe(true);
  expect(hasBirthNumber('717319/2741')).toBe(true);
  expect(hasBirthNumber('520613/123')).toBe(true);
  expect(hasBirthNumber('540613/123')).toBe(false);
  expect(hasBirthNumber('520613/000')).toBe(false);
  expect(hasBirthNumber('711319/2745')).toBe(false);
});
