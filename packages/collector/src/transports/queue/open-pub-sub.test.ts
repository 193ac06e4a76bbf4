import type { QueueStream } from '@waybill/connectors/kit/declaration/declaration';
import { startPubSub, type TestPubSub } from '@waybill/testkit/pub-sub-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { collectQueue, type CollectQueueOptions } from './collect-queue.ts';

let server: TestPubSub;
beforeAll(async () => {
  server = await startPubSub();
});
afterAll(() => server.close());
beforeEach(() => {
  server.messages.length = 0;
  server.failures.length = 0;
  server.asked.length = 0;
});

const stream: QueueStream = {
  id: 'logs',
  title: 'Logs',
  kind: 'events',
  sources: ['Google Cloud'],
  scopes: [],
  every: 60,
  isDefault: true,
  transport: 'queue',
  queue: {
    system: 'pubsub',
    address: '{project}',
    name: '{subscription}',
    secret: 'account',
    records: '',
  },
};

function run(change: Partial<CollectQueueOptions> = {}): AsyncGenerator<CollectedPage, RunEnd> {
  return collectQueue({
    stream,
    values: { project: 'p', subscription: 'logs', account: server.keyFile },
    send: fetch,
    now: Date.now,
    signal: new AbortController().signal,
    sleep: () => Promise.resolve(),
    position: null,
    resolve: () => Promise.reject(new Error('not used')),
    endpoint: server.url,
    ...change,
  });
}

const publish = (...data: string[]) => {
  server.messages.push(...data.map((one) => ({ data: one, ackId: null })));
};

async function endOf(pages: AsyncGenerator<CollectedPage, RunEnd>): Promise<RunEnd> {
  for (;;) {
    const step = await pages.next();
    if (step.done) return step.value;
  }
}

test('messages are acknowledged when the next page is asked for, and not before', async () => {
  publish('{"id":1}', '[{"id":2},{"id":3}]', 'no json');
  const pages = run();
  const first = await pages.next();
  expect(first.value).toMatchObject({
    records: [{ id: 1 }, { id: 2 }, { id: 3 }],
    texts: ['no json'],
    position: { partitions: {} },
  });
  // Held for longer than the subscription's own ten seconds.
  expect(server.asked).toEqual(['pull', 'modifyAckDeadline']);
  expect(server.messages).toHaveLength(3);
  expect(await endOf(pages)).toEqual({ outcome: 'complete' });
  expect(server.messages).toEqual([]);
});

test('who breaks off acknowledges nothing', async () => {
  publish('{"id":1}');
  const pages = run();
  await pages.next();
  await pages.return({ outcome: 'complete' });
  expect(server.messages).toHaveLength(1);
});

test('a run stops at its limit and asks to be run again', async () => {
  publish(...Array.from({ length: 501 }, (_, id) => JSON.stringify({ id })));
  expect(await endOf(run({ mostBatches: 1 }))).toEqual({ outcome: 'more' });
  expect(server.messages).toHaveLength(1);
});

test('what is refused is told apart', async () => {
  const code = async (change: Partial<CollectQueueOptions>, ...statuses: number[]) => {
    server.failures.push(...statuses);
    const end = await endOf(run(change));
    return end.outcome === 'failed' ? end.code : end.outcome;
  };
  const values = { project: 'p', subscription: 'logs', account: server.keyFile };
  expect(await code({}, 403)).toBe('permission_missing');
  expect(await code({}, 429, 503)).toBe('complete');
  expect(await code({}, 503, 503, 503, 503)).toBe('unavailable');
  expect(await code({ values: { ...values, subscription: 'none' } })).toBe('not_found');
  expect(await code({ values: { ...values, subscription: 'a?b' } })).toBe('config_invalid');
  expect(await code({ values: { ...values, account: '{}' } })).toBe('config_invalid');
  const other = server.keyFile.replace('reader@', 'other@');
  expect(await code({ values: { ...values, account: other } })).toBe('auth_expired');
});
