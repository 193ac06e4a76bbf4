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
 * Input and output of the lineage engine. All ids of locations and versions are 128-bit hashes written
 * as lower-case UUIDs, the same everywhere. Times are epoch milliseconds, UTC. Absent facts are null.
 */

/** A storage location. Two events that name the same one give the same `locationId`. */
export interface Location {
  locationId: string;
  kind: LocationKind;
  name: string | null;
  path: string | null;
  url: string | null;
  place: SettledPlace | null;
}

/**
 * `read`: the event reads the location's content. `write`: the event stores new content there.
 * `remove`: the location is empty afterwards. `member`: the archive at the location lists a content
 * with this digest; nothing changes.
 */
export const TOUCH_ROLES = ['read', 'write', 'remove', 'member'] as const;
export type TouchRole = (typeof TOUCH_ROLES)[number];

/** Observer of an action. Actions from the same observer are never two views of one action. */
export const OBSERVERS = ['service', 'sensor', 'extension'] as const;
export type Observer = (typeof OBSERVERS)[number];

/** What an event says about one location, plus what the event's edges need to know about it. */
export interface TouchFacts {
  location: Location;
  /** As events and detections name it; null if the event has another object. */
  objectKey: string | null;
  action: EventAction | null;
  /** Relation of the action's writes to its reads, unless digests show otherwise. */
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
  /** Origin of written content whose location is unknown. */
  cameFrom: SettledPlace | null;
  /** The read counts as a view. */
  isView: boolean;
  /**
   * The location is a placeholder for the unseen end of the action, dropped when the other view names
   * it.
   */
  isProvisional: boolean;
  /** Of a written or read archive: its members cannot be read. */
  isLocked: boolean;
  /** A part of the content only, as of a paste. */
  isPartial: boolean;
  /** `no`: the action was done on a device that no one watches. */
  managed: Tristate;
  /** The event created the content: it has no predecessor. */
  isCreation: boolean;
  isSample: boolean;
}

/** An event's read, write or removal of a location's content: the basis of the whole graph. */
export interface Touch {
  eventId: string;
  /** Distinguishes the touches of one event; counts from 0. */
  slot: number;
  locationId: string;
  role: TouchRole;
  /** See `orderKeyOf`; compared by code unit. Ties are broken by event id, then slot. */
  orderKey: string;
  at: number;
  /** SHA-256, lower-case hexadecimal, of the content after the touch. Null also for empty content. */
  digest: string | null;
  /** Equal, as a UUID, for views of one action by different observers. */
  pairKey: string | null;
  /** Hash of person and name, as a UUID; null if either is unknown or the actor is a program. */
  hintKey: string | null;
  facts: TouchFacts;
}

/**
 * What the graph says about a touch. Derived, and stored with it so that its neighbours need not be
 * read. Members from `isRoot` on describe the version, and are set for touches that open it or belong
 * to a group (`groupDigest`, `groupHint`); otherwise they are null or false.
 */
export interface Hold {
  /**
   * Content of the location afterwards; for a removal, the removed one. Null: the touch is ignored
   * because the other view of the action names what it represents.
   */
  versionId: string | null;
  /** The touch is the first of its version. */
  isOpening: boolean;
  /** Previous content of the location, for a touch that found a different one. */
  before: string | null;
  /** When that came to be there. */
  beforeAt: number | null;
  /** Milliseconds by which the version was written later according to another clock; 0 if not. */
  aheadMs: number;
  /** Event that is the other view of this action. */
  partner: string | null;
  /** Its digest, if this is the first touch of its version to report one, or reports a member. */
  groupDigest: string | null;
  /** Its hint key, where it opened a version. */
  groupHint: string | null;
  /** The version has no known origin: its action read nothing, and the location held nothing before. */
  isRoot: boolean;
  /** Why its past is unknown, unless another origin is found. */
  gap: GapReason | null;
  /** Order key of the touch that opened it. */
  openedKey: string | null;
  /** Its own origin class, which applies while no other origin is known. */
  ownClass: string | null;
}

/** Content of a location at one time, and what is known about its version. */
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

/** Final content of a location, from which all later touches in its timeline follow. */
export interface Tail extends LocationState {
  /** The greatest order key of the touches that count. */
  lastKey: string;
}

/** A touch as it is stored. */
export interface HeldTouch extends Touch {
  hold: Hold;
}

/** Content of a location from one point in time on. */
export interface Version {
  versionId: string;
  locationId: string;
  kind: LocationKind;
  name: string | null;
  path: string | null;
  place: SettledPlace | null;
  at: number;
  /** Sort key of a location's versions, from the touch that opened it. */
  orderKey: string;
  /** Event that created it; null: it existed before any report. */
  openedBy: string | null;
  person: string | null;
  device: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  sensitivity: number | null;
  /** Sorted, without duplicates. */
  dataTypes: string[];
  /**
   * Sorted, without duplicates, at most `MOST_ORIGIN_CLASSES`; if there are more, the last one is
   * `many`.
   */
  originClasses: string[];
  gap: GapReason | null;
  isLive: boolean;
  views: number;
  isSample: boolean;
}

/** One step: a version came from another by an action. Its key is (to, from, eventId). */
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

/** A location as listed in the inventory. Excludes far ends, about which only their action is known. */
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
  /** Sorted, without duplicates. */
  dataTypes: string[];
  firstSeenAt: number;
  lastSeenAt: number;
  removedAt: number | null;
  versions: number;
  latestVersionId: string | null;
  isSample: boolean;
  tail: Tail | null;
}

/** Rows to store and delete. Deletions come first. */
export interface GraphChange {
  /** All touches of new or changed events, and the events whose stored touches are deleted. */
  touches: { put: HeldTouch[]; forget: string[] };
  versions: { put: Version[]; remove: string[] };
  edges: { put: Edge[]; remove: EdgeKey[] };
  objects: { put: LineageObjectFacts[]; remove: string[] };
}
