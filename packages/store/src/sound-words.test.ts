import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** What was stored where a function of every object was taken for a word. */
const FUNCTION = 'function Object() { [native code] }';
const OBJECT = '[object Object]';
const HASH = 'ab'.repeat(32);
const ID = (last: number) => `00000000-0000-0000-0000-${String(last).padStart(12, '0')}`;

let db: TestDatabase;

/** Events by what is special about them; all others have sound columns. */
const EVENTS: Record<string, Record<string, unknown>> = {
  sound: { object_sha256: HASH },
  source: { source: FUNCTION, object_key: `${FUNCTION}:rule` },
  sourceObject: { source: OBJECT, object_key: 'https://u.example/' },
  outcome: { outcome: FUNCTION },
  actor: { actor_kind: FUNCTION },
  object: { object_kind: OBJECT },
  action: { action: FUNCTION, movement: FUNCTION },
  hash: { object_sha256: 'n/a' },
  recipients: {
    recipients: JSON.stringify([
      { kind: 'person', address: 'a@b.example', domain: 'b.example' },
      { kind: 'person', address: 'c@b.example', domain: 'b.example', outside: {} },
      { kind: 'group', address: 'd@b.example', domain: 'b.example', outside: 'yes' },
    ]),
  },
  facts: {
    source: FUNCTION,
    facts: JSON.stringify({
      mail: 5,
      process: { name: 'a' },
      os: {},
      directory: '/a',
      lineage: {
        source: { id: '1', sha256: 'n/a' },
        members: [{ name: 'x', sha256: HASH }],
        clipboardSha256: 'abc',
      },
    }),
  },
};

beforeAll(async () => {
  db = await testDatabase({ holds: 'nothing' });
  const before = await folderOfRelease('0053');
  await migrate(db.owner, before);
  await rm(before, { recursive: true });
  await db.owner.query(
    "CREATE TABLE activity_test PARTITION OF activity FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')",
  );
  for (const [name, columns] of Object.entries(EVENTS)) await insertEvent(name, columns);
  await db.owner.query(
    `INSERT INTO source_total VALUES (7, $1, 2, '2026-10-05', '2026-10-06'), (7, $2, 1, '2026-10-07', '2026-10-07'),
       (7, 'Microsoft 365', 10, '2026-10-01', '2026-10-09'), (8, 'Okta', 3, '2026-10-01', '2026-10-01')`,
    [FUNCTION, OBJECT],
  );
  await db.owner.query(
    `INSERT INTO activity_day (tenant_id, day, origin_id, destination_id, action, category, direction, managed,
       data_class, sensitivity, origin_group_id, destination_group_id, events, bytes, objects, people, times, sizes)
     SELECT tenant, '2026-10-05', $1, $1, action, '', '', '', 'unread', -1, $1, $1, events, 0, '', '', '', ''
     FROM (VALUES (7, '', 8), (7, $2, 1), (8, 'Share', 5)) AS held (tenant, action, events)`,
    [ID(0), FUNCTION],
  );
  await db.owner.query(
    `INSERT INTO place (tenant_id, place_id, group_id, kind, name, managed, outside, first_seen_at)
     VALUES (7, $1, $1, $2, 'x', $2, 'no', now()), (7, $3, $3, 'host', 'y', 'no', 'yes', now())`,
    [ID(1), FUNCTION, ID(2)],
  );
  await db.owner.query(
    `INSERT INTO entity (tenant_id, source_id, kind, entity_id, stream, facts, facts_hash, is_deleted, is_sample,
       first_seen_at, seen_at, raw_chunk_id, raw_index)
     VALUES (7, 'sharepoint', 'item', 'i1', 's', '{"sha256": "n/a", "name": "a"}', '', false, false, now(), now(), $1, 0)`,
    [ID(1)],
  );
  await migrate(db.owner, MIGRATIONS_FOLDER);
});
afterAll(() => db.close());

