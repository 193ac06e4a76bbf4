import type { Policy } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changingConnector } from '../../../../testing/changing-connector.ts';
import { everyRow, takeIn } from '../../../../testing/remap-rows.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { StoredChunk } from '../reading/raw-chunk.ts';
import type { RemapCounts } from './remap-chunk.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const OLD = changingConnector('old');
const NEW = changingConnector('new');

const COPIES: Policy = {
  key: 'copies-test',
  version: 1,
  name: 'Copies',
  description: 'A copy',
  title: 'Copy',
  origin: 'internalDetectionPolicy',
  severity: 'LOW',
  condition: { f: 'action', op: 'eq', v: 'Copy' },
  groupBy: ['actor'],
  window: null,
};
const DOWNLOADS: Policy = {
  ...COPIES,
  key: 'downloads-test',
  title: 'Download',
  condition: { f: 'action', op: 'eq', v: 'Download' },
};
const counting = (threshold: number): Policy => ({
  ...DOWNLOADS,
  key: 'many-test',
  window: {
    metric: 'events',
    threshold,
    windowMs: 10 * MINUTE,
    episodeGapMs: 30 * MINUTE,
    groupBy: ['actor'],
  },
});
const MANY = counting(3);

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});
afterAll(() => db.close());

type Pipeline = ReturnType<typeof openSettledPipeline>;
const pipelineWith = (...policies: Policy[]): Pipeline =>
  openSettledPipeline(db.database, () => NOON, policies);

const record = (id: number, facts: object = {}) => ({
  id,
  at: NOON - id * MINUTE,
  person: 'ana@ours.example',
  file: `f${id}`,
  ...facts,
});

async function chunksOf(tenant: number): Promise<StoredChunk[]> {
  const rows = await db.database.tenant(tenant, (tx) =>
    tx.query<{ chunk_id: string; received_at: Date; body: Buffer; is_sample: boolean }>(
      'SELECT * FROM raw_chunk ORDER BY received_at, chunk_id',
    ),
  );
  return rows.map((row) => ({
    chunkId: row.chunk_id,
    receivedAt: row.received_at.getTime(),
    body: row.body,
    isSample: row.is_sample,
  }));
}

/** Every chunk through a mapping, in the order of arrival. */
async function remapAll({ remapChunk }: Pipeline, connector = NEW): Promise<RemapCounts> {
  const sum = { changed: 0, added: 0, removed: 0, kept: 0 };
  for (const chunk of await chunksOf(tenantId)) {
    const counts = await remapChunk({
      tenantId,
      chunk,
      connector,
      commitWith: () => Promise.resolve(),
    });
    for (const key of ['changed', 'added', 'removed', 'kept'] as const) sum[key] += counts[key];
  }
  return sum;
}

const load = (
  { writer }: Pipeline,
  records: readonly object[],
  where: { connector?: typeof OLD; receivedAt?: number; tenantId?: number } = {},
) => takeIn(writer, { tenantId, connector: OLD, receivedAt: NOON, records, ...where });

const query = <Row extends Record<string, unknown>>(sql: string): Promise<Row[]> =>
  db.database.tenant(tenantId, (tx) => tx.query<Row>(sql));

/** Records of every kind of difference, over several days, some of them twice under one id. */
function manyRecords(): object[][] {
  return [0, 1, 2, 3].map((batch) =>
    Array.from({ length: 60 }, (_, index) => {
      const number = batch * 45 + index;
      const at = NOON - (number % 4) * DAY - number * MINUTE;
      if (number % 11 === 0) {
        const who = number % 7;
        return {
          login: `p${who}`,
          uid: `u${who}`,
          full: `P ${number}`,
          mail: `p${who}@ours.example`,
        };
      }
      if (number % 13 === 0)
        return { login: `bot${number}`, robot: true, mail: 'bots@ours.example' };
      return record(number, {
        at,
        ...(number % 3 === 0 ? { title: `Plan ${number}`, bytes: number } : {}),
        ...(number % 5 === 0 ? { when: at - DAY } : {}),
        ...(number % 6 === 0 ? { keyed: true, batch } : {}),
        ...(number % 7 === 0 ? { copied: true } : {}),
        ...(number % 9 === 0 ? { noise: true } : {}),
        ...(number % 10 === 0 ? { foreign: true } : {}),
      });
    }),
  );
}

