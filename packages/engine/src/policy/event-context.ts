import type { PersonStatus } from '@waybill/contract';
import type { LocalTime } from '../time/working-calendar.ts';
import type { TrustVerdict } from '../trust/trust-rule.ts';

/** What is known of an event beside the event itself. A condition names what it needs of it. */
export interface EventContext {
  /**
   * The vendor's own record, parsed; undefined where none was kept. Fields `record.<path>` read it.
   * A function, so that a record is parsed only when a condition asks.
   */
  record(): unknown;
  /** Where the object's data came from, once lineage has seen the event; null where it is not known. */
  lineage(): LineagePast | null;
  /** What is usual for the actor and the organisation, as of the day before; null where nothing is known. */
  behaviour(): BehaviourView | null;
  /** What HR and directories know of the actor; null where they know nobody of that address or login. */
  person(): KnownPerson | null;
  /** What trust rules say of where the data goes; null where they say nothing. */
  trust(): TrustVerdict | null;
  /** The local time of the event, by the working time of the organization; null where it is not known. */
  localTime(): LocalTime | null;
  /** Entries of a list of the tenant, folded; undefined where there is no such list. */
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
  /** Last day, epoch milliseconds; null: nothing is known of a departure. */
  leavesAt: number | null;
  /** IANA name; absent or null: nothing is known of where the person works. */
  timeZone?: string | null;
}

/** The way that an object's data took until the event, the event included. */
export interface LineagePast {
  /** Classes, names and hosts of the places where the data began, e.g. `Snowflake`, `AWS S3`. */
  origins: readonly string[];
  /** Data types found in any version that the data came from. */
  labels: readonly string[];
  /** Actions on the way, each once. */
  actions: readonly string[];
  /** Steps from the farthest origin. */
  hops: number;
}

/** Answers about the past of the actor, the peers and the organisation. Each is a fact of a frozen day. */
export interface BehaviourView {
  /** Score of a detector on this event, 0 to 1; null when it has none. */
  score(detectorId: string): number | null;
  /**
   * Whether nobody within the scope had done so before: `key` is a field's name (`destination.host`),
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
  trust: () => null,
  localTime: () => null,
  list: () => undefined,
  now: 0,
};
