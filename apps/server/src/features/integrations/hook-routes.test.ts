import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { Integration } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  collectingApp,
  type CollectingApp,
  type CollectingMember,
} from '../../../testing/collecting.ts';

const SIGNING = 'the signing secret';

let collecting: CollectingApp;
let member: CollectingMember;
let integrationId: string;
let hookPath: string;

beforeAll(async () => {
  collecting = await collectingApp();
});
afterAll(() => collecting.close());
beforeEach(async () => {
  member = await collecting.member();
  const reply = await member.call('POST', '/v1/integrations', {
    sourceId: 'slack',
    name: 'Hooked',
    values: { base: collecting.vendor.base, token: 'x', signing: SIGNING },
    streams: ['hook'],
  });
  const connected = Integration.parse(reply.json);
  ({ integrationId } = connected);
  hookPath = connected.streams.find(({ streamId }) => streamId === 'hook')?.hookPath ?? '';
});

async function deliver(body: string | Buffer, signature?: string) {
  const signed = createHmac('sha256', SIGNING).update(body).digest('hex');
  const reply = await collecting.app.inject({
    method: 'POST',
    url: hookPath,
    headers: { 'x-signature': signature ?? signed, 'content-type': 'application/json' },
    payload: body,
  });
  return { status: reply.statusCode, text: reply.body };
}

function eventsBody(...ids: number[]): string {
  const at = collecting.services.now();
  return JSON.stringify({ events: ids.map((id) => ({ id, at })) });
}

async function hookStream() {
  const reply = await member.call('GET', `/v1/integrations/${integrationId}`);
  return Integration.parse(reply.json).streams.find(({ streamId }) => streamId === 'hook');
}

async function countOf(table: string): Promise<number> {
  const [row] = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`),
  );
  return row?.count ?? 0;
}

test('the vendor’s question is answered as it asks', async () => {
  expect(await deliver(JSON.stringify({ challenge: 'abc' }), 'none')).toEqual({
    status: 200,
    text: '{"challenge":"abc"}',
  });
});

test('a signed delivery is durable when it is answered, and read once', async () => {
  const body = eventsBody(1, 2);
  expect(await deliver(body)).toEqual({ status: 200, text: 'ok' });
  // The vendor got no response and sends it again.
  expect(await deliver(body)).toMatchObject({ status: 200 });
  expect(await countOf('delivery')).toBe(1);
  expect(await countOf('activity')).toBe(0);
  await collecting.scheduler.runDue();
  expect([await countOf('delivery'), await countOf('activity')]).toEqual([0, 2]);
  await deliver(body);
  await deliver(gzipSync(eventsBody(3)));
  await collecting.scheduler.runDue();
  expect([await countOf('delivery'), await countOf('activity')]).toEqual([0, 3]);
  expect(await hookStream()).toMatchObject({ state: 'healthy', events: 3, nextRunAt: null });
});

test('a delivery that is not signed is refused and told; a signed one mends it', async () => {
  expect(await deliver(eventsBody(1), 'f'.repeat(64))).toMatchObject({ status: 401 });
  expect(await countOf('delivery')).toBe(0);
  expect(await hookStream()).toMatchObject({
    state: 'auth_expired',
    failure: 'auth_expired',
    detail: expect.stringContaining('not signed'),
  });
  await deliver(eventsBody(1));
  await collecting.scheduler.runDue();
  expect(await hookStream()).toMatchObject({ state: 'healthy', failure: null, events: 1 });
});

test('a delivery that is not signed changes nothing of a stream that works', async () => {
  await deliver(eventsBody(1));
  await collecting.scheduler.runDue();
  expect(await hookStream()).toMatchObject({ state: 'healthy', failure: null });
  expect(await deliver(eventsBody(2), 'f'.repeat(64))).toMatchObject({ status: 401 });
  expect(await hookStream()).toMatchObject({ state: 'healthy', failure: null, detail: null });
});

test('what is delivered while a run ends is not left lying', async () => {
  await deliver(eventsBody(1));
  const { database } = collecting.services;
  let isLate = false;
  const ending = collecting.anotherScheduler({
    database: {
      ...database,
      async tenant(tenantId, work) {
        const result = await database.tenant(tenantId, work);
        // It has just seen that nothing waits anymore.
        if (!isLate && Array.isArray(result) && result.length === 0) {
          isLate = true;
          await deliver(eventsBody(2));
        }
        return result;
      },
    },
  });
  await ending.runDue();
  expect(isLate).toBe(true);
  expect([await countOf('delivery'), await countOf('activity')]).toEqual([0, 2]);
});

test('an address that is nobody’s, and a body that is too large, are refused', async () => {
  const nobody = await collecting.app.inject({
    method: 'POST',
    url: `/v1/hooks/${'0'.repeat(32)}`,
    payload: '{}',
  });
  expect(nobody.statusCode).toBe(404);
  const asked = await collecting.app.inject({ method: 'GET', url: hookPath });
  expect(asked.statusCode).toBe(404);
  expect(await deliver(Buffer.alloc(10_485_761, 32))).toMatchObject({ status: 413 });
  expect(await deliver(gzipSync(Buffer.alloc(20_000_000, 32)))).toMatchObject({ status: 413 });
});

test('nothing of a delivery is read before its head is believed', async () => {
  const bytes = async (headers: Record<string, string>, url = hookPath) => {
    const sent = { read: 0 };
    const body = async function* () {
      for (let i = 0; i < 40; i += 1) {
        sent.read += 1;
        yield Buffer.alloc(65_536, 32);
      }
    };
    const reply = await collecting.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: Readable.from(body()),
    });
    return { status: reply.statusCode, isReadWhole: sent.read === 40 };
  };
  // The vendor of these tests sends its handshake in the body, so a little of it is read: 16 KB.
  expect(await bytes({})).toEqual({ status: 401, isReadWhole: false });
  const nobody = `/v1/hooks/${'0'.repeat(32)}`;
  expect(await bytes({}, nobody)).toEqual({ status: 404, isReadWhole: false });
  expect(await bytes({}, '/v1/hooks/short')).toEqual({ status: 404, isReadWhole: false });
});

test('a delivery that is not signed is refused unparsed and unpacked, and not without end', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1_048_576));
  const statuses: number[] = [];
  for (let i = 0; i < 32; i += 1) statuses.push((await deliver(bomb, 'f'.repeat(64))).status);
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  collecting.advance(2000);
  expect((await deliver(eventsBody(1))).status).toBe(200);
  expect((await deliver(bomb)).status).toBe(413);
});

test('what a delivery holds that cannot be read is kept for a person', async () => {
  await deliver('{"events":[{"id":1}]}');
  await deliver('not json at all');
  await collecting.scheduler.runDue();
  expect([await countOf('delivery'), await countOf('rejected_payload')]).toEqual([0, 1]);
});
