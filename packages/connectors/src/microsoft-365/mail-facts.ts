import type { MailFacts } from '@waybill/contract';
import { lowerText, text, texts } from '../kit/text.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';

/** The parts of a message in a record; any may be missing. */
interface MailParts {
  from?: unknown;
  /** One address or a list of them. */
  to?: unknown;
  subject?: unknown;
  messageId?: unknown;
}

/** The facts of a message, addresses in lower case; null without any part of it. */
export function mailFacts(parts: MailParts): MailFacts | null {
  const from = mailAddress(parts.from);
  const to = texts(parts.to).flatMap((address) => mailAddress(address) ?? []);
  const subject = text(parts.subject);
  const messageId = text(parts.messageId);
  const isEmpty = from === null && to.length === 0 && subject === null && messageId === null;
  return isEmpty ? null : { from, to, subject, messageId };
}

/** The address in a value; a sender that is not an address stays as written, in lower case. */
function mailAddress(value: unknown): string | null {
  return addressOf(value) ?? lowerText(value)?.trim() ?? null;
}
