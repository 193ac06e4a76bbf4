import { mappedEvent, type EventFacts } from '@waybill/connectors';
import type { EntityRecord, MappedEvent } from '@waybill/contract';

/**
 * An entity in the form that readings are compared with: other readers describe a user, a host or a file
 * with the fields of an event.
 */
export function eventOfEntity(entity: EntityRecord): MappedEvent {
  return mappedEvent({
    source: entity.source,
    stream: entity.stream,
    vendorOperation: entity.kind,
    occurredAt: timeOf(entity),
    vendorEventId: entity.entityId,
    ...factsOf(entity),
  });
}

function timeOf(entity: EntityRecord): number {
  if (entity.kind === 'device' && entity.lastSeenAt !== null) return entity.lastSeenAt;
  return entity.changedAt ?? 0;
}

function factsOf(entity: EntityRecord): Partial<EventFacts> {
  switch (entity.kind) {
    case 'person': {
      const [email = null] = entity.emails;
      const domain = email?.split('@')[1] ?? null;
      return {
        actor: { kind: 'person', email, id: entity.entityId, name: entity.name, domain },
        targetUser: email ?? entity.name,
      };
    }
    case 'device':
      return {
        device: { id: entity.entityId, hostname: entity.hostname, os: entity.os },
        actor: { email: entity.owner },
      };
    case 'group':
      return { targetGroup: entity.name };
    case 'item': {
      const { name, path, url, mimeType, sizeBytes, sha256, owner } = entity;
      return {
        object: { id: entity.entityId, name, path, url, mimeType, sizeBytes, sha256, owner },
      };
    }
  }
}
