import { mappedEvent } from '@waybill/connectors';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activityWriter, type IncomingBatch } from '../writing/activity-writer.ts';
import { backlogHealth } from './backlog-health.ts';
import { dropLease, takeLease } from './backlog-lease.ts';
import { readTenantBacklog } from './backlog-rows.ts';
import { openPipeline } from '../open-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});

const batchOf = (...ids: readonly string[]): IncomingBatch => ({
  tenantId,
  sourceId: 'google-drive',
  receivedAt: NOON,
  isSample: false,
  records: ids.map((id) => ({
    payload: Buffer.from(JSON.stringify({ id })),
    events: [
      mappedEvent({
        source: 'Google Drive',
        stream: 'drive',
        vendorEventId: id,
        vendorOperation: 'download',
        action: 'Download',
        occurredAt: NOON,
        actor: { kind: 'person', email: 'ana@ours.example' },
      }),
    ],
  })),
});

const stored = async (): Promise<unknown[]> => {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query('SELECT vendor_event_id AS id FROM activity ORDER BY 1'),
  );
  return rows.map(({ id }) => id);
};

test('an event is known while it waits and after it is stored', async () => {
  const { writer, deriver } = openPipeline(db.database, () => NOON, []);
  expect(await writer.write(batchOf('a', 'b', 'a'))).toMatchObject({ accepted: 2, duplicate: 1 });
  expect(await stored()).toEqual([]);
  expect(await writer.write(batchOf('b', 'c'))).toMatchObject({ accepted: 1, duplicate: 1 });
  const waiting = await db.database.tenant(tenantId, (tx) => readTenantBacklog(tx, tenantId));
  expect(waiting).toEqual({ events: 3, oldestAt: new Date(NOON) });
  await deriver.untilDerived(tenantId);
  expect(await stored()).toEqual(['a', 'b', 'c']);
  expect(await writer.write(batchOf('a', 'd'))).toMatchObject({ accepted: 1, duplicate: 1 });
});

test('a backlog over its limit refuses or waits, and accepts again when there is room', async () => {
  const { contexts, deriver } = openPipeline(db.database, () => NOON, []);
  const writer = activityWriter({ database: db.database, contexts, mostWaiting: 2 });
  await writer.write(batchOf('a', 'b'));
  const refusing = { ...batchOf('c'), whenFull: 'refuse' as const };
  await expect
    .poll(() => writer.write(refusing).catch((error: unknown) => error))
    .toMatchObject({
      code: 'ingest.backlog_full',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
  const patient = writer.write(batchOf('d'));
  await deriver.untilDerived(tenantId);
  expect(await patient).toMatchObject({ accepted: 1 });
});

test('a backlog that another process has is left alone until its lease is dropped', async () => {
  const { writer, deriver } = openPipeline(db.database, () => NOON, []);
  await writer.write(batchOf('a'));
  const other = '00000000-0000-4000-8000-000000000001';
  const lease = (holder: string) =>
    db.database.tenant(tenantId, (tx) => takeLease(tx, tenantId, holder));
  expect(await lease(other)).toBe(true);
  await deriver.derive(tenantId);
  expect(await stored()).toEqual([]);
  await db.database.tenant(tenantId, (tx) => dropLease(tx, tenantId, other));
  await deriver.derive(tenantId);
  expect(await stored()).toEqual(['a']);
  // Unclaimed when the backlog is empty.
  expect(await lease(other)).toBe(true);
});

test('health tells what waits in the installation, and for how long', async () => {
  const { writer, deriver } = openPipeline(db.database, () => NOON, []);
  const before = await backlogHealth(db.database, NOON);
  await writer.write({ ...batchOf('a'), receivedAt: NOON - 5000 });
  expect(await backlogHealth(db.database, NOON)).toEqual({ events: before.events + 1, lagSec: 5 });
  await deriver.untilDerived(tenantId);
  expect((await backlogHealth(db.database, NOON)).events).toBe(before.events);
});
