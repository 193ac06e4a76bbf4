import { expect, test } from 'vitest';
import { daySpan } from './day-span.ts';

/** Three days, the middle one of 25 hours, the first one cut by the range. */
const DAYS = [
  { startAt: '2026-10-24T12:00:00.000Z', endAt: '2026-10-24T22:00:00.000Z', counts: {} },
  { startAt: '2026-10-24T22:00:00.000Z', endAt: '2026-10-25T23:00:00.000Z', counts: {} },
  { startAt: '2026-10-25T23:00:00.000Z', endAt: '2026-10-26T11:00:00.000Z', counts: {} },
];
const DAY_MS = 86_400_000;

test('a span covers whole days, however long they are', () => {
  const start = Date.parse(DAYS[1]?.startAt ?? '');
  expect(daySpan(DAYS, start, start + DAY_MS)).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
  expect(daySpan(DAYS, Date.parse(DAYS[0]?.startAt ?? ''), start)).toEqual({
    from: '2026-10-24T12:00:00.000Z',
    to: '2026-10-24T22:00:00.000Z',
  });
  expect(daySpan(DAYS, start - 10 * DAY_MS, start - 9 * DAY_MS)).toBeNull();
});
