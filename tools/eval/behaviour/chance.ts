import type { Random } from '../lineage/random.ts';

/** Random distributions of human activity. */

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

export function logNormal(random: Random, median: number, sigma: number): number {
  return median * Math.exp(sigma * normal(random));
}

/** Whole numbers with this mean: the sum of what a process of constant rate brings. */
export function poisson(random: Random, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}

/** From 1 up, rarely large: the chance of n or more falls with n to the power of `-exponent`. */
export function paretoCount(random: Random, exponent: number, most: number): number {
  return Math.min(most, Math.floor((1 - random.next()) ** (-1 / exponent)));
}
