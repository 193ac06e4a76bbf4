import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRawHits, insertHit, orderHits } from './raw-hits.ts';

function listed({ count, start, pattern, end }: ReturnType<typeof createRawHits>): number[][] {
  return Array.from({ length: count }, (_, index) => [
    start[index] ?? -1,
    pattern[index] ?? -1,
    end[index] ?? -1,
  ]);
}

test('hits come by start and pattern, each once, in whatever order they were added', () => {
  const hit = fc.tuple(fc.nat(400), fc.nat(5));
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 600 }), (added) => {
      const hits = createRawHits(1);
      for (const [start, pattern] of added) insertHit(hits, pattern, start, start + pattern + 1);
      orderHits(hits);
      const once = new Map(
        added.map(([start, pattern]) => [
          start * 10 + pattern,
          [start, pattern, start + pattern + 1],
        ]),
      );
      expect(listed(hits)).toEqual([...once].toSorted(([a], [b]) => a - b).map(([, each]) => each));
    }),
  );
});

test('one hit before many does not move them all', () => {
  const hits = createRawHits();
  for (let start = 100; start < 1000; start += 1) insertHit(hits, 0, start, start + 1);
  expect(hits.isOrdered).toBe(true);
  insertHit(hits, 1, 5, 6);
  expect(hits.isOrdered).toBe(false);
  orderHits(hits);
  expect([hits.isOrdered, hits.count, hits.start[0], hits.start[900]]).toEqual([true, 901, 5, 999]);
});
