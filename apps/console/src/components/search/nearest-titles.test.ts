import { expect, test } from 'vitest';
import { nearestTitles } from './nearest-titles.ts';

const hits = (...titles: string[]) => titles.map((title) => ({ title }));

test('offers the best of each kind before the second best of one, each title once', () => {
  expect(
    nearestTitles([
      { kind: 'detection', hits: hits('DET-1 Opened') },
      { kind: 'object', hits: hits('Payroll.xlsx', 'Payroll old.xlsx') },
      { kind: 'person', hits: hits('Pay Roland', 'Paula Roll') },
      { kind: 'place', hits: hits('Payroll.xlsx') },
    ]),
  ).toEqual(['Pay Roland', 'Payroll.xlsx', 'Paula Roll']);
});

test('offers nothing where only detections are alike', () => {
  expect(nearestTitles([{ kind: 'detection', hits: hits('DET-1 Opened') }])).toEqual([]);
});
