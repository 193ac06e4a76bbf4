/** Coefficients of the Lanczos approximation (g = 7, n = 9), good to 15 digits. */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
];
const LOG_ROOT_TAU = 0.918_938_533_204_672_7;
const MOST_STEPS = 500;
const TINY = 1e-300;
/** Beyond this value a tail adds no information. */
const MOST_SCORE = 300;

/** Logarithm of the gamma function for positive numbers. */
function logGamma(value: number): number {
  const x = value - 1;
  const [first = 0, ...rest] = LANCZOS;
  const series = rest.reduce((sum, part, index) => sum + part / (x + index + 1), first);
  const t = x + 7.5;
  return LOG_ROOT_TAU + (x + 0.5) * Math.log(t) - t + Math.log(series);
}

/** Continued fraction of the incomplete beta function (Lentz), for x below (a + 1) / (a + b + 2). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const factor = d * c;
    result *= factor;
    if (Math.abs(factor - 1) < 1e-10) break;
  }
  return result;
}

function away(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/**
 * Rarity of a count of `seen` or more given this mean: the negative base-10 logarithm of the
 * probability under a negative binomial with variance mean + spread × mean². A spread of 0 is the
 * Poisson distribution. 0 for values not above the mean.
 */
export function countTail(seen: number, mean: number, spread: number): number {
  if (!(seen > mean) || seen <= 0 || mean <= 0) return 0;
  const size = 1 / Math.max(spread, 1e-6);
  const share = mean / (size + mean);
  // P(X ≥ n) is the incomplete beta function I_share(n, size).
  const front =
    seen * Math.log(share) +
    size * Math.log1p(-share) -
    (logGamma(seen) + logGamma(size) - logGamma(seen + size));
  const log = front + Math.log(betaFraction(share, seen, size) / seen);
  return scoreOfLog(log);
}

/** The same for a value whose logarithm is normal with this mean and deviation. */
export function sizeTail(seen: number, logMean: number, logDeviation: number): number {
  if (seen <= 0) return 0;
  const z = (Math.log(seen) - logMean) / logDeviation;
  return z <= 0 ? 0 : scoreOfLog(logNormalTail(z));
}

/** Logarithm of the chance that a standard normal value is above z, for z above 0. */
function logNormalTail(z: number): number {
  if (z < 2) return Math.log(seriesTail(z));
  // Continued fraction of the Mills ratio.
  let fraction = 0;
  for (let step = 60; step >= 1; step -= 1) fraction = step / (z + fraction);
  return -0.5 * z * z - LOG_ROOT_TAU - Math.log(z + fraction);
}

/** The same by the series of the distribution function, exact for small z. */
function seriesTail(z: number): number {
  let term = z;
  let sum = z;
  for (let step = 1; step < 60; step += 1) {
    term *= (z * z) / (2 * step + 1);
    sum += term;
  }
  return 0.5 - sum * Math.exp(-0.5 * z * z - LOG_ROOT_TAU);
}

function scoreOfLog(log: number): number {
  const score = -log / Math.LN10;
  return Number.isNaN(score) ? 0 : Math.min(MOST_SCORE, Math.max(0, score));
}
