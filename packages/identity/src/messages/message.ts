/** Ways to reach a person. `email` takes an address, the others a phone number. */
export const DELIVERY_METHODS = ['email', 'sms', 'voice', 'whatsapp', 'im'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** What a person gets. */
export interface Message {
  method: DeliveryMethod;
  /** Address or phone number. */
  to: string;
  /** Purpose, e.g. `otp`: for the catcher's page and for tests. */
  kind: MessageKind;
  /** For mail only; other methods omit it. */
  subject: string;
  text: string;
  /** The same as HTML, for mail. */
  html: string;
}

export type MessageKind =
  | 'otp'
  | 'magiclink'
  | 'enchantedlink'
  | 'notp'
  | 'reset'
  | 'invite'
  | 'notice'
  | 'ssoSetup';

/** Delivers a message; rejects on failure. Errors must not quote the message. */
export type MessageSender = (message: Message) => Promise<void>;

export type MessageSenders = Partial<Record<DeliveryMethod, MessageSender>>;
