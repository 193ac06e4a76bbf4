import { expect, test } from 'vitest';
import { alertRate, calibrate, fusedScore, scoreTail } from './calibration.ts';
import { SCORE_IDS } from './metrics.data.ts';

const DAYS = 28;

/** Perfectly calibrated scores: one in ten is above 1, one in a hundred above 2. */
const honest = Array.from({ length: 2800 }, (_, index) => -Math.log10((index + 0.5) / 2800));

test('a score comes up as often as it did, and what never came up more seldom', () => {
  const tail = scoreTail(honest, DAYS);
  expect(alertRate(tail, 2)).toBeCloseTo(1, 1);
  expect(alertRate(tail, 3)).toBeCloseTo(0.1, 1);
  const beyond = [4, 5, 6].map((score) => alertRate(tail, score));
  expect(beyond).toEqual(beyond.toSorted((a, b) => b - a));
  expect(beyond[2]).toBeGreaterThan(0);
  expect(beyond[2]).toBeLessThan(0.001);
  expect(alertRate(tail, 0)).toBe(Number.POSITIVE_INFINITY);
});

test('a score that comes up again and again is worth no alert, however high it is', () => {
  const noisy = scoreTail(
    Array.from({ length: 7 * DAYS }, () => 300),
    DAYS,
  );
  expect(alertRate(noisy, 300)).toBeCloseTo(7);
});

test('a noisy kind of score takes nothing from the others', () => {
  const quiet = honest.map((score) => SCORE_IDS.map((_, index) => (index === 0 ? score : 0)));
  const noisy = quiet.map((scores, place) => scores.with(1, place % 14 === 0 ? 300 : 0));
  const outlier = SCORE_IDS.map((_, index) => (index === 0 ? 6 : 0));
  const [before, after] = [quiet, noisy].map((vectors) => {
    const { tails, fused } = calibrate(vectors, DAYS);
    return alertRate(fused, fusedScore(tails, outlier));
  });
  expect(after).toBeLessThan(0.01);
  expect(before).toBeLessThan(0.01);
});
