import type { Recipient, Tristate } from '@waybill/contract';
import {
  accountOutside,
  domainOutside,
  mailDomain,
  type CompiledTenantSettings,
} from './ownership.ts';

/** Fills `outside` if the vendor does not report it; the vendor's value takes precedence. */
export function settleRecipient(settings: CompiledTenantSettings, recipient: Recipient): Recipient {
  if (recipient.outside !== 'unknown') return recipient;
  const outside = recipientOutside(settings, recipient);
  return outside === 'unknown' ? recipient : { ...recipient, outside };
}

/** yes when any recipient is outside, no when there are some and all are inside, else unknown. */
export function anyOutside(recipients: readonly Recipient[]): Tristate {
  if (recipients.some((recipient) => recipient.outside === 'yes')) return 'yes';
  const isAllInside = recipients.every((recipient) => recipient.outside === 'no');
  return recipients.length > 0 && isAllInside ? 'no' : 'unknown';
}

/** Domains, or account ids, of the recipients that are outside; each once, in order of appearance. */
export function outsideDomainsOf(recipients: readonly Recipient[]): string[] {
  const names = new Set<string>();
  for (const recipient of recipients) {
    const name = recipient.outside === 'yes' ? partyOf(recipient) : null;
    if (name !== null) names.add(name);
  }
  return [...names];
}

/** The organisation of a recipient: mail domain, else account id or domain; null for the public. */
export function partyOf(recipient: Recipient): string | null {
  return recipient.domain ?? mailDomain(recipient.address ?? '') ?? recipient.address;
}

function recipientOutside(settings: CompiledTenantSettings, recipient: Recipient): Tristate {
  switch (recipient.kind) {
    case 'person':
    case 'group':
    case 'domain':
      return domainOutside(settings, partyOf(recipient));
    case 'account':
      return accountOutside(settings, recipient.address ?? recipient.domain);
    case 'public':
      return 'yes';
    // A link may stay among colleagues; the visibility it grants is evaluated separately.
    default:
      return 'unknown';
  }
}
