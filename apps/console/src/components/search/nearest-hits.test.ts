import type { SearchHit } from '@waybill/contract';
import { expect, test } from 'vitest';
import { nearestHits } from './nearest-hits.ts';

const group = (kind: SearchHit['kind'], ...titles: string[]) => ({
  kind,
  hits: titles.map((title) => ({ kind, key: title, keys: [title], title })),
});

test('offers the best of each kind before the second best of one, each title once', () => {
  const found = nearestHits([
    group('detection', 'DET-1 Opened'),
    group('object', 'Payroll.xlsx', 'Payroll old.xlsx'),
    group('person', 'Pay Roland', 'Paula Roll'),
    group('place', 'Payroll.xlsx'),
  ]);
  expect(found.map(({ kind, title }) => [kind, title])).toEqual([
    ['person', 'Pay Roland'],
    ['object', 'Payroll.xlsx'],
    ['person', 'Paula Roll'],
  ]);
});

test('offers nothing where only detections are alike', () => {
  expect(nearestHits([group('detection', 'DET-1 Opened')])).toEqual([]);
});
