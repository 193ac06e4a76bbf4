import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDistinct,
  countDistinct,
  emptyDistinct,
  EXACT_LIMIT,
  mergeDistinct,
  readDistinct,
  storedDistinct,
} from './distinct.ts';
import { hash32 } from './hash-32.ts';

function distinctOf(from: number, until: number) {
  const distinct = emptyDistinct();
  for (let index = from; index < until; index += 1) addDistinct(distinct, hash32(`file-${index}`));
  return distinct;
}

test('few are counted exactly, many within a few per cent', () => {
  expect(countDistinct(distinctOf(0, EXACT_LIMIT))).toBe(EXACT_LIMIT);
  for (const count of [1000, 30_000, 200_000]) {
    expect(Math.abs(countDistinct(distinctOf(0, count)) / count - 1)).toBeLessThan(0.05);
  }
});

test('a count never falls', () => {
  const distinct = emptyDistinct();
  let before = 0;
  for (let index = 0; index < 3000; index += 1) {
    addDistinct(distinct, hash32(`file-${index}`));
    const count = countDistinct(distinct);
    expect(count).toBeGreaterThanOrEqual(before);
    before = count;
  }
});

test.each([0, 1, EXACT_LIMIT, EXACT_LIMIT + 1, 900, 1500, 60_000])(
  '%i things are read as they were stored',
  (count) => {
    const distinct = distinctOf(0, count);
    expect(readDistinct(storedDistinct(distinct))).toEqual(distinct);
  },
);

test('hashes that were stored as numbers are still read', () => {
  expect(readDistinct([7, 4_294_967_295])).toEqual({
    hashes: new Set([7, 4_294_967_295]),
    registers: null,
  });
});

test('two that are joined have seen what both have, also after they were stored', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(600), fc.nat(600), (first, second, third) => {
      const joined = readDistinct(storedDistinct(distinctOf(0, first)));
      mergeDistinct(joined, distinctOf(second, second + third));
      const all = distinctOf(0, first);
      for (let index = second; index < second + third; index += 1) {
        addDistinct(all, hash32(`file-${index}`));
      }
      expect(countDistinct(joined)).toBe(countDistinct(all));
    }),
    { numRuns: 40 },
  );
});
