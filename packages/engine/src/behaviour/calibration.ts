import { SCORE_IDS } from './metrics.data.ts';

/** Days of which scores are compared with. */
export const CALIBRATION_DAYS = 28;
/** Highest scores that the shape of a tail is read from. */
const TAIL_SCORES = 40;
const LEAST_SCALE = 0.05;

/** How often scores of a kind came up lately. */
export interface ScoreTail {
  /** Descending. */
  scores: Float64Array;
  /** Days that they come from. */
  days: number;
  /** Where the exponential tail begins, its mean excess, and how often a day it is reached. */
  from: number;
  scale: number;
  perDay: number;
}

export function scoreTail(scores: readonly number[], days: number): ScoreTail {
  const sorted = Float64Array.from(scores.filter((score) => score > 0))
    .sort()
    .reverse();
  const count = Math.min(TAIL_SCORES, sorted.length);
  const from = sorted[count - 1] ?? 0;
  let excess = 0;
  for (let index = 0; index < count; index += 1) excess += (sorted[index] ?? 0) - from;
  return {
    scores: sorted,
    days,
    from,
    scale: Math.max(LEAST_SCALE, count === 0 ? 1 : excess / count),
    perDay: Math.max(count, 1) / days,
  };
}

/**
 * Alerts a day at or above a score: as many as there were, and never fewer than an exponential tail
 * through the highest of them foretells. What nobody ever reached so gets a rate too, and a score that
 * comes up again and again one that no budget allows.
 */
export function alertRate({ scores, days, from, scale, perDay }: ScoreTail, score: number): number {
  if (score <= 0) return Number.POSITIVE_INFINITY;
  const seen = countAtLeast(scores, score) / days;
  return score <= from
    ? Math.max(seen, perDay)
    : Math.max(seen, perDay * Math.exp((from - score) / scale));
}

function countAtLeast(descending: Float64Array, score: number): number {
  let low = 0;
  let high = descending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((descending[middle] ?? 0) >= score) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rates of the scores of the last days, of each kind and of the least of a day. */
export interface Calibration {
  tails: ScoreTail[];
  fused: ScoreTail;
}

/** @param vectors scores of the days of people that had any high one, see `ClosedDay.tops`. */
export function calibrate(vectors: readonly (readonly number[])[], days: number): Calibration {
  const tails = SCORE_IDS.map((_, index) =>
    scoreTail(
      vectors.map((scores) => scores[index] ?? 0),
      days,
    ),
  );
  const fused = vectors.map((scores) => fusedScore(tails, scores));
  return { tails, fused: scoreTail(fused, days) };
}

/** Added so that what is rarer than daily counts above nothing. */
const SHIFT = 3;

/** The least rate of all scores of a day, as a score: higher is rarer. */
export function fusedScore(tails: readonly ScoreTail[], scores: readonly number[]): number {
  const rate = tails.reduce(
    (least, tail, index) => Math.min(least, alertRate(tail, scores[index] ?? 0)),
    Number.POSITIVE_INFINITY,
  );
  return Math.max(0, SHIFT - Math.log10(rate));
}
