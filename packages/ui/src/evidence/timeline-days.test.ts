import { expect, test } from 'vitest';
import { timelineSteps } from './timeline-days.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

test('a day is named first, and again only where another one begins', () => {
  const steps = timelineSteps([NOON, NOON + 60_000, NOON + 13 * HOUR], 'UTC');
  expect(steps).toEqual([
    { day: '20 Nov 2026', gap: null },
    { day: null, gap: null },
    { day: '21 Nov 2026', gap: { length: '12 h 59 min', isBack: false } },
  ]);
});

test('days begin at the midnight of the zone', () => {
  const steps = timelineSteps([NOON, NOON + 11.5 * HOUR], 'Europe/Berlin');
  expect(steps.map(({ day }) => day)).toEqual(['20 Nov 2026', '21 Nov 2026']);
});

test('newest first, the quiet time lies before', () => {
  expect(timelineSteps([NOON, NOON - HOUR], 'UTC')[1]?.gap).toEqual({
    length: '1 h',
    isBack: true,
  });
});
