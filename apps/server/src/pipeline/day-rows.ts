import { hash } from 'node:crypto';
import type { ActivityEvent, Place } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from './activity-columns.ts';
import { groupId } from '../platform/place-id.ts';
import { FLOW_COLUMNS, groupSql, membersSql, NO_PLACE } from './flow-columns.ts';

/** Events of one UTC day that are alike in all that flows are told apart by. */
export interface DayRow {
  /** The day, then the values of `FLOW_COLUMNS`. */
  key: string[];
  /** Groups of the origin and of the destination. */
  groups: [string, string];
  events: number;
  bytes: number;
  /** Digests of the events' objects and people, hexadecimal. */
  objects: string[];
  people: string[];
}

const KEY_NAMES = ['day', ...FLOW_COLUMNS.map(({ name }) => name)];
const KEY_TYPES = ['date', ...FLOW_COLUMNS.map(({ type }) => type)];
const KEY_LIST = KEY_NAMES.join(', ');
const KEY_ARRAYS = KEY_TYPES.map((type, index) => `$${index + 2}::${type}[]`).join(', ');
const IS_OF_KEY = KEY_NAMES.map((name) => `held.${name} = k.${name}`).join(' AND ');
const FIGURES = 'events, bytes, objects, people, origin_group_id, destination_group_id';
const AFTER_KEY = KEY_TYPES.length + 2;
/** Rows of `columnsOf` as a table `k`. */
const GIVEN = `unnest(${KEY_ARRAYS}, $${AFTER_KEY}::bigint[], $${AFTER_KEY + 1}::numeric[],
  $${AFTER_KEY + 2}::bytea[], $${AFTER_KEY + 3}::bytea[], $${AFTER_KEY + 4}::uuid[], $${AFTER_KEY + 5}::uuid[])
  AS k (${KEY_LIST}, ${FIGURES})`;

/** A part of a day's flow takes no more events once its list of objects or people is as long: 2,048 of them. */
const PART_BYTES = 16_384;

/** First 8 bytes of the md5 of what names an object or a person: two alike would be a wonder. */
function memberDigest(key: string): string {
  return hash('md5', key, 'hex').slice(0, 16);
}

/** Events by day and flow. */
export function dayRows(events: readonly ActivityEvent[]): Map<string, DayRow> {
  const rows = new Map<string, DayRow>();
  for (const event of events) {
    const day = new Date(event.occurredAt).toISOString().slice(0, 10);
    const key = [day, ...FLOW_COLUMNS.map((column) => column.of(event))];
    const text = key.join('\0');
    const row = rows.get(text) ?? emptyRow(key, event);
    row.events += 1;
    row.bytes += wholeBytes(event.object.sizeBytes) ?? 0;
    if (event.objectKey !== null) row.objects.push(memberDigest(event.objectKey));
    if (event.actorKey !== null) row.people.push(memberDigest(event.actorKey));
    rows.set(text, row);
  }
  return rows;
}

function emptyRow(key: string[], { origin, destination }: ActivityEvent): DayRow {
  const groupOf = (place: Place | null) => (place ? groupId(place.kind, place.name) : NO_PLACE);
  const groups: DayRow['groups'] = [groupOf(origin), groupOf(destination)];
  return { key, groups, events: 0, bytes: 0, objects: [], people: [] };
}

/** In one order in all transactions, and each column as a list: what `GIVEN` takes. */
function columnsOf(rows: Iterable<DayRow>): { sorted: DayRow[]; columns: unknown[][] } {
  const sorted = [...rows].toSorted((a, b) => (a.key.join('\0') < b.key.join('\0') ? -1 : 1));
  const keys = KEY_NAMES.map((_, index) => sorted.map((row) => row.key[index] ?? ''));
  const figures = [
    sorted.map((row) => row.events),
    sorted.map((row) => row.bytes),
    sorted.map((row) => bytesOf(row.objects)),
    sorted.map((row) => bytesOf(row.people)),
    sorted.map((row) => row.groups[0]),
    sorted.map((row) => row.groups[1]),
  ];
  return { sorted, columns: [...keys, ...figures] };
}

const bytesOf = (digests: readonly string[]): Buffer => Buffer.from(digests.join(''), 'hex');

