import type { PolicyPrecision } from '@waybill/contract';

/** Quantile of the normal distribution for an interval of 95 %. */
const Z = 1.959964;

/** A share with its Wilson interval; null without a count. */
export function shareWithInterval(right: number, n: number): PolicyPrecision | null {
  if (n <= 0) return null;
  const value = right / n;
  const z2 = Z * Z;
  const center = (value + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((value * (1 - value)) / n + z2 / (4 * n * n));
  return { value, low: Math.max(0, center - half), high: Math.min(1, center + half), n };
}
