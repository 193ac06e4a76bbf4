import type { Dashboard } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { textOf } from '@waybill/ui';
import { CROSS_KEYS, type CrossKey, type CrossValues, type Mark } from './board-filter.ts';
import { boardText } from './board.text.ts';
import { hourLabel } from './hour-label.ts';
import { wordOfAny } from '../detection/word-of.ts';

export interface CrossChip {
  key: string;
  label: string;
  value: string;
  mark: Mark;
}

/** A chip for every filter set by a mark; people and policies by name if known. */
export function crossChips(
  cross: CrossValues,
  data: Dashboard | undefined,
  policyNames: ReadonlyMap<string, string>,
): CrossChip[] {
  const text = textOf(boardText);
  return CROSS_KEYS.flatMap((key) =>
    (ownValue(cross, key) ?? []).map((value) => ({
      key: `${key}:${value}`,
      label: text[key],
      value: valueLabel(key, value, data, policyNames),
      mark: { [key]: [value] },
    })),
  );
}

function valueLabel(
  key: CrossKey,
  value: string,
  data: Dashboard | undefined,
  policyNames: ReadonlyMap<string, string>,
): string {
  const known = (ranked: Dashboard['people'] | undefined): string | null =>
    ranked?.find((one) => one.value === value)?.label ?? null;
  switch (key) {
    case 'hours':
      return hourLabel(Number(value));
    case 'person':
      return known(data?.people) ?? value;
    case 'policy':
      return known(data?.policies) ?? policyNames.get(value) ?? value;
    case 'severity':
    case 'category':
      return wordOfAny(value);
    default:
      return value;
  }
}