describe('a replay', () => {
  test('leaves what a fresh load of the same payloads leaves, and changes nothing again', async () => {
    // Its counts are compared too; a detection would keep its evidence.
    const pipeline = pipelineWith(counting(1000));
    const fresh = await testTenant(db.database);
    for (const [index, records] of manyRecords().entries()) {
      const receivedAt = NOON + index * MINUTE;
      await load(pipeline, records, { receivedAt });
      await load(pipeline, records, { receivedAt, connector: NEW, tenantId: fresh });
    }
    expect(await everyRow(db.database, tenantId)).not.toEqual(await everyRow(db.database, fresh));
    const counts = await remapAll(pipeline);
    expect(counts.changed).toBeGreaterThan(50);
    expect(counts.added).toBeGreaterThan(10);
    expect(counts.removed).toBeGreaterThan(10);
    expect(counts.kept).toBe(0);
    const [replayed, expected] = [
      await everyRow(db.database, tenantId),
      await everyRow(db.database, fresh),
    ];
    for (const table of Object.keys(expected)) expect(replayed[table]).toEqual(expected[table]);
    expect(await remapAll(pipeline)).toEqual({ changed: 0, added: 0, removed: 0, kept: 0 });
    expect(await everyRow(db.database, tenantId)).toEqual(replayed);
  });

  test('that takes the newest event of a source away finds the one that is the newest now', async () => {
    const pipeline = pipelineWith();
    const fresh = await testTenant(db.database);
    const chunks = [[record(5), record(6, { foreign: true })], [record(1, { noise: true })]];
    for (const [index, records] of chunks.entries()) {
      const receivedAt = NOON + index * MINUTE;
      await load(pipeline, records, { receivedAt });
      await load(pipeline, records, { receivedAt, connector: NEW, tenantId: fresh });
    }
    await remapAll(pipeline);
    const { totals } = await everyRow(db.database, fresh);
    expect(totals).toHaveLength(2);
    expect((await everyRow(db.database, tenantId))['totals']).toEqual(totals);
  });

  test('with the same mapping changes nothing', async () => {
    const pipeline = pipelineWith(COPIES);
    for (const records of manyRecords()) await load(pipeline, records);
    const before = await everyRow(db.database, tenantId);
    expect(await remapAll(pipeline, OLD)).toEqual({ changed: 0, added: 0, removed: 0, kept: 0 });
    expect(await everyRow(db.database, tenantId)).toEqual(before);
  });

  test('keeps what today’s mapping cannot read', async () => {
    const pipeline = pipelineWith();
    await load(pipeline, [record(1, { broken: true }), record(2)]);
    const before = await everyRow(db.database, tenantId);
    expect(await remapAll(pipeline)).toEqual({ changed: 0, added: 0, removed: 0, kept: 1 });
    expect(await everyRow(db.database, tenantId)).toEqual(before);
  });

  test('leaves alone what PostgreSQL refuses, and goes on with the rest', async () => {
    const pipeline = pipelineWith();
    await load(pipeline, [
      record(1, { title: 'Plan' }),
      record(2, { title: 'refused' }),
      record(3, { title: 'Budget' }),
    ]);
    await db.owner.query(
      `ALTER TABLE activity ADD CONSTRAINT odd CHECK (object_name <> 'refused') NOT VALID`,
    );
    try {
      expect(await remapAll(pipeline)).toEqual({ changed: 2, added: 0, removed: 0, kept: 1 });
    } finally {
      await db.owner.query('ALTER TABLE activity DROP CONSTRAINT odd');
    }
    expect(
      await query('SELECT object_name AS name FROM activity ORDER BY vendor_event_id'),
    ).toEqual([{ name: 'Plan' }, { name: 'f2' }, { name: 'Budget' }]);
  });

  test('that breaks off at its very end has done nothing', async () => {
    const pipeline = pipelineWith(COPIES);
    await load(pipeline, [record(7, { copied: true, title: 'Plan' }), record(9, { noise: true })]);
    const before = await everyRow(db.database, tenantId);
    const [chunk] = await chunksOf(tenantId);
    if (!chunk) throw new Error('No chunk');
    const broken = pipeline.remapChunk({
      tenantId,
      chunk,
      connector: NEW,
      commitWith: () => Promise.reject(new Error('power failure')),
    });
    await expect(broken).rejects.toThrow('power failure');
    expect(await everyRow(db.database, tenantId)).toEqual(before);
    expect(await query('SELECT FROM detection')).toEqual([]);
    expect(await remapAll(pipeline)).toMatchObject({ changed: 1, added: 1, removed: 1 });
    expect(await query('SELECT FROM detection')).toHaveLength(1);
  });

  test('does not touch another tenant', async () => {
    const pipeline = pipelineWith();
    const other = await testTenant(db.database);
    const records = [record(1, { title: 'Plan' }), record(2, { noise: true })];
    await load(pipeline, records);
    await load(pipeline, records, { tenantId: other });
    const before = await everyRow(db.database, other);
    await remapAll(pipeline);
    expect(await everyRow(db.database, other)).toEqual(before);
  });

  test('beside the writer leaves roll-ups that agree with the events', async () => {
    const [first, second] = [pipelineWith(), pipelineWith()];
    const batches = manyRecords();
    for (const records of batches) await load(first, records);
    await Promise.all([
      remapAll(first),
      remapAll(second),
      ...batches.map((records, index) =>
        load(second, [...records, record(1000 + index)], { connector: NEW }),
      ),
    ]);
    const [counts] = await query(
      `SELECT count(*)::integer AS events, (SELECT sum(events)::integer FROM activity_day) AS days,
         (SELECT sum(events)::integer FROM source_total) AS totals,
         sum(object_bytes)::integer AS bytes, (SELECT sum(bytes)::integer FROM activity_day) AS day_bytes
       FROM activity`,
    );
    expect(counts).toMatchObject({
      days: counts?.['events'],
      totals: counts?.['events'],
      day_bytes: counts?.['bytes'],
    });
  });
});

