import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLevels } from './count-levels.ts';

test('the lines are round numbers up to a round top', () => {
  expect(countLevels(1, 4)).toEqual({ levels: [0, 1], top: 1 });
  expect(countLevels(7, 4)).toEqual({ levels: [0, 2, 4, 6, 8], top: 8 });
  expect(countLevels(93, 4)).toEqual({ levels: [0, 20, 40, 60, 80, 100], top: 100 });
  expect(countLevels(1204, 2)).toEqual({ levels: [0, 1000], top: 1500 });
});

test('no count sticks out, and there are few lines', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(2, 4),
      (largest, about) => {
        const { levels, top } = countLevels(largest, about);
        expect(top).toBeGreaterThanOrEqual(largest);
        expect(top).toBeLessThanOrEqual(largest * 1.6 + 1);
        expect(levels.length).toBeLessThanOrEqual(2 * about + 1);
        expect(levels.every((level) => Number.isInteger(level) && level <= top)).toBe(true);
      },
    ),
  );
});
