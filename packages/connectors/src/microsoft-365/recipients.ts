import type { Recipient, Tristate } from '@waybill/contract';
import { domainOf } from '../kit/address.ts';
import { texts } from '../kit/text.ts';
import { addressOf, isGuest } from '../kit/microsoft/guest-address.ts';

/** A grantee or recipient; a guest's sign-in name means external. */
export function person(name: unknown, outside: Tristate = 'unknown'): Recipient | null {
  const address = addressOf(name);
  if (address === null) return null;
  return {
    kind: 'person',
    address,
    domain: domainOf(address),
    outside: isGuest(name) ? 'yes' : outside,
  };
}

/** The people in a list of addresses or sign-in names, without duplicates, in order of appearance. */
export function people(names: readonly unknown[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const name of names) {
    const recipient = person(name);
    if (recipient?.address && !found.has(recipient.address)) {
      found.set(recipient.address, recipient);
    }
  }
  return [...found.values()];
}

/**
 * Every address in texts that hold several: `a@x.example;b@y.example`, `"Ann" [SMTP:ann@x.example]`,
 * `smtp:ann@x.example`. Lower case, without duplicates.
 */
export function addressesIn(value: unknown): string[] {
  const written = texts(value).join(' ').replaceAll(/smtp:/gi, ' ');
  const found = written.match(/[^\s"'<>;,:[\]()|]+@[^\s"'<>;,:[\]()|]+/g) ?? [];
  return [...new Set(found.map(addressOf).filter((address) => address !== null))];
}
