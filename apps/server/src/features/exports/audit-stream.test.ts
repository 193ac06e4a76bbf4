import { randomBytes } from 'node:crypto';
import { createServer as createHttp, type Server } from 'node:http';
import { createServer as createTcp, type Server as NetServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createTls } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { createOutbound } from '@waybill/outbound';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';
import { testCertificate } from '@waybill/testkit/test-certificate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAuditEntry } from '../../platform/audit-entry.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { createLog } from '../../platform/log.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { sealAll } from '../audit/sealing/seal-entries.ts';
import { deliverSyslog } from './deliver-syslog.ts';
import { syslogAddress } from './export-address.ts';
import { EXPORT_SECRETS } from './export-rows.ts';
import { exportSender } from './export-sender.ts';

const EXPORT_ID = '0b6f6a52-8f2b-4d38-9c5e-2f6f0d0a1b2c';
const masterKey = randomBytes(32);
const keyFor = (purpose: string): Buffer => derivedKey(masterKey, purpose);
const box = boxFor(keyFor, EXPORT_SECRETS);
const outbound = createOutbound({ allow: ['127.0.0.1', 'localhost'] });
const signal = new AbortController().signal;

let db: TestDatabase;
let s3: TestS3Server;
let tenantId: number;

beforeAll(async () => {
  db = await testDatabase();
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await db.close();
});
beforeEach(async () => {
  await db.owner.query('DELETE FROM export_stream');
  tenantId = await testTenant(db.database);
});

async function acts(...actions: string[]): Promise<void> {
  for (const action of actions) {
    await db.database.tenant(tenantId, (tx) => insertAuditEntry(tx, { tenantId, action }));
  }
  await sealAll({ database: db.database, keyFor, now: Date.now }, tenantId);
}

async function addStream(kind: string, address: string, lockDays: number | null = null) {
  const sealed = box.seal(
    { tenantId, ownerId: EXPORT_ID, fieldId: 'secret' },
    s3.keys.secretAccessKey,
  );
  await db.database.tenant(tenantId, (tx) =>
    tx.query(
      `INSERT INTO export_stream (tenant_id, export_id, name, kind, address, endpoint, region,
         access_key_id, sealed_secret, position, content, lock_days)
       VALUES ($1, $2, 'audit', $3, $4, $5, 'eu-west-1', $6, $7, 0, 'audit', $8)`,
      [tenantId, EXPORT_ID, kind, address, s3.url, s3.keys.accessKeyId, sealed, lockDays],
    ),
  );
}

async function send(): Promise<void> {
  const log = createLog('silent', 'test');
  const sender = exportSender({ database: db.database, outbound, box, log, now: Date.now });
  await sender.look();
  await sender.settled();
}

function portOf(server: NetServer): number {
  const place = server.address();
  return typeof place === 'object' ? (place?.port ?? 0) : 0;
}
const parsed = (lines: string): Record<string, unknown>[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const actionsOf = (lines: Record<string, unknown>[]) =>
  lines.map(({ kind, action }) => action ?? kind);

test('a webhook gets every sealed entry once, and the signed head', async () => {
  const received: Record<string, unknown>[][] = [];
  const statuses = [503];
  const receiver: Server = createHttp((request, response) => {
    void text(request).then((body) => {
      const status = statuses.shift() ?? 200;
      if (status === 200) received.push(parsed(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  try {
    await acts('test.one');
    await addStream('http', `http://127.0.0.1:${portOf(receiver)}/in`);
    await send();
    expect(received).toEqual([]);
    await db.owner.query(`UPDATE export_stream SET next_try_at = now() - interval '1 s'`);
    await send();
    await acts('test.two');
    await send();
    await send();
    expect(received.map(actionsOf)).toEqual([
      ['audit.chain_started', 'test.one', 'audit-head'],
      ['test.two', 'audit-head'],
    ]);
    const [row] = await db.database.tenant(tenantId, (tx) =>
      tx.query('SELECT position, sent FROM export_stream'),
    );
    expect(row).toEqual({ position: '3', sent: '3' });
  } finally {
    receiver.close();
  }
});

test('a bucket gets objects that are locked against change', async () => {
  await acts('test.one');
  await addStream('s3', 's3://bucket/audit', 365);
  await send();
  const [name, object] = [...s3.objects].find(([key]) => key.startsWith('bucket/audit/')) ?? [];
  expect(name).toMatch(/000000000002\.ndjson\.gz$/);
  const days = ((object?.lockedUntil?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  const lines = parsed(gunzipSync(object?.bytes ?? Buffer.alloc(0)).toString());
  expect(actionsOf(lines)).toEqual(['audit.chain_started', 'test.one', 'audit-head']);
});

/** Messages of a receiver, by the length before each. */
function framesOf(stream: Buffer): string[] {
  const frames: string[] = [];
  for (let at = 0; at < stream.length;) {
    const space = stream.indexOf(' ', at);
    const length = Number(stream.subarray(at, space).toString());
    frames.push(stream.subarray(space + 1, space + 1 + length).toString());
    at = space + 1 + length;
  }
  return frames;
}

function collecting(received: Buffer[]) {
  return (socket: Socket): void => {
    socket.on('data', (part) => received.push(part));
    socket.on('error', () => undefined);
  };
}

test('syslog gets RFC 5424 messages over TCP, from allowed receivers only', async () => {
  const received: Buffer[] = [];
  const receiver = createTcp(collecting(received));
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  try {
    await acts('test.größer');
    await addStream('syslog', `syslog+tcp://127.0.0.1:${portOf(receiver)}`);
    await send();
    const frames = framesOf(Buffer.concat(received));
    expect(frames).toHaveLength(3);
    expect(frames[0]).toMatch(
      /^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ waybill - audit\.chain_started - \{"kind":"entry"/,
    );
    const strict = createOutbound();
    const address = syslogAddress(`syslog+tcp://127.0.0.1:${portOf(receiver)}`);
    if (!address) throw new Error('It is an address');
    await expect(deliverSyslog(strict, address, '{}', { signal })).rejects.toMatchObject({
      code: 'address_refused',
    });
    await expect(
      deliverSyslog(strict, { ...address, isTls: true }, '{}', { signal }),
    ).rejects.toMatchObject({ code: 'address_refused' });
  } finally {
    receiver.close();
  }
});

test('syslog over TLS checks the certificate', async () => {
  const received: Buffer[] = [];
  const { cert, key } = testCertificate();
  const receiver = createTls({ cert, key }, collecting(received));
  receiver.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  try {
    const address = syslogAddress(`syslog+tls://localhost:${portOf(receiver)}`);
    if (!address) throw new Error('It is an address');
    const line = '{"at":"2026-01-02T03:04:05.000006Z","action":"test.one"}';
    await expect(deliverSyslog(outbound, address, line, { signal })).rejects.toMatchObject({
      code: 'unreachable',
    });
    await deliverSyslog(outbound, address, line, { signal, ca: cert });
    await expect.poll(() => framesOf(Buffer.concat(received)).length).toBe(1);
  } finally {
    receiver.close();
  }
});

test('addresses of syslog receivers', () => {
  expect(syslogAddress('syslog+tls://siem.example:6514')).toEqual({
    host: 'siem.example',
    port: 6514,
    authority: 'siem.example:6514',
    isTls: true,
  });
  for (const wrong of ['syslog+tls://siem.example', 'syslog://a:1', 'syslog+tcp://u@h:1', 'x']) {
    expect(syslogAddress(wrong)).toBeNull();
  }
});
