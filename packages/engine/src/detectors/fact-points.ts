import { ownValue, type DetectionFact } from '@waybill/contract';
import { BASE_POINTS, FACT_FAMILIES, FAMILY_CAPS } from './fact-families.data.ts';

/** Points of facts in log odds, in order; capped per family. */
function pointsOf(facts: readonly DetectionFact[]): number[] {
  const left = new Map<string, number>();
  return facts.map(({ key, points }) => {
    const family = ownValue(FACT_FAMILIES, key);
    if (family === undefined || points <= 0) return points;
    const rest = left.get(family) ?? FAMILY_CAPS[family];
    const counted = Math.min(points, rest);
    left.set(family, rest - counted);
    return counted;
  });
}

/** Log odds that a detector's result is meaningful: the base rate and the points of its facts. */
export function logOddsOf(facts: readonly DetectionFact[]): number {
  return BASE_POINTS + pointsOf(facts).reduce((sum, points) => sum + points, 0);
}
