import type { ContentState, DataClass } from './data-classification.ts';
import type {
  EventAction,
  EventCategory,
  EventDirection,
  IntegrationName,
  PlaceKind,
  Tristate,
  Visibility,
} from './enums.ts';

/**
 * The canonical activity event: one observed action. OCSF terms where available (actor, file, device,
 * src and dst endpoint), plus typed origin, destination, recipients and visibility, which OCSF lacks.
 *
 * A connector returns a `MappedEvent`: facts of the vendor's record, independent of the tenant.
 * `settle` (engine) adds everything that depends on the tenant's settings, which makes it an
 * `ActivityEvent`. Absent facts are `null`, never an empty string or a guess. All times are epoch
 * milliseconds, UTC.
 */

/** Origin or destination of data, as in the vendor's record. */
export interface Place {
  kind: PlaceKind;
  /** A name of the specification: an integration, a destination, or the host itself for `{host}`. */
  name: string;
  /** Host name, lower case, if the place has one. */
  host: string | null;
  /** Bucket, site, drive, channel, mailbox, folder or repository inside the app. */
  container: string | null;
  /** Account that owns the place: mail domain, cloud account id, workspace or tenant id. */
  account: string | null;
}

/** A place with facts from the tenant's settings. */
export interface SettledPlace extends Place {
  /** yes: enrolled device or sanctioned account; no: known not to be; unknown: nothing is known. */
  managed: Tristate;
  /** yes: belongs to someone else; no: the tenant's own; unknown: nothing is known. */
  outside: Tristate;
}

