import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actPlaces } from './act-places.ts';

const MINUTE = 60_000;

test('acts keep their order, from one end of the line to the other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 40 }), (found) => {
      const { places } = actPlaces(found.toSorted((a, b) => a - b));
      expect(places[0]?.at).toBe(0);
      expect(places.at(-1)?.at).toBeCloseTo(1);
      for (const [index, { at }] of places.slice(1).entries()) {
        expect(at).toBeGreaterThan(places[index]?.at ?? 1);
      }
    }),
  );
});

test('a long pause takes more room, within bounds, and is written out', () => {
  const minutes = [0, 1, 2, 3, 500, 501].map((minute) => minute * MINUTE);
  const { places } = actPlaces(minutes);
  expect(places.map(({ pauseMs }) => pauseMs)).toEqual([
    null,
    null,
    null,
    null,
    497 * MINUTE,
    null,
  ]);
  const step = (index: number) => (places[index]?.at ?? 0) - (places[index - 1]?.at ?? 0);
  expect(step(4) / step(1)).toBeGreaterThan(2);
  expect(step(4) / step(1)).toBeLessThan(5);
});

test('one act stands in the middle', () => {
  expect(actPlaces([7]).places).toEqual([{ at: 0.5, pauseMs: null }]);
});
