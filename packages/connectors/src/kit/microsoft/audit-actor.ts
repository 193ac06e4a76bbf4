import { ownValue, type Actor, type ActorKind } from '@waybill/contract';
import { domainOf, localPartOf } from '../address.ts';
import type { VendorRecord } from '../define-connector.ts';
import { lowerText, text } from '../text.ts';
import { addressOf, isGuest } from './guest-address.ts';

/** `UserType` of the audit schema, as number and as Sentinel's word. */
const KIND_BY_TYPE: Readonly<Record<string, ActorKind>> = {
  3: 'system',
  4: 'system',
  5: 'service',
  6: 'service',
  7: 'system',
  8: 'system',
  dcadmin: 'system',
  system: 'system',
  application: 'service',
  serviceprincipal: 'service',
  custompolicy: 'system',
  systempolicy: 'system',
};
const SYSTEM_NAME = /^(?:S-1-5-(?:18|19|20)$|NT AUTHORITY\\|NT SERVICE\\|SHAREPOINT\\system)/i;
const SERVICE_NAME = /^(?:app@sharepoint|ServicePrincipal_|Microsoft\\)/i;
const ANONYMOUS_NAME = /^(?:anonymous|urn:spo:anon#)/i;
const SID = /^S-1-/i;
/** The schema of items read in a mailbox; it knows the reader by security identifier. */
const MAIL_ITEMS_ACCESSED = '50';

/** The actor of a unified audit record: its `UserId`, with a guest's name turned into an address. */
export function auditActor(record: VendorRecord): Partial<Actor> {
  const userId = text(record['UserId']);
  const email = addressOf(userId);
  const local = localPartOf(email === userId?.toLowerCase() ? userId : email);
  return {
    kind: actorKind(userId, email, record['UserType']),
    email,
    id: actorId(record, userId, email),
    name: local ?? userId,
    domain: domainOf(email),
  };
}

/** A person that a record's details name by address, e.g. whose mail a policy matched. */
export function personActor(address: unknown): Partial<Actor> | null {
  const email = addressOf(address);
  if (email === null) return null;
  const name = localPartOf(text(address) ?? email) ?? localPartOf(email);
  return { kind: 'person', email, id: null, name, domain: domainOf(email) };
}

function actorKind(userId: string | null, email: string | null, userType: unknown): ActorKind {
  const name = userId ?? '';
  if (ANONYMOUS_NAME.test(name)) return 'anonymous';
  if (SYSTEM_NAME.test(name)) return 'system';
  if (SERVICE_NAME.test(name)) return 'service';
  if (email !== null) return 'person';
  return ownValue(KIND_BY_TYPE, lowerText(userType) ?? '') ?? 'unknown';
}

/** The sign-in name identifies the actor; without one, a security identifier or key does. */
function actorId(record: VendorRecord, userId: string | null, email: string | null): string | null {
  const key = text(record['UserKey']);
  if (email !== null && !isGuest(userId)) return userId;
  if (text(record['RecordType']) === MAIL_ITEMS_ACCESSED) {
    return text(record['LogonUserSid']) ?? userId;
  }
  const isKeyBetter = userId === null || isGuest(userId) || SID.test(key ?? '');
  return isKeyBetter ? (key ?? userId) : userId;
}
