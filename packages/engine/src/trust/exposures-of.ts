import type { ActivityEvent, SettledPlace } from '@waybill/contract';
import { mailDomain } from '../activity/ownership.ts';
import { isVisibilityWidened } from '../activity/visibility.ts';
import { serviceOf } from '../destinations/service-of.ts';

/** One exposure of data by an event: a place or a recipient. */
export interface Exposure {
  place: SettledPlace | null;
  /** Inside the organisation: a rule can forbid it, but there is nothing to sanction. */
  isInside: boolean;
  /** Account or address at the far end, lower case. */
  account: string | null;
  /** Mail domain of that account. */
  accountDomain: string | null;
  /** Host, or mail domain of a recipient. */
  domain: string | null;
  /** Names of the destination, lower case: its service, and itself. */
  names: readonly string[];
  /**
   * The record proves someone else's account. Sanctioning Dropbox means the organisation's own account
   * there, so only a rule on this account applies.
   */
  isForeignAccount: boolean;
}

/**
 * Everything that must be sanctioned: the place, each external recipient, and a public link. Covering
 * the place alone would let a share with a partner and a private address pass as one with the partner.
 */
export function exposuresOf(event: ActivityEvent): Exposure[] {
  const outside = event.recipients.filter((recipient) => recipient.outside === 'yes');
  const recipients = outside.map(({ address, domain }) => ofRecipient(address, domain));
  const { destination: place } = event;
  const places = place === null ? [] : [ofPlace(place)];
  // The place of a message to people is its first recipient.
  const own = place?.kind === 'person' && recipients.length > 0 ? [] : places;
  return [...own, ...recipients, ...publicLink(event)];
}

function ofRecipient(address: string | null, mail: string | null): Exposure {
  const account = folded(address);
  const domain = folded(mail) ?? domainOf(account);
  return {
    place: null,
    isInside: false,
    account,
    accountDomain: domain,
    domain,
    names: [],
    isForeignAccount: false,
  };
}

/** A place as data leaves to it. */
export function ofPlace(place: SettledPlace): Exposure {
  const account = folded(place.account);
  const accountDomain = domainOf(account) ?? account;
  const name = place.name.toLowerCase();
  const host = folded(place.host);
  const isItself = account === null || account === name || account === host;
  return {
    place,
    isInside: place.outside === 'no',
    account,
    accountDomain,
    domain: host ?? (place.kind === 'person' ? accountDomain : null),
    names: [serviceOf(place)?.name.toLowerCase() ?? name, name],
    isForeignAccount: place.outside === 'yes' && !isItself,
  };
}

function folded(text: string | null): string | null {
  return text === null ? null : text.toLowerCase();
}

function domainOf(account: string | null): string | null {
  return account === null ? null : mailDomain(account);
}

function publicLink(event: ActivityEvent): Exposure[] {
  const { visibilityAfter: after, movement, destination } = event;
  if ((after !== 'public' && after !== 'link') || destination?.kind === 'public') return [];
  if (movement !== 'share' && isVisibilityWidened(event) !== true) return [];
  const none = { host: null, container: null, account: null } as const;
  return [ofPlace({ ...none, kind: 'public', name: 'Public', managed: 'no', outside: 'yes' })];
}
