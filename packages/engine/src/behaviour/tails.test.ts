import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTail, sizeTail } from './tails.ts';

/** The chance of `seen` or more, summed up term by term. */
function slowTail(seen: number, mean: number, spread: number): number {
  const size = 1 / spread;
  const share = mean / (size + mean);
  let term = (1 - share) ** size;
  let below = 0;
  for (let count = 0; count < seen; count += 1) {
    below += term;
    term *= ((count + size) / (count + 1)) * share;
  }
  return 1 - below;
}

test('the tail of a count is the one that its distribution sums up to', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 30, noNaN: true }),
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (mean, spread, seen) => {
        const slow = slowTail(seen, mean, spread);
        fc.pre(seen > mean && slow > 1e-7);
        expect(countTail(seen, mean, spread)).toBeCloseTo(-Math.log10(slow), 4);
      },
    ),
  );
});

test('without spread it is that of Poisson', () => {
  // P(X ≥ 3) for a mean of 1 is 1 − 2.5 / e.
  expect(countTail(3, 1, 0)).toBeCloseTo(-Math.log10(1 - 2.5 / Math.E), 4);
});

test('more is never less rare, and what is usual is not rare at all', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      (mean, spread, seen) => {
        const score = countTail(seen, mean, spread);
        expect(countTail(seen + 1, mean, spread)).toBeGreaterThanOrEqual(score - 1e-9);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(seen > mean || score === 0).toBe(true);
      },
    ),
  );
});

test('the tail of a size is that of the normal distribution of its logarithm', () => {
  const at = (z: number): number => sizeTail(Math.exp(z), 0, 1);
  expect(at(-1)).toBe(0);
  expect(10 ** -at(1)).toBeCloseTo(0.158_655, 5);
  expect(10 ** -at(1.999_999)).toBeCloseTo(10 ** -at(2), 6);
  expect(10 ** -at(3)).toBeCloseTo(0.001_349_9, 6);
  expect(at(8)).toBeCloseTo(15.206, 3);
});
