import type { DetectionFilter } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { EVENT_CATEGORIES, SEVERITIES } from '@waybill/contract/enums';
import { sourceNamesIn } from '../source-names.ts';

/** Search parameters that a press on a mark sets; they are named as on the detections list. */
export const CROSS_KEYS = [
  'severity',
  'category',
  'source',
  'destination',
  'person',
  'policy',
  'hours',
] as const satisfies readonly (keyof DetectionFilter)[];
export type CrossKey = (typeof CROSS_KEYS)[number];

/** Filter parameters as text, as in addresses and marks. */
export type CrossValues = Partial<Record<CrossKey, readonly string[]>>;

const HOURS = Array.from({ length: 168 }, (_, hour) => String(hour));

/** Values outside a closed vocabulary are dropped: an old link must not cause an error. */
const VOCABULARY: Partial<Record<CrossKey, readonly string[]>> = {
  severity: SEVERITIES,
  category: EVENT_CATEGORIES,
  hours: HOURS,
};

/** Filters of all widgets from the address; always a valid filter. */
export function readCross(params: URLSearchParams): CrossValues {
  return Object.fromEntries(
    CROSS_KEYS.flatMap((key) => {
      const kept = key === 'source' ? sourceNamesIn(params) : crossValues(params, key);
      return kept.length === 0 ? [] : [[key, kept]];
    }),
  );
}

function crossValues(params: URLSearchParams, key: CrossKey): string[] {
  const known = ownValue(VOCABULARY, key);
  const values = [...new Set(params.getAll(key).filter((value) => value !== ''))];
  return values
    .flatMap((value) => (known === undefined ? [value] : value.split(',')))
    .filter((value) => known?.includes(value) ?? true);
}

/** Filters of one mark, e.g. the two ends of a flow. */
export type Mark = CrossValues;

/** Whether the address filters by the whole mark already. */
export function isFilteredBy(cross: CrossValues, mark: Mark): boolean {
  return CROSS_KEYS.every((key) =>
    (ownValue(mark, key) ?? []).every((value) => ownValue(cross, key)?.includes(value) ?? false),
  );
}

/** Adds the mark to the filters of the address, or removes it if already present. */
export function toggleMark(shown: URLSearchParams, mark: Mark): URLSearchParams {
  const next = new URLSearchParams(shown);
  const cross = readCross(shown);
  const isThere = isFilteredBy(cross, mark);
  for (const key of CROSS_KEYS) {
    const values = ownValue(mark, key);
    if (values === undefined) continue;
    const others = (ownValue(cross, key) ?? []).filter((value) => !values.includes(value));
    next.delete(key);
    for (const value of isThere ? others : [...others, ...values]) next.append(key, value);
  }
  return next;
}

/** Removes every filter of marks; range and other parameters stay. */
export function withoutCross(shown: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(shown);
  for (const key of CROSS_KEYS) next.delete(key);
  return next;
}

/** The filter in API form. */
export function crossFilter(cross: CrossValues): DetectionFilter {
  return {
    severity: SEVERITIES.filter((value) => cross.severity?.includes(value)),
    category: EVENT_CATEGORIES.filter((value) => cross.category?.includes(value)),
    source: [...(cross.source ?? [])],
    destination: [...(cross.destination ?? [])],
    person: [...(cross.person ?? [])],
    policy: [...(cross.policy ?? [])],
    hours: (cross.hours ?? []).map(Number),
  };
}
