import { hash } from 'node:crypto';
import type { MappedEvent } from '@waybill/contract';

/** Identity of an event. */
export interface EventIdentity {
  tenantId: number;
  event: Pick<
    MappedEvent,
    'occurredAt' | 'source' | 'stream' | 'vendorEventId' | 'vendorOperation'
  >;
  /** Index among the actions of the vendor's record. */
  index: number;
  /** The vendor's payload, included if the vendor provides no id. */
  payload: Buffer;
}

/**
 * Id of an event: 48 bits of event time (ms), then a hash of tenant, source, stream and the vendor's id
 * (or the payload), in the form of a version 8 UUID. The same event always has the same id, and ids
 * sort by event time.
 */
export function eventIdOf({ tenantId, event, index, payload }: EventIdentity): string {
  const identity = event.vendorEventId ?? hash('sha256', payload, 'hex');
  const kind = event.vendorEventId === null ? 'payload' : 'vendor';
  const digest = hash(
    'sha256',
    JSON.stringify([
      tenantId,
      event.source,
      event.stream,
      kind,
      identity,
      event.vendorOperation,
      index,
    ]),
    'hex',
  );
  const time = Math.max(0, event.occurredAt).toString(16).padStart(12, '0');
  // RFC 9562 section 5.8: version nibble 8, variant bits 10.
  const variant = ((Number.parseInt(digest[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-8${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}

/** Event time of an id; epoch milliseconds, as in the id. @published */
export function eventTimeOf(eventId: string): number {
  return Number.parseInt(eventId.replace('-', '').slice(0, 12), 16);
}
