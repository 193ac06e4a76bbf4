import { createTokenBuckets } from '../limits/token-buckets.ts';
import type { IdentityLog } from '../log.ts';
import type { IdentitySettings } from '../settings.ts';
import { tooMany, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { DeliveryMethod, Message, MessageSenders } from './message.ts';

const RECIPIENT_MINUTES = 10;

/** Sends messages within the limits of recipients and requesting addresses. */
export interface Messages {
  canSend(method: DeliveryMethod): boolean;
  /**
   * Counts a message against the limits of the recipient and the requesting address, whether the
   * receiver exists or not: the response must not reveal it. Throws 429, or 400 E011001 if the method
   * cannot send.
   */
  allow(request: { method: DeliveryMethod; to: string; remoteAddress: string }): void;
  /**
   * Counts a message to another recipient than the one given to `allow`: a user’s own address if a name
   * was typed. False if none left, which must not be visible.
   */
  hasRoomFor(to: string): boolean;
  /** Rejects when the message could not be delivered. */
  send(message: Message): Promise<void>;
  /** Returns whether the message was delivered, and never rejects: what was not is logged. */
  deliver(message: Message): Promise<boolean>;
}

export function createMessages(
  senders: MessageSenders,
  options: {
    settings: Pick<IdentitySettings, 'messagesPerRecipient' | 'messagesPerAddress'>;
    clock: () => number;
    log: IdentityLog;
  },
): Messages {
  const { settings, clock, log } = options;
  const recipients = createTokenBuckets({
    burst: settings.messagesPerRecipient,
    perMinute: settings.messagesPerRecipient / RECIPIENT_MINUTES,
    clock,
  });
  const addresses = createTokenBuckets({
    burst: settings.messagesPerAddress,
    perMinute: settings.messagesPerAddress,
    clock,
  });
  const senderOf = (method: DeliveryMethod) => {
    const sender = senders[method];
    if (sender) return sender;
    throw new WireError(400, WIRE_CODES.badRequest, `Nothing is set up here to send by ${method}`);
  };
  const send = async (message: Message): Promise<void> => senderOf(message.method)(message);
  return {
    canSend: (method) => senders[method] !== undefined,
    allow({ method, to, remoteAddress }) {
      senderOf(method);
      // In this order: a refused address must not use up the allowance of others.
      const wait = addresses.take(remoteAddress) || recipients.take(to.toLowerCase());
      if (wait > 0) throw tooMany(wait);
    },
    hasRoomFor: (to) => recipients.take(to.toLowerCase()) === 0,
    send,
    async deliver(message) {
      try {
        await send(message);
        return true;
      } catch (error) {
        log({
          level: 'error',
          event: 'message.failed',
          // A mail server's message quotes the recipient.
          detail: `${message.kind} by ${message.method}: ${error instanceof Error ? error.name : typeof error}`,
        });
        return false;
      }
    },
  };
}
