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

/**
 * Stores messages instead of delivering them. They contain codes and links: never use it with real
 * people.
 */
export interface Catcher {
  senders: MessageSenders;
  /** The newest first. */
  list(): CaughtMessage[];
  clear(): void;
}

/**
 * An in-memory catcher for every delivery method.
 *
 * @param options.size maximum messages kept; the oldest are dropped first.
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
