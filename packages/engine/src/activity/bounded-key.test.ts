import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedKey } from './bounded-key.ts';

const bytes = (text: string): number => Buffer.byteLength(text.toWellFormed());

test('a short text is its own key', () => {
  expect(boundedKey('anna@northwind.example', 254)).toBe('anna@northwind.example');
  expect(boundedKey('ß'.repeat(127), 254)).toBe('ß'.repeat(127));
});

test('a long text keeps its beginning, and two that begin alike stay two', () => {
  const a = boundedKey(`${'x'.repeat(5000)}a`, 254);
  const b = boundedKey(`${'x'.repeat(5000)}b`, 254);
  expect(a.startsWith('xxxx')).toBe(true);
  expect(a).not.toBe(b);
  expect(boundedKey(`${'x'.repeat(5000)}a`, 254)).toBe(a);
});

test('no key is longer than allowed, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      expect(bytes(boundedKey(text, 253))).toBeLessThanOrEqual(253);
    }),
  );
});