/** Adds events to the days: to the last part of each flow, or to a new one where that is full. */
export async function addDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  await tx.named(
    'activity_day_add',
    `INSERT INTO activity_day AS day (tenant_id, ${KEY_LIST}, ${FIGURES}, part)
     SELECT $1, k.*, coalesce(last.part, 0)
     FROM ${GIVEN} LEFT JOIN LATERAL (
       SELECT CASE WHEN greatest(octet_length(held.objects), octet_length(held.people)) < ${PART_BYTES}
         THEN held.part ELSE held.part + 1 END AS part
       FROM activity_day held WHERE held.tenant_id = $1 AND ${IS_OF_KEY} ORDER BY held.part DESC LIMIT 1
     ) AS last ON true
     ON CONFLICT (tenant_id, ${KEY_LIST}, part) DO UPDATE SET events = day.events + excluded.events,
       bytes = day.bytes + excluded.bytes, objects = day.objects || excluded.objects,
       people = day.people || excluded.people`,
    [tenantId, ...columnsOf(rows).columns],
  );
}

interface HeldDay {
  /** Of the row it is taken from, counted from 1. */
  place: number;
  events: string;
  bytes: string;
  objects: Buffer;
  people: Buffer;
  [column: string]: unknown;
}

/** Takes events off the days that hold them. What then counts nothing is gone; the parts become one. */
export async function takeFromDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const { sorted, columns } = columnsOf(rows);
  const held = await tx.named<HeldDay>(
    'activity_day_held',
    `WITH gone AS (
       DELETE FROM activity_day held USING (
         SELECT * FROM unnest(${KEY_ARRAYS}) WITH ORDINALITY AS k (${KEY_LIST}, place)
       ) AS k WHERE held.tenant_id = $1 AND ${IS_OF_KEY}
       RETURNING k.place, held.part, held.events, held.bytes, held.objects, held.people
     )
     SELECT place::integer, sum(events) AS events, sum(bytes) AS bytes,
       string_agg(objects, '' ORDER BY part) AS objects, string_agg(people, '' ORDER BY part) AS people
     FROM gone GROUP BY place`,
    [tenantId, ...columns.slice(0, KEY_NAMES.length)],
  );
  const left = held.flatMap((day) => {
    const taken = sorted[day.place - 1];
    const rest = taken && lessTaken(day, taken);
    return rest && rest.events > 0 ? [rest] : [];
  });
  if (left.length > 0) await addDays(tx, tenantId, left);
}

function lessTaken(held: HeldDay, taken: DayRow): DayRow {
  return {
    ...taken,
    events: Number(held.events) - taken.events,
    bytes: Number(held.bytes) - taken.bytes,
    objects: without(held.objects, taken.objects),
    people: without(held.people, taken.people),
  };
}

const DIGEST_BYTES = 8;

/** The digests that stay when some are taken out, each as often as it is named. */
function without(held: Buffer, taken: readonly string[]): string[] {
  const toTake = new Map<string, number>();
  for (const digest of taken) toTake.set(digest, (toTake.get(digest) ?? 0) + 1);
  const left: string[] = [];
  for (let at = 0; at < held.length; at += DIGEST_BYTES) {
    const digest = held.toString('hex', at, at + DIGEST_BYTES);
    const count = toTake.get(digest) ?? 0;
    if (count > 0) toTake.set(digest, count - 1);
    else left.push(digest);
  }
  return left;
}

const FROM_ACTIVITY = FLOW_COLUMNS.map(({ sql }) => sql).join(', ');

/** Counts days again from the events that are stored. */
export async function recountDays(
  tx: Transaction,
  tenantId: number,
  days: readonly string[],
): Promise<void> {
  for (const day of days) {
    await tx.named(
      'activity_day_forget',
      'DELETE FROM activity_day WHERE tenant_id = $1 AND day = $2::date',
      [tenantId, day],
    );
    await tx.named(
      'activity_day_recount',
      `INSERT INTO activity_day
         (tenant_id, ${KEY_LIST}, events, bytes, objects, people, origin_group_id, destination_group_id)
       SELECT $1, $2::date, ${FROM_ACTIVITY}, count(*), coalesce(sum(a.object_bytes), 0),
         ${membersSql('object_key')}, ${membersSql('actor_key')}, ${groupSql('origin')}, ${groupSql('destination')}
       FROM activity a
       WHERE a.tenant_id = $1 AND a.occurred_at >= $2::date::timestamp AT TIME ZONE 'UTC'
         AND a.occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
       GROUP BY ${FLOW_COLUMNS.map((_, index) => index + 3).join(', ')}`,
      [tenantId, day],
    );
  }
}
