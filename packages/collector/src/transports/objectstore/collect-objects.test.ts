import { gzipSync } from 'node:zlib';
import type { ObjectStoreStream } from '@waybill/connectors/kit/declaration/declaration';
import { ObjectStoreSchema } from '@waybill/connectors/kit/declaration/transport-schema';
import { startS3Server, type TestS3Server } from '@waybill/testkit/s3-server';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import type { StreamPosition } from '../../stream-position.ts';
import { collectObjects, type CollectObjectsOptions } from './collect-objects.ts';

let server: TestS3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.messages.length = 0;
});

const NOW = Date.UTC(2026, 1, 4, 12);

function put(key: string, content: string | Uint8Array, changedAt = NOW - 60_000): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  server.objects.set(`logs/${key}`, { bytes, changedAt: new Date(changedAt) });
}

const trail = (...names: string[]) =>
  gzipSync(JSON.stringify({ Records: names.map((eventName) => ({ eventName })) }));

function streamOf(objects: Partial<z.input<typeof ObjectStoreSchema>> = {}) {
  return {
    id: 'trail',
    title: 'Trail',
    kind: 'events',
    sources: ['AWS'],
    scopes: [],
    every: 300,
    isDefault: true,
    transport: 'objectstore',
    objects: ObjectStoreSchema.parse({
      store: 's3',
      notify: 'list',
      bucket: '{bucket}',
      prefix: 'AWSLogs/',
      queueUrl: '{queue}',
      region: 'eu-central-1',
      endpoint: '{endpoint}',
      accessKeyId: '{key}',
      secretAccessKey: '{secret}',
      decode: 'json',
      records: 'Records',
      ...objects,
    }),
  } satisfies ObjectStoreStream;
}

function run(
  position: StreamPosition | null,
  change: Partial<CollectObjectsOptions> = {},
): AsyncGenerator<CollectedPage, RunEnd> {
  return collectObjects({
    stream: streamOf(),
    values: {
      bucket: 'logs',
      queue: server.queueUrl,
      endpoint: server.url,
      key: server.keys.accessKeyId,
      secret: server.keys.secretAccessKey,
    },
    send: fetch,
    now: () => NOW,
    signal: new AbortController().signal,
    sleep: () => Promise.resolve(),
    position,
    waitSec: 0,
    ...change,
  });
}

async function all(pages: AsyncGenerator<CollectedPage, RunEnd>) {
  const names: unknown[] = [];
  const texts: string[] = [];
  const aside: string[] = [];
  let position: StreamPosition | null = null;
  for (;;) {
    const step = await pages.next();
    if (step.done) return { names, texts, aside, position, end: step.value };
    names.push(...step.value.records.map(({ eventName }) => eventName));
    texts.push(...(step.value.texts ?? []));
    aside.push(...(step.value.unreadable ?? []).map(({ reason }) => reason));
    position = step.value.position ?? position;
  }
}

const EU = 'AWSLogs/1/CloudTrail/eu-west-1/';
const US = 'AWSLogs/1/CloudTrail/us-east-1/';

test('logs of several regions are read, and then only what is new in each', async () => {
  put(`${EU}2026/02/03/a.json.gz`, trail('eu-1'), NOW - 50_000);
  put(`${US}2026/02/03/z.json.gz`, trail('us-1'), NOW - 40_000);
  put('elsewhere/2026/02/03/a.json.gz', trail('other'));
  const first = await all(run(null));
  expect([first.names, first.end]).toEqual([['eu-1', 'us-1'], { outcome: 'complete' }]);
  expect((await all(run(first.position))).names).toEqual([]);
  // Sorted before everything that was read last, and on the day before.
  put(`${EU}2026/02/03/0.json.gz`, trail('eu-2'), NOW - 30_000);
  put(`${US}2026/02/04/a.json.gz`, trail('us-2', 'us-3'), NOW - 20_000);
  const second = await all(run(first.position));
  expect(second.names).toEqual(['eu-2', 'us-2', 'us-3']);
});

test('the first run goes back a week and no further', async () => {
  put(`${EU}2025/01/01/a.json.gz`, trail('old'), Date.UTC(2025, 0, 1));
  put(`${EU}2026/01/30/a.json.gz`, trail('new'), Date.UTC(2026, 0, 30));
  expect((await all(run(null))).names).toEqual(['new']);
});

