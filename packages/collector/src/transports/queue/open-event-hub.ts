import rhea from 'rhea';
import { CollectFailure } from '../../collect-failure.ts';
import { positionOf } from '../../stream-position.ts';
import { checkedAddress } from '../resolve-host.ts';
import { requiredSetting, settingOf } from '../transport-run.ts';
import { openAmqpQueue, type AmqpSource } from './amqp-queue.ts';
import { connectAmqp, type AmqpTarget } from './connect-amqp.ts';
import { connectionString } from './connection-string.ts';
import { eventHubPartitions } from './event-hub-partitions.ts';
import type { OpenQueue, OpenQueueOptions } from './open-queue.ts';

const IDLE_MS = 5000;
/** Before the first retained message. */
const EARLIEST = '-1';

/**
 * An Event Hub: every partition is read from its stored offset, or from the start of the retained data.
 * The secret is a connection string of the namespace or of the hub.
 */
export async function openEventHub(options: OpenQueueOptions): Promise<OpenQueue> {
  const { queue } = options.stream;
  const shared = connectionString(options.values[queue.secret] ?? '');
  const hub = settingOf(options, queue.name) || shared.hub;
  if (hub === null) throw new CollectFailure('config_invalid', 'The name of the hub is missing.');
  const group = settingOf(options, queue.group) || '$Default';
  const target = await targetOf(options, shared);
  const connection = await connectAmqp(rhea.create_container(), target);
  const ids = await eventHubPartitions(connection, hub).finally(() => connection.close());
  const sources = ids.map((id): AmqpSource => ({
    address: `${hub}/ConsumerGroups/${group}/Partitions/${id}`,
    partition: id,
    after: positionOf(options.position, id)?.marker ?? EARLIEST,
  }));
  const idleMs = options.idleMs ?? IDLE_MS;
  return openAmqpQueue({ target, sources, position: options.position, idleMs });
}

async function targetOf(
  options: OpenQueueOptions,
  { host, user, password }: ReturnType<typeof connectionString>,
): Promise<AmqpTarget> {
  const address = options.endpoint ?? (host === null ? namespaceOf(options) : `amqps://${host}`);
  if (!URL.canParse(address)) {
    throw new CollectFailure('config_invalid', 'The address of the namespace cannot be read.');
  }
  const url = new URL(address);
  const isEncrypted = url.protocol === 'amqps:';
  return {
    host: url.hostname,
    address: await checkedAddress(url.hostname, options.resolve),
    port: Number(url.port) || (isEncrypted ? 5671 : 5672),
    isEncrypted,
    user,
    password,
    ...(options.ca !== undefined && { ca: options.ca }),
  };
}

function namespaceOf(options: OpenQueueOptions): string {
  const written = requiredSetting(options, options.stream.queue.address, 'The namespace');
  // Secrets are never sent unencrypted, whatever the setting.
  return `amqps://${written.replace(/^[a-z]+:\/\//, '')}`;
}
