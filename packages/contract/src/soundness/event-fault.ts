import {
  ACTOR_KINDS,
  MOVEMENTS,
  OBJECT_KINDS,
  OUTCOMES,
  RECIPIENT_KINDS,
  type Actor,
  type DataObject,
  type DeviceFacts,
  type LineageFacts,
  type MailFacts,
  type MappedEvent,
  type NetworkFacts,
  type Place,
  type ProcessFacts,
  type Recipient,
  type RelatedObject,
} from '../activity.ts';
import { EVENT_ACTIONS, PLACE_KINDS, TRISTATES, VISIBILITIES } from '../enums.ts';
import { SOURCE_NAMES } from '../sources.ts';
import {
  OPTIONAL_TEXT,
  count,
  facts,
  instantValue,
  list,
  orAbsent,
  orNull,
  sha256,
  shape,
  text,
  truthValue,
  word,
  type SchemaFault,
} from './checks.ts';
import { MOST_EXTRA_FACTS, MOST_LISTED, MOST_TEXT } from './limits.ts';

const TEXT = text(MOST_TEXT);

const RELATED = orNull(
  shape<RelatedObject>({
    id: OPTIONAL_TEXT,
    name: OPTIONAL_TEXT,
    path: OPTIONAL_TEXT,
    url: OPTIONAL_TEXT,
    sha256: orNull(sha256),
    sizeBytes: orNull(count),
  }),
);

const PLACE = orNull(
  shape<Place>({
    kind: word(PLACE_KINDS),
    name: TEXT,
    host: OPTIONAL_TEXT,
    container: OPTIONAL_TEXT,
    account: OPTIONAL_TEXT,
  }),
);

const RECIPIENT = shape<Recipient>({
  kind: word(RECIPIENT_KINDS),
  address: OPTIONAL_TEXT,
  domain: OPTIONAL_TEXT,
  outside: word(TRISTATES),
});

const LINEAGE = shape<LineageFacts>({
  source: RELATED,
  target: RELATED,
  members: list(RELATED, MOST_LISTED),
  memberCount: orNull(count),
  isLocked: orNull(truthValue),
  clipboardSha256: orNull(sha256),
  sequence: orNull(count),
  gesture: OPTIONAL_TEXT,
});

const EVENT = shape<MappedEvent>({
  source: word(SOURCE_NAMES),
  stream: TEXT,
  vendorEventId: OPTIONAL_TEXT,
  vendorOperation: TEXT,
  action: orNull(word(EVENT_ACTIONS)),
  movement: word(MOVEMENTS),
  isUnlisted: orAbsent(truthValue),
  occurredAt: instantValue,
  observedAt: orNull(instantValue),
  outcome: word(OUTCOMES),
  vendorSeverity: OPTIONAL_TEXT,
  vendorRule: OPTIONAL_TEXT,
  actor: shape<Actor>({
    kind: word(ACTOR_KINDS),
    email: OPTIONAL_TEXT,
    id: OPTIONAL_TEXT,
    name: OPTIONAL_TEXT,
    domain: OPTIONAL_TEXT,
  }),
  targetUser: OPTIONAL_TEXT,
  targetGroup: OPTIONAL_TEXT,
  destinationUser: OPTIONAL_TEXT,
  object: shape<DataObject>({
    kind: word(OBJECT_KINDS),
    id: OPTIONAL_TEXT,
    name: OPTIONAL_TEXT,
    path: OPTIONAL_TEXT,
    directory: OPTIONAL_TEXT,
    extension: OPTIONAL_TEXT,
    url: OPTIONAL_TEXT,
    sizeBytes: orNull(count),
    sha256: orNull(sha256),
    mimeType: OPTIONAL_TEXT,
    owner: OPTIONAL_TEXT,
  }),
  mail: orNull(
    shape<MailFacts>({
      from: OPTIONAL_TEXT,
      to: list(TEXT, MOST_LISTED),
      subject: OPTIONAL_TEXT,
      messageId: OPTIONAL_TEXT,
    }),
  ),
  origin: PLACE,
  destination: PLACE,
  recipients: list(RECIPIENT, MOST_LISTED),
  visibilityBefore: orNull(word(VISIBILITIES)),
  visibilityAfter: orNull(word(VISIBILITIES)),
  device: shape<DeviceFacts>({
    id: OPTIONAL_TEXT,
    hostname: OPTIONAL_TEXT,
    os: OPTIONAL_TEXT,
    managed: word(TRISTATES),
  }),
  network: shape<NetworkFacts>({
    sourceIp: OPTIONAL_TEXT,
    sourceDomain: OPTIONAL_TEXT,
    destinationIp: OPTIONAL_TEXT,
    destinationDomain: OPTIONAL_TEXT,
    userAgent: OPTIONAL_TEXT,
  }),
  process: orNull(
    shape<ProcessFacts>({
      name: OPTIONAL_TEXT,
      path: OPTIONAL_TEXT,
      parent: OPTIONAL_TEXT,
      commandLine: OPTIONAL_TEXT,
    }),
  ),
  cloudAccount: OPTIONAL_TEXT,
  cloudRegion: OPTIONAL_TEXT,
  organization: OPTIONAL_TEXT,
  lineage: orNull(LINEAGE),
  extra: facts({ most: MOST_EXTRA_FACTS, nameChars: 100 }),
});

/**
 * The first part of a mapped event that breaks the canonical schema; null if it can be stored. Every
 * event is checked here before it is written, from any source.
 */
export function eventFault(event: MappedEvent): SchemaFault | null {
  return EVENT(event);
}