test('objects without a day in their names are read by the order of their names', async () => {
  const stream = streamOf({ prefix: 'feed/', decode: 'ndjson', records: '' });
  put('feed/part-1', '{"eventName":"a"}\n{"eventName":"b"}\n');
  put('feed/part-2', gzipSync('{"eventName":"c"}'));
  put('feed/', '');
  const first = await all(run(null, { stream }));
  expect(first.names).toEqual(['a', 'b', 'c']);
  put('feed/part-3', '{"eventName":"d"}');
  expect((await all(run(first.position, { stream }))).names).toEqual(['d']);
});

test('csv and text are read, too', async () => {
  put('csv/x.csv', 'eventName,user\nlogin,"a, b"\n');
  put('text/x.log', 'first line\nsecond line\n');
  const csv = await all(run(null, { stream: streamOf({ prefix: 'csv/', decode: 'csv' }) }));
  expect(csv.names).toEqual(['login']);
  const text = await all(run(null, { stream: streamOf({ prefix: 'text/', decode: 'text' }) }));
  expect(text.texts).toEqual(['first line', 'second line']);
});

test('a run stops at its limit and goes on from there', async () => {
  for (const name of ['a', 'b', 'c']) put(`${EU}2026/02/03/${name}`, trail(name), NOW - 3_600_000);
  const first = await all(run(null, { mostObjects: 2 }));
  expect([first.names, first.end]).toEqual([['a', 'b'], { outcome: 'more' }]);
  const second = await all(run(first.position, { mostObjects: 2 }));
  expect(second.names).toContain('c');
  expect(second.end).toEqual({ outcome: 'complete' });
});

test('sets an object aside that is broken, and reads the others', async () => {
  put(`${EU}2026/02/03/a`, 'no json', NOW - 50_000);
  put(`${EU}2026/02/03/b`, trail('b'), NOW - 40_000);
  const { names, aside, end } = await all(run(null));
  expect([names, end]).toEqual([['b'], { outcome: 'complete' }]);
  expect(aside).toEqual([`object ${EU}2026/02/03/a: The answer is not JSON.`]);
});

test('tells that the declaration does not fit when every object is broken', async () => {
  put(`${EU}2026/02/03/a`, 'no json', NOW - 50_000);
  put(`${EU}2026/02/03/b`, 'no json either', NOW - 40_000);
  const { aside, end } = await all(run(null));
  expect(aside).toHaveLength(2);
  expect(end).toMatchObject({ outcome: 'failed', code: 'invalid_response' });
  expect(JSON.stringify(end)).toContain(`${EU}2026/02/03/a`);
});

test('sets a broken line aside and keeps the other lines of the object', async () => {
  const stream = streamOf({ prefix: 'feed/', decode: 'ndjson', records: '' });
  put('feed/part-1', '{"eventName":"a"}\n{"eventName":\n17\n{"eventName":"b"}\n');
  const { names, aside, end } = await all(run(null, { stream }));
  expect([names, end]).toEqual([['a', 'b'], { outcome: 'complete' }]);
  expect(aside).toEqual(['a line that is not JSON', 'not a JSON object']);
});

/** A store that refuses one object, as it does those that are encrypted with another key. */
const refusing =
  (key: string, status: number): CollectObjectsOptions['send'] =>
  async (url, init) =>
    decodeURIComponent(new URL(url).pathname).endsWith(key)
      ? new Response('', { status })
      : fetch(url, init);

test('goes on behind an object that the store refuses once another one can be read', async () => {
  put(`${EU}2026/02/03/a`, trail('a'), NOW - 50_000);
  const send = refusing('/a', 403);
  const alone = await all(run(null, { send }));
  expect([alone.position, alone.aside]).toEqual([null, []]);
  expect(alone.end).toMatchObject({ outcome: 'failed', code: 'permission_missing' });
  put(`${EU}2026/02/03/b`, trail('b'), NOW - 40_000);
  const { names, aside, end } = await all(run(null, { send }));
  expect([names, end]).toEqual([['b'], { outcome: 'complete' }]);
  expect(aside).toEqual([`object ${EU}2026/02/03/a: The store answered 403.`]);
});

