import type { FlowMap } from '@waybill/contract';
import { textOf, type FilterField, type FilterValue } from '@waybill/ui';
import { classificationText } from '../../../components/classification/classification.text.ts';
import { wordOfAny } from '../../../components/detection/word-of.ts';
import { discoveryText } from '../discovery.text.ts';
import { FLOW_LIST_KEYS, FLOW_VOCABULARY, NONE, type FlowListKey } from './flow-view.ts';

/** Label of a stored filter value. */
function valueLabel(key: FlowListKey, value: string, given: string | null): string {
  const text = textOf(discoveryText);
  if (value === NONE) return text.none;
  return key === 'dataClass' ? dataClassLabel(value) : (given ?? wordOfAny(value));
}

/** Label of a data class. */
export function dataClassLabel(value: string): string {
  if (value === 'nothing' || value === 'unread') return textOf(discoveryText)[value];
  return textOf(classificationText)[dataClassWord(value)];
}

const DATA_CLASS_WORDS = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
] as const;

function dataClassWord(value: string): (typeof DATA_CLASS_WORDS)[number] {
  return DATA_CLASS_WORDS.find((word) => word === value) ?? 'business';
}

function counted(map: FlowMap | undefined, key: FlowListKey): FilterValue[] {
  if (key === 'person') return [];
  return (map?.facets[key] ?? []).map(({ value, label, available }) => ({
    value,
    label: valueLabel(key, value, key === 'dataClass' ? null : label),
    count: available,
  }));
}

/** All filters of flows, with the events of each value. */
export function flowFields(map: FlowMap | undefined): FilterField[] {
  const text = textOf(discoveryText);
  return FLOW_LIST_KEYS.map((key) => {
    const values = counted(map, key);
    const known = new Set(values.map(({ value }) => value));
    const vocabulary = key === 'person' ? [] : FLOW_VOCABULARY[key];
    const others = vocabulary
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: valueLabel(key, value, null), count: 0 }));
    return {
      key,
      label: text[key],
      values: [
        ...values.filter(({ value }) => vocabulary.length === 0 || has(vocabulary, value)),
        ...others,
      ],
      isOpen: key === 'person',
      isOnlyPositive: true,
    };
  });
}

const has = (vocabulary: readonly string[], value: string): boolean => vocabulary.includes(value);

/** Number of events with one filter removed; null if unknown. */
export function freedBy(map: FlowMap | undefined, key: string): number | null {
  if (key !== 'direction' && key !== 'category' && key !== 'action' && key !== 'dataClass') {
    return null;
  }
  const facet = map?.facets[key];
  return facet === undefined ? null : facet.reduce((sum, { available }) => sum + available, 0);
}
