import type { ActivityEvent, Actor, DataObject, Recipient, SettledPlace } from '@waybill/contract';

/** Facts of an activity event; omitted facts are absent. The format in which examples are written. */
export type ActivityFacts = Partial<
  Omit<
    ActivityEvent,
    'actor' | 'object' | 'device' | 'network' | 'process' | 'origin' | 'destination' | 'recipients'
  >
> & {
  actor?: Partial<Actor>;
  object?: Partial<DataObject>;
  device?: Partial<ActivityEvent['device']>;
  network?: Partial<ActivityEvent['network']>;
  process?: Partial<NonNullable<ActivityEvent['process']>> | null;
  origin?: Partial<SettledPlace> | null;
  destination?: Partial<SettledPlace> | null;
  recipients?: Partial<Recipient>[];
};

const EMPTY_PLACE: SettledPlace = {
  kind: 'app',
  name: 'Internet',
  host: null,
  container: null,
  account: null,
  managed: 'unknown',
  outside: 'unknown',
};

const EMPTY_RECIPIENT: Recipient = {
  kind: 'person',
  address: null,
  domain: null,
  outside: 'unknown',
};

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

const EMPTY_NETWORK: ActivityEvent['network'] = {
  sourceIp: null,
  sourceDomain: null,
  destinationIp: null,
  destinationDomain: null,
  userAgent: null,
};

/** Everything except the nested parts, for an event about which nothing is known. */
const EMPTY_EVENT: Omit<
  ActivityEvent,
  'actor' | 'object' | 'device' | 'network' | 'process' | 'origin' | 'destination' | 'recipients'
> = {
  eventId: '00000000-0000-7000-8000-000000000000',
  source: 'Google Drive',
  stream: 'audit',
  vendorEventId: null,
  vendorOperation: 'example',
  action: null,
  movement: 'none',
  occurredAt: 0,
  observedAt: null,
  ingestedAt: 0,
  outcome: 'success',
  vendorSeverity: null,
  vendorRule: null,
  targetUser: null,
  targetGroup: null,
  destinationUser: null,
  mail: null,
  visibilityBefore: null,
  visibilityAfter: null,
  cloudAccount: null,
  cloudRegion: null,
  organization: null,
  lineage: null,
  extra: {},
  category: null,
  direction: null,
  recipientsOutside: 'unknown',
  outsideDomains: [],
  actorKey: null,
  objectKey: null,
  data: null,
  isSample: false,
};

/** A complete activity event from the given facts, successful unless they say otherwise. */
export function activityEvent(facts: ActivityFacts): ActivityEvent {
  return {
    ...EMPTY_EVENT,
    ...facts,
    actor: { ...EMPTY_ACTOR, ...facts.actor },
    object: { ...EMPTY_OBJECT, ...facts.object },
    device: { id: null, hostname: null, os: null, managed: 'unknown', ...facts.device },
    network: { ...EMPTY_NETWORK, ...facts.network },
    process: facts.process
      ? { name: null, path: null, parent: null, commandLine: null, ...facts.process }
      : null,
    origin: facts.origin ? { ...EMPTY_PLACE, ...facts.origin } : null,
    destination: facts.destination ? { ...EMPTY_PLACE, ...facts.destination } : null,
    recipients: (facts.recipients ?? []).map((recipient) => ({ ...EMPTY_RECIPIENT, ...recipient })),
  };
}
