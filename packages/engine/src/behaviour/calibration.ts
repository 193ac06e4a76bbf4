import { SCORE_IDS } from './metrics.data.ts';

/** Days of which scores are compared with. */
export const CALIBRATION_DAYS = 28;
/** Highest scores that the shape of a tail is read from. */
const TAIL_SCORES = 40;
/** Mean excess of scores under a correct model, and its weight in scores. */
const MODEL_SCALE = 1 / Math.LN10;
const MODEL_COUNT = 5;

/** How often scores of a kind came up lately. */
export interface ScoreTail {
  /** Descending. */
  scores: Float64Array;
  /** Days that they come from. */
  days: number;
  /** Where the exponential tail starts, its mean excess, and how often per day it is reached. */
  from: number;
  scale: number;
  perDay: number;
}

export function scoreTail(scores: readonly number[], days: number): ScoreTail {
  const sorted = Float64Array.from(scores.filter((score) => score > 0))
    .toSorted()
    .toReversed();
  const count = Math.min(TAIL_SCORES, sorted.length);
  const from = sorted[count - 1] ?? 0;
  let excess = 0;
  for (let index = 0; index < count; index += 1) excess += (sorted[index] ?? 0) - from;
  return {
    scores: sorted,
    days,
    from,
    scale: (excess + MODEL_COUNT * MODEL_SCALE) / (count + MODEL_COUNT),
    perDay: Math.max(count, 1) / days,
  };
}

/**
 * Alerts per day at or above a score: the observed number, but never fewer than an exponential tail
 * fitted to the highest scores predicts. So a score never reached before also has a rate, and a
 * recurring score gets a rate that no budget allows.
 */
export function alertRate(tail: ScoreTail, score: number): number {
  return rateBeside(tail, score, 0);
}

/** @param own how many of the tail's scores are this score. */
function rateBeside(
  { scores, days, from, scale, perDay }: ScoreTail,
  score: number,
  own: number,
): number {
  if (score <= 0) return Number.POSITIVE_INFINITY;
  const seen = (countAtLeast(scores, score) - own) / days;
  const foretold = score <= from ? perDay : perDay * Math.exp((from - score) / scale);
  return Math.max(seen, foretold);
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

/** @param vectors scores of the days of people with at least one high score, see `ClosedDay.tops`. */
export function calibrate(vectors: readonly (readonly number[])[], days: number): Calibration {
  const tails = SCORE_IDS.map((_, index) =>
    scoreTail(
      vectors.map((scores) => scores[index] ?? 0),
      days,
    ),
  );
  // Each of them is compared with the others, as a new day is with all.
  const fused = vectors.map((scores) => leastRate(tails, scores, 1));
  return { tails, fused: scoreTail(fused, days) };
}

/** Added so that events rarer than daily count above zero. */
const SHIFT = 3;

/** The least rate of all scores of a new day, as a score: higher is rarer. */
export function fusedScore(tails: readonly ScoreTail[], scores: readonly number[]): number {
  return leastRate(tails, scores, 0);
}

function leastRate(tails: readonly ScoreTail[], scores: readonly number[], own: number): number {
  const rate = tails.reduce(
    (least, tail, index) => Math.min(least, rateBeside(tail, scores[index] ?? 0, own)),
    Number.POSITIVE_INFINITY,
  );
  return Math.max(0, SHIFT - Math.log10(rate));
}
