import type { Message, MessageSender } from '@waybill/identity';
import nodemailer from 'nodemailer';
import { isLoopbackHost } from './loopback.ts';

export interface MailSender {
  /** Rejects if the server did not accept the message; the error contains none of it. */
  send: MessageSender;
  close(): void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** One address and nothing that could start another header or recipient. */
const ADDRESS = /^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/;

/**
 * Sends mail by SMTP. `smtp://` must turn to TLS by STARTTLS unless the server is on this machine.
 *
 * @param settings `smtpUrl` as the configuration checked it, `from` a mailbox.
 */
export function createMailSender(settings: { smtpUrl: string; from: string }): MailSender {
  const url = new URL(settings.smtpUrl);
  const isTlsAtOnce = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const transport = nodemailer.createTransport({
    pool: true,
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTlsAtOnce ? 465 : 587),
    secure: isTlsAtOnce,
    requireTLS: !isTlsAtOnce && !isLoopbackHost(url.hostname),
    // A server on this machine has a certificate for another name, if any.
    ignoreTLS: !isTlsAtOnce && isLoopbackHost(url.hostname),
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Names of people must never become a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return {
    async send(message) {
      if (message.method !== 'email' || !ADDRESS.test(message.to)) {
        throw new Error('The message must have exactly one recipient');
      }
      await transport.sendMail(mailOf(message, settings.from)).catch((error: unknown) => {
        // The reason of a server quotes the recipient: only its kind is passed on, and no cause.
        throw new Error(`The mail server rejected the message (${kindOf(error)})`);
      });
    },
    close: () => transport.close(),
  };
}

function mailOf(message: Message, from: string) {
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text: message.text,
    html: message.html,
    // RFC 3834: no out-of-office replies to an automatic message.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  return Number.isInteger(status) ? `${code} ${status}` : code;
}
