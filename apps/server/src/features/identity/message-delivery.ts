import { createCatcher, type Catcher, type MessageSenders } from '@waybill/identity';
import type { Config } from '../../platform/config.ts';
import { createMailSender } from '../../platform/mail-sender.ts';

const CAUGHT_MESSAGES = 200;

/** How messages to people go out; what nothing sends is refused by the provider. */
export interface MessageDelivery {
  senders: MessageSenders;
  /** Keeps messages instead of sending them; null but in development. */
  catcher: Catcher | null;
  close(): void;
}

/** Mail goes to the mail server; in development everything that nothing sends is kept to be read. */
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
