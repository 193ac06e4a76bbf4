import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBalticNumber } from './baltic-personal-code.ts';
import { hasBirthNumber } from './birth-number.ts';
import { digitSumOfProducts } from './digit-sum.ts';
import { isCheckedGermanSerialNumber, isGermanSerialNumber } from './german-serial-number.ts';
import { hasIcaoCheckDigit, icaoCheckDigit } from './icao-check-digit.ts';
import { hasMod11And10, hasMod11Minus2 } from './iso-7064.ts';
import { hasKoreanBirthday } from './korean-birthday.ts';
import { hasLuhnBase36 } from './luhn-base-36.ts';
import { hasLuhn } from './luhn.ts';
import { isDayMonthYear, isShortDate, isYearMonthDay } from './short-date.ts';
import { spanishControlLetter } from './spanish-control-letter.ts';
import { hasVariedDigits } from './varied-digits.ts';
import { VAT_CHECKS } from './vat-checks.ts';

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
  // 1900 was not a leap year, 2000 was; 1999 and 2099 are not.
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

test('serial numbers of German documents have digits, and a check digit that the specimens hold', () => {
  expect(isGermanSerialNumber('CZ6311T47')).toBe(true);
  expect(isGermanSerialNumber('NCHTSNVRT')).toBe(false);
  expect(isCheckedGermanSerialNumber('1220001297D')).toBe(true);
  expect(isCheckedGermanSerialNumber('1220001298D')).toBe(false);
});

test('the seventh digit of a Korean number tells the century of its birthday', () => {
  // 1900 was no leap year, 2000 was.
  const days = [1, 2, 3, 4, 5, 6, 7, 8].map((digit) => hasKoreanBirthday(`000229-${digit}000000`));
  expect(days).toEqual([false, false, true, true, false, false, true, true]);
});

test('the letter of a Spanish number follows from its remainder by 23', () => {
  // The usual example of the Ministry of the Interior.
  expect(spanishControlLetter(12_345_678)).toBe('Z');
});

test('one digit over and over is no number of anybody', () => {
  expect([hasVariedDigits('AB 111-111'), hasVariedDigits('AB 111-112')]).toEqual([false, true]);
});

test.each([
  ['AT', '13585627'],
  ['BE', '0428759497'],
  ['DK', '13585628'],
  ['EL', '094259216'],
  ['FI', '20774740'],
  ['HR', '33392005961'],
  ['IT', '00743110157'],
  ['LU', '15027442'],
  ['PL', '8567346215'],
  ['PT', '501964843'],
  ['SE', '123456789701'],
  ['SI', '50223054'],
] as const)('%s: the published number holds its check, its neighbour does not', (state, digits) => {
  const at = state === 'SE' ? 9 : digits.length - 1;
  const next = (Number(digits[at]) + 1) % 10;
  const neighbour = `${digits.slice(0, at)}${next}${digits.slice(at + 1)}`;
  expect([VAT_CHECKS[state](digits), VAT_CHECKS[state](neighbour)]).toEqual([true, false]);
});
