import type { QueueStream } from '@waybill/connectors/kit/declaration/declaration';
import { testCertificate } from '@waybill/testkit/test-certificate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import type { StreamPosition } from '../../stream-position.ts';
import { collectQueue, type CollectQueueOptions } from './collect-queue.ts';
import { startEventHub, type TestEventHub } from './testing/event-hub-server.ts';

const tls = testCertificate();
const SECRET =
  'Endpoint=sb://localhost/;SharedAccessKeyName=listen;SharedAccessKey=a2V5cw==;EntityPath=insights';
let hub: TestEventHub;
beforeAll(async () => {
  hub = await startEventHub({ hub: 'insights', user: 'listen', password: 'a2V5cw==' }, tls);
});
afterAll(() => hub.close());

const stream: QueueStream = {
  id: 'activity',
  title: 'Activity',
  kind: 'events',
  sources: ['Azure'],
  scopes: [],
  every: 60,
  isDefault: true,
  transport: 'queue',
  queue: {
    system: 'eventhub',
    address: '',
    name: '{hub}',
    secret: 'connection',
    records: 'records',
  },
};

function run(change: Partial<CollectQueueOptions> = {}): AsyncGenerator<CollectedPage, RunEnd> {
  return collectQueue({
    stream,
    values: { connection: SECRET },
    send: fetch,
    now: Date.now,
    signal: new AbortController().signal,
    position: null,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    endpoint: `amqps://localhost:${hub.port}`,
    ca: tls.cert,
    idleMs: 60_000,
    ...change,
  });
}

/** What a run gives until there are `count` records and texts, after which it is called off. */
async function all(count: number, change: Partial<CollectQueueOptions> = {}) {
  const controller = new AbortController();
  const pages = run({ ...change, signal: controller.signal });
  const ids: unknown[] = [];
  const texts: string[] = [];
  let position: StreamPosition | null = null;
  for (;;) {
    const step = await pages.next();
    if (step.done)
      return { ids: ids.map(Number).toSorted((a, b) => a - b), texts, position, end: step.value };
    ids.push(...step.value.records.map(({ id }) => id));
    texts.push(...(step.value.texts ?? []));
    position = step.value.position;
    if (ids.length + texts.length >= count) controller.abort();
  }
}

const message = (...ids: number[]) => JSON.stringify({ records: ids.map((id) => ({ id })) });

test('every partition is read from its beginning, and then from its own offset', async () => {
  hub.partitions.set('0', [message(1, 2), message(3)]);
  hub.partitions.set('1', [message(4)]);
  const first = await all(4);
  expect(first.ids).toEqual([1, 2, 3, 4]);
  expect(first.position).toEqual({ partitions: { 0: { marker: '1' }, 1: { marker: '0' } } });
  expect(hub.asked.toSorted((a, b) => a.address.localeCompare(b.address))).toEqual([
    {
      address: 'insights/ConsumerGroups/$Default/Partitions/0',
      clause: "amqp.annotation.x-opt-offset > '-1'",
    },
    {
      address: 'insights/ConsumerGroups/$Default/Partitions/1',
      clause: "amqp.annotation.x-opt-offset > '-1'",
    },
  ]);
  hub.partitions.get('1')?.push(message(5));
  const second = await all(1, { position: first.position });
  expect(second.ids).toEqual([5]);
  // The other partition's place is kept.
  expect(second.position).toEqual({ partitions: { 0: { marker: '1' }, 1: { marker: '1' } } });
});

test('a hub with nothing new is done', async () => {
  for (const id of hub.partitions.keys()) hub.partitions.set(id, []);
  const pages = run({ idleMs: 50 });
  expect(await pages.next()).toEqual({ done: true, value: { outcome: 'complete' } });
});

test('what holds no JSON, or no list, is given out as it is', async () => {
  hub.partitions.set('0', ['no json', message(1), '{"other":1}']);
  hub.partitions.set('1', []);
  const { ids, texts } = await all(3);
  expect([ids, texts]).toEqual([[1], ['no json', '{"other":1}']]);
});

test('a wrong key, a hub that is not there and a useless secret are told apart', async () => {
  const code = async (change: Partial<CollectQueueOptions>) => {
    const { end } = await all(1, change);
    return end.outcome === 'failed' ? end.code : end.outcome;
  };
  const wrong = SECRET.replace('a2V5cw==', 'b3RoZXI=');
  expect(await code({ values: { connection: wrong } })).toBe('auth_expired');
  expect(await code({ values: { connection: SECRET, hub: 'other' } })).toBe('not_found');
  expect(await code({ values: { connection: 'a=b' } })).toBe('config_invalid');
  expect(await code({ resolve: () => Promise.reject(new Error('inside')) })).toBe('unavailable');
  expect(await code({ endpoint: 'amqps://elsewhere.test' })).toBe('unavailable');
  // Without the authority, the certificate is not believed.
  expect(await code({ ca: testCertificate().cert })).toBe('unavailable');
});

test.each([
  ['amqp:unauthorized-access', 'permission_missing'],
  ['com.microsoft:server-busy', 'rate_limited'],
])(
  'a management node that answers %s ends the run at once as %s',
  async (condition, code) => {
    hub.refuse(condition);
    const { end } = await all(1).finally(() => hub.refuse(null));
    expect(end).toMatchObject({ outcome: 'failed', code });
  },
  10_000,
);
