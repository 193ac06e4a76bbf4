import type { DetectionFilter, FacetKey, Grouping } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import {
  DETECTION_ORIGINS,
  DETECTION_STATUSES,
  DETECTION_TYPES,
  DUE_STATES,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  OPEN_STATUSES,
  ALL_VERDICT_REASONS,
  SEVERITIES,
  SUBSTATUSES,
  VERDICTS,
} from '@waybill/contract/enums';
import { isTimeZone, toggleValue, type ActiveFilter, type FilterQuery } from '@waybill/ui';
import { readManaged } from '../../../components/managed-apps/use-managed-apps.ts';
import { sourceNamesIn } from '../../../components/source-names.ts';
import { readTimeRange, timeOf } from '../../../components/time-range/time-range.ts';
import { withParam } from '../../../app/navigation/with-param.ts';

/**
 * State of the list in its address: filter, order and the open row. Stored only there, so a copied link
 * shows the same.
 */
export interface DetectionView {
  filter: DetectionFilter;
  sort: DetectionSort;
  /** Id of the detection in the side panel. */
  selectedId: string | null;
  /** Grouping fields, outer one first; none for plain rows. */
  groups: readonly Grouping[];
}

export const SORTS = ['lastSeen', 'firstSeen', 'severity', 'events', 'due'] as const;
export type DetectionSort = (typeof SORTS)[number];
const DEFAULT_SORT: DetectionSort = 'lastSeen';

/** Search parameters that hold a list of values. */
export const LIST_KEYS = [
  'severity',
  'status',
  'substatus',
  'verdict',
  'reason',
  'due',
  'category',
  'source',
  'destination',
  'dataType',
  'person',
  'action',
  'direction',
  'type',
  'origin',
  'policy',
  'assignee',
  'mentioned',
  'tag',
  'object',
  'flow',
] as const satisfies readonly (FacetKey | 'reason' | 'mentioned' | 'person' | 'object' | 'flow')[];
export type ListKey = (typeof LIST_KEYS)[number];

/** Grouping fields of the list. */
export const GROUPINGS = [
  'person',
  'policy',
  'destination',
  'object',
  'dataType',
] as const satisfies readonly Grouping[];

/** Asks for detections that have no value there, e.g. no assignee. */
export const NONE = 'none' as const;

/** Free-text parameters, unchanged. */
const TEXT_KEYS = ['from', 'to', 'q', 'managed', 'zone'] as const;

/** Bounds of when a detection was first seen and closed; used by a number of the dashboard. */
const MOMENT_KEYS = ['firstFrom', 'firstTo', 'closedFrom', 'closedTo'] as const;

/** Closed vocabularies: other values in an address, such as outdated ones, are dropped. */
export const VOCABULARY = {
  severity: SEVERITIES,
  status: DETECTION_STATUSES,
  substatus: SUBSTATUSES,
  verdict: VERDICTS,
  reason: ALL_VERDICT_REASONS,
  due: DUE_STATES,
  category: EVENT_CATEGORIES,
  action: EVENT_ACTIONS,
  direction: ['inbound', 'outbound'],
  type: DETECTION_TYPES,
  origin: DETECTION_ORIGINS,
} as const satisfies Partial<Record<ListKey, readonly string[]>>;

function vocabularyOf(key: ListKey): readonly string[] | undefined {
  const known: Partial<Record<ListKey, readonly string[]>> = VOCABULARY;
  return ownValue(known, key);
}

const OWN_PARAMS: readonly string[] = [
  ...LIST_KEYS,
  ...TEXT_KEYS,
  ...MOMENT_KEYS,
  'not',
  'hours',
  'sort',
  'sel',
  'group',
];

const MAX_QUERY_LENGTH = 200;
/** Hours of a week, from Monday 0. */
const WEEK_HOURS = 168;

/** Values outside a closed vocabulary are dropped: an old link must not cause an error. */
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

function sources(params: URLSearchParams): string[] | undefined {
  const names = sourceNamesIn(params);
  return names.length === 0 ? undefined : names;
}

/** Excluded pairs `filter:value`; unknown filters and values are dropped. */
function exclusions(params: URLSearchParams): string[] | undefined {
  const pairs = [...new Set(params.getAll('not'))].filter((pair) => {
    const one = exclusionOf(pair);
    if (one === null) return false;
    return one.value === NONE || (vocabularyOf(one.key)?.includes(one.value) ?? true);
  });
  return pairs.length === 0 ? undefined : pairs;
}

/** A pair of `not` in its two parts; null when it names no filter. */
function exclusionOf(pair: string): { key: ListKey; value: string } | null {
  const colon = pair.indexOf(':');
  const key = LIST_KEYS.find((known) => known === pair.slice(0, colon));
  const value = pair.slice(colon + 1);
  return key === undefined || value === '' ? null : { key, value };
}

function weekHours(params: URLSearchParams): number[] | undefined {
  const hours = params
    .getAll('hours')
    .flatMap((text) => text.split(','))
    .filter((text) => /^\d{1,3}$/.test(text))
    .map(Number)
    .filter((hour) => hour < WEEK_HOURS);
  return hours.length === 0 ? undefined : [...new Set(hours)].toSorted((a, b) => a - b);
}

function timeZone(params: URLSearchParams): string | undefined {
  const name = params.get('zone') ?? '';
  return name !== '' && isTimeZone(name) ? name : undefined;
}

