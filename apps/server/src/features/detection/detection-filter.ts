import { DetectionFilter, FACETS, OPEN_STATUSES, type FacetKey } from '@waybill/contract';
import { requireTimeZone } from '../../http/time-zone.ts';
import { AppError } from '../../platform/app-error.ts';
import { flowOfDetectionSql } from './open-by-flow.ts';
import { instantOf } from './relative-time.ts';
import { TENANT_ZONE } from './zone-of-filter.ts';

/** Conditions of a filter as SQL over `detection d`, with their values. */
export interface FilterSql {
  /** Joined with AND; never empty. */
  where: string;
  values: unknown[];
  /** Adds a value of the caller's own statement. @returns its place, e.g. `$3`. */
  place(value: unknown): string;
}

/** A part of a filter that can be left out: a facet with its exclusions, or the time range. */
export type FilterPart = FacetKey | 'range';

/** Multi-valued facets of a detection: each has its own table. */
const LISTS = {
  dataType: { table: 'detection_data_type', column: 'data_type_id' },
  tag: { table: 'detection_tag', column: 'tag' },
} as const satisfies Partial<Record<FacetKey, { table: string; column: string }>>;
export type ListFacet = keyof typeof LISTS;
export const LIST_FACETS = LISTS;
const LIST_KEYS: readonly ListFacet[] = ['dataType', 'tag'];

/** Whether a detection is due depends on the current time; all other facets compare one column. */
type ColumnFacet = Exclude<FacetKey, ListFacet | 'due'>;

/** Filters whose values are compared with a column. */
const COLUMNS = {
  status: 'd.status',
  substatus: 'd.substatus',
  verdict: 'd.verdict',
  reason: 'd.verdict_reason',
  severity: 'd.severity',
  type: 'd.type',
  origin: 'd.origin',
  category: 'd.category',
  action: 'd.action',
  source: 'd.source',
  destination: 'd.destination_name',
  direction: 'd.direction',
  policy: 'd.policy_key',
  assignee: 'd.assignee_id',
  person: 'd.person_key',
  object: 'd.object_key',
} as const satisfies Record<ColumnFacet | 'reason' | 'person' | 'object', string>;
type ColumnKey = keyof typeof COLUMNS;

/** Facets that count a column. */
export const COLUMN_FACETS: readonly ColumnFacet[] = FACETS.filter(
  (key) => key !== 'dataType' && key !== 'tag' && key !== 'due',
);

/** Column that a facet counts and its filter compares. */
export const FACET_COLUMNS: Readonly<Record<ColumnFacet, string>> = COLUMNS;

/** Filters whose names `not` accepts. */
type NotKey = ColumnKey | ListFacet | 'due';
const NOT_KEYS: readonly NotKey[] = [...FACETS, 'reason', 'person', 'object'];

/** The planner knows how often each value occurs of a column, not of an expression. */
const NEVER_NULL: ReadonlySet<ColumnKey> = new Set([
  'status',
  'substatus',
  'severity',
  'type',
  'source',
] satisfies ColumnKey[]);

/** Represents "has no value here" in a filter. */
export const NONE = 'none';

/** Represents the caller. */
const ME = 'me';

/** The first hour of 1970 was one of a Thursday. */
const FIRST_HOUR = 3 * 24;

/**
 * Hour of the week in a zone, from Monday 0 to Sunday 167, of a column of instants since 1970.
 *
 * @param zone place of the zone's name.
 */
export function hourOfWeek(column: string, zone: string): string {
  // One conversion and whole numbers: four times as fast as asking for the day and the hour.
  const hours = `floor(date_part('epoch', ${column} AT TIME ZONE ${zone}) / 3600)::integer`;
  return `((${hours} + ${FIRST_HOUR}) % 168)`;
}

/**
 * The filter as SQL: one definition for the list, the summary, the export, the dashboard and the
 * search. Merged rows are always excluded: the surviving row represents them. Throws `request.invalid`,
 * naming the field, for an invalid filter.
 *
 * @param without filter parts left out to count alternatives.
 * @param values of the statement so far, if it contains several filters; appended to.
 */
