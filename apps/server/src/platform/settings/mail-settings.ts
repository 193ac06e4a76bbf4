import { z } from 'zod';
import { secret, setting } from './setting.ts';

const MAILBOX = /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@,;]+@[^\s<>@,;]+$/;

function isSmtp(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
  );
}

/** Outgoing mail. */
export const MAIL_SETTINGS = {
  smtpUrl: secret(
    'SMTP_URL',
    'Mail server, e.g. smtps://user:password@mail.example.com or smtp://…:587, where STARTTLS is required; empty: no mail is sent',
    z
      .string()
      .default('')
      .refine((text) => text === '' || isSmtp(text), 'must start with smtp:// or smtps://'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Sender of mail, e.g. Waybill <waybill@example.com>',
    z
      .string()
      .default('')
      .refine((text) => text === '' || MAILBOX.test(text), 'is not an email address'),
  ),
};
