import type { ActivityEvent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app, host, moved, takeIn } from '../../testing/flow-events.ts';
import { correctRollUps } from './correct-roll-ups.ts';
import { addDays, dayRows, recountDays, takeFromDays, type DayRow } from './day-rows.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from './stored-event.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const HOUR = 3_600_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** The days of a tenant, digests in one order. */
async function daysOf(tenantId: number) {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ day: string; objects: string; people: string; [column: string]: unknown }>(
      `SELECT *, day::text AS day, encode(objects, 'hex') AS objects, encode(people, 'hex') AS people
       FROM activity_day d ORDER BY d.day, origin_id, destination_id, action, data_class, part`,
    ),
  );
  const sorted = (digests: string): string[] => (digests.match(/.{16}/g) ?? []).toSorted();
  return rows.map((row) => ({
    ...row,
    objects: sorted(row.objects),
    people: sorted(row.people),
  }));
}

async function storedEvents(tenantId: number): Promise<ActivityEvent[]> {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<StoredRow>(`SELECT ${EVENT_COLUMNS} FROM activity ORDER BY occurred_at, event_id`),
  );
  return rows.map(storedEvent);
}

const events = Array.from({ length: 60 }, (_, index) =>
  moved(`d${index}`, NOON + index * HOUR, {
    origin: index % 5 === 0 ? null : app('Google Drive', `F${index % 2}`),
    destination: index % 7 === 0 ? null : host('elsewhere.example'),
    object: { kind: 'file', id: `o${index % 4}`, sizeBytes: index },
  }),
);

test('what was added by and by is what a count of all events gives', async () => {
  const tenantId = await testTenant(db.database);
  await takeIn(db.database, tenantId, events.slice(0, 25));
  await takeIn(db.database, tenantId, events.slice(20));
  const added = await daysOf(tenantId);
  expect(added.reduce((sum, { objects }) => sum + objects.length, 0)).toBe(60);
  await db.database.tenant(tenantId, (tx) =>
    recountDays(tx, tenantId, [...new Set(added.map(({ day }) => day))]),
  );
  expect(await daysOf(tenantId)).toEqual(added);
});

test('what is taken off leaves what never came', async () => {
  const [tenantId, fresh] = [await testTenant(db.database), await testTenant(db.database)];
  await takeIn(db.database, tenantId, events);
  await takeIn(db.database, fresh, events.slice(0, 30));
  const stored = await storedEvents(tenantId);
  await db.database.tenant(tenantId, (tx) =>
    correctRollUps(tx, tenantId, { removed: stored.slice(30), added: [] }),
  );
  const withoutTenant = (rows: object[]) => rows.map((row) => ({ ...row, tenant_id: 0 }));
  expect(withoutTenant(await daysOf(tenantId))).toEqual(withoutTenant(await daysOf(fresh)));
});

test('a flow that much goes along is kept in parts, which count as one', async () => {
  const tenantId = await testTenant(db.database);
  await takeIn(db.database, tenantId, events.slice(0, 1));
  const [stored] = await storedEvents(tenantId);
  const [row] = dayRows(stored ? [stored] : []).values();
  if (row === undefined) throw new Error('One event was taken in');
  const members = (from: number, count: number): DayRow => ({
    ...row,
    events: count,
    bytes: count,
    objects: Array.from({ length: count }, (_, index) =>
      (from + index).toString(16).padStart(16, '0'),
    ),
    people: [],
  });
  const change = (work: typeof addDays, rows: DayRow) =>
    db.database.tenant(tenantId, (tx) => work(tx, tenantId, [rows]));
  for (const from of [0, 1500, 3000, 4500]) await change(addDays, members(from, 1500));
  const parts = await daysOf(tenantId);
  expect(parts.map(({ objects }) => objects.length)).toEqual([3001, 3000]);
  expect(parts.map((part) => part['part'])).toEqual([0, 1]);

  await change(takeFromDays, members(2000, 3999));
  const [left, ...others] = await daysOf(tenantId);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ events: '2002', part: 0 });
  expect(left?.objects).toHaveLength(2002);
  expect(left?.objects).toContain((1999).toString(16).padStart(16, '0'));
  expect(left?.objects).not.toContain((2000).toString(16).padStart(16, '0'));
});

test('a place is as the newest event says, whatever order they come in', async () => {
  const tenantId = await testTenant(db.database, { ownDomains: ['ours.example'] });
  const send = (id: string, at: number) =>
    takeIn(db.database, tenantId, [moved(id, at, { destination: host('wiki.example') })]);
  await send('first', NOON);
  await db.owner.query('UPDATE tenant SET own_domains = $1, rev = rev + 1 WHERE tenant_id = $2', [
    ['wiki.example'],
    tenantId,
  ]);
  await send('older', NOON - HOUR);
  const placeOf = async () => {
    const [row] = await db.database.tenant(tenantId, (tx) =>
      tx.query(`SELECT managed, first_seen_at, told_at FROM place WHERE name = 'wiki.example'`),
    );
    return row;
  };
  expect(await placeOf()).toEqual({
    managed: 'no',
    first_seen_at: new Date(NOON - HOUR),
    told_at: new Date(NOON),
  });
  await send('newer', NOON + HOUR);
  expect(await placeOf()).toMatchObject({ managed: 'yes', told_at: new Date(NOON + HOUR) });
});
