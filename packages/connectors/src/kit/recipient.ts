import type { Recipient, Tristate } from '@waybill/contract';
import { domainOf, emailOf } from './address.ts';
import { lowerText } from './text.ts';

/** A person who was written to or given access; null when the value is no e-mail address. */
export function personRecipient(value: unknown, outside: Tristate = 'unknown'): Recipient | null {
  const address = emailOf(value);
  return address === null ? null : { kind: 'person', address, domain: domainOf(address), outside };
}

/** Everyone of a domain; null for none. */
export function domainRecipient(value: unknown, outside: Tristate = 'unknown'): Recipient | null {
  const domain = lowerText(value)?.trim().replace(/^@/, '');
  return domain ? { kind: 'domain', address: domain, domain, outside } : null;
}

/** Anyone with the link, or everyone. */
export function openRecipient(kind: 'link' | 'public'): Recipient {
  return { kind, address: null, domain: null, outside: 'unknown' };
}

/** Each recipient once, in the order of first mention; nulls left out. */
export function distinctRecipients(recipients: readonly (Recipient | null)[]): Recipient[] {
  const seen = new Map<string, Recipient>();
  for (const recipient of recipients) {
    if (!recipient) continue;
    const key = `${recipient.kind} ${recipient.address ?? ''}`;
    if (!seen.has(key)) seen.set(key, recipient);
  }
  return [...seen.values()];
}
