import type { FlowFilter, FLOW_LEVELS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { DAY_LISTS, FLOW_COLUMNS, groupSql } from '../ingest/writing/flow-columns.ts';
import {
  eventConditionsSql,
  flowConditions,
  maskSql,
  statementValues,
  type FlowCondition,
  type StatementValues,
} from './flow-conditions.ts';
import { dayText, type FlowRange, type Span } from './flow-range.ts';

export type FlowLevel = (typeof FLOW_LEVELS)[number];

/** What a reading of flows is about; the range is settled. */
export interface FlowQuery {
  tenantId: number;
  filter: FlowFilter;
  conditions: readonly FlowCondition[];
  range: FlowRange;
  level: FlowLevel;
  /** People and objects are counted: what takes longest. */
  hasMembers: boolean;
}

/** A query of a filter in a range. */
export async function flowQuery(
  tx: Transaction,
  given: Omit<FlowQuery, 'conditions'>,
): Promise<FlowQuery> {
  const conditions = await flowConditions(tx, given.tenantId, given.filter);
  return { ...given, conditions };
}

const KEYS = FLOW_COLUMNS.map(({ name }) => name).join(', ');
const EVENT_KEYS = FLOW_COLUMNS.map(({ name, sql }) => `${sql} AS ${name}`).join(', ');

const EVENT_MEMBERS = DAY_LISTS.filter(({ name }) => name === 'objects' || name === 'people')
  .map(({ name, sql }) => `, ${sql} AS ${name}`)
  .join('');

/**
 * A statement's `WITH flow AS (…)`: events by all that flows are distinguished by, whole days from the
 * roll-up and the rest from the events themselves. Columns: o and d (ids of the level), direction,
 * category, action, data_class, managed, sensitivity, bar (number of the histogram's bar), mask (bits of
 * the filters that are failed), events, bytes, and objects and people where they are asked for.
 */
export function flowSource(
  query: FlowQuery,
  part: 'counts' | 'members',
): StatementValues & { sql: string } {
  const given = statementValues(query.tenantId);
  const { place } = given;
  const isMembers = part === 'members';
  const parts = [
    ...(query.range.days ? [fromRollUp(query, query.range.days, isMembers, place)] : []),
    ...query.range.edges.map((edge) => fromEvents(query, edge, isMembers, place)),
  ];
  const sql = `WITH flow AS (
    SELECT ${query.level === 'place' ? 'f.origin_id AS o, f.destination_id AS d' : 'f.origin_group_id AS o, f.destination_group_id AS d'},
      f.*, ${maskSql(query.conditions, place)} AS mask
    FROM (${parts.join(' UNION ALL ')}) AS f)`;
  return { ...given, sql };
}

type Place = StatementValues['place'];

function fromRollUp(query: FlowQuery, days: Span, isMembers: boolean, place: Place): string {
  const { startAt, widthMs } = query.range.bars;
  const first = `${place(new Date(startAt).toISOString().slice(0, 10))}::date`;
  const bar = `(r.day - ${first}) / ${widthMs / 86_400_000}`;
  return `SELECT ${KEYS}, ${bar} AS bar, r.origin_group_id, r.destination_group_id, r.events,
      r.bytes::float8 AS bytes${isMembers ? ', r.objects, r.people' : ''}
    FROM activity_day r WHERE r.tenant_id = $1 AND r.day >= ${place(dayText(days.from))}::date
      AND r.day < ${place(dayText(days.to))}::date`;
}

function fromEvents(query: FlowQuery, span: Span, isMembers: boolean, place: Place): string {
  const { startAt, widthMs } = query.range.bars;
  const bar = `floor((date_part('epoch', a.occurred_at) * 1000 - ${startAt}) / ${widthMs})::integer`;
  return `SELECT ${EVENT_KEYS}, ${bar} AS bar, ${groupSql('origin')} AS origin_group_id,
      ${groupSql('destination')} AS destination_group_id, count(*) AS events,
      coalesce(sum(a.object_bytes), 0)::float8 AS bytes${isMembers ? EVENT_MEMBERS : ''}
    FROM activity a WHERE ${eventSpanSql(query, span, place)}
    GROUP BY ${Array.from({ length: FLOW_COLUMNS.length + 1 }, (_, index) => index + 1).join(', ')}`;
}

/** Events of the tenant in a span, of the people asked for. */
export function eventSpanSql(
  { filter }: Pick<FlowQuery, 'filter'>,
  span: Span,
  place: Place,
): string {
  const people = filter.person?.length
    ? ` AND a.actor_key = ANY(${place(filter.person)}::text[])`
    : '';
  return `a.tenant_id = $1 AND a.occurred_at >= ${place(new Date(span.from))}
    AND a.occurred_at < ${place(new Date(span.to))}${people}`;
}

/** The events of a filter as SQL over `activity a`. */
export function eventsWhere(query: FlowQuery, place: Place): string {
  const { range, conditions } = query;
  return `${eventSpanSql(query, range, place)}${eventConditionsSql(conditions, place)}`;
}
