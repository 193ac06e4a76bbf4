import {
  findRabbitmq,
  startThrowAwayRabbitmq,
  type ThrowAwayRabbitmq,
} from '@waybill/testkit/rabbitmq';
import rhea from 'rhea';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CollectFailure } from '../../collect-failure.ts';
import { openAmqpQueue } from './amqp-queue.ts';
import { connectAmqp, type AmqpTarget } from './connect-amqp.ts';

const folder = findRabbitmq();
if (folder === null) {
  process.stderr.write('No RabbitMQ: its tests are skipped (apt-get install rabbitmq-server)\n');
}

describe.skipIf(folder === null)('a broker that speaks AMQP 1.0', () => {
  let broker: ThrowAwayRabbitmq;
  beforeAll(async () => {
    broker = await startThrowAwayRabbitmq(folder ?? '');
  }, 120_000);
  afterAll(() => broker.stop());

  const target = (change: Partial<AmqpTarget> = {}): AmqpTarget => ({
    host: 'localhost',
    address: '127.0.0.1',
    port: broker.port,
    isEncrypted: false,
    user: 'guest',
    password: 'guest',
    ...change,
  });
  const open = (queue: string, idleMs: number) => {
    const sources = [{ address: queue, partition: '' }];
    return openAmqpQueue({ target: target(), sources, position: null, idleMs });
  };

  async function send(queue: string, bodies: readonly unknown[]): Promise<void> {
    const connection = await connectAmqp(rhea.create_container(), target());
    const sender = connection.open_sender(queue);
    const accepted = new Promise<void>((resolve) => {
      let left = bodies.length;
      sender.on('accepted', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
    const rest = [...bodies];
    sender.on('sendable', () => {
      while (rest.length > 0 && sender.sendable()) sender.send({ body: rest.shift() });
    });
    await accepted;
    connection.close();
  }

  async function failure(work: Promise<unknown>): Promise<unknown> {
    const error: unknown = await work.catch((reason: unknown) => reason);
    return error instanceof CollectFailure ? error.code : error;
  }

  /** Texts of a queue until there are `count` of them; with 0, until nothing comes for a while. */
  async function received(queue: string, count: number, isSettled = true): Promise<string[]> {
    const opened = await open(queue, count === 0 ? 200 : 60_000);
    const texts: string[] = [];
    for await (const batch of opened.receive(new AbortController().signal)) {
      texts.push(...batch.bodies.map((body) => new TextDecoder().decode(body)));
      if (isSettled) await opened.settle(batch);
      if (texts.length === count) break;
    }
    await opened.close();
    return texts;
  }

  test('what is sent arrives in order, whatever its type', async () => {
    const bytes = Buffer.from('{"a":1}');
    await send('/queue/types', [bytes, 'text', { b: [1, true] }]);
    expect(await received('/queue/types', 3)).toEqual(['{"a":1}', 'text', '{"b":[1,true]}']);
    expect(await received('/queue/types', 0)).toEqual([]);
  });

  test('what is not settled comes again', async () => {
    await send('/queue/again', ['one', 'two']);
    expect(await received('/queue/again', 2, false)).toEqual(['one', 'two']);
    expect(await received('/queue/again', 2)).toEqual(['one', 'two']);
  });

  test('more messages than may be unsettled come batch by batch', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => `message ${index}`);
    await send('/queue/many', many);
    expect(await received('/queue/many', many.length)).toEqual(many);
  });

  test('a queue and a broker that are not there are told apart', async () => {
    expect(await failure(received('/amq/queue/none', 1))).toBe('not_found');
    expect(await failure(connectAmqp(rhea.create_container(), target({ port: 1 })))).toBe(
      'unavailable',
    );
  });

  test('a broker that goes away ends the run', async () => {
    const opened = await open('/queue/gone', 60_000);
    const batches = opened.receive(new AbortController().signal)[Symbol.asyncIterator]();
    const ended = failure(batches.next());
    await broker.stop();
    expect(await ended).toBe('unavailable');
    await opened.close();
  });
});
