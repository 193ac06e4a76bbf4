import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function bucketsAt(start: number) {
  let now = start;
  const buckets = createTokenBuckets({ burst: 3, perMinute: 6, clock: () => now });
  return { buckets, wait: (ms: number) => (now += ms) };
}

test('gives the burst, then says how long to wait, then gives again', () => {
  const { buckets, wait } = bucketsAt(0);
  expect([1, 2, 3].map(() => buckets.take('192.0.2.1'))).toEqual([0, 0, 0]);
  expect(buckets.take('192.0.2.1')).toBe(10);
  wait(4000);
  expect(buckets.take('192.0.2.1')).toBe(6);
  wait(6000);
  expect(buckets.take('192.0.2.1')).toBe(0);
});

test('a refused attempt costs nothing, and a long pause gives no more than the burst', () => {
  const { buckets, wait } = bucketsAt(0);
  for (let i = 0; i < 10; i += 1) buckets.take('192.0.2.1');
  wait(3_600_000);
  expect([1, 2, 3, 4].map(() => buckets.take('192.0.2.1') > 0)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('addresses have buckets of their own; an IPv6 /64 shares one', () => {
  const { buckets } = bucketsAt(0);
  for (let i = 0; i < 3; i += 1) buckets.take(`2001:db8:0:1::${i}`);
  expect(buckets.take('2001:0db8:0000:0001:ffff::1')).toBeGreaterThan(0);
  expect(buckets.take('2001:db8:0:2::1')).toBe(0);
  expect(buckets.take('::ffff:192.0.2.9')).toBe(0);
});

test('looking takes nothing', () => {
  const { buckets } = bucketsAt(0);
  for (let i = 0; i < 5; i += 1) expect(buckets.waitSeconds('192.0.2.1')).toBe(0);
  for (let i = 0; i < 3; i += 1) buckets.take('192.0.2.1');
  expect(buckets.waitSeconds('192.0.2.1')).toBe(10);
});
