import type { Edge, HeldTouch, LineageObjectFacts, Version } from './lineage-types.ts';

/** Part of the timeline of a location. */
export interface TimelineSlice {
  locationId: string;
  /**
   * Null: the whole timeline. Else the touches whose order key is this or later, and before them, back to
   * and with the last `write` or `remove`, those that are a `write`, a `remove` or have a digest; where
   * there is no such write or remove, all of those back to the beginning, and the very first touch.
   */
  from: string | null;
  /** Touches whose order key is later are left out. Null: there is no end. */
  until: string | null;
}

/** Touches with a key whose time is between, both ends included; epoch milliseconds. */
export interface KeyWindow {
  key: string;
  from: number;
  until: number;
}

/**
 * What the engine reads of the stored graph while it changes it: the state before the change. Each
 * function takes all that one step of a batch asks for and is one statement; an empty list is answered
 * without one. Answers may come in any order unless said otherwise, each row once, and unknown ids are
 * left out. Nothing may write between the first read and the storing of the change: run it in one
 * transaction, alone for the tenant.
 */
export interface LineageStore {
  /** All touches of these events. */
  touchesOfEvents(eventIds: readonly string[]): Promise<HeldTouch[]>;

  /** Slices of timelines, each location at most once. Sorted by location, order key, event id, slot. */
  timelines(slices: readonly TimelineSlice[]): Promise<HeldTouch[]>;

  /**
   * Touches whose `hold.groupDigest` is one of these (that is what an index of digests holds), at most
   * `most` for each digest: the first by order key, event id, slot.
   */
  digestGroups(digests: readonly string[], most: number): Promise<HeldTouch[]>;

  /** Touches with `pairKey` in a window; windows of one key do not overlap. */
  pairGroups(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  /** Touches with `hold.groupHint` in a window; windows of one key do not overlap. */
  hintGroups(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  /** As `hintGroups`, only touches that opened a version which nothing led to. */
  openHints(windows: readonly KeyWindow[]): Promise<HeldTouch[]>;

  versions(versionIds: readonly string[]): Promise<Version[]>;

  objects(objectIds: readonly string[]): Promise<LineageObjectFacts[]>;

  /** Edges whose `eventId` is one of these. */
  edgesOfEvents(eventIds: readonly string[]): Promise<Edge[]>;

  /** Edges into these versions. */
  edgesInto(versionIds: readonly string[]): Promise<Edge[]>;

  /** Edges out of these versions, at most `most` altogether: the first by (from, to, eventId). */
  edgesFrom(versionIds: readonly string[], most: number): Promise<Edge[]>;

  /** Versions that edges lead to from these, directly or over others, at most `most` altogether. */
  descendants(versionIds: readonly string[], most: number): Promise<string[]>;
}
