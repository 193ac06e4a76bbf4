import type { ActivityEvent } from '@waybill/contract';
import { letters } from './person-names.ts';

/** An address outside the organisation that data went to. */
export interface PersonalAddress {
  address: string;
  domain: string;
  /** The account that received the data, rather than a recipient of a message. */
  isAccount: boolean;
  /** The message writes the actor's own name to the address. */
  isSameDisplayName: boolean;
}

/** More than this is a mailing. */
const MOST_ADDRESSES = 20;

/**
 * Addresses outside that an action reached, without duplicates; those at the actor's own domain are
 * colleagues.
 */
export function personalAddresses(event: ActivityEvent): PersonalAddress[] {
  const { actor, recipients, destination } = event;
  const own = actor.domain ?? domainOf(actor.email);
  const account = destination?.outside === 'no' ? null : (destination?.account ?? null);
  const people = recipients.flatMap(({ kind, address, outside }) =>
    (kind === 'person' || kind === 'account') && outside !== 'no' && address !== null
      ? [{ address, isAccount: false }]
      : [],
  );
  const found = new Map<string, PersonalAddress>();
  for (const { address, isAccount } of [
    ...(account === null ? [] : [{ address: account, isAccount: true }]),
    ...people,
  ]) {
    const domain = domainOf(address);
    if (domain === null || domain === own || found.size >= MOST_ADDRESSES) continue;
    const key = address.toLowerCase();
    if (!found.has(key)) {
      found.set(key, {
        address: key,
        domain,
        isAccount,
        isSameDisplayName: isNamedAlike(event, key),
      });
    }
  }
  return [...found.values()];
}

function domainOf(address: string | null): string | null {
  const at = address?.lastIndexOf('@') ?? -1;
  const domain = at < 1 ? '' : (address ?? '').slice(at + 1).toLowerCase();
  return domain === '' ? null : domain;
}

/** `Jane Smith <j84@mail.example>`, sent by Jane Smith. */
function isNamedAlike({ actor, mail }: ActivityEvent, address: string): boolean {
  const own = letters(actor.name ?? '');
  if (own === '') return false;
  return (mail?.to ?? []).some((written) => {
    const at = written.toLowerCase().indexOf(`<${address}>`);
    return at > 0 && letters(written.slice(0, at)) === own;
  });
}
