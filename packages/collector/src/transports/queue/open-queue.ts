import type { QueueStream } from '@waybill/connectors/kit/declaration/declaration';
import type { StreamPosition } from '../../stream-position.ts';
import type { ResolveHost } from '../resolve-host.ts';
import type { TransportRun } from '../transport-run.ts';
import { openEventHub } from './open-event-hub.ts';
import { openPubSub } from './open-pub-sub.ts';

/** Messages settled together. */
export interface QueueBatch {
  /** Bodies, in the order of their partition. */
  bodies: readonly Uint8Array[];
  /** To be stored with the messages; null if the queue itself knows what was settled. */
  position: StreamPosition | null;
}

/** A message queue of any kind. */
export interface OpenQueue {
  /**
   * Batches in order of arrival. Ends after an idle period or on abort; throws `CollectFailure`. Memory
   * is bounded by the unsettled messages.
   */
  receive(signal: AbortSignal): AsyncIterable<QueueBatch>;
  /** The batch is durable: its messages need not be redelivered. */
  settle(batch: QueueBatch): Promise<void>;
  close(): Promise<void>;
}

export interface OpenQueueOptions extends TransportRun {
  stream: QueueStream;
  resolve: ResolveHost;
  /** How long to wait for a message before the queue counts as empty, milliseconds. */
  idleMs?: number;
  /** Instead of the vendor's address: a custom broker. */
  endpoint?: string;
  /** Certificate authority of that broker, PEM. */
  ca?: string;
}

/** Connects to the queue that a stream declares. Throws `CollectFailure`. */
export function openQueue(options: OpenQueueOptions): Promise<OpenQueue> {
  return options.stream.queue.system === 'eventhub'
    ? openEventHub(options)
    : Promise.resolve(openPubSub(options));
}
