import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app, host, moved, takeIn } from '../../../testing/flow-events.ts';
import { createLog } from '../../platform/log.ts';
import { recountDays } from '../ingest/writing/day-rows.ts';
import { flowRange } from './flow-range.ts';
import { flowQuery } from './flow-source.ts';
import { tabPage } from './flow-tab.ts';
import { readFlowMap } from './flows-read-model.ts';
import { pairDaysLoop } from './pair-days-loop.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 9, 20, 15, 30);
const TODAY = '2026-10-20';
const BEFORE = ['2026-10-17', '2026-10-18', '2026-10-19'];

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Few objects and people over four days: each pair occurs many times on every day. */
const events = Array.from({ length: 240 }, (_, index) =>
  moved(`e${index}`, NOW - (index % 4) * DAY - (index + 1) * 61_003, {
    origin: app('Google Drive', `Shared ${index % 2}`),
    destination: index % 5 === 0 ? null : host(`site${index % 3}.example`),
    actor:
      index % 11 === 0
        ? { kind: 'system', name: null, email: null }
        : { kind: 'person', email: `p${Math.floor(index / 4) % 2}@ours.example`, name: null },
    object: {
      kind: 'file',
      id: `o${Math.floor(index / 4) % 3}`,
      name: 'x',
      sizeBytes: index % 6 ? 7 : null,
    },
  }),
);

/** Everything on the screen that counts people and objects. */
const shown = (tenantId: number) =>
  db.database.snapshot(tenantId, async (tx) => {
    const filter = {};
    const range = await flowRange(tx, { tenantId, filter, now: NOW });
    const query = await flowQuery(tx, {
      tenantId,
      filter,
      range,
      level: 'place',
      hasMembers: false,
    });
    const page = { limit: 200, cursor: null };
    return {
      people: await tabPage(tx, query, 'people', page),
      objects: await tabPage(tx, query, 'objects', page),
      map: await readFlowMap(tx, tenantId, { members: true }, NOW),
    };
  });

const pairedDays = async (tenantId: number): Promise<string[]> => {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ day: string }>(
      'SELECT day::text AS day FROM activity_day_state WHERE is_paired ORDER BY 1',
    ),
  );
  return rows.map(({ day }) => day);
};

const log = createLog('silent', 'test');
const pairAll = () => pairDaysLoop({ database: db.database, log, now: () => NOW }).runDue();

test('past days answer from their pairs with the same numbers, and a late event opens its day again', async () => {
  const tenantId = await testTenant(db.database);
  await takeIn(db.database, tenantId, events);
  const before = await shown(tenantId);
  expect(before.map.total).toMatchObject({ events: 240, people: 2, objects: 3 });
  expect(await pairedDays(tenantId)).toEqual([]);

  await pairAll();
  expect(await pairedDays(tenantId)).toEqual(BEFORE);
  expect(await shown(tenantId)).toEqual(before);
  const [entries] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ pairs: number }>(
      'SELECT sum(length(objects) / 8)::integer AS pairs FROM activity_day_pairs',
    ),
  );
  expect(entries?.pairs).toBeLessThan(180);

  await takeIn(db.database, tenantId, [
    moved('late', NOW - DAY, { object: { kind: 'file', id: 'new' } }),
  ]);
  expect(await pairedDays(tenantId)).toEqual(BEFORE.slice(0, 2));
  const after = await shown(tenantId);
  expect(after.map.total).toMatchObject({ events: 241, objects: 4 });
  await pairAll();
  expect(await pairedDays(tenantId)).toEqual(BEFORE);
  expect(await shown(tenantId)).toEqual(after);
});

test('a day that is counted again holds no digest of what is gone', async () => {
  const tenantId = await testTenant(db.database);
  await takeIn(db.database, tenantId, events);
  await pairAll();
  await db.database.tenant(tenantId, async (tx) => {
    await tx.query('DELETE FROM activity');
    await recountDays(tx, tenantId, [...BEFORE, TODAY]);
  });
  const left = await db.database.tenant(tenantId, (tx) =>
    tx.query('SELECT FROM activity_day_pairs'),
  );
  expect(left).toEqual([]);
  expect((await shown(tenantId)).map.total).toMatchObject({ events: 0, people: 0, objects: 0 });
});
