import { isDeepStrictEqual } from 'node:util';
import {
  EVENT_ACTIONS,
  MOVEMENTS,
  OUTCOMES,
  type EntityRecord,
  type MappedEvent,
} from '@waybill/contract';
import type { Connector, MapResult } from '../define-connector.ts';

const MOST_EXTRA_KEYS = 24;

/**
 * What is wrong with a mapping, whatever the record: it throws, gives another result the second time,
 * or breaks a promise of the canonical event. Empty when nothing is. For tests.
 */
export function mappingFaults(connector: Connector, map: () => MapResult): string[] {
  try {
    const result = map();
    const again = isDeepStrictEqual(map(), result) ? [] : ['another result the second time'];
    if (result.kind === 'entities') return [...again, ...entityFaults(connector, result.entities)];
    if (result.kind !== 'mapped') return result.reason === '' ? [...again, 'no reason'] : again;
    const none = result.events.length === 0 ? ['mapped to no event'] : [];
    return [...again, ...none, ...result.events.flatMap((event) => eventFaults(connector, event))];
  } catch (error) {
    return [`throws ${String(error)}`];
  }
}

function eventFaults(connector: Connector, event: MappedEvent): string[] {
  const written = JSON.stringify(event);
  const checks: readonly [boolean, string][] = [
    [connector.sources.includes(event.source), `source ${event.source}`],
    [event.vendorOperation.trim() !== '', 'an empty operation'],
    [event.action === null || EVENT_ACTIONS.includes(event.action), `action ${event.action}`],
    [MOVEMENTS.includes(event.movement), `movement ${event.movement}`],
    [OUTCOMES.includes(event.outcome), `outcome ${event.outcome}`],
    [Number.isSafeInteger(event.occurredAt), `time ${event.occurredAt}`],
    [Object.keys(event.extra).length <= MOST_EXTRA_KEYS, 'too many further facts'],
    [!written.includes(String.raw`\u0000`), 'a NUL'],
    [!written.includes(':""'), 'an empty text'],
    [addressesOf(event).every(isLowerCase), 'an address in capitals'],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}

/** An entity is identified, belongs to a source of the connector, and can be stored. */
function entityFaults(connector: Connector, entities: readonly EntityRecord[]): string[] {
  return entities.flatMap((entity) => {
    const written = JSON.stringify(entity);
    const checks: readonly [boolean, string][] = [
      [connector.sources.includes(entity.source), `source ${entity.source}`],
      [entity.entityId.trim() !== '', 'an empty id'],
      [!written.includes(String.raw`\u0000`), 'a NUL'],
      [!written.includes(':""'), 'an empty text'],
    ];
    return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
  });
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
