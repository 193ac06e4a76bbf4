import { expect, test } from 'vitest';
import { byteCount, integer, truth } from './number.ts';

test('integer reads numbers and digits only', () => {
  expect(integer(7)).toBe(7);
  expect(integer(' 1024 ')).toBe(1024);
  for (const value of ['1.5', 1.5, '', 'x', null, '1e3', '99999999999999999999', true, [1]]) {
    expect(integer(value)).toBeNull();
  }
});

test('byteCount refuses negative sizes', () => {
  expect(byteCount('0')).toBe(0);
  expect(byteCount(-1)).toBeNull();
});

test('truth reads words and digits and keeps unknown apart', () => {
  expect(['True', 'yes', 1, true].map(truth)).toEqual([true, true, true, true]);
  expect(['FALSE', 'no', 0, false].map(truth)).toEqual([false, false, false, false]);
  expect(['', 'maybe', null, {}].map(truth)).toEqual([null, null, null, null]);
});