test('gives up an object that fails alone for many runs', async () => {
  put(`${EU}2026/02/03/a`, trail('a'), NOW - 50_000);
  const send = refusing('/a', 503);
  const early = await all(run(null, { send, failures: 4 }));
  expect([early.aside, early.end]).toMatchObject([[], { code: 'unavailable' }]);
  const late = await all(run(null, { send, failures: 5 }));
  expect([late.aside.length, late.end]).toEqual([1, { outcome: 'complete' }]);
  expect(late.position?.partitions[EU]?.marker).toBe(`${EU}2026/02/03/a`);
});

function announce(...keys: string[]): void {
  const Records = keys.map((key) => ({
    eventName: 'ObjectCreated:Put',
    s3: { bucket: { name: 'logs' }, object: { key } },
  }));
  server.messages.push({ body: JSON.stringify({ Records }), receipt: null });
}

test('a message leaves the queue when all of its objects are committed, and not before', async () => {
  put(`${EU}a`, trail('a'));
  put(`${EU}b`, trail('b'));
  announce(`${EU}a`, `${EU}b`);
  server.messages.push({ body: '{"Event":"s3:TestEvent"}', receipt: null });
  const pages = run(null, { stream: streamOf({ notify: 'sqs' }) });
  expect((await pages.next()).value).toMatchObject({ records: [{ eventName: 'a' }] });
  expect((await pages.next()).value).toMatchObject({ records: [{ eventName: 'b' }] });
  expect(server.messages).toHaveLength(2);
  expect(await pages.next()).toEqual({ done: true, value: { outcome: 'complete' } });
  expect(server.messages).toEqual([]);
});

test('who breaks off leaves the message to the next one', async () => {
  put(`${EU}a`, trail('a'));
  announce(`${EU}a`);
  const pages = run(null, { stream: streamOf({ notify: 'sqs' }) });
  await pages.next();
  await pages.return({ outcome: 'complete' });
  expect(server.messages).toHaveLength(1);
});

test('objects of other buckets and folders, and those that are gone, are passed over', async () => {
  announce('elsewhere/a', `${EU}gone`);
  put('elsewhere/a', trail('a'));
  const { names, end } = await all(run(null, { stream: streamOf({ notify: 'sqs' }) }));
  expect([names, end, server.messages]).toEqual([[], { outcome: 'complete' }, []]);
});

test('takes the message of a broken object off the queue, which would bring it for ever', async () => {
  put(`${EU}a`, 'no json');
  announce(`${EU}a`);
  const { aside, end } = await all(run(null, { stream: streamOf({ notify: 'sqs' }) }));
  expect([aside.length, end, server.messages]).toEqual([1, { outcome: 'complete' }, []]);
});

test('an object that the store refuses stays with the queue, and the others are read', async () => {
  for (const name of ['a', 'b']) {
    put(`${EU}${name}`, trail(name));
    announce(`${EU}${name}`);
  }
  server.messages.push({
    body: JSON.stringify({
      Records: [
        {
          eventName: 'ObjectCreated:Put',
          s3: { bucket: { name: 'no bucket' }, object: { key: `${EU}\ud800` } },
        },
      ],
    }),
    receipt: null,
  });
  const stream = streamOf({ notify: 'sqs', bucket: '' });
  const { names, aside, end } = await all(run(null, { stream, send: refusing('/a', 403) }));
  expect([names, aside.length]).toEqual([['b'], 1]);
  expect(end).toMatchObject({ outcome: 'failed', code: 'config_invalid' });
  expect(server.messages).toHaveLength(2);
});

test('a role is read as, where one is set', async () => {
  server.roles.set('arn:aws:iam::1:role/logs', 'ours');
  put(`${EU}2026/02/03/a`, trail('a'));
  const stream = streamOf({ roleArn: 'arn:aws:iam::1:role/logs', externalId: '{external}' });
  const roleEndpoint = server.url;
  const refused = await all(run(null, { stream, roleEndpoint }));
  expect(refused.end).toMatchObject({ outcome: 'failed', code: 'permission_missing' });
  stream.objects.externalId = 'ours';
  expect((await all(run(null, { stream, roleEndpoint }))).names).toEqual(['a']);
});

test('missing settings and an aborted run are said as such', async () => {
  const bare = await all(run(null, { values: {} }));
  expect(bare.end).toMatchObject({ outcome: 'failed', code: 'config_invalid' });
  const aborted = await all(run(null, { signal: AbortSignal.abort() }));
  expect(aborted.end).toMatchObject({ outcome: 'failed', code: 'cancelled' });
});
