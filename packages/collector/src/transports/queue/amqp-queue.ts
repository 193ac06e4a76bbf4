import rhea, { type Connection, type EventContext } from 'rhea';
import type { CollectFailure } from '../../collect-failure.ts';
import type { StreamPosition } from '../../stream-position.ts';
import { waitFor } from '../../wait-for.ts';
import { bodyBytes } from './amqp-body.ts';
import { amqpFailure } from './amqp-failure.ts';
import { connectAmqp, type AmqpTarget } from './connect-amqp.ts';
import type { OpenQueue, QueueBatch } from './open-queue.ts';

/** A source of messages: a queue, or one partition of an Event Hub. */
export interface AmqpSource {
  address: string;
  /** Name under which its offset is stored; empty for queues, which know themselves. */
  partition: string;
  /** Messages after this offset; for Event Hubs. */
  after?: string;
}

export interface AmqpQueueOptions {
  target: AmqpTarget;
  sources: readonly AmqpSource[];
  position: StreamPosition | null;
  idleMs: number;
}

/** An unsettled message. */
interface Arrived {
  context: EventContext;
  source: AmqpSource;
}

/** Received data and state of a connection. */
interface Inbox {
  waiting: Arrived[];
  failure: CollectFailure | null;
  /** Called whenever one of the two changes. */
  wake: () => void;
}

/** Maximum unsettled messages; the protocol's own window is twice as large. */
const MOST_UNSETTLED = 1000;
const MOST_IN_BATCH = 500;

/**
 * Receives over AMQP 1.0. Messages are requested by credit, yielded in batches and accepted when
 * settled; Event Hubs' offsets are the position.
 */
export async function openAmqpQueue(options: AmqpQueueOptions): Promise<OpenQueue> {
  const connection = await connectAmqp(rhea.create_container(), options.target);
  const inbox: Inbox = { waiting: [], failure: null, wake: () => undefined };
  watch(connection, inbox);
  const credit = Math.max(1, Math.floor(MOST_UNSETTLED / options.sources.length));
  for (const source of options.sources) attach(connection, inbox, source, credit);
  const given = new Map<QueueBatch, readonly Arrived[]>();
  let { position } = options;

  function nextBatch(): QueueBatch {
    const taken = inbox.waiting.splice(0, MOST_IN_BATCH);
    position = movedBy(taken, position);
    const bodies = taken.map(({ context }) => bodyBytes(context.message?.body));
    const batch = { bodies, position };
    given.set(batch, taken);
    return batch;
  }

  return {
    receive: async function* receive(signal) {
      while (!signal.aborted) {
        if (inbox.waiting.length === 0) await arrival(inbox, options.idleMs, signal);
        if (inbox.waiting.length === 0) return;
        yield nextBatch();
      }
    },
    settle: (batch) => {
      for (const { context } of given.get(batch) ?? []) {
        context.delivery?.accept();
        context.receiver?.add_credit(1);
      }
      given.delete(batch);
      return inbox.failure ? Promise.reject(inbox.failure) : Promise.resolve();
    },
    close: () => closed(connection),
  };
}

function watch(connection: Connection, inbox: Inbox): void {
  connection.on('connection_error', () => fail(inbox, connection.error));
  connection.on('session_error', ({ session }) => fail(inbox, session?.error));
  connection.on('disconnected', ({ error }) => fail(inbox, error));
}

function attach(connection: Connection, inbox: Inbox, source: AmqpSource, credit: number): void {
  const { address, after } = source;
  const receiver = connection.open_receiver({
    credit_window: 0,
    autoaccept: false,
    source: { address, ...(after !== undefined && { filter: startAfter(after) }) },
  });
  receiver.on('receiver_open', () => {
    receiver.add_credit(credit);
  });
  receiver.on('receiver_error', () => fail(inbox, receiver.error));
  receiver.on('message', (context: EventContext) => {
    inbox.waiting.push({ context, source });
    inbox.wake();
  });
}

function fail(inbox: Inbox, error: unknown): void {
  inbox.failure ??= amqpFailure(error);
  inbox.wake();
}

/** Resolves when there is a message, after the idle time, or when called off. Throws the failure. */
async function arrival(inbox: Inbox, idleMs: number, signal: AbortSignal): Promise<void> {
  if (!inbox.failure) {
    const woken = new AbortController();
    inbox.wake = () => woken.abort();
    await waitFor(idleMs, AbortSignal.any([signal, woken.signal]));
  }
  if (inbox.failure) throw inbox.failure;
}

/** The position after these messages; null without offsets. */
function movedBy(taken: readonly Arrived[], position: StreamPosition | null) {
  const partitions = { ...position?.partitions };
  for (const { context, source } of taken) {
    const offset: unknown = context.message?.message_annotations?.['x-opt-offset'];
    if (source.partition !== '' && (typeof offset === 'string' || typeof offset === 'number')) {
      partitions[source.partition] = { marker: String(offset) };
    }
  }
  return Object.keys(partitions).length === 0 ? null : { partitions };
}

/** Event Hubs' filter; the offset is compared as a text, as their documentation has it. */
function startAfter(offset: string): Record<string, unknown> {
  const clause = `amqp.annotation.x-opt-offset > '${offset.replaceAll("'", '')}'`;
  // Descriptor of the selector filter in the registry of AMQP filters.
  const filter: unknown = rhea.types.wrap_described(clause, 0x468c00000004);
  return { 'apache.org:selector-filter:string': filter };
}

function closed(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    connection.removeAllListeners('disconnected');
    if (!connection.is_open()) {
      connection.on('disconnected', () => undefined);
      return resolve();
    }
    connection.on('disconnected', () => resolve());
    connection.on('connection_close', () => resolve());
    connection.close();
  });
}