/** The migrations up to a number, in their own folder. */
async function folderOfRelease(last: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-migrations-'));
  const names = await readdir(MIGRATIONS_FOLDER);
  for (const name of names.filter((each) => each.slice(0, 4) <= last)) {
    await copyFile(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
  }
  return folder;
}

let events = 0;

async function insertEvent(name: string, columns: Record<string, unknown>): Promise<void> {
  events += 1;
  const row = {
    tenant_id: 7,
    occurred_at: '2026-10-05T12:00:00Z',
    event_id: ID(events),
    ingested_at: '2026-10-05T12:00:00Z',
    source: 'Microsoft 365',
    stream: 'audit',
    vendor_operation: 'x',
    vendor_event_id: name,
    movement: 'none',
    outcome: 'success',
    actor_kind: 'person',
    object_kind: 'file',
    object_key: `key-${name}`,
    recipients_outside: 'unknown',
    device_managed: 'unknown',
    raw_chunk_id: ID(1),
    raw_index: 0,
    is_sample: false,
    ...columns,
  };
  const names = Object.keys(row);
  await db.owner.query(
    `INSERT INTO activity (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

async function eventOf(name: string): Promise<Record<string, unknown>> {
  const { rows } = await db.owner.query<Record<string, unknown>>(
    'SELECT * FROM activity WHERE vendor_event_id = $1',
    [name],
  );
  return rows[0] ?? {};
}

test.each([
  ['sound', { source: 'Microsoft 365', outcome: 'success', object_sha256: HASH, facts: null }],
  ['source', { source: 'Microsoft 365', object_key: 'Microsoft 365:rule' }],
  ['sourceObject', { source: 'Microsoft 365', object_key: 'https://u.example/' }],
  ['outcome', { outcome: 'unknown' }],
  ['actor', { actor_kind: 'unknown' }],
  ['object', { object_kind: 'other' }],
  ['action', { action: null, movement: 'none' }],
  ['hash', { object_sha256: null }],
])('repairs an event: %s', async (name, columns) => {
  expect(await eventOf(name)).toMatchObject(columns);
});

test('gives recipients a word for what is known of them', async () => {
  expect(await eventOf('recipients')).toMatchObject({
    recipients: [
      { kind: 'person', address: 'a@b.example', outside: 'unknown' },
      { kind: 'person', address: 'c@b.example', outside: 'unknown' },
      { kind: 'group', address: 'd@b.example', outside: 'yes' },
    ],
  });
});

test('keeps the facts that have the kind that readers expect', async () => {
  const { facts } = await eventOf('facts');
  expect(facts).toEqual({
    process: { name: 'a' },
    directory: '/a',
    lineage: {
      source: { id: '1', sha256: null },
      members: [{ name: 'x', sha256: HASH }],
      clipboardSha256: null,
    },
  });
});

test('counts days and sources as the events are now', async () => {
  const days = await db.owner.query(
    `SELECT tenant_id, action, sum(events)::integer AS events, sum(length(objects))::integer AS bytes
     FROM activity_day GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  expect(days.rows).toEqual([
    { tenant_id: 7, action: '', events: events, bytes: events * 8 },
    // Nothing of this tenant needed a repair: its figures were not touched.
    { tenant_id: 8, action: 'Share', events: 5, bytes: 0 },
  ]);
  const known = await db.owner.query<{ found: boolean }>(
    `SELECT position(decode(left(md5('Microsoft 365:rule'), 16), 'hex') IN objects) > 0 AS found
     FROM activity_day WHERE tenant_id = 7`,
  );
  expect(known.rows).toEqual([{ found: true }]);
  const totals = await db.owner.query(
    'SELECT tenant_id, source, events::integer, last_event_at FROM source_total ORDER BY 1',
  );
  expect(totals.rows).toEqual([
    { tenant_id: 7, source: 'Microsoft 365', events: 13, last_event_at: new Date('2026-10-07') },
    { tenant_id: 8, source: 'Okta', events: 3, last_event_at: new Date('2026-10-01') },
  ]);
});

test('repairs places and entities', async () => {
  const places = await db.owner.query(
    'SELECT name, kind, managed, outside FROM place ORDER BY name',
  );
  expect(places.rows).toEqual([
    { name: 'x', kind: 'app', managed: 'unknown', outside: 'no' },
    { name: 'y', kind: 'host', managed: 'no', outside: 'yes' },
  ]);
  const entities = await db.owner.query('SELECT facts FROM entity');
  expect(entities.rows).toEqual([{ facts: { sha256: null, name: 'a' } }]);
});

test('leaves no such word in any table', async () => {
  const tables = await db.owner.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await db.owner.query(
      `SELECT FROM ${name} AS held WHERE held::text LIKE '%native code%' OR held::text LIKE '%[object %'`,
    );
    if (rows.rows.length > 0) found.push(name);
  }
  expect(found).toEqual([]);
});
