import { createTokenBuckets } from '../limits/token-buckets.ts';
import type { IdentitySettings } from '../settings.ts';
import { tooMany, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { DeliveryMethod, Message, MessageSenders } from './message.ts';

const RECIPIENT_MINUTES = 10;

/** Sends what people get, within the limits of recipients and of addresses that ask. */
export interface Messages {
  canSend(method: DeliveryMethod): boolean;
  /**
   * Takes one of the messages that the recipient and the asking address may still have, whether there
   * is somebody to send to or not: the answer must not tell. Throws 429, or 400 E011001 when nothing
   * sends by the method.
   */
  allow(request: { method: DeliveryMethod; to: string; remoteAddress: string }): void;
  /** Rejects when the message could not be delivered. */
  send(message: Message): Promise<void>;
}

export function createMessages(
  senders: MessageSenders,
  options: {
    settings: Pick<IdentitySettings, 'messagesPerRecipient' | 'messagesPerAddress'>;
    clock: () => number;
  },
): Messages {
  const { settings, clock } = options;
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
  return {
    canSend: (method) => senders[method] !== undefined,
    allow({ method, to, remoteAddress }) {
      senderOf(method);
      const wait = Math.max(addresses.take(remoteAddress), recipients.take(to.toLowerCase()));
      if (wait > 0) throw tooMany(wait);
    },
    send: (message) => senderOf(message.method)(message),
  };
}
