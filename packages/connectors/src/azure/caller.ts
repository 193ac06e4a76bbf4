import type { ActorKind } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordOf } from '../kit/field.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { text } from '../kit/text.ts';

const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const OBJECT_ID = 'http://schemas.microsoft.com/identity/claims/objectidentifier';
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Identity providers write a guest's name as `live.com#ann@example.com`. */
const PROVIDER = /^[a-z0-9.-]+#/i;

/** The claims of the request's token; the logs store them in different places. */
function claims(record: VendorRecord): Record<string, unknown> {
  const places = ['claims', 'identity.claims', 'identity.claim'];
  return recordOf(places.map((path) => field(record, path)).find(isRecord));
}

function claim(record: VendorRecord, ...names: string[]): string | null {
  const all = claims(record);
  // Names of claims are addresses with dots, so they are no paths.
  return names.map((name) => text(all[name])).find((value) => value !== null) ?? null;
}

function withoutProvider(name: string | null): string | null {
  return name === null ? null : name.replace(PROVIDER, '');
}

/** E-mail address of the caller; null for services and if the token has none. */
export function callerEmail(record: VendorRecord): string | null {
  const names = [
    claim(record, `${CLAIM}upn`),
    claim(record, 'upn'),
    claim(record, `${CLAIM}emailaddress`),
    claim(record, 'unique_name'),
    claim(record, `${CLAIM}name`),
    text(record['caller']),
    claim(record, 'name'),
  ];
  const addresses = names.map((name) => addressOf(withoutProvider(name)));
  return addresses.find((address) => address !== null) ?? null;
}

/** Object id of the caller in the directory, else its application's id, else the log's name for it. */
export function callerId(record: VendorRecord): string | null {
  const caller = text(record['caller']);
  return (
    claim(record, OBJECT_ID, 'oid') ??
    text(field(record, 'identity.authorization.evidence.principalId')) ??
    claim(record, 'appid', `${CLAIM}spn`) ??
    caller
  );
}

export function callerName(record: VendorRecord): string | null {
  const name = claim(record, 'unique_name', 'upn', `${CLAIM}name`, `${CLAIM}upn`, 'name');
  const caller = text(record['caller']);
  return withoutProvider(name) ?? claim(record, `${CLAIM}spn`) ?? caller;
}

/** A token with a name is a person's; one with an application alone is a service's. */
export function callerKind(record: VendorRecord): ActorKind {
  if (callerEmail(record) !== null) return 'person';
  const principal = text(field(record, 'identity.authorization.evidence.principalType'));
  if (principal !== null) return principal === 'User' ? 'person' : 'service';
  if (claim(record, `${CLAIM}surname`, `${CLAIM}givenname`, 'onprem_sid') !== null) return 'person';
  if (claim(record, 'appid', `${CLAIM}spn`) !== null) return 'service';
  const caller = text(record['caller']);
  return caller === null ? 'unknown' : GUID.test(caller) ? 'service' : 'unknown';
}
