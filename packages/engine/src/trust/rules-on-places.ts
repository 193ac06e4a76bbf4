import type { SettledPlace } from '@waybill/contract';
import { ofPlace } from './exposures-of.ts';
import { keyOf, tiersOf } from './trust-keys.ts';
import type { TrustRule } from './trust-rule.ts';

/**
 * Finds the rules that name a place, even if another rule decides. Flows name two places and are left
 * out.
 */
export function rulesOnPlaces(
  rules: readonly TrustRule[],
): (place: SettledPlace) => readonly TrustRule[] {
  const byKey = new Map<string, TrustRule[]>();
  for (const rule of rules) byKey.set(keyOf(rule), [...(byKey.get(keyOf(rule)) ?? []), rule]);
  return (place) => {
    const found = new Set<TrustRule>();
    for (const { key, canSanction } of tiersOf(ofPlace(place), null)) {
      for (const rule of byKey.get(key) ?? []) {
        if (canSanction || rule.verdict === 'forbidden') found.add(rule);
      }
    }
    return [...found];
  };
}
