import { expect, test } from 'vitest';
import { ageFilter } from './age-filter.ts';

const AS_OF = '2026-11-20T12:00:00.000Z';

test('a band of ages is a span of first sights; the youngest and the oldest are open at one end', () => {
  expect(ageFilter({ minDays: 7, maxDays: 30, counts: {} }, AS_OF)).toEqual({
    firstFrom: '2026-10-21T12:00:00.000Z',
    firstTo: '2026-11-13T12:00:00.000Z',
  });
  expect(ageFilter({ minDays: 0, maxDays: 1, counts: {} }, AS_OF)).toEqual({
    firstFrom: '2026-11-19T12:00:00.000Z',
  });
  expect(ageFilter({ minDays: 30, maxDays: null, counts: {} }, AS_OF)).toEqual({
    firstTo: '2026-10-21T12:00:00.000Z',
  });
});
