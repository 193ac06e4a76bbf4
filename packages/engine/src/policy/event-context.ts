import type { PersonStatus, Tristate } from '@waybill/contract';
import type { LocalTime } from '../time/working-calendar.ts';
import type { TrustVerdict } from '../trust/trust-rule.ts';

/** Context needed besides the event to evaluate a leaf. */
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

/** Known context of an event. A condition names what it needs. */
export interface EventContext {
  /**
   * The vendor's own record, parsed; undefined if none was stored. Fields `record.<path>` read it. A
   * function, so that a record is parsed only on demand.
   */
  record(): unknown;
  /** Origin of the object's data, once lineage has processed the event; null if unknown. */
  lineage(): LineagePast | null;
  /** Baseline of the actor and the organisation, as of the day before; null if unknown. */
  behaviour(): BehaviourView | null;
  /** HR and directory facts about the actor; null if the address or login is unknown. */
  person(): KnownPerson | null;
  /**
   * Names of the groups that the actor is a direct member of; null if directories do not know the
   * actor.
   */
  groups(): readonly string[] | null;
  /** Device management facts about the event's device; null if unknown. */
  device(): KnownDevice | null;
  /** Directory facts about the event's application; null if unknown. */
  app(): KnownApp | null;
  /** What trust rules say about the destination; null if nothing. */
  trust(): TrustVerdict | null;
  /** The local time of the event, by the working time of the organization; null if it is not known. */
  localTime(): LocalTime | null;
  /** Entries of a tenant's list, folded; undefined if the list does not exist. */
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
  /** Last day, epoch milliseconds; null: no known departure. */
  leavesAt: number | null;
  /** IANA name; absent or null: unknown work location. */
  timeZone?: string | null;
  /** First day, epoch milliseconds; this and the following are absent if no source reports them. */
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

/** The path of an object's data up to and including the event. */
export interface LineagePast {
  /** Classes, names and hosts of the data's origins, e.g. `Snowflake`, `AWS S3`. */
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
  /** Score of a detector on this event, 0 to 1; null if it has none. */
  score(detectorId: string): number | null;
  /**
   * Whether this is the first time within the scope: `key` is a field's name (`destination.host`),
   * `scope` is `person`, `peers` or `organization`. Null while too little is known.
   */
  isFirstSeen(key: string, scope: string): boolean | null;
}

/** Only the event is known. */
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
