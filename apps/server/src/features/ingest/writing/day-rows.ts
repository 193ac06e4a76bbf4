import { hash } from 'node:crypto';
import type { ActivityEvent, Place } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from './activity-columns.ts';
import { groupId } from '../../../platform/place-id.ts';
import { forgetPairs, reopenDays } from './day-pairs.ts';
import { DAY_LISTS, FLOW_COLUMNS, groupSql, NO_PLACE, type DayList } from './flow-columns.ts';

/** Events of one UTC day with the same flow attributes. */
export interface DayRow {
  /** The day, then the values of `FLOW_COLUMNS`. */
  key: string[];
  /** Groups of the origin and of the destination. */
  groups: [string, string];
  bytes: number;
  /** For each event its entries of `DAY_LISTS`, one at a time, hexadecimal. */
  acts: string[];
}

const KEY_NAMES = ['day', ...FLOW_COLUMNS.map(({ name }) => name)];
const KEY_TYPES = ['date', ...FLOW_COLUMNS.map(({ type }) => type)];
const KEY_LIST = KEY_NAMES.join(', ');
const KEY_ARRAYS = KEY_TYPES.map((type, index) => `$${index + 2}::${type}[]`).join(', ');
const IS_OF_KEY = KEY_NAMES.map((name) => `held.${name} = k.${name}`).join(' AND ');
const LIST_NAMES = DAY_LISTS.map(({ name }) => name);
const FIGURES = ['origin_group_id', 'destination_group_id', 'events', 'bytes', ...LIST_NAMES].join(
  ', ',
);
const FIGURE_TYPES = ['uuid', 'uuid', 'bigint', 'numeric', ...DAY_LISTS.map(() => 'bytea')];
/** Rows of `columnsOf` as a table `k`. */
const GIVEN = `unnest(${KEY_ARRAYS}, ${FIGURE_TYPES.map(
  (type, index) => `$${KEY_TYPES.length + 2 + index}::${type}[]`,
).join(', ')}) AS k (${KEY_LIST}, ${FIGURES})`;

/** Maximum events in a part of a day's flow. */
const PART_EVENTS = 1024;

/** First 8 bytes of the md5 of an object's or person's key: collisions are negligible. */
function memberDigest(key: string): string {
  return hash('md5', key, 'hex').slice(0, 16);
}

const NO_MEMBER = '0'.repeat(16);

/** Events by day and flow. */
export function dayRows(events: readonly ActivityEvent[]): Map<string, DayRow> {
  const rows = new Map<string, DayRow>();
  for (const event of events) {
    const day = new Date(event.occurredAt).toISOString().slice(0, 10);
    const key = [day, ...FLOW_COLUMNS.map((column) => column.of(event))];
    const text = key.join('\0');
    const row = rows.get(text) ?? emptyRow(key, event);
    row.bytes += wholeBytes(event.object.sizeBytes) ?? 0;
    row.acts.push(actOf(event, Date.parse(day)));
    rows.set(text, row);
  }
  return rows;
}

/** In the order of `DAY_LISTS`. */
function actOf({ objectKey, actorKey, occurredAt, object }: ActivityEvent, dayAt: number): string {
  const time = Math.trunc(occurredAt - dayAt).toString(16);
  const size = (wholeBytes(object.sizeBytes) ?? 0).toString(16);
  return [
    objectKey === null ? NO_MEMBER : memberDigest(objectKey),
    actorKey === null ? NO_MEMBER : memberDigest(actorKey),
    time.padStart(8, '0'),
    size.padStart(16, '0'),
  ].join('');
}

function emptyRow(key: string[], { origin, destination }: ActivityEvent): DayRow {
  const groupOf = (place: Place | null) => (place ? groupId(place.kind, place.name) : NO_PLACE);
  return { key, groups: [groupOf(origin), groupOf(destination)], bytes: 0, acts: [] };
}

/** In the same order in all transactions, and each column as a list: the format of `GIVEN`. */
function columnsOf(rows: Iterable<DayRow>): { sorted: DayRow[]; columns: unknown[][] } {
  const sorted = [...rows].toSorted((a, b) => (a.key.join('\0') < b.key.join('\0') ? -1 : 1));
  const keys = KEY_NAMES.map((_, index) => sorted.map((row) => row.key[index] ?? ''));
  const figures = [
    sorted.map((row) => row.groups[0]),
    sorted.map((row) => row.groups[1]),
    sorted.map((row) => row.acts.length),
    sorted.map((row) => row.bytes),
    ...LIST_SPANS.map((span) => sorted.map((row) => listOf(row.acts, span))),
  ];
  return { sorted, columns: [...keys, ...figures] };
}

/** Offsets of each list's entries in an action, in characters: two per byte. */
const LIST_SPANS = DAY_LISTS.map(({ bytes }, index) => {
  const from = DAY_LISTS.slice(0, index).reduce((sum, before) => sum + before.bytes, 0) * 2;
  return { from, to: from + bytes * 2 };
});

function listOf(acts: readonly string[], { from, to }: { from: number; to: number }): Buffer {
  return Buffer.from(acts.map((act) => act.slice(from, to)).join(''), 'hex');
}

