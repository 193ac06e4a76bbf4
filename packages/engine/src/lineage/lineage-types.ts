import type {
  EdgeEvidence,
  EdgeKind,
  EdgeMethod,
  EventAction,
  GapReason,
  LocationKind,
  SettledPlace,
  Tristate,
  Visibility,
} from '@waybill/contract';

/**
 * What the lineage engine reads and makes. All ids of locations and versions are 128-bit hashes written
 * as lower-case UUIDs, the same everywhere. Times are epoch milliseconds, UTC. Absent facts are null.
 */

/** Where data lies. Two events that name the same thing give the same `locationId`. */
export interface Location {
  locationId: string;
  kind: LocationKind;
  name: string | null;
  path: string | null;
  url: string | null;
  place: SettledPlace | null;
}

/**
 * `read`: the event takes what the location holds. `write`: the event gives it a new content. `remove`:
 * it holds nothing afterwards. `member`: the archive at the location lists a content with this digest;
 * it changes nothing.
 */
export const TOUCH_ROLES = ['read', 'write', 'remove', 'member'] as const;
export type TouchRole = (typeof TOUCH_ROLES)[number];

/** Who observed an act. Acts of one observer are never two views of one. */
export const OBSERVERS = ['service', 'sensor', 'extension'] as const;
export type Observer = (typeof OBSERVERS)[number];

/** What an event says of one location, and what the edges of the event need to know of it. */
export interface TouchFacts {
  location: Location;
  /** As events and detections name it; null where the event has another object. */
  objectKey: string | null;
  action: EventAction | null;
  /** What the writes of the act are to its reads where no digests tell otherwise. */
  relation: EdgeKind;
  observer: Observer;
  /** Whose clock and counting the event follows: agent and device, or the service. */
  clock: string;
  sequence: number | null;
  person: string | null;
  device: string | null;
  /** How the event names the location. */
  namedBy: EdgeEvidence | null;
  sizeBytes: number | null;
  owner: string | null;
  visibility: Visibility | null;
  sensitivity: number | null;
  dataTypes: string[];
  /** Place that a written content came from where no location of it is known. */
  cameFrom: SettledPlace | null;
  /** The read counts as a view. */
  isView: boolean;
  /** The location stands only for the unseen end of the act: it is none once the other view names it. */
  isProvisional: boolean;
  /** Of a written or read archive: its members cannot be read. */
  isLocked: boolean;
  /** A part of the content only, as of a paste. */
  isPartial: boolean;
  /** `no`: the act was done on a device that no one watches. */
  managed: Tristate;
  /** The event made the content: nothing came before it. */
  isCreation: boolean;
  isSample: boolean;
}

/** That an event read, wrote or removed what lies at a location: all that the graph follows from. */
export interface Touch {
  eventId: string;
  /** Tells the touches of one event apart; counts from 0. */
  slot: number;
  locationId: string;
  role: TouchRole;
  /** See `orderKeyOf`; compared by code unit. Ties are broken by event id, then slot. */
  orderKey: string;
  at: number;
  /** SHA-256, lower-case hexadecimal, of the content after the touch. Null also for empty content. */
  digest: string | null;
  /** Equal, as a UUID, for the views that different observers may have of one act. */
  pairKey: string | null;
  /** Of person and name, as a UUID; null where one of them is not known, or it is a program. */
  hintKey: string | null;
  facts: TouchFacts;
}

/**
 * What the graph says of a touch. Derived, and stored with it so that its neighbours need not be read.
 * The members from `isRoot` on are of the version, and are told by touches that open it or are in a
 * group (`groupDigest`, `groupHint`); elsewhere they are null or false.
 */
export interface Hold {
  /**
   * What the location holds after it; of a remove what it held. Null: the touch counts for nothing, as
   * the other view of the act names what it represents.
   */
  versionId: string | null;
  /** The touch is the first of its version. */
  isOpening: boolean;
  /** What the location held until then, of a touch that found another content there. */
  before: string | null;
  /** When that came to be there. */
  beforeAt: number | null;
  /** By how many milliseconds the version was written later, by another clock; 0: it was not. */
  aheadMs: number;
  /** Event that is the other view of this act. */
  partner: string | null;
  /** Its digest, where this is the first touch of its version to tell one, or reports a member. */
  groupDigest: string | null;
  /** Its hint key, where it opened a version. */
  groupHint: string | null;
  /** Nothing led to the version: no read of the act that wrote it, nothing held before. */
  isRoot: boolean;
  /** Why its past is not known, if nothing else is found. */
  gap: GapReason | null;
  /** Order key of the touch that opened it. */
  openedKey: string | null;
  /** Class of origin of its own, which counts while nothing led to it. */
  ownClass: string | null;
}

/** What a location holds at one moment, and what is known of the version that it holds. */
export interface LocationState {
  versionId: string;
  digest: string | null;
  isRoot: boolean;
  gap: GapReason | null;
  isRemoved: boolean;
  /** Of the touch that opened the version: order key, time, hint key and class of origin. */
  openedKey: string;
  openedAt: number;
  openedHint: string | null;
  ownClass: string | null;
}

/** What a location held in the end: all that touches which come later in its timeline follow from. */
export interface Tail extends LocationState {
  /** The greatest order key of the touches that count. */
  lastKey: string;
}

/** A touch as it is stored. */
export interface HeldTouch extends Touch {
  hold: Hold;
}

/** A content that a location had from one moment on. */
export interface Version {
  versionId: string;
  locationId: string;
  kind: LocationKind;
  name: string | null;
  path: string | null;
  place: SettledPlace | null;
  at: number;
  /** Sorts the versions of a location; that of the touch that opened it. */
  orderKey: string;
  /** Event that made it; null: it was there before anything told of it. */
  openedBy: string | null;
  person: string | null;
  device: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  sensitivity: number | null;
  /** Sorted, each once. */
  dataTypes: string[];
  /** Sorted, each once, at most `MOST_ORIGIN_CLASSES`, the last then being `many`. */
  originClasses: string[];
  gap: GapReason | null;
  isLive: boolean;
  views: number;
  isSample: boolean;
}

/** One step: a version came from another by an act. Its key is (to, from, eventId). */
export interface Edge {
  from: string;
  to: string;
  eventId: string;
  kind: EdgeKind;
  method: EdgeMethod;
  /** 0 to 1, two decimals. */
  confidence: number;
  evidence: EdgeEvidence[];
  action: EventAction | null;
  at: number;
  person: string | null;
  device: string | null;
  sizeBytes: number | null;
  pairedEventId: string | null;
}

export type EdgeKey = Pick<Edge, 'to' | 'from' | 'eventId'>;

/** A location as the inventory lists it. Far ends are none: nothing but their act is known of them. */
export interface LineageObjectFacts {
  objectId: string;
  kind: LocationKind;
  objectKey: string | null;
  name: string | null;
  path: string | null;
  url: string | null;
  place: SettledPlace | null;
  owner: string | null;
  exposure: Visibility | null;
  sensitivity: number | null;
  /** Sorted, each once. */
  dataTypes: string[];
  firstSeenAt: number;
  lastSeenAt: number;
  removedAt: number | null;
  versions: number;
  latestVersionId: string | null;
  isSample: boolean;
  tail: Tail | null;
}

/** What to store and what to delete. Deletions come first. */
export interface GraphChange {
  /** All touches of events that are new or told again, and the events whose stored ones go. */
  touches: { put: HeldTouch[]; forget: string[] };
  versions: { put: Version[]; remove: string[] };
  edges: { put: Edge[]; remove: EdgeKey[] };
  objects: { put: LineageObjectFacts[]; remove: string[] };
}
