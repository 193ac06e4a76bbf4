import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';
import { digitsOf, isCountedDigits, isOneDigit } from './digits-of.ts';
import { shannonEntropy } from './entropy.ts';
import { hasLuhn } from './luhn.ts';
import { mod97 } from './mod-97.ts';
import { hasVerhoeff } from './verhoeff.ts';
import { weightedSum } from './weighted-sum.ts';

const number = fc
  .array(fc.nat(9), { minLength: 4, maxLength: 20 })
  .map((digits) => digits.join(''));

test.each([
  ['luhn', hasLuhn],
  ['verhoeff', hasVerhoeff],
])('exactly one digit completes a number under %s', (_name, holds) => {
  fc.assert(
    fc.property(number, (body) => {
      const complete = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(holds);
      expect(complete).toHaveLength(1);
    }),
  );
});

test('verhoeff notices every exchange of neighbours', () => {
  fc.assert(
    fc.property(number, fc.nat(18), (body, seed) => {
      const valid = Array.from({ length: 10 }, (_, d) => `${body}${d}`).find(hasVerhoeff) ?? '';
      const at = seed % (valid.length - 1);
      const [left, right] = [valid.charAt(at), valid.charAt(at + 1)];
      const swapped = valid.slice(0, at) + right + left + valid.slice(at + 2);
      expect(hasVerhoeff(swapped)).toBe(left === right);
    }),
  );
});

test('published numbers hold their checks', () => {
  // ISO/IEC 7812 example, Verhoeff’s own example, the IBAN registry’s example of the United Kingdom.
  expect(hasLuhn('79927398713')).toBe(true);
  expect(hasVerhoeff('2363')).toBe(true);
  expect(mod97('NWBK60161331926819GB29')).toBe(1);
});

test('what is no number holds no check', () => {
  for (const text of ['', '0', 'abc', '12a4', '１２']) {
    expect([hasLuhn(text), hasVerhoeff(text)]).toEqual([false, false]);
  }
  expect([mod97(''), mod97('1 2')]).toEqual([-1, -1]);
});

test('a weighted sum multiplies place by place', () => {
  expect(weightedSum('123', [3, 2, 1])).toBe(10);
  expect(weightedSum('A1', [1, 1])).toBe(11);
  expect(weightedSum('99', [1])).toBe(9);
});

test('entropy counts the bits of a character', () => {
  expect(shannonEntropy('')).toBe(0);
  expect(shannonEntropy('aaaa')).toBe(0);
  expect(shannonEntropy('abab')).toBe(1);
  expect(shannonEntropy('abcd')).toBe(2);
});

test('only days of the calendar are dates', () => {
  expect(isCalendarDate(2024, 2, 29)).toBe(true);
  expect(isCalendarDate(2023, 2, 29)).toBe(false);
  expect(isCalendarDate(1900, 2, 29)).toBe(false);
  expect(isCalendarDate(2000, 2, 29)).toBe(true);
  expect([isCalendarDate(2023, 13, 1), isCalendarDate(2023, 0, 1)]).toEqual([false, false]);
  expect([isCalendarDate(2023, 4, 31), isCalendarDate(2023, 4, 0)]).toEqual([false, false]);
});

test('digits are told apart from what separates them, and from filler', () => {
  expect(digitsOf('a1-2 3.')).toBe('123');
  expect([isOneDigit('111'), isOneDigit('112'), isOneDigit('')]).toEqual([true, false, false]);
  expect([isCountedDigits('1234567890'), isCountedDigits('321'), isCountedDigits('124')]).toEqual([
    true,
    true,
    false,
  ]);
});