export function filterSql(
  filter: DetectionFilter,
  now: number,
  without: readonly FilterPart[] = [],
  values: unknown[] = [],
): FilterSql {
  const place = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    `d.status <> 'merged'`,
    ...(without.includes('range') ? [] : rangeConditions(filter, now, place)),
    ...facetConditions(
      filter,
      place,
      COLUMN_FACETS.filter((key) => !without.includes(key)),
    ),
    ...LIST_KEYS.flatMap((key) =>
      without.includes(key) ? [] : listConditions(filter, key, place),
    ),
    ...(without.includes('due') ? [] : dueConditions(filter, now, place)),
    ...otherConditions(filter, now, place),
  ];
  return { where: conditions.join(' AND '), values, place };
}

type Place = FilterSql['place'];

function rangeConditions(filter: DetectionFilter, now: number, place: Place): string[] {
  return momentConditions(filter, { column: 'd.last_seen_at', from: 'from', to: 'to' }, now, place);
}

/** A moment of a detection, and the parameters that bound it: from is included, to is not. */
interface BoundMoment {
  column: 'd.last_seen_at' | 'd.first_seen_at' | 'd.closed_at';
  from: 'from' | 'firstFrom' | 'closedFrom';
  to: 'to' | 'firstTo' | 'closedTo';
}

function momentConditions(
  filter: DetectionFilter,
  moment: BoundMoment,
  now: number,
  place: Place,
): string[] {
  const from = instantOf(filter[moment.from], moment.from, now);
  const to = instantOf(filter[moment.to], moment.to, now);
  return [
    ...(from === null ? [] : [`${moment.column} >= ${place(new Date(from))}`]),
    ...(to === null ? [] : [`${moment.column} < ${place(new Date(to))}`]),
  ];
}

/** The filter's conditions per column, included and excluded. */
export function facetConditions(
  filter: DetectionFilter,
  place: Place,
  keys: readonly ColumnKey[],
): string[] {
  const unwanted = exclusionsOf(filter);
  return keys.flatMap((key) => {
    const value = NEVER_NULL.has(key) ? COLUMNS[key] : `coalesce(${COLUMNS[key]}, '${NONE}')`;
    const chosen = filter[key] ?? [];
    const excluded = unwanted.get(key) ?? [];
    return [
      ...(chosen.length === 0 ? [] : [`${value} = ANY(${place(chosen)})`]),
      ...(excluded.length === 0 ? [] : [`${value} <> ALL(${place(excluded)})`]),
    ];
  });
}

/**
 * The filter's conditions on data types or tags: a detection has any of the included ones, and none of
 * the excluded ones.
 */
export function listConditions(filter: DetectionFilter, key: ListFacet, place: Place): string[] {
  const unwanted = exclusionsOf(filter).get(key) ?? [];
  const chosen = filter[key] ?? [];
  return [
    ...(chosen.length === 0 ? [] : [hasAnyOf(key, chosen, place)]),
    ...(unwanted.length === 0 ? [] : [`NOT ${hasAnyOf(key, unwanted, place)}`]),
  ];
}

function hasAnyOf(key: ListFacet, wanted: readonly string[], place: Place): string {
  const { table, column } = LISTS[key];
  const values = wanted.filter((value) => value !== NONE);
  const having = `d.detection_id IN (SELECT t.detection_id FROM ${table} t`;
  const conditions = [
    ...(values.length === 0 ? [] : [`${having} WHERE t.${column} = ANY(${place(values)}))`]),
    ...(values.length === wanted.length ? [] : [`NOT ${having})`]),
  ];
  return `(${conditions.join(' OR ')})`;
}

/** Due state of `detection d` at `now`, one of `DUE_STATES`; days are those of the filter's zone. */
export function dueState(filter: DetectionFilter, now: number, place: Place): string {
  const at = `${place(new Date(now))}::timestamptz`;
  const zone = zoneSql(filter, place);
  const isOpen = `d.status = ANY(${place(OPEN_STATUSES)}::text[])`;
  const nextDay = `(date_trunc('day', ${at} AT TIME ZONE ${zone}) + interval '1 day') AT TIME ZONE ${zone}`;
  return `CASE WHEN d.due_at IS NULL OR NOT ${isOpen} THEN 'none' WHEN d.due_at < ${at} THEN 'overdue'
    WHEN d.due_at < ${nextDay} THEN 'today' ELSE 'later' END`;
}

