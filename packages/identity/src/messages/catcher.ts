import { randomUUID } from 'node:crypto';
import {
  DELIVERY_METHODS,
  type Message,
  type MessageSender,
  type MessageSenders,
} from './message.ts';

export interface CaughtMessage extends Message {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Keeps messages instead of delivering them. They hold codes and links: never where real people sign in. */
export interface Catcher {
  senders: MessageSenders;
  /** The newest first. */
  list(): CaughtMessage[];
  clear(): void;
}

/**
 * A catcher in memory for every way of delivery.
 *
 * @param options.size messages kept at most; the oldest go first.
 */
export function createCatcher(options: { clock: () => number; size?: number }): Catcher {
  const { clock, size = 200 } = options;
  let caught: CaughtMessage[] = [];
  const keep: MessageSender = async (message) => {
    caught = [{ ...message, id: randomUUID(), at: clock() }, ...caught].slice(0, size);
  };
  return {
    senders: Object.fromEntries(DELIVERY_METHODS.map((method) => [method, keep])),
    list: () => [...caught],
    clear: () => void (caught = []),
  };
}
