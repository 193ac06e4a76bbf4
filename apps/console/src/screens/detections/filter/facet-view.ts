import type {
  DetectionFilter,
  DetectionListItem,
  DetectionSummary,
  FacetKey,
} from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { SOURCE_NAMES } from '@waybill/contract/sources';
import { textOf, type Facet, type FilterField, type FilterValue } from '@waybill/ui';
import { SEVERITIES_BY_URGENCY } from '../../../components/detection/detection-labels.data.ts';
import { wordOfAny } from '../../../components/detection/word-of.ts';
import { detectionsText } from '../detections.text.ts';
import { LIST_KEYS, NONE, VOCABULARY, type ListKey } from './detection-view.ts';

/** Heads of the facets, in the order of the panel; severity has its own strip. */
const FACET_ORDER = [
  'status',
  'category',
  'source',
  'destination',
  'due',
  'substatus',
  'verdict',
  'dataType',
  'policy',
  'action',
  'assignee',
  'tag',
  'direction',
  'type',
  'origin',
] as const satisfies readonly FacetKey[];

/** The values of a vocabulary, in menu order: they can be selected even with a count of zero. */
function vocabularyOf(key: ListKey): readonly string[] | undefined {
  if (key === 'severity') return SEVERITIES_BY_URGENCY;
  if (key === 'source') return SOURCE_NAMES;
  const known: Partial<Record<ListKey, readonly string[]>> = VOCABULARY;
  return ownValue(known, key);
}

/** Represents the caller. */
const ME = 'me';

/** Names of policies by key: the summary may contain only their keys. */
export type PolicyNames = ReadonlyMap<string, string>;
const NO_NAMES: PolicyNames = new Map();

/** Label of a filter; people type its key. */
export function keyLabel(key: ListKey): string {
  const text = textOf(detectionsText);
  return key === 'origin' ? text.raisedBy : text[key];
}

/** Label of a stored filter value. */
export function valueLabel(
  key: ListKey,
  value: string,
  given: string | null,
  policyNames: PolicyNames = NO_NAMES,
): string {
  const text = textOf(detectionsText);
  if (value === NONE) {
    if (key === 'due') return text.notDue;
    return key === 'assignee' ? text.unassigned : text.noneOf;
  }
  if (value === ME && (key === 'assignee' || key === 'mentioned')) return text.me;
  if (vocabularyOf(key) !== undefined && key !== 'source') return wordOfAny(value);
  return given ?? policyNames.get(value) ?? value;
}

/** The counted values of a facet, with the result of selecting each. */
function countedValues(
  summary: DetectionSummary | undefined,
  key: ListKey,
  policyNames: PolicyNames,
) {
  const facet = summary?.facets.find((one) => one.key === key);
  return (facet?.values ?? []).map(({ value, label, available }) => ({
    value: value ?? NONE,
    label: valueLabel(key, value ?? NONE, label, policyNames),
    count: available,
  }));
}

/** The facets of a summary in the panel's form; omits those without values. */
export function facetsOf(summary: DetectionSummary, policyNames: PolicyNames = NO_NAMES): Facet[] {
  return FACET_ORDER.flatMap((key) => {
    const values = countedValues(summary, key, policyNames);
    // If nothing was seen, tagged or closed yet, there is nothing to filter by.
    const isIdle =
      (key === 'dataType' || key === 'tag' || key === 'verdict') &&
      values.every(({ value }) => value === NONE);
    return values.length === 0 || isIdle ? [] : [{ key, label: keyLabel(key), values }];
  });
}

/** Always present in a detection: no one filters by its absence. */
const NEVER_NONE: readonly ListKey[] = ['severity', 'status', 'source', 'type', 'origin'];

/** Not counted by the server. */
const UNCOUNTED: readonly ListKey[] = ['person', 'object', 'flow'];

type Row = Pick<DetectionListItem, 'person' | 'object'>;

/** People and objects are not counted: those of the loaded rows are offered. */
function rowValues(rows: readonly Row[], key: ListKey): FilterValue[] {
  const found = new Map<string, string>();
  for (const { person, object } of rows) {
    if (key === 'person' && person !== null) {
      found.set(person.key, person.name ?? person.email ?? person.key);
    }
    if (key === 'object' && object !== null) found.set(object.key, object.name);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}

/** All filters of the list, with their known values. */
export function filterFields(
  summary: DetectionSummary | undefined,
  rows: readonly Row[],
  policyNames: PolicyNames = NO_NAMES,
): FilterField[] {
  return LIST_KEYS.map((key) => {
    const counted = [...countedValues(summary, key, policyNames), ...rowValues(rows, key)];
    const known = new Set(counted.map(({ value }) => value));
    const others = [...(vocabularyOf(key) ?? []), ...(NEVER_NONE.includes(key) ? [] : [NONE])]
      .filter((value) => !known.has(value))
      .map((value) => ({
        value,
        label: valueLabel(key, value, null),
        ...(UNCOUNTED.includes(key) ? {} : { count: 0 }),
      }));
    return {
      key,
      label: keyLabel(key),
      values: [...counted, ...others],
      isOpen: vocabularyOf(key) === undefined,
    };
  });
}

/** Closed detections under the filter without its status; undefined while unknown. */
export function closedCount(summary: DetectionSummary | undefined): number | undefined {
  const status = summary?.facets.find(({ key }) => key === 'status');
  if (status === undefined) return undefined;
  return status.values.find(({ value }) => value === 'closed')?.available ?? 0;
}

/** Number of detections with one filter removed; null if the summary does not include it. */
export function freedBy(summary: DetectionSummary | undefined, key: string): number | null {
  const facet = summary?.facets.find((one) => one.key === key);
  // A detection may have several data types and tags, and is counted with each.
  return facet === undefined || facet.key === 'dataType' || facet.key === 'tag'
    ? null
    : facet.values.reduce((sum, { available }) => sum + available, 0);
}

/** Names of data types by id, of all that the filtered detections have. */
export function typeNamesOf(summary: DetectionSummary | undefined): ReadonlyMap<string, string> {
  const facet = summary?.facets.find(({ key }) => key === 'dataType');
  return new Map(
    facet?.values.flatMap(({ value, label }) =>
      value === null || label === null ? [] : [[value, label]],
    ),
  );
}

/** The included values of each filter. */
export function selectedOf(filter: DetectionFilter): Record<string, readonly string[]> {
  return Object.fromEntries(LIST_KEYS.map((key) => [key, filter[key] ?? []]));
}
