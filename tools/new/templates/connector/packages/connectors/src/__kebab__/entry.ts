import type { Actor, DataObject } from '@waybill/contract';
import { domainOf, emailOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { field, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { OPERATIONS } from './operations.data.ts';

/** Maps one entry of the audit log. */
export function mapEntry(entry: VendorRecord): MapResult {
  const vendorOperation = textAt(entry, 'action');
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'action', reason: 'The entry names no action.' };
  }
  const occurredAt = instant(entry['created_at']);
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'created_at', reason: 'The entry has no readable time.' };
  }
  const event = mappedEvent({
    ...operationRule(OPERATIONS, vendorOperation),
    source: '__Source__',
    stream: 'audit-log',
    vendorEventId: textAt(entry, 'id'),
    vendorOperation,
    occurredAt,
    actor: actorOf(entry),
    object: objectOf(entry),
    network: { sourceIp: ipOf(field(entry, 'ip_address')) },
  });
  return { kind: 'mapped', events: [event] };
}

function actorOf(entry: VendorRecord): Partial<Actor> {
  const email = emailOf(field(entry, 'actor.email'));
  return {
    kind: 'person',
    id: textAt(entry, 'actor.id'),
    name: textAt(entry, 'actor.name'),
    email,
    domain: domainOf(email),
  };
}

function objectOf(entry: VendorRecord): Partial<DataObject> {
  return { kind: 'file', id: textAt(entry, 'item.id'), name: textAt(entry, 'item.name') };
}
