import type { Edge, HeldTouch, LineageObjectFacts, Version } from './lineage-types.ts';

/** Part of the timeline of a location. */
export interface TimelineSlice {
  locationId: string;
  /**
   * Null: the whole timeline. Else the touches whose order key is this or later, plus earlier ones back
   * to and including the last `write` or `remove`, limited to a `write`, a `remove` or those with a
   * digest; without such a write or remove, all of those back to the beginning, and the very first
   * touch.
   */
  from: string | null;
  /** Touches with a later order key are excluded. Null: no end. */
  until: string | null;
}

/** Touches with a key whose time is between, both ends included; epoch milliseconds. */
export interface KeyWindow {
  key: string;
  from: number;
  until: number;
}

/**
 * Reads of the stored graph during a change: the state before the change. Each function takes all
 * requests of one step of a batch and is one statement; an empty list is answered without one. Results
 * may be in any order unless stated otherwise, without duplicates or unknown ids. Nothing may write
 * between the first read and the storing of the change: run it in one exclusive transaction per tenant.
 */
export interface LineageStore {
  /** All touches of these events. */
  touchesOfEvents(eventIds: readonly string[]): Promise<HeldTouch[]>;

  /** Slices of timelines, each location at most once. Sorted by location, order key, event id, slot. */
  timelines(slices: readonly TimelineSlice[]): Promise<HeldTouch[]>;

  /**
   * Touches whose `hold.groupDigest` is one of these (indexed by digest), at most `most` per digest:
   * the first by order key, event id, slot.
   */
  digestGroups(digests: readonly string[], most: number): Promise<HeldTouch[]>;

  /** Touches with `pairKey` in a window; windows of one key do not overlap. */
  pairGroups(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  /** Touches with `hold.groupHint` in a window; windows of one key do not overlap. */
  hintGroups(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  /** Like `hintGroups`, limited to touches that opened a version without a known origin. */
  openHints(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  versions(versionIds: readonly string[]): Promise<Version[]>;

  objects(objectIds: readonly string[]): Promise<LineageObjectFacts[]>;

  /** Edges whose `eventId` is one of these. */
  edgesOfEvents(eventIds: readonly string[]): Promise<Edge[]>;

  /** Edges into these versions. */
  edgesInto(versionIds: readonly string[]): Promise<Edge[]>;

  /** Edges out of these versions, at most `most` altogether: the first by (from, to, eventId). */
  edgesFrom(versionIds: readonly string[], most: number): Promise<Edge[]>;

  /** Versions reachable by edges from these, directly or indirectly, at most `most` in total. */
  descendants(versionIds: readonly string[], most: number): Promise<string[]>;
}
