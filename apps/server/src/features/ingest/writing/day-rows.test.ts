import type { ActivityEvent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortedActs, type ListedDay } from '../../../../testing/day-acts.ts';
import { app, host, moved, takeIn } from '../../../../testing/flow-events.ts';
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

/** The days of a tenant, with the list entries of each event combined and sorted. */
async function daysOf(tenantId: number) {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<ListedDay & { day: string; [column: string]: unknown }>(
      `SELECT *, day::text AS day FROM activity_day d
       ORDER BY d.day, origin_id, destination_id, action, data_class, part`,
    ),
  );
  return rows.map(({ objects, people, times, sizes, ...row }) => ({
    ...row,
    acts: sortedActs({ objects, people, times, sizes }),
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
  expect(added.reduce((sum, { acts }) => sum + acts.length, 0)).toBe(60);
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
  const act = (number: number): string => number.toString(16).padStart(56, '0');
  const members = (from: number, count: number): DayRow => ({
    ...row,
    bytes: count,
    acts: Array.from({ length: count }, (_, index) => act(from + index)),
  });
  const change = (work: typeof addDays, rows: DayRow) =>
    db.database.tenant(tenantId, (tx) => work(tx, tenantId, [rows]));
  for (const from of [0, 800, 1600, 2400]) await change(addDays, members(from, 800));
  const parts = await daysOf(tenantId);
  expect(parts.map(({ acts }) => acts.length)).toEqual([1601, 1600]);
  expect(parts).toMatchObject([{ part: 0 }, { part: 1 }]);

  await change(takeFromDays, members(1000, 2199));
  const [left, ...others] = await daysOf(tenantId);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ events: '1002', part: 0 });
  expect(left?.acts).toHaveLength(1002);
  expect(left?.acts).toContain(act(999));
  expect(left?.acts).not.toContain(act(1000));
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
