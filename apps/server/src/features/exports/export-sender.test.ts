import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { mappedEvent } from '@waybill/connectors';
import { createOutbound } from '@waybill/outbound';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import { createLog } from '../../platform/log.ts';
import { secretBox } from '../../platform/secret-box.ts';
import { exportSender, type SenderServices } from './export-sender.ts';

const AT = Date.UTC(2026, 1, 3, 4, 5);
const box = secretBox(Buffer.alloc(32, 7));
let db: TestDatabase;
let s3: TestS3Server;
let receiver: Server;
let address = '';
let answers: number[] = [];
/** Done before the receiver answers. */
let onDelivery: () => Promise<unknown> = () => Promise.resolve();
let received: { headers: IncomingHttpHeaders; lines: Record<string, unknown>[] }[] = [];
let services: SenderServices;
let tenantId: number;

beforeAll(async () => {
  db = await testDatabase();
  s3 = await startS3Server();
  receiver = createServer((request, response) => {
    void text(request).then(async (body) => {
      await onDelivery();
      const status = answers.shift() ?? 202;
      const lines = body.trim().split('\n');
      if (status < 300)
        received.push({ headers: request.headers, lines: lines.map((line) => JSON.parse(line)) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const place = receiver.address();
  address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/in`;
  services = {
    database: db.database,
    outbound: createOutbound({ allow: ['127.0.0.1'] }),
    box,
    log: createLog('silent', 'test'),
    now: () => AT,
  };
});
afterAll(async () => {
  receiver.close();
  await s3.close();
  await db.close();
});
beforeEach(async () => {
  // The sender works for all tenants: those of earlier tests have nothing left to send.
  await db.owner.query('DELETE FROM export_stream');
  tenantId = await testTenant(db.database);
  answers = [];
  onDelivery = () => Promise.resolve();
  received = [];
});

const EXPORT_ID = '0b6f6a52-8f2b-4d38-9c5e-2f6f0d0a1b2c';

function addStream(facts: { kind: string; address: string; secret: string; endpoint?: string }) {
  const sealed = box.seal({ tenantId, ownerId: EXPORT_ID, fieldId: 'secret' }, facts.secret);
  return db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO export_stream (tenant_id, export_id, name, kind, address, endpoint, region,
         access_key_id, sealed_secret, position, next_try_at)
       VALUES ($1, $2, 'out', $3, $4, $5, 'eu-west-1', $6, $7, 0, $8)`,
      [
        tenantId,
        EXPORT_ID,
        facts.kind,
        facts.address,
        facts.endpoint ?? null,
        s3.keys.accessKeyId,
        sealed,
        new Date(AT),
      ],
    ),
  );
}

function write(ids: string[]) {
  const { writer } = openSettledPipeline(db.database, () => AT, []);
  const records = ids.map((vendorEventId) => ({
    payload: Buffer.from('{}'),
    events: [
      mappedEvent({
        source: 'Slack',
        stream: 'audit',
        vendorEventId,
        vendorOperation: 'file_downloaded',
        occurredAt: AT + vendorEventId.charCodeAt(0),
        action: 'Download',
        movement: 'download',
      }),
    ],
  }));
  return writer.write({ tenantId, sourceId: 'slack', records, receivedAt: AT, isSample: false });
}

async function send(): Promise<void> {
  const sender = exportSender(services);
  await sender.look();
  await sender.settled();
}

async function streamRow() {
  const [row] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ sent: string; failures: number; detail: string | null; batches: number }>(
      `SELECT sent, failures, detail, skipped, skipped_event_id, skipped_reason,
         (SELECT count(*)::integer FROM export_batch) AS batches
       FROM export_stream`,
    ),
  );
  return row;
}

function idsOf(lines: Record<string, unknown>[]): unknown[] {
  return lines.map(({ metadata }) => Object(metadata).original_event_uid);
}

test('what arrives is posted once, in the order of arrival, as OCSF', async () => {
  await addStream({ kind: 'http', address, secret: 'Bearer abc' });
  await write(['a', 'b']);
  await write(['b', 'c']);
  await send();
  await send();
  expect(received.map(({ lines }) => idsOf(lines))).toEqual([['a', 'b'], ['c']]);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer abc',
    'content-type': 'application/x-ndjson',
  });
  expect(received[0]?.lines[0]).toMatchObject({ class_uid: 6006, activity_id: 2 });
  expect(await streamRow()).toMatchObject({ sent: '3', failures: 0, batches: 0 });
});

test('what a receiver does not take is sent again, under the same key', async () => {
  await addStream({ kind: 'http', address, secret: 'x' });
  await write(['a']);
  answers = [503];
  await send();
  expect(await streamRow()).toMatchObject({
    sent: '0',
    failures: 1,
    detail: 'The receiver returned status 503.',
    batches: 1,
  });
  await db.database.tenant(tenantId, (tx) =>
    tx.query('UPDATE export_stream SET next_try_at = $1', [new Date(AT)]),
  );
  await send();
  expect(received.map(({ lines }) => idsOf(lines))).toEqual([['a']]);
  expect(received[0]?.headers['idempotency-key']).toContain(EXPORT_ID);
  expect(await streamRow()).toMatchObject({ sent: '1', failures: 0, detail: null });
});

test('a bucket gets one object a batch', async () => {
  await addStream({
    kind: 's3',
    address: 's3://siem/ocsf',
    secret: s3.keys.secretAccessKey,
    endpoint: s3.url,
  });
  await write(['a', 'b']);
  await send();
  const [[key, object] = ['', undefined]] = [...s3.objects];
  expect(key).toMatch(/^siem\/ocsf\/2026\/02\/03\/04\/\d{12}\.ndjson\.gz$/);
  const lines = gunzipSync(object?.bytes ?? Buffer.alloc(0))
    .toString()
    .trim()
    .split('\n');
  expect(idsOf(lines.map((line) => JSON.parse(line)))).toEqual(['a', 'b']);
});

test('without a stream nothing is noted', async () => {
  await write(['a']);
  const rows = await db.database.tenant(tenantId, (tx) => tx.query('SELECT 1 FROM export_batch'));
  expect(rows).toEqual([]);
});

test('a receiver that does not answer delays no stream of another tenant', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const place = silent.address();
  const unanswered = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/in`;
  await addStream({ kind: 'http', address: unanswered, secret: 'x' });
  await write(['a']);
  const stuck = tenantId;
  tenantId = await testTenant(db.database);
  await addStream({ kind: 'http', address, secret: 'x' });
  const sender = exportSender(services);
  for (const id of ['b', 'c', 'd']) {
    await write([id]);
    await sender.look();
    await expect.poll(() => received.flatMap(({ lines }) => idsOf(lines)).at(-1)).toBe(id);
  }
  expect(await streamRow()).toMatchObject({ sent: '3' });
  await sender.stop();
  silent.closeAllConnections();
  silent.close();
  tenantId = stuck;
  // Stopping is not a failure of the receiver, and unsent events are sent again.
  expect(await streamRow()).toMatchObject({ sent: '0', failures: 0, batches: 1 });
});

test('a stream that is paused or removed between two batches sends no more of them', async () => {
  await addStream({ kind: 'http', address, secret: 'x' });
  await write(['a']);
  await write(['b']);
  const change = (sql: string) => db.database.tenant(tenantId, (tx) => tx.query(sql));
  let pausing: Promise<unknown> = Promise.resolve();
  onDelivery = () => (pausing = change('UPDATE export_stream SET is_paused = true'));
  await send();
  await pausing;
  await send();
  expect(received.map(({ lines }) => idsOf(lines))).toEqual([['a']]);
  await change('UPDATE export_stream SET is_paused = false');
  onDelivery = () => change('DELETE FROM export_stream');
  await write(['c']);
  await send();
  expect(received.map(({ lines }) => idsOf(lines))).toEqual([['a'], ['b']]);
});

test('an event that cannot be written is left out and counted; the others are sent', async () => {
  await addStream({ kind: 'http', address, secret: 'x' });
  await write(['a', 'b', 'c']);
  await db.owner.query(
    `UPDATE activity SET recipients = '{}' WHERE tenant_id = $1 AND vendor_event_id = 'b'`,
    [tenantId],
  );
  await send();
  expect(received.map(({ lines }) => idsOf(lines))).toEqual([['a', 'c']]);
  const [event] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ id: string }>(`SELECT event_id AS id FROM activity WHERE vendor_event_id = 'b'`),
  );
  expect(await streamRow()).toMatchObject({
    sent: '2',
    failures: 0,
    batches: 0,
    skipped: '1',
    skipped_event_id: event?.id,
    skipped_reason: 'TypeError',
  });
});

test('an outcome that is in no enum is sent as unknown', async () => {
  await addStream({ kind: 'http', address, secret: 'x' });
  await write(['a']);
  await db.owner.query(`UPDATE activity SET outcome = 'constructor' WHERE tenant_id = $1`, [
    tenantId,
  ]);
  await send();
  expect(received[0]?.lines).toMatchObject([{ status_id: 0, status: 'Unknown' }]);
});

test('a stream that has failed for weeks is still tried, at most every 15 minutes', async () => {
  await addStream({ kind: 'http', address, secret: 'x' });
  await write(['a']);
  answers = [503];
  await db.database.tenant(tenantId, (tx) => tx.query('UPDATE export_stream SET failures = 5000'));
  await send();
  const [row] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ failures: number; wait: number }>(
      `SELECT failures, extract(epoch FROM next_try_at - $1)::integer AS wait FROM export_stream`,
      [new Date(AT)],
    ),
  );
  expect(row).toEqual({ failures: 5001, wait: 900 });
  await send();
  expect(received).toEqual([]);
});
