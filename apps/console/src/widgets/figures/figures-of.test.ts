import { expect, test } from 'vitest';
import { openLine } from './figures-of.ts';

const at = '2026-11-20T00:00:00.000Z';
const day = (opened: number, closed: number) => ({ startAt: at, opened, closed, critical: 0 });

test('the line of open detections ends at the figure and is counted back by day', () => {
  const strip = {
    open: { now: 7, before: 3 },
    perDay: [day(5, 0), day(1, 2)],
  };
  // 8 after the first day: 7 now, minus one opened, plus two closed.
  expect(openLine({ ...EMPTY, ...strip })).toEqual([8, 7]);
});

const none = { now: 0, before: 0 };
const EMPTY = {
  openCritical: none,
  seen: none,
  closed: none,
  unassigned: 0,
  closeMs: { now: null, before: null },
  sources: { reporting: 0, silent: 0, connected: 0 },
};