export const RECIPIENT_KINDS = ['person', 'group', 'domain', 'account', 'link', 'public'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** Who was given access or was written to. */
export interface Recipient {
  kind: RecipientKind;
  /** E-mail address, cloud account id, group address or domain, lower case; null for link and public. */
  address: string | null;
  /** Mail domain of the address, lower case, when there is one. */
  domain: string | null;
  /**
   * yes when the vendor itself says that the recipient is a guest or belongs to another organisation,
   * no when it says the opposite. `settle` fills the rest from the tenant's settings.
   */
  outside: Tristate;
}

export const ACTOR_KINDS = ['person', 'service', 'system', 'anonymous', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  kind: ActorKind;
  /** Lower case. */
  email: string | null;
  id: string | null;
  name: string | null;
  /** Mail domain, lower case, without its parent. */
  domain: string | null;
}

export const OBJECT_KINDS = [
  'file',
  'folder',
  'message',
  'channel',
  'mailbox',
  'bucket',
  'snapshot',
  'image',
  'database',
  'site',
  'account',
  'group',
  'application',
  'setting',
  'other',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** What was acted on. */
export interface DataObject {
  kind: ObjectKind;
  id: string | null;
  name: string | null;
  path: string | null;
  directory: string | null;
  /** Lower case, without the dot. */
  extension: string | null;
  url: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  mimeType: string | null;
  owner: string | null;
}

export interface MailFacts {
  from: string | null;
  to: string[];
  subject: string | null;
  messageId: string | null;
}

export interface DeviceFacts {
  id: string | null;
  hostname: string | null;
  os: string | null;
  /**
   * What the vendor itself says about enrolment; `settle` fills unknown from the tenant's device list.
   */
  managed: Tristate;
}

export interface NetworkFacts {
  sourceIp: string | null;
  sourceDomain: string | null;
  destinationIp: string | null;
  destinationDomain: string | null;
  userAgent: string | null;
}

export interface ProcessFacts {
  name: string | null;
  path: string | null;
  parent: string | null;
  commandLine: string | null;
}

/** A further object of the action. At least one member is known. */
export interface RelatedObject {
  /** The id that the same source gives objects. */
  id: string | null;
  name: string | null;
  path: string | null;
  url: string | null;
  sha256: string | null;
  sizeBytes: number | null;
}

/** What ties an action to others: facts of the record, no conclusions. */
export interface LineageFacts {
  /**
   * The action's source if it is not `object` itself: the original of a rename, copy, download,
   * archive, extraction or paste, or the attachment's file.
   */
  source: RelatedObject | null;
  /** The action's result if it is not `object` itself: the file of a download, a copy's new item. */
  target: RelatedObject | null;
  /** Files in the archive that was written or unpacked, those attached to a message, or of one gesture. */
  members: RelatedObject[];
  /** How many members there are, where not all are listed. */
  memberCount: number | null;
  /** The archive is locked: its members cannot be read from it. */
  isLocked: boolean | null;
  /** SHA-256 of what the clipboard held. */
  clipboardSha256: string | null;
  /** Sequence number of the agent's records on one device, from 1, without gaps. */
  sequence: number | null;
  /** Shared by actions of one gesture. */
  gesture: string | null;
}

export const OUTCOMES = ['success', 'failure', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How data moved, which decides the event category together with the tenant's settings. `none` is an action
 * that moves no data (a view, a sign-in, a setting).
 */
export const MOVEMENTS = ['share', 'send', 'download', 'upload', 'copy', 'none'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** A connector's result for one action. */
export interface MappedEvent {
  source: IntegrationName;
  /** The connector's stream, e.g. `drive`, `cloudtrail`, `audit`. */
  stream: string;
  /** The vendor's own id of the event, null if it gives none. */
  vendorEventId: string | null;
  /** The vendor's word for the operation, as written. */
  vendorOperation: string;
  action: EventAction | null;
  movement: Movement;
  /** No table of the connector names the operation. It is counted when the event is stored, not kept. */
  isUnlisted?: true | undefined;
  occurredAt: number;
  /** When the vendor's collector saw it, if the record says so. */
  observedAt: number | null;
  outcome: Outcome;
  /** Severity as the vendor words it, where the record carries one. */
  vendorSeverity: string | null;
  /** Name of the vendor's own rule or policy that the record reports. */
  vendorRule: string | null;
  actor: Actor;
  /** Affected person or for: a user that was created, suspended, given access, … */
  targetUser: string | null;
  targetGroup: string | null;
  /** Account that received the action at the far end, e.g. the mailbox that was opened. */
  destinationUser: string | null;
  object: DataObject;
  mail: MailFacts | null;
  origin: Place | null;
  destination: Place | null;
  recipients: Recipient[];
  visibilityBefore: Visibility | null;
  visibilityAfter: Visibility | null;
  device: DeviceFacts;
  network: NetworkFacts;
  process: ProcessFacts | null;
  cloudAccount: string | null;
  cloudRegion: string | null;
  /** The vendor's tenant, organisation or workspace id. */
  organization: string | null;
  lineage: LineageFacts | null;
  /**
   * Further facts worth showing to a person. Conditions read only `forwarding` (`rule`, `mailbox` or
   * `transport`: the action forwards mail). At most 24 keys.
   */
  extra: Record<string, string>;
}

/** Data found in the contents of an event when it arrived. */
export interface DataFacts {
  /** Ids of the data types in effect, in order. */
  types: string[];
  /** How many different values of each, in order; empty if they were not counted. */
  values: number[];
  /**
   * How many values of each, repeated ones included, in order; absent on events stored without them.
   */
  counts?: number[];
  /** The highest of theirs, 0 to 4; null if none was found. */
  sensitivity: number | null;
  /** Class of the most sensitive one, the first by id of several; null if none was found. */
  class: DataClass | null;
  /** Classes of all of them, the groups that a policy can name; absent on events stored without them. */
  classes?: DataClass[];
  state: ContentState;
}

/** A mapped event with facts from the tenant's settings, and its position in the store. */
export interface ActivityEvent extends Omit<MappedEvent, 'origin' | 'destination'> {
  /** Deterministic and time-ordered: the same event always has the same id. */
  eventId: string;
  ingestedAt: number;
  origin: SettledPlace | null;
  destination: SettledPlace | null;
  category: EventCategory | null;
  direction: EventDirection | null;
  /** yes when any recipient is outside, no when all are known to be inside, unknown otherwise. */
  recipientsOutside: Tristate;
  /** Domains or account ids of the recipients that are outside, without duplicates. */
  outsideDomains: string[];
  /** Grouping key of people and windows: the actor's e-mail, else its id, else its name. */
  actorKey: string | null;
  /** Key of the object for grouping: source and id, else url, else path, else name. */
  objectKey: string | null;
  /** Data found in its contents; null if it has none. */
  data: DataFacts | null;
  isSample: boolean;
}

/** The tenant's own definition of "ours". Empty lists mean unknown. */
export interface TenantSettings {
  /** Mail and web domains of the tenant, lower case; subdomains are included. */
  ownDomains: string[];
  /** Cloud account ids, workspace ids and tenant ids that are the tenant's own, lower case. */
  ownAccounts: string[];
  /** Ids or host names of managed devices, lower case. */
  managedDevices: string[];
  /**
   * Whether the device list is complete: then an unlisted device is unmanaged; otherwise it stays
   * unknown.
   */
  isDeviceListComplete: boolean;
}
