import { TRISTATES, type Place, type Recipient, wordAmong } from '@waybill/contract';
import { domainOf, emailOf } from '../address.ts';
import type { VendorRecord } from '../define-connector.ts';
import { distinctRecipients, domainRecipient, openRecipient } from '../recipient.ts';
import { lowerText, text, texts } from '../text.ts';
import { compileCondition, compileValue } from './compile-value.ts';
import type { Hooks, PlaceFields, RecipientFields } from './map-declaration.ts';

type From<T> = (record: VendorRecord, element: VendorRecord) => T;

/** A declared place as a function; null when its name has no value. */
export function compilePlace(place: PlaceFields, hooks: Hooks): From<Place | null> {
  const name = compileValue(place.name, hooks);
  const host = compileValue(place.host ?? [], hooks);
  const container = compileValue(place.container ?? [], hooks);
  const account = compileValue(place.account ?? [], hooks);
  return (record, element) => {
    const called = text(name(record, element));
    if (called === null) return null;
    return {
      kind: place.kind,
      name: called,
      host: lowerText(host(record, element)),
      container: text(container(record, element)),
      account: lowerText(account(record, element)),
    };
  };
}

/** Declared recipients as a function: each once, in the order of first mention. */
export function compileRecipients(
  declared: readonly RecipientFields[],
  hooks: Hooks,
): From<Recipient[]> {
  const readers = declared.map((fields) => compileRecipient(fields, hooks));
  if (readers.length === 0) return () => [];
  return (record, element) => distinctRecipients(readers.flatMap((read) => read(record, element)));
}

function compileRecipient(fields: RecipientFields, hooks: Hooks): From<(Recipient | null)[]> {
  const test = fields.when ? compileCondition(fields.when) : () => true;
  const address = compileValue(fields.address ?? [], hooks);
  const outside = compileValue(fields.outside ?? [], hooks);
  const { kind, byLogin = false } = fields;
  return (record, element) => {
    if (!test(record, element)) return [];
    if (kind === 'link' || kind === 'public') return [openRecipient(kind)];
    const side = wordAmong(TRISTATES, outside(record, element)) ?? 'unknown';
    return texts(address(record, element)).map((written) => {
      if (kind === 'domain') return domainRecipient(written, side);
      const mail = emailOf(written);
      if (kind === 'person' && !(byLogin && mail === null)) {
        return mail === null
          ? null
          : { kind, address: mail, domain: domainOf(mail), outside: side };
      }
      return { kind, address: mail ?? lowerText(written), domain: domainOf(mail), outside: side };
    });
  };
}
