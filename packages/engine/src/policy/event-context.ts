import type { PersonStatus, Tristate } from '@waybill/contract';
import type { LocalTime } from '../time/working-calendar.ts';
import type { TrustVerdict } from '../trust/trust-rule.ts';

/** What beside the event has to be known before a leaf can be judged. */
export const CONTEXT_PARTS = [
  'record',
  'lineage',
  'behaviour',
  'person',
  'groups',
  'device',
  'app',
  'trust',
  'localTime',
] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];
/** Which parts some leaf asks for. Before a part is known, its leaves see a missing value. */
export type ContextNeeds = Readonly<Record<ContextPart, boolean>>;

/** The needs of something that reports each part whether it asks for it. */
export function needsOf(asks: (part: ContextPart) => boolean): ContextNeeds {
  return {
    record: asks('record'),
    lineage: asks('lineage'),
    behaviour: asks('behaviour'),
    person: asks('person'),
    groups: asks('groups'),
    device: asks('device'),
    app: asks('app'),
    trust: asks('trust'),
    localTime: asks('localTime'),
  };
}

/** What is known about an event beside the event itself. A condition names what it needs of it. */
export interface EventContext {
  /**
   * The vendor's own record, parsed; undefined if none was kept. Fields `record.<path>` read it. A
   * function, so that a record is parsed only when a condition asks.
   */
  record(): unknown;
  /** Where the object's data came from, once lineage has seen the event; null if it is not known. */
  lineage(): LineagePast | null;
  /**
   * What is usual for the actor and the organisation, as of the day before; null if nothing is known.
   */
  behaviour(): BehaviourView | null;
  /** What HR and directories know of the actor; null if they know no one of that address or login. */
  person(): KnownPerson | null;
  /**
   * Names of the groups that the actor is a direct member of; null if directories do not know the
   * actor.
   */
  groups(): readonly string[] | null;
  /** What device management knows of the event's device; null if it does not know the device. */
  device(): KnownDevice | null;
  /**
   * What the directory knows of the application that the event is about; null if it does not know it.
   */
  app(): KnownApp | null;
  /** What trust rules say about where the data goes; null if they say nothing. */
  trust(): TrustVerdict | null;
  /** The local time of the event, by the working time of the organization; null if it is not known. */
  localTime(): LocalTime | null;
  /** Entries of a list of the tenant, folded; undefined if there is no such list. */
  list(listId: string): ReadonlySet<string> | undefined;
  /** Epoch milliseconds against which ages count: the event's own time in a back-test as in the stream. */
  now: number;
}

/** A person as HR and directories know them. */
export interface KnownPerson {
  department: string | null;
  title: string | null;
  manager: string | null;
  status: PersonStatus;
  /** Last day, epoch milliseconds; null: nothing is known about a departure. */
  leavesAt: number | null;
  /** IANA name; absent or null: nothing is known about where the person works. */
  timeZone?: string | null;
  /** First day, epoch milliseconds; it and what follows are absent where no source tells. */
  hiredAt?: number | null;
  /** As HR words it, e.g. `Full-Time`. */
  employmentType?: string | null;
  /** yes: a guest or contractor account of someone else’s organisation. */
  external?: Tristate;
  /** yes: an administrator of some source. */
  privileged?: Tristate;
}

/** A device as device management knows it. */
export interface KnownDevice {
  managed: Tristate;
  compliant: Tristate;
  encrypted: Tristate;
  os: string | null;
  model: string | null;
  isMobile: boolean | null;
  /** E-mail address, login or id of the person that it is assigned to, lower case. */
  owner: string | null;
}

/** An application as the directory knows it. */
export interface KnownApp {
  /** Its verified publisher, else the publisher that it names. */
  publisher: string | null;
  isVerified: boolean;
  /** The vendor of the directory made it. */
  isFirstParty: boolean;
}

/** The way that an object's data took until the event, the event included. */
export interface LineagePast {
  /** Classes, names and hosts of the places where the data began, e.g. `Snowflake`, `AWS S3`. */
  origins: readonly string[];
  /** Data types found in any version that the data came from. */
  labels: readonly string[];
  /** Actions in lineage, without duplicates. */
  actions: readonly string[];
  /** Steps from the furthest origin. */
  hops: number;
}

/** Answers about the past of the actor, the peers and the organisation. Each is a fact of a frozen day. */
export interface BehaviourView {
  /** Score of a detector on this event, 0 to 1; null when it has none. */
  score(detectorId: string): number | null;
  /**
   * Whether no one within the scope had done so before: `key` is a field's name (`destination.host`),
   * `scope` is `person`, `peers` or `organization`. Null while too little is known to say.
   */
  isFirstSeen(key: string, scope: string): boolean | null;
}

/** Nothing but the event is known. */
export const NO_CONTEXT: EventContext = {
  record: () => undefined,
  lineage: () => null,
  behaviour: () => null,
  person: () => null,
  groups: () => null,
  device: () => null,
  app: () => null,
  trust: () => null,
  localTime: () => null,
  list: () => undefined,
  now: 0,
};
