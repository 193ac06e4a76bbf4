import type { EntityRecord } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceRecord, personRecord } from '../../../testing/inventory-records.ts';
import { lineageAct, lineageRecord } from '../../../testing/lineage-events.ts';
import { graphLines } from '../../../testing/lineage-tables.ts';
import type { JobServices } from '../../jobs/job.ts';
import { contentClassifier } from '../classification/contents/content-classifier.ts';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import { sharedClassifierPool } from '../../../testing/shared-classifier-pool.ts';
import { job } from './sample-data-empty-job.ts';
import type { IncomingRecord } from '../ingest/writing/settled-event.ts';
import { moveSampleState } from './sample-state.ts';

const IDA = 'ida@a.example';
let db: TestDatabase;
let tenantId: number;
let services: JobServices;
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  const { writer, deriver, remapChunk } = openSettledPipeline(db.database, Date.now, []);
  services = {
    database: db.database,
    writer,
    deriver,
    remapChunk,
    classifier: contentClassifier({
      database: db.database,
      keyFor: () => Buffer.alloc(32),
      log: pino({ enabled: false }),
      now: Date.now,
      pool: sharedClassifierPool(),
    }),
    connectorOf: () => undefined,
    log: pino({ level: 'silent' }),
    now: Date.now,
  };
});
afterAll(() => db.close());

function write(isSample: boolean, entities: readonly EntityRecord[]) {
  const records = entities.map((entity) => ({
    payload: Buffer.from(JSON.stringify(entity)),
    events: [],
    entities: [entity],
  }));
  return services.writer.write({
    tenantId,
    sourceId: 'okta',
    records,
    receivedAt: Date.now(),
    isSample,
  });
}

test('people and devices of the sample go, and what they had brought together comes apart', async () => {
  // The sample's record is the bridge between two real ones.
  await write(false, [
    personRecord({ name: 'Ida', emails: [IDA] }),
    personRecord({ source: 'Slack', entityId: 'U1', name: 'Ida H', emails: ['ida@b.example'] }),
  ]);
  await write(true, [
    personRecord({ source: 'BambooHR', entityId: '17', emails: [IDA, 'ida@b.example'] }),
    personRecord({ entityId: '00u9', name: 'Sample person', emails: ['sam@a.example'] }),
    deviceRecord({ hostname: 'lt-17', owner: IDA }),
  ]);
  const identities = () =>
    db.database.tenant(tenantId, (tx) =>
      tx.query<{ name: string; records: number }>(
        'SELECT name, records FROM identity ORDER BY sort_name',
      ),
    );
  expect(await identities()).toEqual([
    { name: 'Ida', records: 3 },
    { name: 'lt-17', records: 1 },
    { name: 'Sample person', records: 1 },
  ]);
  await db.database.tenant(tenantId, (tx) => moveSampleState(tx, ['none'], { state: 'emptying' }));
  await job.run({ tenantId }, services);
  expect(await identities()).toEqual([
    { name: 'Ida', records: 1 },
    { name: 'Ida H', records: 1 },
  ]);
  const left = await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `SELECT (SELECT count(*) FROM entity)::integer AS entities,
         (SELECT count(*) FROM identity_record)::integer AS records,
         (SELECT count(*) FROM identity_key)::integer AS keys`,
    ),
  );
  expect(left).toEqual([{ entities: 2, records: 2, keys: 2 }]);
});

test('the graph of lineage is what real events alone would have made of it', async () => {
  const own = await testTenant(db.database);
  const records = fc.sample(lineageAct, { numRuns: 120, seed: 9 }).map(lineageRecord);
  const real = records.filter((_, index) => index % 3 === 0);
  const sample = records.filter((_, index) => index % 3 > 0);
  const send = (isSample: boolean, part: readonly IncomingRecord[]) =>
    services.writer.write({
      tenantId: own,
      sourceId: 'sensor',
      records: part,
      receivedAt: Date.now(),
      isSample,
    });
  const graph = async (): Promise<string[]> => {
    const lines = await graphLines(db.database, own);
    return lines.filter((line) => !line.startsWith('place '));
  };
  const empty = async (): Promise<void> => {
    await db.database.tenant(own, (tx) => moveSampleState(tx, ['none'], { state: 'emptying' }));
    await job.run({ tenantId: own }, services);
  };
  await send(true, sample);
  expect(await graph()).not.toEqual([]);
  await empty();
  expect(await graph()).toEqual([]);
  await send(false, real);
  const expected = await graph();
  await send(true, sample);
  expect(await graph()).not.toEqual(expected);
  await empty();
  expect(await graph()).toEqual(expected);
});
