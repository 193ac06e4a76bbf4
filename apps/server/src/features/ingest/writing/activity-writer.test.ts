import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import type { Policy } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from './settled-event.ts';
import { unpackChunk } from '../reading/raw-chunk.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function download(id: string, at: number, facts: Partial<MappedEvent> = {}): IncomingRecord {
  const event = mappedEvent({
    source: 'Google Drive',
    stream: 'drive',
    vendorEventId: id,
    vendorOperation: 'download',
    action: 'Download',
    movement: 'download',
    occurredAt: at,
    actor: { kind: 'person', email: 'ana@ours.example', name: 'Ana' },
    object: { kind: 'file', id: `file-${id}`, name: `Plan ${id}\t"\\.xlsx`, sizeBytes: 1000.4 },
    origin: { kind: 'app', name: 'Google Drive', host: null, container: 'Shared', account: null },
    ...facts,
  });
  return { payload: Buffer.from(JSON.stringify({ id, at })), events: [event] };
}

async function rowsOf<Row extends Record<string, unknown>>(
  tenantId: number,
  sql: string,
): Promise<Row[]> {
  return db.database.tenant(tenantId, (tx) => tx.query(sql));
}

const batchOf = (tenantId: number, records: readonly IncomingRecord[]) => ({
  tenantId,
  sourceId: 'google-drive',
  records,
  receivedAt: NOON,
  isSample: false,
});

const MASS_DOWNLOAD: Policy = {
  key: 'mass-download-test',
  version: 1,
  name: 'Mass download',
  description: 'Many objects in a short time',
  title: 'Mass download',
  origin: 'internalDetectionPolicy',
  severity: 'HIGH',
  condition: { f: 'action', op: 'eq', v: 'Download' },
  groupBy: ['actor'],
  window: {
    metric: 'objects',
    threshold: 5,
    windowMs: 10 * MINUTE,
    episodeGapMs: 30 * MINUTE,
    groupBy: ['actor'],
  },
};

describe('events', () => {
  test('are stored once, whatever way and however often they come', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const records = [download('a', NOON), download('b', NOON + 1), download('a', NOON)];
    expect(await writer.write(batchOf(tenantId, records))).toEqual({
      accepted: 2,
      duplicate: 1,
      entities: 0,
    });
    expect(await writer.write(batchOf(tenantId, records))).toEqual({
      accepted: 0,
      duplicate: 3,
      entities: 0,
    });
    const rows = await rowsOf(
      tenantId,
      'SELECT object_name, object_bytes FROM activity ORDER BY occurred_at',
    );
    expect(rows).toEqual([
      { object_name: 'Plan a\t"\\.xlsx', object_bytes: '1000' },
      { object_name: 'Plan b\t"\\.xlsx', object_bytes: '1000' },
    ]);
  });

  test('keep the vendor’s payload by reference', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const records = [download('p1', NOON), download('p2', NOON)];
    await writer.write(batchOf(tenantId, records));
    const [row] = await rowsOf<{ body: Buffer; raw_index: number }>(
      tenantId,
      `SELECT c.body, a.raw_index FROM activity a JOIN raw_chunk c ON c.chunk_id = a.raw_chunk_id
       WHERE a.vendor_event_id = 'p2'`,
    );
    const payload = await unpackChunk(row?.body ?? Buffer.alloc(0), row?.raw_index ?? -1);
    expect(payload.equals(records[1]?.payload ?? Buffer.alloc(0))).toBe(true);
  });

  test('of many writers at once leave roll-ups that agree with them exactly', async () => {
    const tenantId = await testTenant(db.database);
    const pipelines = [1, 2, 3].map(() => openSettledPipeline(db.database, () => NOON, []));
    const batches = Array.from({ length: 24 }, (_, batch) =>
      Array.from({ length: 40 }, (_unused, index) => {
        // Neighbouring batches overlap, days and sources differ.
        const number = batch * 30 + index;
        return download(`m${number}`, NOON - (number % 5) * 86_400_000, {
          source: number % 3 === 0 ? 'Gmail' : 'Google Drive',
        });
      }),
    );
    const results = await Promise.all(
      batches.map((records, index) =>
        (pipelines[index % 3] ?? openSettledPipeline(db.database, () => NOON, [])).writer.write(
          batchOf(tenantId, records),
        ),
      ),
    );
    const accepted = results.reduce((sum, result) => sum + result.accepted, 0);
    const [counts] = await rowsOf(
      tenantId,
      `SELECT (SELECT count(*)::integer FROM activity) AS events,
         (SELECT sum(events)::integer FROM activity_day) AS days,
         (SELECT sum(bytes)::integer FROM activity_day) AS bytes,
         (SELECT sum(object_bytes)::integer FROM activity) AS stored_bytes,
         (SELECT sum(events)::integer FROM source_total) AS totals`,
    );
    expect(counts).toEqual({
      events: accepted,
      days: accepted,
      totals: accepted,
      bytes: counts?.['stored_bytes'],
      stored_bytes: accepted * 1000,
    });
    expect(accepted).toBe(23 * 30 + 40);
  });

  test('of another tenant are not seen, even with the same vendor ids', async () => {
    const [first, second] = [await testTenant(db.database), await testTenant(db.database)];
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    await writer.write(batchOf(first, [download('x', NOON)]));
    expect(await rowsOf(second, 'SELECT 1 FROM activity')).toEqual([]);
    expect(await writer.write(batchOf(second, [download('x', NOON)]))).toEqual({
      accepted: 1,
      entities: 0,
      duplicate: 0,
    });
  });
});

