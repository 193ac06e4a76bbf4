import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebhookBody, webhookRoutes, type WebhookEvent } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import type { DueQueue } from '../../platform/due-queue.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { deliveryLoop, purgeDeliveriesLoop } from './delivery-loop.ts';
import { WEBHOOK_SECRETS } from './webhook-secrets.ts';

const Created = webhookRoutes['/v1/webhooks'].POST.response;
const Listed = webhookRoutes['/v1/webhooks'].GET.response;
const Log = webhookRoutes['/v1/webhooks/{webhookId}/deliveries'].GET.response;
const Delivery = webhookRoutes['/v1/webhooks/{webhookId}/test'].POST.response;
const DAY_MS = 86_400_000;

interface Received {
  signature: string;
  event: string;
  body: string;
}

let app: TestApp;
let member: TestMember;
let receiver: Server;
let address: string;
let answer = 204;
let received: Received[] = [];
let skewMs = 0;

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const header = (name: string): string => String(request.headers[name]);
  const body = await text(request);
  received.push({ signature: header('waybill-signature'), event: header('waybill-event'), body });
  response.writeHead(answer).end();
}

beforeAll(async () => {
  app = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  receiver = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const at = receiver.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/in`;
});
afterAll(async () => {
  await new Promise((resolve) => void receiver.close(resolve));
  await app.close();
});
beforeEach(async () => {
  answer = 204;
  received = [];
  skewMs = 0;
  member = await testMember(app);
  await member.call('GET', '/v1/session');
});

function loop(): DueQueue {
  const { database, log, outbound, keyFor } = app.services;
  const now = (): number => Date.now() + skewMs;
  return deliveryLoop({ database, log, outbound, now, box: boxFor(keyFor, WEBHOOK_SECRETS) });
}

const deliver = async (): Promise<void> => loop().runDue();

async function create(events: WebhookEvent[], by = member) {
  const { json } = await by.call('POST', '/v1/webhooks', { name: 'Desk', address, events });
  return Created.parse(json);
}

async function logOf(webhookId: string) {
  return Log.parse((await member.call('GET', `/v1/webhooks/${webhookId}/deliveries`)).json).items;
}

function isSignedBy(secret: string, { signature, body }: Received): boolean {
  const [time = '', ...marks] = signature.split(',');
  const mark = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${body}`)
    .digest('hex');
  return (
    Math.abs(Number(time.slice(2)) * 1000 - Date.now()) < 60_000 && marks.includes(`v1=${mark}`)
  );
}

async function openDetection(mark: string): Promise<string> {
  await sendRecords(app, member.tenantId, [
    publicShare({
      id: 1,
      at: Date.now() - 60_000,
      person: `${mark}@ours.example`,
      folder: mark,
      title: mark,
    }),
  ]);
  const { json } = await member.call('GET', '/v1/detections');
  const [item] = z
    .object({ items: z.array(z.object({ detectionId: z.string() })) })
    .parse(json).items;
  return item?.detectionId ?? '';
}

test('a detection is told when it opens and changes, signed, by ids and states alone', async () => {
  const { webhook, secret } = await create(['detection.opened', 'detection.changed']);
  const detectionId = await openDetection('canary-9c1');
  await member.call('PATCH', `/v1/detections/${detectionId}`, { rev: 1, assigneeId: 'me' });
  await deliver();
  expect(received.map(({ event }) => event)).toContain('detection.opened');
  for (const one of received) {
    expect(isSignedBy(secret, one)).toBe(true);
    const body = WebhookBody.parse(JSON.parse(one.body));
    expect(body).toMatchObject({ version: 1, event: one.event, data: { detectionId } });
    expect(one.body).not.toContain('canary-9c1');
  }
  const log = await logOf(webhook.webhookId);
  expect(log.map(({ state, status }) => [state, status])).toEqual(
    log.map(() => ['delivered', 204]),
  );
  expect(log).toHaveLength(received.length);
});

test('what was rolled back is told to no one', async () => {
  await create(['policy.changed']);
  await app.db.database
    .tenant(member.tenantId, async (tx) => {
      await tx.query(
        `INSERT INTO policy (tenant_id, policy_key, priority, created_at, changed_at)
         VALUES ($1, 'test', 1, now(), now())`,
        [member.tenantId],
      );
      throw new Error('undone');
    })
    .catch(() => undefined);
  await deliver();
  expect(received).toEqual([]);
});

test('restricted cases and their detections never leave, not even what waited already', async () => {
  const { webhook } = await create(['detection.opened', 'case.opened', 'case.changed']);
  const colleague = await colleagueOf(app, member, { roles: ['Owner'], name: 'Cara' });
  const detectionId = await openDetection('canary-77');
  const { status } = await member.call('POST', '/v1/cases', {
    title: 'canary-77',
    kind: 'other',
    detectionIds: [detectionId],
    isRestricted: true,
    memberIds: [await memberIdOf(colleague, 'Cara')],
    reason: 'Concerns a colleague',
  });
  expect(status).toBe(200);
  await deliver();
  expect(received).toEqual([]);
  const states = (await logOf(webhook.webhookId)).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['withheld']));
});

