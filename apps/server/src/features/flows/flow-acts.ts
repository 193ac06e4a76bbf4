import type { Transaction } from '@waybill/store';
import { pairedDays } from '../ingest/writing/day-pairs.ts';
import { DAY_LISTS, FLOW_COLUMNS, type DayList } from '../ingest/writing/flow-columns.ts';
import { eventConditionsSql, rollUpConditionsSql, statementValues } from './flow-conditions.ts';
import type { StatementValues } from './flow-conditions.ts';
import { dayText } from './flow-range.ts';
import { eventSpanSql, type FlowQuery } from './flow-source.ts';

/**
 * Events of one UTC day with the same risk factors; the lists are as in `activity_day`, or as in
 * `activity_day_pairs`. The list of sizes is empty if all are zero, that of counts if each entry is one
 * event.
 */
export interface ActPart extends Record<DayList['name'], Buffer> {
  /** When the day began, epoch milliseconds. */
  dayAt: number;
  managed: string;
  /** -1 to 4. */
  sensitivity: number;
  /** Events of each entry, 4 bytes. */
  counts: Buffer;
}

/** Lists in base64: the driver reads text only, and this is the shortest that the database writes. */
interface PartRow extends Record<DayList['name'], string | null> {
  day: string;
  managed: string;
  sensitivity: number;
  counts: string | null;
  [column: string]: unknown;
}

const LISTS = DAY_LISTS.map(({ name }) => name).join(', ');
const NO_COUNTS = 'NULL::bytea AS counts';
/** Most that moves has no size: a list of zeros need not be sent. */
const JOINED_LISTS = DAY_LISTS.map(
  ({ name }) =>
    `encode(string_agg(${name === 'sizes' ? 'CASE WHEN is_sized THEN sizes END' : name}, ''), 'base64') AS ${name}`,
).join(', ');
const LISTS_OF_EVENTS = DAY_LISTS.map(({ name, sql }) => `${sql} AS ${name}`).join(', ');
const SQL_OF = new Map(FLOW_COLUMNS.map(({ name, sql }) => [name, sql]));

/** All events of a filter: whole days from the roll-ups, and the rest from the events themselves. */
export async function readActs(tx: Transaction, query: FlowQuery): Promise<ActPart[]> {
  const { place, values } = statementValues(query.tenantId);
  const parts = [
    ...(query.range.days ? await fromRollUps(tx, query, query.range.days, place) : []),
    ...query.range.edges.map((edge) => fromEvents(query, edge, place)),
  ];
  const rows = await tx.query<PartRow>(
    `SELECT day::text, managed, sensitivity, ${JOINED_LISTS}, encode(string_agg(counts, ''), 'base64') AS counts
     FROM (${parts.join(' UNION ALL ')}) AS act GROUP BY act.day, managed, sensitivity, is_sized`,
    values,
  );
  return rows.map(partOf);
}

type Place = StatementValues['place'];

/** Past days have an entry per pair, which are far fewer than events. */
async function fromRollUps(
  tx: Transaction,
  { tenantId, conditions }: FlowQuery,
  days: { from: number; to: number },
  place: Place,
): Promise<string[]> {
  const [from, to] = [dayText(days.from), dayText(days.to)];
  const paired = `${place(await pairedDays(tx, tenantId, { from, to }))}::date[]`;
  const where = `r.tenant_id = $1 AND r.day >= ${place(from)}::date AND r.day < ${place(to)}::date${rollUpConditionsSql(conditions, place)}`;
  return [
    `SELECT r.day, r.managed, r.sensitivity, r.bytes > 0 AS is_sized, ${LISTS}, ${NO_COUNTS}
     FROM activity_day r WHERE ${where} AND r.day <> ALL(${paired})`,
    `SELECT r.day, r.managed, r.sensitivity, r.sizes <> '' AS is_sized, ${LISTS}, r.counts
     FROM activity_day_pairs r WHERE ${where} AND r.day = ANY(${paired})`,
  ];
}

function fromEvents(query: FlowQuery, edge: { from: number; to: number }, place: Place): string {
  return `SELECT (a.occurred_at AT TIME ZONE 'UTC')::date AS day, ${SQL_OF.get('managed')} AS managed,
      (${SQL_OF.get('sensitivity')})::smallint AS sensitivity, true AS is_sized, ${LISTS_OF_EVENTS}, ${NO_COUNTS}
    FROM activity a WHERE ${eventSpanSql(query, edge, place)}${eventConditionsSql(query.conditions, place)}
    GROUP BY 1, 2, 3`;
}

function partOf({ day, managed, sensitivity, counts, ...lists }: PartRow): ActPart {
  const listOf = (name: DayList['name']): Buffer => Buffer.from(lists[name] ?? '', 'base64');
  return {
    dayAt: Date.parse(day),
    managed,
    sensitivity,
    counts: Buffer.from(counts ?? '', 'base64'),
    objects: listOf('objects'),
    people: listOf('people'),
    times: listOf('times'),
    sizes: listOf('sizes'),
  };
}

/** Events of an entry. */
export function countAt({ counts }: Pick<ActPart, 'counts'>, act: number): number {
  return counts.length === 0 ? 1 : counts.readUInt32BE(act * 4);
}
