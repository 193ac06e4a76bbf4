import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderKeyOf, timeKey } from './order-key.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const time = fc.integer({ min: 0, max: 8.64e15 });
const sequence = fc.integer({ min: 0, max: 2 ** 40 - 1 });

test('order keys are UUIDs that sort by time, and of one clock by sequence', () => {
  fc.assert(
    fc.property(time, time, sequence, sequence, (at, other, count, next) => {
      const key = orderKeyOf(at, 'sensor lt-17', count);
      expect(key).toMatch(UUID);
      expect(key < orderKeyOf(at, 'sensor lt-17', next)).toBe(count < next);
      expect(key < orderKeyOf(at + 1 + other, 'service', next)).toBe(true);
    }),
  );
});

test('the key of a time comes before all keys of it, and after those of earlier times', () => {
  expect(timeKey(1000) <= orderKeyOf(1000, 'service', null)).toBe(true);
  expect(orderKeyOf(999, 'service', 2 ** 50) < timeKey(1000)).toBe(true);
  expect(orderKeyOf(-5, 'service', null)).toBe(orderKeyOf(0, 'service', null));
});