/** The filter's conditions on due times. */
export function dueConditions(filter: DetectionFilter, now: number, place: Place): string[] {
  const unwanted = exclusionsOf(filter).get('due') ?? [];
  const chosen = filter.due ?? [];
  return [
    ...(chosen.length === 0 ? [] : [`${dueState(filter, now, place)} = ANY(${place(chosen)})`]),
    ...(unwanted.length === 0
      ? []
      : [`${dueState(filter, now, place)} <> ALL(${place(unwanted)})`]),
  ];
}

/** The zone whose hours and days are meant, as a part of the statement. */
function zoneSql({ zone }: DetectionFilter, place: Place): string {
  if (zone === undefined) return TENANT_ZONE;
  requireTimeZone(zone, 'zone');
  return `${place(zone)}::text`;
}

/** The filter with the reader's id instead of `me`. */
export function ownFilter(filter: DetectionFilter, userId: string): DetectionFilter {
  const named = (ids: string[] | undefined) => ids?.map((id) => (id === ME ? userId : id));
  const { assignee, mentioned, not, ...others } = filter;
  return {
    ...others,
    assignee: named(assignee),
    mentioned: named(mentioned),
    not: not?.map((pair) => (pair === `assignee:${ME}` ? `assignee:${userId}` : pair)),
  };
}

function otherConditions(filter: DetectionFilter, now: number, place: Place): string[] {
  const conditions = [
    ...facetConditions(filter, place, ['reason', 'person', 'object']),
    ...momentConditions(
      filter,
      { column: 'd.first_seen_at', from: 'firstFrom', to: 'firstTo' },
      now,
      place,
    ),
    ...momentConditions(
      filter,
      { column: 'd.closed_at', from: 'closedFrom', to: 'closedTo' },
      now,
      place,
    ),
  ];
  if (filter.managed === 'managed') conditions.push('d.is_destination_managed');
  // A detection without a destination is null there, and so in neither half.
  if (filter.managed === 'unmanaged') conditions.push('NOT d.is_destination_managed');
  if (filter.zone !== undefined) requireTimeZone(filter.zone, 'zone');
  if (filter.mentioned?.length) {
    conditions.push(
      `d.detection_id IN (SELECT m.detection_id FROM detection_mention m WHERE m.user_id = ANY(${place(filter.mentioned)}))`,
    );
  }
  if (filter.flow?.length) {
    const flows = `${place(filter.flow)}::text[]`;
    conditions.push(
      `(${flowOfDetectionSql('group')} = ANY(${flows}) OR ${flowOfDetectionSql('place')} = ANY(${flows}))`,
    );
  }
  if (filter.hours?.length) {
    const hour = hourOfWeek('d.last_seen_at', zoneSql(filter, place));
    conditions.push(`${hour} = ANY(${place(filter.hours)})`);
  }
  for (const word of searchWords(filter.q)) {
    const pattern = place(`%${likeLiteral(word)}%`);
    conditions.push(`d.detection_id IN (SELECT detection_search(${pattern}))`);
  }
  return conditions;
}

/** Values of `not` by the filter that they belong to. */
function exclusionsOf(filter: DetectionFilter): Map<NotKey, string[]> {
  const exclusions = new Map<NotKey, string[]>();
  for (const pair of filter.not ?? []) {
    const colon = pair.indexOf(':');
    const key = NOT_KEYS.find((name) => name === pair.slice(0, colon));
    const value = pair.slice(colon + 1);
    if (!key || value === '')
      throw invalidPair('is not in the form filter:value, such as status:closed');
    // A misspelt value would silently exclude nothing.
    if (value !== NONE && !DetectionFilter.shape[key].safeParse([value]).success) {
      throw invalidPair(`has an invalid value for ${key}`);
    }
    exclusions.set(key, [...(exclusions.get(key) ?? []), value]);
  }
  return exclusions;
}

function invalidPair(message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path: 'not', message }] });
}

/** Words that must all be found; quotes keep several together. */
export function searchWords(text: string | undefined): string[] {
  return [...(text ?? '').toLowerCase().matchAll(/"([^"]+)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
