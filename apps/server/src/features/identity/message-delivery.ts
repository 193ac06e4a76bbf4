import { createCatcher, type Catcher, type MessageSenders } from '@waybill/identity';
import type { Config } from '../../platform/config.ts';
import { createMailSender } from '../../platform/mail-sender.ts';

const CAUGHT_MESSAGES = 200;

/** How messages are delivered; the provider refuses channels without delivery. */
export interface MessageDelivery {
  senders: MessageSenders;
  /** Keeps messages instead of sending them; null but in development. */
  catcher: Catcher | null;
  close(): void;
}

/** Mail goes to the mail server; in development, undeliverable messages are kept for reading. */
export function openMessageDelivery(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'isIdentityDevelopment'>,
): MessageDelivery {
  const mail =
    config.smtpUrl === ''
      ? null
      : createMailSender({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const catcher = config.isIdentityDevelopment
    ? createCatcher({ clock: Date.now, size: CAUGHT_MESSAGES })
    : null;
  return {
    senders: { ...catcher?.senders, ...(mail ? { email: mail.send } : {}) },
    catcher,
    close: () => mail?.close(),
  };
}
