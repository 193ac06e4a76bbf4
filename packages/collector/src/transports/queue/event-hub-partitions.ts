import { randomUUID } from 'node:crypto';
import type { Connection, EventContext, Message } from 'rhea';
import { CollectFailure } from '../../collect-failure.ts';
import { valueAt } from '../../path-value.ts';
import { amqpFailure } from './amqp-failure.ts';

const NODE = '$management';
const ANSWER_MS = 20_000;

/** Ids of a hub's partitions, asked for at its management node. Throws `CollectFailure`. */
export async function eventHubPartitions(connection: Connection, hub: string): Promise<string[]> {
  const replyTo = `${NODE}-${randomUUID()}`;
  const { promise, resolve, reject } = Promise.withResolvers<Message | undefined>();
  const fail = (error: unknown): void => reject(amqpFailure(error));
  const receiver = connection.open_receiver({ source: NODE, target: replyTo });
  const sender = connection.open_sender(NODE);
  receiver.on('receiver_error', () => fail(receiver.error));
  sender.on('sender_error', () => fail(sender.error));
  connection.once('disconnected', ({ error }) => fail(error));
  receiver.on('message', ({ message }: EventContext) => resolve(message));
  sender.once('sendable', () => {
    sender.send({
      body: Buffer.alloc(0),
      reply_to: replyTo,
      message_id: randomUUID(),
      application_properties: { operation: 'READ', name: hub, type: 'com.microsoft:eventhub' },
    });
  });
  const timer = setTimeout(() => fail(null), ANSWER_MS);
  const message = await promise.finally(() => clearTimeout(timer));
  return partitionIds(message);
}

function partitionIds(message: Message | undefined): string[] {
  const status = Number(valueAt(message?.application_properties, 'status-code') ?? 0);
  if (status === 401)
    throw new CollectFailure('permission_missing', 'The key may not read the hub.');
  if (status === 404) throw new CollectFailure('not_found', 'There is no hub of that name.');
  const found = valueAt(message?.body, 'partition_ids');
  const ids = (Array.isArray(found) ? found : []).filter((id) => typeof id === 'string');
  if (ids.length === 0) {
    throw new CollectFailure('invalid_response', 'The namespace did not name the partitions.');
  }
  return ids;
}