describe('detections of a counting policy', () => {
  async function feed(order: readonly number[], batchSize: number, pipelines = 1) {
    const tenantId = await testTenant(db.database);
    const open = Array.from({ length: pipelines }, () =>
      openSettledPipeline(db.database, () => NOON, [MASS_DOWNLOAD]),
    );
    for (let at = 0; at < order.length; at += batchSize) {
      const records = order
        .slice(at, at + batchSize)
        .map((n) => download(`w${n}`, NOON + n * MINUTE));
      await open[(at / batchSize) % pipelines]?.writer.write(batchOf(tenantId, records));
    }
    const detections = await rowsOf(
      tenantId,
      `SELECT event_count, object_count, first_seen_at, last_seen_at, explanation->'window'->'observed' AS observed
       FROM detection WHERE status <> 'merged'`,
    );
    const links = await rowsOf(
      tenantId,
      `SELECT count(*)::integer AS linked FROM detection_event e JOIN detection d USING (tenant_id, detection_id)
       WHERE d.status <> 'merged'`,
    );
    return { detections, linked: links[0]?.['linked'] };
  }

  const inOrder = Array.from({ length: 20 }, (_, index) => index);
  const expected = {
    detections: [
      {
        event_count: 20,
        object_count: 20,
        first_seen_at: new Date(NOON),
        last_seen_at: new Date(NOON + 19 * MINUTE),
        observed: 11,
      },
    ],
    linked: 20,
  };

  test('a burst is one detection with all its events', async () => {
    expect(await feed(inOrder, 20)).toEqual(expected);
  });

  test('does not depend on the order or the batches in which events arrive, nor on the process', async () => {
    expect(await feed(inOrder, 1)).toEqual(expected);
    expect(await feed(inOrder.toReversed(), 3)).toEqual(expected);
    expect(
      await feed(
        inOrder.toSorted((a, b) => ((a * 7) % 20) - ((b * 7) % 20)),
        4,
        3,
      ),
    ).toEqual(expected);
  });

  test('below the threshold there is none', async () => {
    expect(await feed([0, 1, 2, 3], 4)).toEqual({ detections: [], linked: 0 });
  });
});

describe('detections of a policy that judges one event', () => {
  const SHARED: Policy = {
    ...MASS_DOWNLOAD,
    key: 'public-test',
    title: 'Opened to the public',
    condition: { f: 'visibility.after', op: 'eq', v: 'public' },
    groupBy: ['actor', 'container'],
    window: null,
  };
  const share = (id: string, at: number): IncomingRecord =>
    download(id, at, {
      action: 'Share',
      movement: 'share',
      visibilityBefore: 'private',
      visibilityAfter: 'public',
    });

  test('a burst of one fingerprint is one row that grows', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, [SHARED]);
    await writer.write(batchOf(tenantId, [share('s1', NOON), share('s2', NOON + MINUTE)]));
    await writer.write(batchOf(tenantId, [share('s3', NOON + 2 * MINUTE), download('s4', NOON)]));
    const rows = await rowsOf(
      tenantId,
      'SELECT number, event_count, object_count, last_seen_at, explanation FROM detection',
    );
    expect(rows).toMatchObject([
      { number: '1', event_count: 3, object_count: 3, last_seen_at: new Date(NOON + 2 * MINUTE) },
    ]);
    expect(rows[0]?.['explanation']).toMatchObject({
      policy: { key: 'public-test', version: 1 },
      leaves: [
        { field: 'visibility.after', op: 'eq', expected: 'public', seen: 'public', held: true },
      ],
    });
  });

  test('a closed one is not reopened: what comes after it is a new detection', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, [SHARED]);
    await writer.write(batchOf(tenantId, [share('c1', NOON)]));
    await rowsOf(tenantId, `UPDATE detection SET status = 'closed'`);
    await writer.write(batchOf(tenantId, [share('c2', NOON + MINUTE)]));
    const rows = await rowsOf(
      tenantId,
      'SELECT number, status, event_count FROM detection ORDER BY number',
    );
    expect(rows).toEqual([
      { number: '1', status: 'closed', event_count: 1 },
      { number: '2', status: 'new', event_count: 1 },
    ]);
  });

  test('an event that comes twice counts once', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, [SHARED]);
    await writer.write(batchOf(tenantId, [share('d1', NOON), share('d1', NOON)]));
    await writer.write(batchOf(tenantId, [share('d1', NOON)]));
    expect(await rowsOf(tenantId, 'SELECT event_count FROM detection')).toEqual([
      { event_count: 1 },
    ]);
  });
});
