import type { DetectionFilter, FacetKey } from '@waybill/contract';
import {
  DETECTION_ORIGINS,
  DETECTION_STATUSES,
  DETECTION_TYPES,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  INTEGRATION_NAMES,
  SEVERITIES,
} from '@waybill/contract/enums';

/**
 * What the address of the list says: filter, order and the row that is open. The address is the only
 * place where this is kept, so a copied link shows the same.
 */
export interface DetectionView {
  filter: DetectionFilter;
  sort: DetectionSort;
  /** Id of the detection in the side panel. */
  selectedId: string | null;
}

export const SORTS = ['lastSeen', 'firstSeen', 'severity', 'events'] as const;
export type DetectionSort = (typeof SORTS)[number];
const DEFAULT_SORT: DetectionSort = 'lastSeen';

/** Search parameters that hold a list of values. */
export const LIST_KEYS = [
  'severity',
  'status',
  'category',
  'source',
  'destination',
  'person',
  'action',
  'direction',
  'type',
  'origin',
  'policy',
  'assignee',
] as const satisfies readonly (FacetKey | 'person')[];
export type ListKey = (typeof LIST_KEYS)[number];

/** `none` asks for detections without an assignee. */
export const UNASSIGNED = 'none';

const OWN_PARAMS: readonly string[] = [...LIST_KEYS, 'from', 'to', 'q', 'sort', 'sel'];

const MAX_QUERY_LENGTH = 200;
const RELATIVE_TIME = /^now(-\d{1,4}[mhdw])?$/;

/** Values outside a closed vocabulary are dropped: an old link must not answer with an error. */
function closed<T extends string>(
  params: URLSearchParams,
  key: ListKey,
  vocabulary: readonly T[],
): T[] | undefined {
  const asked = new Set(params.getAll(key).flatMap((value) => value.split(',')));
  const known = vocabulary.filter((value) => asked.has(value));
  return known.length === 0 ? undefined : known;
}

function open(params: URLSearchParams, key: ListKey): string[] | undefined {
  const values = [...new Set(params.getAll(key).filter((value) => value !== ''))];
  return values.length === 0 ? undefined : values;
}

/** An instant or a time relative to now, kept as written; undefined when it is neither. */
function time(params: URLSearchParams, key: 'from' | 'to'): string | undefined {
  const text = params.get(key) ?? '';
  if (RELATIVE_TIME.test(text)) return text;
  return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Reads the search parameters; whatever they hold, the result is a valid view. */
export function parseDetectionView(params: URLSearchParams): DetectionView {
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sort = SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT;
  const filter: DetectionFilter = {
    from: time(params, 'from'),
    to: time(params, 'to'),
    q: q === '' ? undefined : q,
    severity: closed(params, 'severity', SEVERITIES),
    status: closed(params, 'status', DETECTION_STATUSES),
    category: closed(params, 'category', EVENT_CATEGORIES),
    source: closed(params, 'source', INTEGRATION_NAMES),
    action: closed(params, 'action', EVENT_ACTIONS),
    direction: closed(params, 'direction', ['inbound', 'outbound'] as const),
    type: closed(params, 'type', DETECTION_TYPES),
    origin: closed(params, 'origin', DETECTION_ORIGINS),
    destination: open(params, 'destination'),
    person: open(params, 'person'),
    policy: open(params, 'policy'),
    assignee: open(params, 'assignee'),
  };
  return { filter, sort, selectedId: params.get('sel') || null };
}

/** Writes a view as search parameters; defaults are left out, parameters of others are kept. */
export function detectionParams(
  view: DetectionView,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !OWN_PARAMS.includes(name)));
  for (const key of ['from', 'to', 'q'] as const) {
    const value = view.filter[key];
    if (value !== undefined) params.set(key, value);
  }
  for (const key of LIST_KEYS) {
    for (const value of view.filter[key] ?? []) params.append(key, value);
  }
  if (view.sort !== DEFAULT_SORT) params.set('sort', view.sort);
  if (view.selectedId !== null) params.set('sel', view.selectedId);
  return params;
}

/** Adds the value to a list, or takes it out when it is there. */
export function toggleListValue(
  shown: URLSearchParams,
  key: ListKey,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(shown);
  const values = next.getAll(key).flatMap((text) => text.split(','));
  next.delete(key);
  const kept = values.includes(value)
    ? values.filter((known) => known !== value)
    : [...values, value];
  for (const one of kept) next.append(key, one);
  return next;
}

/** Sets one parameter, or takes it away with null. */
export function withParam(
  shown: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(shown);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Takes every filter away; order, open row and parameters of others stay. */
export function withoutFilters(shown: URLSearchParams): URLSearchParams {
  const { sort, selectedId } = parseDetectionView(shown);
  return detectionParams({ filter: {}, sort, selectedId }, shown);
}

/** Whether the view narrows the list at all. */
export function hasFilters(filter: DetectionFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
