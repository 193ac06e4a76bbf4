import type { MappedEvent, Recipient, Visibility } from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import { field, recordOf, textAt } from '../kit/field.ts';
import { truth } from '../kit/number.ts';
import { distinctRecipients, openRecipient, personRecipient } from '../kit/recipient.ts';
import { lowerText } from '../kit/text.ts';
import { entityOf } from './audit-object.ts';
import { EXTERNAL_OPERATIONS, INTERNAL_OPERATIONS } from './operations.data.ts';

type Sharing = Partial<
  Pick<
    MappedEvent,
    'action' | 'movement' | 'recipients' | 'visibilityBefore' | 'visibilityAfter' | 'destination'
  >
>;

const JOINS = new Set(['user_channel_join', 'dm_user_added']);
const LINKS = new Set(['file_public_link_created']);

/**
 * Grantees of a sharing action, and the object's visibility before and after. A member joining a
 * channel shares nothing; a guest does, as shown by `guest_channel_join` or a flag of the person.
 */
export function sharingOf(entry: Record<string, unknown>, operation: string): Sharing {
  const isExternal = EXTERNAL_OPERATIONS.has(operation) || (JOINS.has(operation) && isGuest(entry));
  if (JOINS.has(operation) && !isExternal) return { action: null, movement: 'none' };
  const recipients = recipientsOf(entry, operation, isExternal);
  const account = externalAccount(entry);
  return {
    recipients,
    visibilityBefore: visibilityBefore(entry, operation),
    visibilityAfter: visibilityAfter(operation, isExternal),
    destination:
      isExternal && account !== null
        ? { kind: 'account', name: 'Slack', host: null, container: null, account }
        : null,
  };
}

function visibilityAfter(operation: string, isExternal: boolean): Visibility | null {
  if (LINKS.has(operation)) return 'link';
  if (isExternal) return 'external';
  return INTERNAL_OPERATIONS.has(operation) ? 'internal' : null;
}

/** Visibility of a channel before the action: its privacy, unless the action itself states it. */
function visibilityBefore(entry: Record<string, unknown>, operation: string): Visibility | null {
  if (operation === 'private_channel_converted_to_public') return 'private';
  const { type, body } = entityOf(entry);
  if (type !== 'channel') return null;
  const privacy = lowerText(field(body, 'privacy'));
  if (privacy === 'private') return 'private';
  return privacy === 'public' ? 'internal' : null;
}

function recipientsOf(
  entry: Record<string, unknown>,
  operation: string,
  isExternal: boolean,
): Recipient[] {
  if (LINKS.has(operation)) return [openRecipient('link')];
  const outside = isExternal ? 'yes' : 'unknown';
  const account = externalAccount(entry);
  return distinctRecipients([
    joinedPerson(entry, operation),
    personRecipient(textAt(entry, 'details.external_user_email'), outside),
    account === null ? null : { kind: 'account', address: account, domain: null, outside },
    groupRecipient(textAt(entry, 'details.shared_with.channel_id', 'details.channel')),
  ]);
}

/** Guests are recipients of the channel they join; the entry names them as actor, or as its entity. */
function joinedPerson(entry: Record<string, unknown>, operation: string): Recipient | null {
  if (!operation.startsWith('guest_') && !JOINS.has(operation)) return null;
  const { type, body } = entityOf(entry);
  const person = recordOf(type === 'user' ? body : field(entry, 'actor.user'));
  const email = emailOf(person['email']);
  if (email !== null) return personRecipient(email, 'yes');
  const id = lowerText(person['id']);
  return id === null ? null : { kind: 'person', address: id, domain: null, outside: 'yes' };
}

/** A channel of the own organisation that something was shared into, by its id. */
function groupRecipient(channel: string | null): Recipient | null {
  if (channel === null) return null;
  return { kind: 'group', address: channel.toLowerCase(), domain: null, outside: 'unknown' };
}

/** Organisation or workspace at the other end of a shared channel or conversation. */
function externalAccount(entry: Record<string, unknown>): string | null {
  return lowerText(
    textAt(entry, 'details.external_organization_id', 'details.target_team', 'details.shared_to'),
  );
}

function isGuest(entry: Record<string, unknown>): boolean {
  const flags = ['is_guest', 'is_restricted', 'is_ultra_restricted'];
  return ['details', 'actor.user', 'entity.user'].some((holder) =>
    flags.some((flag) => truth(field(entry, `${holder}.${flag}`)) === true),
  );
}