test('a test event is delivered, and may be sent again under its id', async () => {
  const { webhook } = await create(['case.opened']);
  const { webhookId } = webhook;
  const { deliveryId } = Delivery.parse(
    (await member.call('POST', `/v1/webhooks/${webhookId}/test`)).json,
  );
  await deliver();
  await member.call('POST', `/v1/webhooks/${webhookId}/deliveries/${deliveryId}/resend`);
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body).id)).toEqual([deliveryId, deliveryId]);
});

test('both secrets sign for a day after a rotation', async () => {
  const { webhook, secret } = await create(['case.opened']);
  const url = `/v1/webhooks/${webhook.webhookId}`;
  const { secret: next } = z
    .object({ secret: z.string() })
    .parse((await member.call('POST', `${url}/secret`)).json);
  await member.call('POST', `${url}/test`);
  await deliver();
  expect(received.map((one) => [isSignedBy(secret, one), isSignedBy(next, one)])).toEqual([
    [true, true],
  ]);
  received = [];
  await app.db.owner.query(`UPDATE webhook_secret SET ends_at = now() WHERE ends_at IS NOT NULL`);
  await member.call('POST', `${url}/test`);
  await deliver();
  expect(received.map((one) => [isSignedBy(secret, one), isSignedBy(next, one)])).toEqual([
    [false, true],
  ]);
});

test('a failing receiver is tried later and later, and paused after three days', async () => {
  const { webhook } = await create(['case.opened']);
  const url = `/v1/webhooks/${webhook.webhookId}`;
  answer = 503;
  await member.call('POST', `${url}/test`);
  await deliver();
  const [first] = await logOf(webhook.webhookId);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503 });
  const wait = Date.parse(first?.nextAt ?? '') - Date.now();
  expect(wait > 10_000 && wait <= 38_000).toBe(true);
  await deliver();
  expect(received).toHaveLength(1);
  skewMs = 3 * DAY_MS + 60_000;
  await deliver();
  expect((await logOf(webhook.webhookId))[0]).toMatchObject({ state: 'failed', attempts: 2 });
  const paused = Listed.parse((await member.call('GET', '/v1/webhooks')).json).items[0];
  expect(paused).toMatchObject({ isPaused: true, failingSince: expect.any(String) });
  const resumed = await member.call('PATCH', url, { rev: paused?.rev, isPaused: false });
  expect(resumed.json).toMatchObject({ isPaused: false, failingSince: null });
});

test.each([
  'http://10.0.0.1/in',
  'https://user:secret@example.com/',
  'ftp://example.com',
  'nowhere',
])('nothing is sent to %s', async (inside) => {
  const body = { name: 'Desk', address: inside, events: ['case.opened'] };
  expect(await member.call('POST', '/v1/webhooks', body)).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'address' }] },
  });
});

test('the log is read page by page, and deleted after 30 days', async () => {
  const { webhook } = await create(['case.opened']);
  const url = `/v1/webhooks/${webhook.webhookId}`;
  for (let sent = 0; sent < 3; sent += 1) await member.call('POST', `${url}/test`);
  const first = Log.parse((await member.call('GET', `${url}/deliveries?limit=2`)).json);
  const rest = Log.parse(
    (await member.call('GET', `${url}/deliveries?limit=2&cursor=${first.nextCursor}`)).json,
  );
  const ids = [...first.items, ...rest.items].map(({ deliveryId }) => deliveryId);
  expect([new Set(ids).size, rest.nextCursor]).toEqual([3, null]);
  const { database, log } = app.services;
  await purgeDeliveriesLoop({ database, log, now: () => Date.now() + 31 * DAY_MS }).runDue();
  expect(await logOf(webhook.webhookId)).toEqual([]);
});

test('the secret is sealed', async () => {
  const { secret } = await create(['case.opened']);
  const { rows } = await app.db.owner.query<{ row: string }>(
    `SELECT encode(sealed, 'escape') AS row FROM webhook_secret
     UNION ALL SELECT coalesce(changes::text, '') FROM audit_entry`,
  );
  expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
});

test('a member with a scope sets up no receiver, and sees in the log what the scope shows', async () => {
  const { webhook } = await create(['detection.opened', 'policy.changed']);
  await openDetection('outside');
  const scoped = await colleagueOf(app, member, { roles: ['Admin'], name: 'Sol' });
  const { json } = await member.call('POST', '/v1/access-scopes', {
    name: 'Nothing',
    rules: { people: { include: ['department:Nowhere'], exclude: [] } },
  });
  const { scopeId } = z.object({ scopeId: z.string() }).parse(json);
  const userId = await memberIdOf(member, 'Sol');
  await member.call('PUT', `/v1/access-scopes/members/${userId}`, { scopeId });
  const url = `/v1/webhooks/${webhook.webhookId}`;
  for (const reply of [
    await scoped.call('POST', '/v1/webhooks', { name: 'Own', address, events: ['case.opened'] }),
    await scoped.call('PATCH', url, { rev: webhook.rev, address: `${address}/own` }),
    await scoped.call('POST', `${url}/secret`),
  ]) {
    expect(reply).toMatchObject({ status: 403, json: { code: 'scope.limited' } });
  }
  const [opened] = await logOf(webhook.webhookId);
  const seen = Log.parse((await scoped.call('GET', `${url}/deliveries`)).json).items;
  expect([opened?.event, seen]).toEqual(['detection.opened', []]);
  const resent = await scoped.call('POST', `${url}/deliveries/${opened?.deliveryId}/resend`);
  expect(resent.status).toBe(404);
});
