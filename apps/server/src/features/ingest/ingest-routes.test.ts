import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { IngestResult, SOURCE_IDS } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare } from '../../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { buildApp } from '../../http/build-app.ts';
import { activityWriter } from './writing/activity-writer.ts';

/** One time for all, so that equal ids are the same event. */
const AT = Date.now() - 1000;

let app: TestApp;
let member: TestMember;
let secret: string;
let tokenId: string;

beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const reply = await member.call('POST', '/v1/integrations/tokens', {
    name: 'Drive',
    sourceId: 'google-drive',
  });
  const created = z
    .object({ secret: z.string(), token: z.object({ tokenId: z.string() }) })
    .parse(reply.json);
  secret = created.secret;
  tokenId = created.token.tokenId;
});
afterAll(() => app.close());

async function post(
  source: string,
  body: Buffer | string,
  headers: Record<string, string> = {},
  to: Pick<FastifyInstance, 'inject'> = app.app,
) {
  const reply = await to.inject({
    method: 'POST',
    url: `/v1/ingest/${source}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    payload: body,
  });
  const { statusCode: status, headers: replied } = reply;
  return { status, json: reply.json(), retryAfter: Number(replied['retry-after'] ?? 0) };
}

const share = (id: number) => publicShare({ id, at: AT, person: 'ana@ours.example', folder: 'a' });

test('takes in every form under any content type, and tells what became of it', async () => {
  expect(
    await post('google-drive', JSON.stringify([share(1), share(2)]), {
      'content-type': 'application/json',
    }),
  ).toMatchObject({
    status: 200,
    json: { accepted: 2, duplicate: 0, rejected: 0, complete: true },
  });
  const envelope = JSON.stringify({
    kind: 'admin#reports#activities',
    items: [share(2), share(3)],
  });
  const zipped = await post('google-drive', gzipSync(envelope), {
    'content-encoding': 'gzip',
    'content-type': 'application/octet-stream',
  });
  expect(IngestResult.parse(zipped.json)).toMatchObject({ accepted: 1, duplicate: 1 });
  expect(await post('google-drive', JSON.stringify(share(4)))).toMatchObject({
    json: { accepted: 1 },
  });
});

test('what it accepted is visible at once, with its detection, and counted by source', async () => {
  const list = await member.call('GET', '/v1/detections?policy=opened-to-public');
  expect(list.json).toMatchObject({
    items: [{ eventCount: 4, source: 'Google Drive', person: { email: 'ana@ours.example' } }],
  });
  const sources = z
    .object({
      items: z.array(
        z.object({ sourceId: z.string(), events: z.number(), hasConnector: z.boolean() }),
      ),
    })
    .parse((await member.call('GET', '/v1/integrations')).json).items;
  expect(sources.map(({ sourceId }) => sourceId)).toEqual(SOURCE_IDS);
  expect(sources.find(({ sourceId }) => sourceId === 'google-drive')).toMatchObject({
    events: 4,
    hasConnector: true,
  });
});

test('needs a token of that very source', async () => {
  expect(await post('slack', '[]')).toMatchObject({
    status: 403,
    json: { code: 'ingest.source_forbidden' },
  });
  expect(await post('no-such-source', '[]')).toMatchObject({
    status: 404,
    json: { code: 'ingest.source_unknown' },
  });
  expect(await post('google-drive', '[]', { authorization: 'Bearer wbi_wrong' })).toMatchObject({
    status: 401,
  });
  expect(await post('google-drive', '[]', { authorization: '' })).toMatchObject({ status: 401 });
});

test('a body that breaks says how far it got, in a problem document', async () => {
  const body = JSON.stringify([share(10), share(11)]).slice(0, -30);
  expect(await post('google-drive', body)).toMatchObject({
    status: 400,
    json: {
      code: 'ingest.body_broken',
      accepted: 1,
      complete: false,
      detail: expect.stringContaining('record 2'),
    },
  });
});

test('rejected records are listed, shown and replayed once their mapping is mended', async () => {
  const bad = JSON.stringify({ ...share(20), id: { applicationName: 'drive' } });
  expect(await post('google-drive', bad)).toMatchObject({
    status: 200,
    json: { rejected: 1, rejections: [{ line: 1 }] },
  });
  const list = z
    .object({
      total: z.number(),
      items: z.array(z.object({ rejectionId: z.string(), reason: z.string() })),
    })
    .parse((await member.call('GET', '/v1/rejections?sourceId=google-drive')).json);
  const rejectionId = list.items[0]?.rejectionId ?? '';
  expect(list.total).toBe(list.items.length);
  expect((await member.call('GET', `/v1/rejections/${rejectionId}/payload`)).json).toEqual({
    rejectionId,
    payload: bad,
  });
  const again = await member.call('POST', '/v1/rejections/replay', { sourceId: 'google-drive' });
  expect(again.json).toMatchObject({ accepted: 0, rejected: list.total, remaining: list.total });
  // The fixed mapping is stood in for by a payload that today's mapping reads.
  const { zstdCompressSync } = await import('node:zlib');
  await app.db.owner.query('UPDATE rejected_payload SET payload = $1 WHERE rejection_id = $2', [
    zstdCompressSync(JSON.stringify(share(21))),
    rejectionId,
  ]);
  const mended = await member.call('POST', '/v1/rejections/replay', { sourceId: 'google-drive' });
  expect(mended.json).toMatchObject({ accepted: 1, remaining: list.total - 1 });
});

test('a flood of unreadable records is answered while it is still being sent', async () => {
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const answered = Promise.withResolvers<void>();
  async function* flood(): AsyncGenerator<Buffer> {
    yield Buffer.from('{}\n'.repeat(100_000));
    await answered.promise;
  }
  const reply = await fetch(`${address}/v1/ingest/google-drive`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: Readable.toWeb(Readable.from(flood())),
    duplex: 'half',
  });
  answered.resolve();
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({
    code: 'ingest.mostly_rejected',
    rejected: 20_000,
    complete: false,
  });
});

test('nothing is accepted while the disk is almost full, and everything as soon as there is space', async () => {
  const other = await testApp({
    beside: app,
    environment: { WAYBILL_DATA: tmpdir(), WAYBILL_DISK_RESERVE_MB: '900000000' },
  });
  const body = JSON.stringify(share(900));
  const refused = await post('google-drive', body, {}, other.app);
  expect(refused).toMatchObject({ status: 503, json: { code: 'storage.full', accepted: 0 } });
  expect(refused.retryAfter).toBeGreaterThan(0);
  await other.close();
  expect(await post('google-drive', body)).toMatchObject({ status: 200, json: { accepted: 1 } });
});

test('a backlog over its limit answers 429, tells when to come again, and keeps what was accepted', async () => {
  const { services } = app;
  const full = activityWriter({ ...services, mostWaiting: 0 });
  const other = await buildApp({ ...services, writer: full });
  const body = JSON.stringify(share(901));
  const refused = await post('google-drive', body, {}, other);
  expect(refused).toMatchObject({
    status: 429,
    json: { code: 'ingest.backlog_full', accepted: 0 },
  });
  expect(refused.retryAfter).toBeGreaterThan(0);
  await other.close();
  expect(await post('google-drive', body)).toMatchObject({ status: 200, json: { accepted: 1 } });
});

test('a revoked token stops working at once', async () => {
  const revoked = await member.call('DELETE', `/v1/integrations/tokens/${tokenId}`);
  expect(revoked.json).toMatchObject({
    tokenId,
    revokedAt: expect.any(String),
    lastUsedAt: expect.any(String),
  });
  expect(await post('google-drive', JSON.stringify(share(30)))).toMatchObject({ status: 401 });
});
