import type { RiskWeight } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { textOf } from '@waybill/ui';
import { scoreText } from '../../../../components/detection/score.text.ts';
import { weightsText } from './weights.text.ts';

/** Points by weight, of all that differ from the defaults. */
export type WeightDraft = Readonly<Record<string, number>>;

/** Value of a weight in a draft; its default if unset. */
export function pointsIn(draft: WeightDraft, { key, default: usual }: RiskWeight): number {
  return ownValue(draft, key) ?? usual;
}

export function draftOf(weights: readonly RiskWeight[]): WeightDraft {
  return Object.fromEntries(
    weights.filter(({ value, default: usual }) => value !== usual).map((w) => [w.key, w.value]),
  );
}

/** The draft with other points of a weight; drops its default. */
export function withPoints(draft: WeightDraft, weight: RiskWeight, points: number): WeightDraft {
  const others = Object.fromEntries(Object.entries(draft).filter(([key]) => key !== weight.key));
  return points === weight.default ? others : { ...others, [weight.key]: points };
}

export interface WeightChange {
  key: RiskWeight['key'];
  before: number;
  after: number;
}

/** Changes of a draft to the active weights. */
export function changesIn(draft: WeightDraft, weights: readonly RiskWeight[]): WeightChange[] {
  return weights.flatMap((weight) => {
    const after = pointsIn(draft, weight);
    return after === weight.value ? [] : [{ key: weight.key, before: weight.value, after }];
  });
}

/** Label of a weight: that of its contribution, if any. */
export function weightName(key: RiskWeight['key']): string {
  const own: Readonly<Record<string, string>> = textOf(weightsText);
  const known: Readonly<Record<string, string>> = textOf(scoreText);
  return ownValue(own, key) ?? ownValue(known, key) ?? key;
}
