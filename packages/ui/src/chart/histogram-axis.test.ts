import { expect, test } from 'vitest';
import { bucketLabel, timeTicks } from './histogram-axis.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 7);
const buckets = (count: number, ms: number) =>
  Array.from({ length: count }, (_, index) => ({ startAt: START + index * ms, counts: {} }));

test('labels never stand closer than there is room for', () => {
  expect(timeTicks(buckets(14, DAY), DAY, 760, 'UTC').map((tick) => tick.label)).toEqual([
    '7 Nov',
    '9 Nov',
    '11 Nov',
    '13 Nov',
    '15 Nov',
    '17 Nov',
    '19 Nov',
  ]);
  expect(timeTicks(buckets(14, DAY), DAY, 80, 'UTC')).toHaveLength(1);
});

test('short buckets are labelled by time, and by day where one begins', () => {
  const labels = timeTicks(buckets(8, 6 * HOUR), 6 * HOUR, 2000, 'UTC').map((tick) => tick.label);
  expect(labels).toEqual(['7 Nov', '06:00', '12:00', '18:00', '8 Nov', '06:00', '12:00', '18:00']);
});

test('a bucket is spelled out by its length and in the time zone', () => {
  expect(bucketLabel(START, DAY, 'UTC')).toBe('7 Nov');
  expect(bucketLabel(START, 7 * DAY, 'UTC')).toBe('7 Nov to 13 Nov');
  expect(bucketLabel(START, HOUR, 'UTC')).toBe('7 Nov, 00:00 to 01:00');
  expect(bucketLabel(START, HOUR, 'America/New_York')).toBe('6 Nov, 19:00 to 20:00');
});
