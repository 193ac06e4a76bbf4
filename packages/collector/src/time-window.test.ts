import { expect, test } from 'vitest';
import { stretchToRead, windowsOf, type TimeCursor } from './time-window.ts';

const NOON = Date.UTC(2026, 1, 3, 12);
const HOUR = 3_600_000;
const CURSOR: TimeCursor = {
  type: 'time',
  field: 'at',
  order: 'asc',
  overlap: 60,
  lag: 10,
  initial: 7200,
  commit: 'run',
};

test('a run reads from its position less the overlap to now less the lag', () => {
  expect(stretchToRead(CURSOR, NOON - HOUR, NOON)).toEqual({
    from: NOON - HOUR - 60_000,
    to: NOON - 10_000,
  });
  expect(stretchToRead({ ...CURSOR, maxAge: 600 }, undefined, NOON).from).toBe(NOON - 600_000);
});

test('windows follow each other without a gap, none longer than the vendor answers', () => {
  const windows = [
    ...windowsOf({ from: NOON, to: NOON + 5 * HOUR }, { ...CURSOR, maxWindow: 7200 }),
  ];
  expect(windows.map(({ to }) => (to - NOON) / HOUR)).toEqual([2, 4, 5]);
  expect(windows.slice(1).map(({ from }) => (from - NOON) / HOUR)).toEqual([2, 4]);
});

test('a window within a day ends at midnight, UTC', () => {
  const stretch = { from: NOON, to: NOON + 20 * HOUR };
  const windows = [...windowsOf(stretch, { ...CURSOR, isWithinDay: true })];
  expect(windows.map(({ to }) => (to - NOON) / HOUR)).toEqual([12, 20]);
});
