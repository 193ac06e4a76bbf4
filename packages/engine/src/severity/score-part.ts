import type { DetectionExplanation } from '@waybill/contract';

export type ScorePart = DetectionExplanation['contributions'][number];

/** One contribution in points, rounded so that the stored value is the one shown. */
export function part(
  kind: ScorePart['kind'],
  label: string,
  value: number,
  seen: string | number | null = null,
): ScorePart {
  return {
    label,
    kind,
    value: Math.round(value * 10) / 10,
    seen: seen === null ? null : String(seen),
  };
}

/** Points of a count: none for one, and `perDecade` for each factor of ten, up to the cap. */
export function perDecade(count: number, rule: { perDecade: number; cap: number }): number {
  return count > 1 ? Math.min(rule.cap, rule.perDecade * Math.log10(count)) : 0;
}
