import { memoryLineageStore } from '@waybill/engine/lineage/memory-lineage-store';
import { changeLineage, type HeldTouch } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineageAct, lineageRecord } from '../../../../testing/lineage-events.ts';
import { emptyTenant, graphLines } from '../../../../testing/lineage-tables.ts';
import { sortedTouches } from '../../../../testing/lineage-rows.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from '../../ingest/writing/settled-event.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { heldTouches, TOUCH_COLUMNS, type TouchRow } from './touch-row.ts';

const NOW = Date.UTC(2026, 9, 6);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Takes batches in, one at a time. */
async function takeIn(
  tenantId: number,
  batches: readonly (readonly IncomingRecord[])[],
): Promise<void> {
  const { writer } = openSettledPipeline(db.database, () => NOW, []);
  for (const records of batches) await writer.write(batchOf(tenantId, records));
}

const batchOf = (tenantId: number, records: readonly IncomingRecord[]) => ({
  tenantId,
  sourceId: 'sensor',
  records,
  receivedAt: NOW,
  isSample: false,
});

/** The graph of all records in one batch; the tenant is emptied afterwards. */
async function graphOfOneBatch(
  tenantId: number,
  records: readonly IncomingRecord[],
): Promise<string[]> {
  await takeIn(tenantId, [records]);
  const graph = await graphLines(db.database, tenantId);
  await emptyTenant(db.owner, tenantId);
  return graph;
}

/** Unexpected rows of the graph, and missing ones. */
async function difference(tenantId: number, expected: readonly string[]): Promise<string[]> {
  const graph = await graphLines(db.database, tenantId);
  const more = graph.filter((line) => !expected.includes(line));
  const less = expected.filter((line) => !graph.includes(line));
  return [...more.map((line) => `more: ${line}`), ...less.map((line) => `less: ${line}`)];
}

/** Indexes in random order and batches, some of them more than once. */
const arrivals = fc.array(fc.array(fc.nat(), { maxLength: 8 }), { maxLength: 6 });

test('any batches, order and repetitions give the graph that one batch gives, and that of the memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(lineageAct, { minLength: 1, maxLength: 14 }),
      arrivals,
      async (acts, drawn) => {
        const records = acts.map(lineageRecord);
        const batches = drawn.map((batch) =>
          batch.flatMap((index) => records[index % records.length] ?? []),
        );
        const tenantId = await testTenant(db.database);
        const graph = await graphOfOneBatch(tenantId, records);
        // Skipped events come last, and drawn ones are repeated.
        await takeIn(tenantId, [...batches, records.toReversed(), records]);
        expect(await difference(tenantId, graph)).toEqual([]);
        expect(await storedTouches(tenantId)).toEqual(await touchesInMemory(tenantId));
      },
    ),
    { numRuns: 12 },
  );
});

function storedTouches(tenantId: number): Promise<HeldTouch[]> {
  return db.database.tenant(tenantId, async (tx) => {
    const rows = await tx.query<TouchRow>(`SELECT ${TOUCH_COLUMNS} FROM lineage_touch AS touch`);
    return sortedTouches(rows.flatMap(heldTouches));
  });
}

/** The engine's result for the stored events with an in-memory graph. */
async function touchesInMemory(tenantId: number): Promise<HeldTouch[]> {
  const events = await db.database.tenant(tenantId, (tx) =>
    tx.query<StoredRow>(`SELECT ${EVENT_COLUMNS} FROM activity`),
  );
  const store = memoryLineageStore();
  store.apply(await changeLineage(store, { added: events.map(storedEvent), removed: [] }));
  return sortedTouches(store.graph().touches);
}

test('tenants that write at once have graphs of their own', async () => {
  const acts = fc.sample(lineageAct, { numRuns: 240, seed: 7 }).map(lineageRecord);
  const tenants = [];
  for (const part of [0, 1]) {
    const tenantId = await testTenant(db.database);
    const records = acts.filter((_, index) => index % 2 === part);
    tenants.push({ tenantId, records, graph: await graphOfOneBatch(tenantId, records) });
  }
  await Promise.all(
    tenants.map(({ tenantId, records }) =>
      takeIn(tenantId, [records.slice(60), records.slice(20, 80), records]),
    ),
  );
  for (const { tenantId, graph } of tenants) expect(await difference(tenantId, graph)).toEqual([]);
});

test('of the graph of another tenant nothing is seen, changed or taken away', async () => {
  const records = fc.sample(lineageAct, { numRuns: 30, seed: 17 }).map(lineageRecord);
  const [owner, other] = [await testTenant(db.database), await testTenant(db.database)];
  await takeIn(owner, [records]);
  const graph = await graphLines(db.database, owner);
  await db.database.tenant(other, async (tx) => {
    for (const table of ['lineage_touch', 'lineage_version', 'lineage_edge', 'lineage_object']) {
      expect(await tx.query(`SELECT FROM ${table}`)).toEqual([]);
      expect(
        await tx.query(`DELETE FROM ${table} WHERE tenant_id = $1 RETURNING 1`, [owner]),
      ).toEqual([]);
    }
  });
  const foreign = db.database.tenant(other, (tx) =>
    tx.query(
      `INSERT INTO lineage_build (tenant_id, state, total, updated_at) VALUES ($1, 'waiting', 1, now())`,
      [owner],
    ),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
  expect(await difference(owner, graph)).toEqual([]);
});

test('many writers of one tenant at once give the graph that one gives', async () => {
  const records = fc.sample(lineageAct, { numRuns: 160, seed: 11 }).map(lineageRecord);
  const tenantId = await testTenant(db.database);
  const graph = await graphOfOneBatch(tenantId, records);
  const openWriter = () => openSettledPipeline(db.database, () => NOW, []).writer;
  const first = openWriter();
  const writers = [first, openWriter(), openWriter()];
  await Promise.all(
    Array.from({ length: 12 }, (_, part) => {
      const own = records.filter((__, index) => index % 12 === part || index % 7 === part);
      return (writers[part % 3] ?? first).write(batchOf(tenantId, own));
    }),
  );
  expect(await difference(tenantId, graph)).toEqual([]);
});

test('a transaction that fails leaves the graph as it was', async () => {
  const records = fc.sample(lineageAct, { numRuns: 60, seed: 3 }).map(lineageRecord);
  const tenantId = await testTenant(db.database);
  const graph = await graphOfOneBatch(tenantId, records);
  await takeIn(tenantId, [records.slice(0, 30)]);
  const before = await graphLines(db.database, tenantId);
  const { writer } = openSettledPipeline(db.database, () => NOW, []);
  const rest = batchOf(tenantId, records.slice(30));
  const failing = writer.write({ ...rest, commitWith: () => Promise.reject(new Error('gone')) });
  await expect(failing).rejects.toThrow('gone');
  expect(await difference(tenantId, before)).toEqual([]);
  await writer.write(rest);
  expect(await difference(tenantId, graph)).toEqual([]);
});
