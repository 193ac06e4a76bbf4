import { expect, test } from 'vitest';
import { hourAfterKey, levelOf, weekOf } from './heat-layout.ts';

test('a week has 168 hours; those named twice are added up, others do not exist', () => {
  const week = weekOf([
    { hour: 0, value: 2 },
    { hour: 0, value: 3 },
    { hour: 167, value: 1 },
    { hour: 168, value: 9 },
    { hour: -1, value: 9 },
  ]);
  expect(week).toHaveLength(168);
  expect([week[0], week[1], week[167]]).toEqual([5, 0, 1]);
});

test.each([
  [0, 100, 0],
  [-4, 100, 0],
  [1, 100, 1],
  [25, 100, 3],
  [100, 100, 5],
  [3, 0, 0],
])('%d of %d has the step %d', (value, largest, level) => {
  expect(levelOf(value, largest)).toBe(level);
});

test.each([
  [0, 'ArrowLeft', 0],
  [0, 'ArrowRight', 1],
  [23, 'ArrowRight', 23],
  [0, 'ArrowUp', 0],
  [5, 'ArrowDown', 29],
  [160, 'ArrowDown', 160],
  [30, 'Home', 24],
  [30, 'End', 47],
  [30, 'a', undefined],
])('from hour %d, %s leads to %s', (hour, key, next) => {
  expect(hourAfterKey(hour, key)).toBe(next);
});
