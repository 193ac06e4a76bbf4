import type { Database } from '@waybill/store';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changingConnector } from '../../../../testing/changing-connector.ts';
import { lineageAct, lineageRecord } from '../../../../testing/lineage-events.ts';
import { emptyTenant, graphLines } from '../../../../testing/lineage-tables.ts';
import { refuseRows } from '../../../../testing/refused-row.ts';
import { takeIn } from '../../../../testing/remap-rows.ts';
import { job } from '../lineage-build-job.ts';
import { activityPartitions } from '../../ingest/writing/activity-partitions.ts';
import { deriver } from '../../ingest/backlog/deriver.ts';
import { openPipeline } from '../../ingest/open-pipeline.ts';
import { detectionRecorder } from '../../detection/judging/detection-recorder.ts';
import { openSettledPipeline, settled } from '../../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from '../../ingest/writing/settled-event.ts';
import { buildLineage, readLineageTasks } from './lineage-build.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});
afterAll(() => db.close());

/** The graph without its places, which other records describe as well. */
async function graph(): Promise<string[]> {
  const lines = await graphLines(db.database, tenantId);
  return lines.filter((line) => !line.startsWith('place '));
}

const batchOf = (records: readonly IncomingRecord[]) => ({
  tenantId,
  sourceId: 'sensor',
  records,
  receivedAt: NOON,
  isSample: false,
});

test('after a replay of payloads the graph is that of a fresh load', async () => {
  const pipeline = openSettledPipeline(db.database, () => NOON, []);
  const records = Array.from({ length: 60 }, (_, number) => ({
    id: number,
    at: NOON - number * MINUTE,
    person: 'ana@ours.example',
    file: `f${number % 7}`,
    ...(number % 3 === 0 ? { title: `Plan ${number}`, bytes: number } : {}),
    ...(number % 5 === 0 ? { when: NOON - number * MINUTE - 7 * MINUTE } : {}),
    ...(number % 4 === 0 ? { keyed: true } : {}),
    ...(number % 6 === 0 ? { copied: true } : {}),
    ...(number % 9 === 0 ? { noise: true } : {}),
    ...(number % 10 === 0 ? { foreign: true } : {}),
  }));
  const load = (version: 'old' | 'new') =>
    takeIn(pipeline.writer, {
      tenantId,
      connector: changingConnector(version),
      receivedAt: NOON,
      records,
    });
  await load('new');
  const expected = await graph();
  await emptyTenant(db.owner, tenantId);
  await load('old');
  expect(await graph()).not.toEqual(expected);
  const [chunk] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ chunk_id: string; received_at: Date; body: Buffer }>('SELECT * FROM raw_chunk'),
  );
  if (!chunk) throw new Error('No payloads were stored');
  const counts = await pipeline.remapChunk({
    tenantId,
    chunk: {
      chunkId: chunk.chunk_id,
      receivedAt: chunk.received_at.getTime(),
      body: chunk.body,
      isSample: false,
    },
    connector: changingConnector('new'),
    commitWith: () => Promise.resolve(),
  });
  expect(counts).toMatchObject({ kept: 0 });
  expect(counts.removed).toBeGreaterThan(0);
  expect(await graph()).toEqual(expected);
});

/** Writes as before lineage existed, and registers the tenant like the migration does. */
async function writeWithoutLineage(records: readonly IncomingRecord[]): Promise<void> {
  const { writer: accepting, contexts } = openPipeline(db.database, () => NOON, []);
  const { writer } = settled({
    writer: accepting,
    deriver: deriver({
      database: db.database,
      contexts,
      partitions: activityPartitions(db.database, () => NOON),
      detections: detectionRecorder(),
      updateLineage: () => Promise.resolve(),
    }),
  });
  await writer.write(batchOf(records));
  await db.owner.query(
    `INSERT INTO lineage_build (tenant_id, state, total, updated_at)
     SELECT tenant_id, 'waiting', sum(events), now() FROM source_total WHERE tenant_id = $1 GROUP BY tenant_id`,
    [tenantId],
  );
}

/** Transactions that a step of the building fails by, one event alone, and passing over it. */
const LOST = 3;

/** A database lost from the given transaction on, long enough for the build to stop. */
function losing(database: Database, from: number): Database {
  let transactions = 0;
  return {
    ...database,
    tenant: (id, work) => {
      transactions += 1;
      if (transactions >= from && transactions < from + LOST) {
        return Promise.reject(new Error('The connection is lost'));
      }
      return database.tenant(id, work);
    },
  };
}

test('events that are older than lineage are joined, over a loss on the way, and others meanwhile', async () => {
  const acts = fc.sample(lineageAct, { numRuns: 1300, seed: 5 });
  const records = acts.map(lineageRecord);
  const { writer } = openSettledPipeline(db.database, () => NOON, []);
  await writer.write(batchOf(records));
  const expected = await graph();
  await emptyTenant(db.owner, tenantId);

  await writeWithoutLineage(records.slice(0, 1250));
  expect(await graph()).toEqual([]);
  expect(await job.unfinished?.(db.database)).toContain(tenantId);
  const tasks = () => db.database.tenant(tenantId, (tx) => readLineageTasks(tx, Date.now()));
  expect(await tasks()).toMatchObject([{ state: 'waiting', done: 0, total: 1250 }]);
  const log = pino({ enabled: false });
  const now = Date.now;
  await buildLineage(tenantId, { database: losing(db.database, 2), log, now });
  expect(await tasks()).toMatchObject([{ state: 'failed', done: 1000, total: 1250 }]);
  expect(await job.unfinished?.(db.database)).toContain(tenantId);
  // Events arriving meanwhile are linked by their own transaction, and met again by the job.
  await writer.write(batchOf(records.slice(1250)));
  await buildLineage(tenantId, { database: db.database, log, now });
  const [task] = await tasks();
  expect(task).toMatchObject({ kind: 'lineageBuilding', state: 'done', done: task?.total });
  expect(await job.unfinished?.(db.database)).not.toContain(tenantId);
  expect(await graph()).toEqual(expected);
  // The second time there is nothing left to do.
  await buildLineage(tenantId, { database: db.database, log, now });
  expect(await graph()).toEqual(expected);
});

test('an event that cannot be joined is counted and left out, and the others are joined', async () => {
  const acts = fc.sample(lineageAct, { numRuns: 40, seed: 5 });
  await writeWithoutLineage(acts.map(lineageRecord));
  const [bad] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ event_id: string; occurred_at: Date }>(
      'SELECT event_id, occurred_at FROM activity ORDER BY occurred_at, event_id OFFSET 7 LIMIT 1',
    ),
  );
  const where = `NEW.event_id = '${bad?.event_id}'`;
  const refused = await refuseRows(db, { table: 'lineage_touch', on: 'INSERT', where });
  const services = { database: db.database, log: pino({ enabled: false }), now: Date.now };
  await buildLineage(tenantId, services);
  await refused.allow();
  const rows = await db.owner.query(
    'SELECT state, done = total AS "isWhole", failed::integer FROM lineage_build WHERE tenant_id = $1',
    [tenantId],
  );
  expect(rows.rows).toEqual([{ state: 'done', isWhole: true, failed: 1 }]);
  expect((await graph()).length).toBeGreaterThan(0);
});
