import type { Actor, DataObject, MappedEvent } from '@waybill/contract';

const EMPTY_ACTOR: Actor = { kind: 'unknown', email: null, id: null, name: null, domain: null };

const EMPTY_OBJECT: DataObject = {
  kind: 'other',
  id: null,
  name: null,
  path: null,
  directory: null,
  extension: null,
  url: null,
  sizeBytes: null,
  sha256: null,
  mimeType: null,
  owner: null,
};

/** The facts a mapping gives; what it leaves out is absent in the event. */
export type EventFacts = Pick<MappedEvent, 'source' | 'stream' | 'vendorOperation' | 'occurredAt'> &
  Partial<Omit<MappedEvent, 'actor' | 'object' | 'device' | 'network' | 'process'>> & {
    actor?: Partial<Actor>;
    object?: Partial<DataObject>;
    device?: Partial<MappedEvent['device']>;
    network?: Partial<MappedEvent['network']>;
    process?: Partial<NonNullable<MappedEvent['process']>> | null;
  };

/** A complete mapped event from the facts that a record gave; everything else is null or empty. */
export function mappedEvent(facts: EventFacts): MappedEvent {
  return {
    vendorEventId: null,
    action: null,
    movement: 'none',
    observedAt: null,
    outcome: 'unknown',
    vendorSeverity: null,
    vendorRule: null,
    targetUser: null,
    targetGroup: null,
    destinationUser: null,
    mail: null,
    origin: null,
    destination: null,
    recipients: [],
    visibilityBefore: null,
    visibilityAfter: null,
    cloudAccount: null,
    cloudRegion: null,
    organization: null,
    extra: {},
    ...facts,
    actor: { ...EMPTY_ACTOR, ...facts.actor },
    object: { ...EMPTY_OBJECT, ...facts.object },
    device: { id: null, hostname: null, os: null, managed: 'unknown', ...facts.device },
    network: {
      sourceIp: null,
      sourceDomain: null,
      destinationIp: null,
      destinationDomain: null,
      userAgent: null,
      ...facts.network,
    },
    process: facts.process
      ? { name: null, path: null, parent: null, commandLine: null, ...facts.process }
      : null,
  };
}