/** Reads the search parameters; the result is always a valid view. */
export function parseDetectionView(params: URLSearchParams): DetectionView {
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sort = SORTS.find((known) => known === params.get('sort')) ?? DEFAULT_SORT;
  const filter: DetectionFilter = {
    ...readTimeRange(params),
    q: q === '' ? undefined : q,
    severity: closed(params, 'severity', VOCABULARY.severity),
    status: closed(params, 'status', VOCABULARY.status),
    substatus: closed(params, 'substatus', VOCABULARY.substatus),
    verdict: closed(params, 'verdict', [...VOCABULARY.verdict, NONE]),
    reason: closed(params, 'reason', [...VOCABULARY.reason, NONE]),
    due: closed(params, 'due', VOCABULARY.due),
    category: closed(params, 'category', [...VOCABULARY.category, NONE]),
    source: sources(params),
    action: closed(params, 'action', [...VOCABULARY.action, NONE]),
    direction: closed(params, 'direction', [...VOCABULARY.direction, NONE]),
    type: closed(params, 'type', VOCABULARY.type),
    origin: closed(params, 'origin', VOCABULARY.origin),
    destination: open(params, 'destination'),
    dataType: open(params, 'dataType'),
    person: open(params, 'person'),
    policy: open(params, 'policy'),
    assignee: open(params, 'assignee'),
    mentioned: open(params, 'mentioned'),
    tag: open(params, 'tag'),
    object: open(params, 'object'),
    flow: open(params, 'flow'),
    not: exclusions(params),
    managed: readManaged(params),
    hours: weekHours(params),
    zone: timeZone(params),
    ...Object.fromEntries(MOMENT_KEYS.map((key) => [key, timeOf(params.get(key))])),
  };
  return { filter, sort, selectedId: params.get('sel') || null, groups: groupings(params) };
}

/** At most two, nested. */
function groupings(params: URLSearchParams): readonly Grouping[] {
  const asked = [...new Set((params.get('group') ?? '').split(','))];
  return asked.flatMap((one) => GROUPINGS.filter((known) => known === one)).slice(0, 2);
}

function appendAll(
  params: URLSearchParams,
  name: string,
  values: readonly (string | number)[] = [],
): void {
  for (const value of values) params.append(name, String(value));
}

/** Writes a view as search parameters; omits defaults, keeps foreign parameters. */
export function detectionParams(
  view: DetectionView,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !OWN_PARAMS.includes(name)));
  for (const key of [...TEXT_KEYS, ...MOMENT_KEYS]) {
    const value = view.filter[key];
    if (value !== undefined) params.set(key, value);
  }
  for (const key of LIST_KEYS) {
    appendAll(params, key, view.filter[key]);
  }
  appendAll(params, 'not', view.filter.not);
  appendAll(params, 'hours', view.filter.hours);
  if (view.sort !== DEFAULT_SORT) params.set('sort', view.sort);
  if (view.selectedId !== null) params.set('sel', view.selectedId);
  if (view.groups.length > 0) params.set('group', view.groups.join(','));
  return params;
}

/** Adds the value to a list, or removes it if present. */
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

/** Removes every filter; order, open row and other parameters stay. */
export function withoutFilters(shown: URLSearchParams): URLSearchParams {
  return detectionParams({ ...parseDetectionView(shown), filter: {} }, shown);
}

/** The address includes closed detections without naming a status. */
const CLOSED_PARAM = 'closed';
const CLOSED_SHOWN = 'shown';

/** Whether the filter leaves out closed detections and no other status. */
export function isOpenOnly({ status = [] }: DetectionFilter): boolean {
  return (
    status.length === OPEN_STATUSES.length && OPEN_STATUSES.every((one) => status.includes(one))
  );
}

/** The parameters with closed detections included or excluded. */
export function withClosed(shown: URLSearchParams, areShown: boolean): URLSearchParams {
  const next = withParam(shown, 'status', null);
  if (areShown) return withParam(next, CLOSED_PARAM, CLOSED_SHOWN);
  for (const status of OPEN_STATUSES) next.append('status', status);
  return withParam(next, CLOSED_PARAM, null);
}

/**
 * Whether the view narrows the list beyond open work. A zone alone does not, nor do all destinations.
 */
export function hasFilters({ managed, ...given }: DetectionFilter): boolean {
  const others = isOpenOnly(given) ? { ...given, status: undefined } : given;
  const isNarrowed = Object.entries(others).some(
    ([name, value]) => value !== undefined && name !== 'zone',
  );
  return isNarrowed || (managed !== undefined && managed !== 'all');
}

/** The filter as the bar and the typed query know it. */
export function queryOf(filter: DetectionFilter): FilterQuery {
  const wanted = LIST_KEYS.flatMap((key): ActiveFilter[] => {
    const values = filter[key] ?? [];
    return values.length === 0 ? [] : [{ key, isNegated: false, values }];
  });
  const unwanted = (filter.not ?? []).flatMap((pair) => exclusionOf(pair) ?? []);
  const filters = unwanted.reduce<ActiveFilter[]>(
    (all, { key, value }) => toggleValue(all, { key, isNegated: true, value }),
    wanted,
  );
  return { filters, text: filter.q ?? '' };
}

/** The parameters with this query; everything else stays. */
export function withQuery(shown: URLSearchParams, query: FilterQuery): URLSearchParams {
  const next = withFilters(shown, query.filters);
  return withParam(next, 'q', query.text.trim().slice(0, MAX_QUERY_LENGTH));
}

/** The parameters with these filters; everything else stays. */
export function withFilters(
  shown: URLSearchParams,
  filters: readonly ActiveFilter[],
): URLSearchParams {
  const next = new URLSearchParams(shown);
  for (const key of [...LIST_KEYS, 'not']) next.delete(key);
  for (const { key, isNegated, values } of filters) {
    for (const value of values) {
      if (isNegated) next.append('not', `${key}:${value}`);
      else next.append(key, value);
    }
  }
  return next;
}