/** The actions in the lists. */
function actsOf(lists: readonly Buffer[]): string[] {
  const count = (lists[0]?.length ?? 0) / (DAY_LISTS[0]?.bytes ?? 1);
  const texts = lists.map((list) => list.toString('hex'));
  return Array.from({ length: count }, (_, act) =>
    DAY_LISTS.map(({ bytes }, index) =>
      texts[index]?.slice(act * bytes * 2, (act + 1) * bytes * 2),
    ).join(''),
  );
}

const ADDED_LISTS = LIST_NAMES.map((name) => `${name} = day.${name} || excluded.${name}`).join(
  ', ',
);

/** Adds events to the days: to the last part of each flow, or to a new one if that is full. */
export async function addDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const { sorted, columns } = columnsOf(rows);
  await reopenDays(tx, tenantId, sorted.map(dayOf));
  await tx.named(
    'activity_day_add',
    `INSERT INTO activity_day AS day (tenant_id, ${KEY_LIST}, ${FIGURES}, part)
     SELECT $1, k.*, coalesce(last.part, 0)
     FROM ${GIVEN} LEFT JOIN LATERAL (
       SELECT CASE WHEN held.events < ${PART_EVENTS} THEN held.part ELSE held.part + 1 END AS part
       FROM activity_day held WHERE held.tenant_id = $1 AND ${IS_OF_KEY} ORDER BY held.part DESC LIMIT 1
     ) AS last ON true
     ON CONFLICT (tenant_id, ${KEY_LIST}, part) DO UPDATE SET events = day.events + excluded.events,
       bytes = day.bytes + excluded.bytes, ${ADDED_LISTS}`,
    [tenantId, ...columns],
  );
}

const dayOf = ({ key }: DayRow): string => key[0] ?? '';

interface HeldDay extends Record<DayList['name'], Buffer> {
  /** Index in its source row, counted from 1. */
  place: number;
  bytes: string;
  [column: string]: unknown;
}

/** Removes events from their days. Empty rows are deleted; the parts are merged. */
export async function takeFromDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const { sorted, columns } = columnsOf(rows);
  await reopenDays(tx, tenantId, sorted.map(dayOf));
  const held = await tx.named<HeldDay>(
    'activity_day_held',
    `WITH gone AS (
       DELETE FROM activity_day held USING (
         SELECT * FROM unnest(${KEY_ARRAYS}) WITH ORDINALITY AS k (${KEY_LIST}, place)
       ) AS k WHERE held.tenant_id = $1 AND ${IS_OF_KEY}
       RETURNING k.place, held.part, held.bytes, ${LIST_NAMES.map((name) => `held.${name}`).join(', ')}
     )
     SELECT place::integer, sum(bytes) AS bytes,
       ${LIST_NAMES.map((name) => `string_agg(${name}, '' ORDER BY part) AS ${name}`).join(', ')}
     FROM gone GROUP BY place`,
    [tenantId, ...columns.slice(0, KEY_NAMES.length)],
  );
  const left = held.flatMap((day) => {
    const taken = sorted[day.place - 1];
    const rest = taken && lessTaken(day, taken);
    return rest && rest.acts.length > 0 ? [rest] : [];
  });
  if (left.length > 0) await addDays(tx, tenantId, left);
}

function lessTaken(held: HeldDay, taken: DayRow): DayRow {
  return {
    ...taken,
    bytes: Number(held.bytes) - taken.bytes,
    acts: without(actsOf(LIST_NAMES.map((name) => held[name])), taken.acts),
  };
}

/** The remaining actions after removing some, with multiplicity. */
function without(held: readonly string[], taken: readonly string[]): string[] {
  const toTake = new Map<string, number>();
  for (const act of taken) toTake.set(act, (toTake.get(act) ?? 0) + 1);
  return held.filter((act) => {
    const count = toTake.get(act) ?? 0;
    if (count > 0) toTake.set(act, count - 1);
    return count === 0;
  });
}

const FROM_ACTIVITY = FLOW_COLUMNS.map(({ sql }) => sql).join(', ');

/** Recounts days from the stored events. @published */
export async function recountDays(
  tx: Transaction,
  tenantId: number,
  days: readonly string[],
): Promise<void> {
  await reopenDays(tx, tenantId, days);
  for (const day of days) {
    await forgetPairs(tx, tenantId, day);
    await tx.named(
      'activity_day_forget',
      'DELETE FROM activity_day WHERE tenant_id = $1 AND day = $2::date',
      [tenantId, day],
    );
    await tx.named(
      'activity_day_recount',
      `INSERT INTO activity_day (tenant_id, ${KEY_LIST}, ${FIGURES})
       SELECT $1, $2::date, ${FROM_ACTIVITY}, ${groupSql('origin')}, ${groupSql('destination')},
         count(*), coalesce(sum(a.object_bytes), 0), ${DAY_LISTS.map(({ sql }) => sql).join(', ')}
       FROM activity a
       WHERE a.tenant_id = $1 AND a.occurred_at >= $2::date::timestamp AT TIME ZONE 'UTC'
         AND a.occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
       GROUP BY ${FLOW_COLUMNS.map((_, index) => index + 3).join(', ')}`,
      [tenantId, day],
    );
  }
}
