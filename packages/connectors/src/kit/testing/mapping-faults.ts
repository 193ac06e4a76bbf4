import { isDeepStrictEqual } from 'node:util';
import {
  entityFault,
  eventFault,
  type EntityRecord,
  type MappedEvent,
  type SchemaFault,
} from '@waybill/contract';
import type { Connector, MapResult } from '../define-connector.ts';

/**
 * Faults of a mapping for any record: it throws, is not deterministic, or violates the schema, so that
 * the pipeline would set the whole record aside. Empty if none. For tests.
 */
export function mappingFaults(connector: Connector, map: () => MapResult): string[] {
  try {
    const result = map();
    const again = isDeepStrictEqual(map(), result) ? [] : ['another result the second time'];
    if (result.kind === 'entities') {
      return [...again, ...result.entities.flatMap((entity) => entityFaults(connector, entity))];
    }
    if (result.kind !== 'mapped') return result.reason === '' ? [...again, 'no reason'] : again;
    const none = result.events.length === 0 ? ['mapped to no event'] : [];
    return [...again, ...none, ...result.events.flatMap((event) => eventFaults(connector, event))];
  } catch (error) {
    return [`throws ${String(error)}`];
  }
}

/** What the pipeline refuses, and other guarantees of a canonical event. */
function eventFaults(connector: Connector, event: MappedEvent): string[] {
  const checks: readonly [boolean, string][] = [
    [connector.sources.includes(event.source), `source ${event.source}`],
    [event.vendorOperation.trim() !== '', 'an empty operation'],
    [addressesOf(event).every(isLowerCase), 'an address in capitals'],
  ];
  const broken = checks.filter(([holds]) => !holds).map(([, fault]) => fault);
  return [...broken, ...told(eventFault(event))];
}

/** An entity is identified, belongs to a source of the connector, and can be stored. */
function entityFaults(connector: Connector, entity: EntityRecord): string[] {
  const checks: readonly [boolean, string][] = [
    [connector.sources.includes(entity.source), `source ${entity.source}`],
    [entity.entityId.trim() !== '', 'an empty id'],
  ];
  const broken = checks.filter(([holds]) => !holds).map(([, fault]) => fault);
  return [...broken, ...told(entityFault(entity))];
}

function told(fault: SchemaFault | null): string[] {
  return fault === null ? [] : [`${fault.field}: ${fault.reason}`];
}

function addressesOf({ actor, mail, recipients }: MappedEvent): (string | null)[] {
  return [
    actor.email,
    actor.domain,
    mail?.from ?? null,
    ...(mail?.to ?? []),
    ...recipients.flatMap(({ address, domain }) => [address, domain]),
  ];
}

function isLowerCase(address: string | null): boolean {
  return address === null || address === address.toLowerCase();
}
