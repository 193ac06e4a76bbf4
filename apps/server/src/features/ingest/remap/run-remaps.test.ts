import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changingConnector } from '../../../../testing/changing-connector.ts';
import { everyRow, takeIn } from '../../../../testing/remap-rows.ts';
import { takeUpAgain } from '../../../jobs/take-up-again.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { RemapChunk } from './remap-chunk.ts';
import { job } from './remap-job.ts';
import { readRemaps, requestRemap } from './remap-read-model.ts';
import { runRemaps } from './run-remaps.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const CHUNKS = 5;

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  tenantId = await testTenant(db.database);
  await load(tenantId, 'old');
});

const open = () => openSettledPipeline(db.database, () => NOON, []);

/** Five chunks, the second and third with the same time. */
async function load(tenant: number, version: 'old' | 'new'): Promise<void> {
  const { writer } = open();
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    const receivedAt = NOON + (chunk === 2 ? 1 : chunk);
    const records = [0, 1, 2].map((index) => ({
      id: `${chunk}-${index}`,
      at: NOON - chunk * 60_000,
      person: 'ana@ours.example',
      file: 'f',
      title: `Plan ${chunk}`,
      ...(index === 1 ? { copied: true } : {}),
      ...(index === 2 ? { noise: true } : {}),
    }));
    const connector = changingConnector(version);
    await takeIn(writer, { tenantId: tenant, connector, receivedAt, records });
  }
}

function servicesWith(remapChunk: RemapChunk, database = db.database) {
  return {
    database,
    remapChunk,
    connectorOf: () => changingConnector('new'),
    log: pino({ enabled: false }),
    now: () => NOON,
  };
}

const request = (tenant = tenantId) =>
  db.database.tenant(tenant, (tx) =>
    requestRemap(tx, { tenantId: tenant, sourceId: 'slack', requestedBy: null, now: NOON }),
  );

const remaps = () => db.database.tenant(tenantId, readRemaps);

test('a crash between chunks, or within one, loses and doubles nothing: it goes on where it was', async () => {
  await request();
  const { remapChunk } = open();
  const seen: string[] = [];
  /** A process that dies within the third chunk: nothing of it reaches the database. */
  let isDead = false;
  const dying = servicesWith(
    (remap) => {
      if (isDead) throw new Error('killed');
      seen.push(remap.chunk.chunkId);
      if (seen.length < 3) return remapChunk(remap);
      return remapChunk({
        ...remap,
        commitWith: async (tx, counts) => {
          await remap.commitWith(tx, counts);
          isDead = true;
          throw new Error('killed');
        },
      });
    },
    {
      ...db.database,
      tenant: (id, work) =>
        isDead ? Promise.reject(new Error('killed')) : db.database.tenant(id, work),
    },
  );
  await expect(runRemaps(tenantId, dying)).rejects.toThrow('killed');
  expect(await remaps()).toMatchObject([{ state: 'running', done: 2, total: CHUNKS, changed: 4 }]);

  const handed: unknown[] = [];
  await takeUpAgain([job], db.database, {
    enqueue: async (jobId, payload) => void handed.push([jobId, payload.tenantId]),
  });
  expect(handed).toEqual([['remap', tenantId]]);

  await runRemaps(
    tenantId,
    servicesWith((remap) => {
      seen.push(remap.chunk.chunkId);
      return remapChunk(remap);
    }),
  );
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  expect(seen[3]).toBe(seen[2]);
  expect(seen).toHaveLength(CHUNKS + 1);
  expect(await remaps()).toMatchObject([
    { state: 'done', done: CHUNKS, total: CHUNKS, changed: 10, added: 5, removed: 5, kept: 0 },
  ]);
  const fresh = await testTenant(db.database);
  await load(fresh, 'new');
  expect(await everyRow(db.database, tenantId)).toEqual(await everyRow(db.database, fresh));
  expect(await job.unfinished?.(db.database)).toEqual([]);
});

test('two processes at one replay do each chunk once', async () => {
  await request();
  const both = [open(), open()].map(({ remapChunk }) =>
    runRemaps(tenantId, servicesWith(remapChunk)),
  );
  await Promise.all(both);
  expect(await remaps()).toMatchObject([
    { state: 'done', done: CHUNKS, total: CHUNKS, changed: 10, added: 5, removed: 5 },
  ]);
});

test('what is requested again before the end is the same, and afterwards another', async () => {
  const first = await request();
  expect(await request()).toEqual(first);
  const services = servicesWith(open().remapChunk);
  await runRemaps(tenantId, services);
  const second = await request();
  expect(second.remapId).not.toBe(first.remapId);
  await runRemaps(tenantId, services);
  expect(await remaps()).toMatchObject(
    expect.arrayContaining([
      { ...second, state: 'done', done: CHUNKS, changed: 0, added: 0, removed: 0 },
    ]),
  );
});

test('payloads that came after the request are not read again', async () => {
  await request();
  const { writer, remapChunk } = open();
  const records = [{ id: 'late', at: NOON, person: 'ana@ours.example', file: 'f', title: 'Late' }];
  const connector = changingConnector('old');
  await takeIn(writer, { tenantId, connector, receivedAt: NOON + 100, records });
  await runRemaps(tenantId, servicesWith(remapChunk));
  expect(await remaps()).toMatchObject([{ state: 'done', done: CHUNKS, total: CHUNKS }]);
});

test('a source without payloads is done at once', async () => {
  const empty = await testTenant(db.database);
  await request(empty);
  await runRemaps(empty, servicesWith(open().remapChunk));
  expect(await db.database.tenant(empty, readRemaps)).toMatchObject([{ state: 'done', total: 0 }]);
});

test('a fault ends one replay as failed, and the next is taken up', async () => {
  await request();
  const failing = servicesWith(() => Promise.reject(new Error('no room')));
  await runRemaps(tenantId, failing);
  expect(await remaps()).toMatchObject([{ state: 'failed', failed: CHUNKS }]);
  await request();
  await runRemaps(tenantId, servicesWith(open().remapChunk));
  expect((await remaps()).map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
});

test('another tenant sees and loses nothing', async () => {
  const other = await testTenant(db.database);
  await load(other, 'old');
  const before = await everyRow(db.database, other);
  await request();
  await runRemaps(other, servicesWith(open().remapChunk));
  await runRemaps(tenantId, servicesWith(open().remapChunk));
  expect(await db.database.tenant(other, readRemaps)).toEqual([]);
  expect(await everyRow(db.database, other)).toEqual(before);
});

test('a chunk that cannot be remapped is counted and left as it is, and the others are remapped', async () => {
  await request();
  const [bad] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ chunk_id: string }>(
      'SELECT chunk_id FROM raw_chunk ORDER BY received_at, chunk_id OFFSET 1 LIMIT 1',
    ),
  );
  await db.owner.query(`UPDATE raw_chunk SET body = '\\x00' WHERE chunk_id = $1`, [bad?.chunk_id]);
  await runRemaps(tenantId, servicesWith(open().remapChunk));
  expect(await remaps()).toMatchObject([
    { state: 'done', done: CHUNKS, total: CHUNKS, failed: 1, changed: 8, added: 4, removed: 4 },
  ]);
});
