import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

test('numbers are read as they were packed, and JSON writes the text as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 32 - 1)), (numbers) => {
      const text = packNumbers(numbers, 5);
      expect(unpackNumbers(`#${text}`, 5, 1)).toEqual(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(text).toHaveLength(numbers.length * 5);
    }),
  );
});

test('every digit has a letter of its own', () => {
  const digits = Array.from({ length: 93 }, (_, digit) => digit);
  const text = packNumbers(digits, 1);
  expect(new Set(text).size).toBe(93);
  expect(unpackNumbers(text, 1)).toEqual(digits);
});
