import type { FlowFilter, FLOW_LEVELS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { keysOfPeople } from '../inventory/inventory-read-model.ts';
import { DAY_LISTS, FLOW_COLUMNS, groupSql } from '../ingest/writing/flow-columns.ts';
import { namedInText } from '../search/search-read-model.ts';
import {
  eventConditionsSql,
  flowConditions,
  maskSql,
  scopeSql,
  statementValues,
  type FlowCondition,
  type StatementValues,
} from './flow-conditions.ts';
import { dayText, type FlowRange, type Span } from './flow-range.ts';

export type FlowLevel = (typeof FLOW_LEVELS)[number];

/** Input of a flow reading; the range is resolved. */
export interface FlowQuery {
  tenantId: number;
  filter: FlowFilter;
  conditions: readonly FlowCondition[];
  range: FlowRange;
  level: FlowLevel;
  /** Counts people and objects, which takes longest. */
  hasMembers: boolean;
}

/** A query of a filter in a range. */
export async function flowQuery(
  tx: Transaction,
  given: Omit<FlowQuery, 'conditions'>,
): Promise<FlowQuery> {
  const { tenantId } = given;
  const conditions = await flowConditions(tx, tenantId, given.filter);
  const person = given.filter.person ?? [];
  // A person's events include those of all their accounts.
  const filter =
    person.length === 0
      ? given.filter
      : { ...given.filter, person: await keysOfPeople(tx, tenantId, person) };
  return { ...given, filter, conditions };
}

const KEYS = FLOW_COLUMNS.map(({ name }) => name).join(', ');
const EVENT_KEYS = FLOW_COLUMNS.map(({ name, sql }) => `${sql} AS ${name}`).join(', ');

const EVENT_MEMBERS = DAY_LISTS.filter(({ name }) => name === 'objects' || name === 'people')
  .map(({ name, sql }) => `, ${sql} AS ${name}`)
  .join('');

/**
 * A statement's `WITH flow AS (…)`: events by all that flows are distinguished by, whole days from the
 * roll-up and the rest from the events themselves. Columns: o and d (ids of the level), direction,
 * category, action, data_class, managed, scope, sensitivity, bar (number of the histogram's bar), mask (bits of
 * the filters that are failed), and either events and bytes, or objects and people (then bar is 0, and how often
 * each is named says nothing).
 *
 * @param paired days of the range whose pairs are valid: their people and objects are fewer there.
 */
export function flowSource(
  query: FlowQuery,
  part: 'counts' | 'members',
  paired: readonly string[] = [],
): StatementValues & { sql: string } {
  const given = statementValues(query.tenantId);
  const { place } = given;
  const isMembers = part === 'members';
  const { days } = query.range;
  const parts = [
    ...(days && isMembers ? membersFromRollUps(days, paired, place) : []),
    ...(days && !isMembers ? [fromRollUp(query, days, place)] : []),
    ...query.range.edges.map((edge) => fromEvents(query, edge, isMembers, place)),
  ];
  const sql = `WITH flow AS (
    SELECT ${query.level === 'place' ? 'f.origin_id AS o, f.destination_id AS d' : 'f.origin_group_id AS o, f.destination_group_id AS d'},
      f.*, ${scopeSql('f')} AS scope, ${maskSql(query.conditions, place)} AS mask
    FROM (${parts.join(' UNION ALL ')}) AS f)`;
  return { ...given, sql };
}

type Place = StatementValues['place'];

function fromRollUp({ range }: FlowQuery, days: Span, place: Place): string {
  const { startAt, widthMs } = range.bars;
  const first = `${place(new Date(startAt).toISOString().slice(0, 10))}::date`;
  const bar = `(r.day - ${first}) / ${widthMs / 86_400_000}`;
  return `SELECT ${KEYS}, ${bar} AS bar, r.origin_group_id, r.destination_group_id, r.events,
      r.bytes::float8 AS bytes
    FROM activity_day r WHERE ${daysSql(days, place)}`;
}

function membersFromRollUps(days: Span, paired: readonly string[], place: Place): string[] {
  const columns = `${KEYS}, 0 AS bar, r.origin_group_id, r.destination_group_id, r.objects, r.people`;
  const where = daysSql(days, place);
  const given = `${place(paired)}::date[]`;
  return [
    `SELECT ${columns} FROM activity_day r WHERE ${where} AND r.day <> ALL(${given})`,
    `SELECT ${columns} FROM activity_day_pairs r WHERE ${where} AND r.day = ANY(${given})`,
  ];
}

function daysSql(days: Span, place: Place): string {
  return `r.tenant_id = $1 AND r.day >= ${place(dayText(days.from))}::date
      AND r.day < ${place(dayText(days.to))}::date`;
}

function fromEvents(query: FlowQuery, span: Span, isMembers: boolean, place: Place): string {
  const { startAt, widthMs } = query.range.bars;
  const bar = isMembers
    ? '0'
    : `floor((date_part('epoch', a.occurred_at) * 1000 - ${startAt}) / ${widthMs})::integer`;
  const figures = isMembers
    ? EVENT_MEMBERS
    : ', count(*) AS events, coalesce(sum(a.object_bytes), 0)::float8 AS bytes';
  return `SELECT ${EVENT_KEYS}, ${bar} AS bar, ${groupSql('origin')} AS origin_group_id,
      ${groupSql('destination')} AS destination_group_id${figures}
    FROM activity a WHERE ${eventSpanSql(query, span, place)}
    GROUP BY ${Array.from({ length: FLOW_COLUMNS.length + 1 }, (_, index) => index + 1).join(', ')}`;
}

/** Searched by free text: everything that the tabs list. */
const NAMED = {
  actor: 'a.actor_key',
  object: 'a.object_key',
  places: ['a.origin_name', 'a.destination_name'],
  operation: 'a.vendor_operation',
};

/** Events of the tenant in a span, of the requested people, with the free text in a name. */
export function eventSpanSql(
  { filter }: Pick<FlowQuery, 'filter'>,
  span: Span,
  place: Place,
): string {
  const people = filter.person?.length
    ? ` AND a.actor_key = ANY(${place(filter.person)}::text[])`
    : '';
  const named = namedInText(filter.q ?? '', NAMED, place).map((condition) => ` AND ${condition}`);
  return `a.tenant_id = $1 AND a.occurred_at >= ${place(new Date(span.from))}
    AND a.occurred_at < ${place(new Date(span.to))}${people}${named.join('')}`;
}

/** The events of a filter as SQL over `activity a`. */
export function eventsWhere(query: FlowQuery, place: Place): string {
  const { range, conditions } = query;
  return `${eventSpanSql(query, range, place)}${eventConditionsSql(conditions, place)}`;
}
