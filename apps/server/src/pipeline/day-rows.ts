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
const AFTER_KEY = KEY_TYPES.length + 2;

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

/** In one order in all transactions, and each column as a list. */
function columnsOf(rows: Iterable<DayRow>): { sorted: DayRow[]; keys: string[][] } {
  const sorted = [...rows].toSorted((a, b) => (a.key.join('\0') < b.key.join('\0') ? -1 : 1));
  return { sorted, keys: KEY_NAMES.map((_, index) => sorted.map((row) => row.key[index] ?? '')) };
}

const bytesOf = (digests: readonly string[]): Buffer => Buffer.from(digests.join(''), 'hex');

/** Adds events to the days. */
export async function addDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const { sorted, keys } = columnsOf(rows);
  await tx.named(
    'activity_day_add',
    `INSERT INTO activity_day AS day
       (tenant_id, ${KEY_LIST}, events, bytes, objects, people, origin_group_id, destination_group_id)
     SELECT $1, * FROM unnest(${KEY_ARRAYS}, $${AFTER_KEY}::bigint[], $${AFTER_KEY + 1}::numeric[],
       $${AFTER_KEY + 2}::bytea[], $${AFTER_KEY + 3}::bytea[], $${AFTER_KEY + 4}::uuid[], $${AFTER_KEY + 5}::uuid[])
     ON CONFLICT (tenant_id, ${KEY_LIST}) DO UPDATE SET events = day.events + excluded.events,
       bytes = day.bytes + excluded.bytes, objects = day.objects || excluded.objects,
       people = day.people || excluded.people`,
    [
      tenantId,
      ...keys,
      sorted.map((row) => row.events),
      sorted.map((row) => row.bytes),
      sorted.map((row) => bytesOf(row.objects)),
      sorted.map((row) => bytesOf(row.people)),
      sorted.map((row) => row.groups[0]),
      sorted.map((row) => row.groups[1]),
    ],
  );
}

/** Takes events off the days that hold them. What then counts nothing is gone. */
export async function takeFromDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const { sorted, keys } = columnsOf(rows);
  const held = await tx.named<{ place: number; objects: Buffer; people: Buffer }>(
    'activity_day_held',
    `SELECT k.place::integer, day.objects, day.people
     FROM unnest(${KEY_ARRAYS}) WITH ORDINALITY AS k (${KEY_LIST}, place)
     JOIN activity_day day ON day.tenant_id = $1
       AND ${KEY_NAMES.map((name) => `day.${name} = k.${name}`).join(' AND ')}`,
    [tenantId, ...keys],
  );
  const left = new Map(held.map((row) => [row.place - 1, row]));
  const rest = (part: 'objects' | 'people') =>
    sorted.map((row, index) => without(left.get(index)?.[part] ?? Buffer.alloc(0), row[part]));
  await tx.named(
    'activity_day_take',
    `UPDATE activity_day day SET events = day.events - k.events, bytes = day.bytes - k.bytes,
       objects = k.objects, people = k.people
     FROM unnest(${KEY_ARRAYS}, $${AFTER_KEY}::bigint[], $${AFTER_KEY + 1}::numeric[],
       $${AFTER_KEY + 2}::bytea[], $${AFTER_KEY + 3}::bytea[]) AS k (${KEY_LIST}, events, bytes, objects, people)
     WHERE day.tenant_id = $1 AND ${KEY_NAMES.map((name) => `day.${name} = k.${name}`).join(' AND ')}`,
    [
      tenantId,
      ...keys,
      sorted.map((row) => row.events),
      sorted.map((row) => row.bytes),
      rest('objects'),
      rest('people'),
    ],
  );
  await tx.named(
    'activity_day_empty',
    'DELETE FROM activity_day WHERE tenant_id = $1 AND day = ANY($2::date[]) AND events <= 0',
    [tenantId, [...new Set(keys[0])]],
  );
}

const DIGEST_BYTES = 8;

/** The digests that stay when some are taken out, each as often as it is named. */
function without(held: Buffer, taken: readonly string[]): Buffer {
  const toTake = new Map<string, number>();
  for (const digest of taken) toTake.set(digest, (toTake.get(digest) ?? 0) + 1);
  const left: Buffer[] = [];
  for (let at = 0; at < held.length; at += DIGEST_BYTES) {
    const digest = held.subarray(at, at + DIGEST_BYTES);
    const text = digest.toString('hex');
    const count = toTake.get(text) ?? 0;
    if (count > 0) toTake.set(text, count - 1);
    else left.push(digest);
  }
  return Buffer.concat(left);
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