describe('detections', () => {
  const detections = () =>
    query<{ policy_key: string; event_count: number; linked: number; found: number }>(
      `SELECT policy_key, event_count, (SELECT count(*)::integer FROM detection_event e
           WHERE e.detection_id = detection.detection_id) AS linked,
         (SELECT count(*)::integer FROM detection_event e JOIN activity a USING (occurred_at, event_id)
           WHERE e.detection_id = detection.detection_id) AS found
       FROM detection ORDER BY policy_key, number`,
    );

  test('are raised for what the mapping says now, once', async () => {
    const pipeline = pipelineWith(COPIES, DOWNLOADS);
    await load(pipeline, [record(7, { copied: true }), record(14, { copied: true })]);
    await remapAll(pipeline);
    await remapAll(pipeline);
    expect(await detections()).toEqual([
      { policy_key: 'copies-test', event_count: 2, linked: 2, found: 2 },
      { policy_key: 'downloads-test', event_count: 2, linked: 2, found: 2 },
    ]);
  });

  test('stay with their evidence, whatever the mapping drops or gives another id', async () => {
    const pipeline = pipelineWith(DOWNLOADS, MANY);
    const facts = [{ noise: true }, { when: NOON - DAY }, { keyed: true }, { title: 'Plan' }];
    await load(
      pipeline,
      facts.map((one, index) => record(index, one)),
    );
    const before = await detections();
    expect(before).toMatchObject([{ event_count: 4 }, { event_count: 4 }]);
    expect(await remapAll(pipeline)).toEqual({ changed: 3, added: 0, removed: 0, kept: 1 });
    expect(await detections()).toEqual(before);
    const [points] = await query(
      'SELECT count(*)::integer AS all, count(event_id)::integer AS found FROM window_point LEFT JOIN activity USING (occurred_at, event_id)',
    );
    expect(points).toEqual({ all: 4, found: 4 });
  });

  test('that count see what is counted now, in this process and in another', async () => {
    const [pipeline, other] = [pipelineWith(MANY), pipelineWith(MANY)];
    // Two points each, held in memory by both processes; the third would raise it.
    await load(pipeline, [record(1, { noise: true })]);
    await load(other, [record(2, { when: NOON - DAY })]);
    await remapAll(other);
    await load(pipeline, [record(3)]);
    await load(other, [record(4)]);
    expect(await detections()).toEqual([]);
    await load(pipeline, [record(5)]);
    expect(await detections()).toMatchObject([{ event_count: 3, linked: 3, found: 3 }]);
  });

  test('that count forget what is gone, also where it was held in memory', async () => {
    const pipeline = pipelineWith(MANY);
    await load(pipeline, [record(1, { noise: true })]);
    await remapAll(pipeline);
    await load(pipeline, [record(2), record(3)]);
    expect(await detections()).toEqual([]);
  });
});

describe('people', () => {
  test('whose record has another key live on as the same identity', async () => {
    const pipeline = pipelineWith();
    await load(pipeline, [{ login: 'ana', uid: 'u1', full: 'Ana', mail: 'ana@ours.example' }]);
    const [before] = await query('SELECT identity_id FROM identity');
    await remapAll(pipeline);
    expect(await query('SELECT identity_id, name, records FROM identity')).toEqual([
      { ...before, name: 'Ana', records: 1 },
    ]);
    expect(await query('SELECT entity_id, name FROM entity')).toEqual([
      { entity_id: 'u1', name: 'Ana' },
    ]);
  });

  test('whom the newest payload tells stay as it tells them, and who is gone stays gone', async () => {
    const pipeline = pipelineWith();
    const ana = { login: 'ana', mail: 'ana@ours.example' };
    await load(pipeline, [{ ...ana, full: 'Ana' }], { receivedAt: NOON });
    await load(pipeline, [{ ...ana, full: 'Ana B.' }], { receivedAt: NOON + MINUTE });
    await query(
      `UPDATE entity SET is_deleted = true, facts_hash = '', facts = jsonb_set(facts, '{isDeleted}', 'true')`,
    );
    await remapAll(pipeline);
    const stored = await query(
      `SELECT name, is_deleted, facts -> 'isDeleted' AS told, seen_at FROM entity`,
    );
    expect(stored).toEqual([
      { name: 'Ana B.', is_deleted: true, told: true, seen_at: new Date(NOON + MINUTE) },
    ]);
    expect(await remapAll(pipeline)).toMatchObject({ changed: 0, added: 0 });
  });
});
