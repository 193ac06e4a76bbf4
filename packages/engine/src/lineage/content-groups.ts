import type { KeyWindow } from './lineage-store.ts';
import type { HeldTouch, Hold } from './lineage-types.ts';
import { holdOf, isFresh, pushTo, storedHold, type LineageWork } from './lineage-work.ts';
import { windowsOf } from './pair-changed.ts';

/** A content with more touches than this says nothing about the origin of one of them. */
export const MOST_IN_GROUP = 256;
/** Maximum time between actions of one person on the same name: seven days. */
export const HINT_BOUND_MS = 604_800_000;

/** A touch that reports the content of a version, or of a member, with the data to store. */
export interface Told {
  touch: HeldTouch;
  hold: Hold;
}

/** What is known about contents shared by several versions, as far as loaded. */
export interface ContentGroups {
  /** By digest. Null: too many versions share it to be conclusive. */
  digests: Map<string, Told[] | null>;
  /** By hint key. */
  hints: Map<string, Told[]>;
}

/** Touches whose content or hint was added, changed or removed. */
interface Retold {
  /** With the earliest affected version, and whether one of them has no known origin. */
  digests: Map<string, { earliest: string; isRoot: boolean }>;
  hintTimes: Map<string, number[]>;
}

/** Events whose edges depend on added, changed or removed contents. */
export interface GroupsRead {
  groups: ContentGroups;
  eventIds: Set<string>;
}

export async function readChangedGroups(work: LineageWork): Promise<GroupsRead> {
  const groups: ContentGroups = { digests: new Map(), hints: new Map() };
  const retold = retoldContents(work);
  const eventIds = new Set<string>();
  const digests = [...retold.digests.keys()];
  for (const group of await readDigests(work, groups, digests)) {
    addReached(eventIds, group, retold.digests.get(group.digest));
  }
  const hinted = await work.store.openHints(
    windowsOf(retold.hintTimes, { beforeMs: 0, afterMs: HINT_BOUND_MS }),
  );
  for (const { eventId } of hinted) if (!work.gone.has(eventId)) eventIds.add(eventId);
  return { groups, eventIds };
}

/** A version can only come from earlier ones, unless it changes how rare the content is. */
function addReached(
  eventIds: Set<string>,
  { told, isCrossing }: ReadGroup,
  change: { earliest: string; isRoot: boolean } | undefined,
): void {
  const isAll = isCrossing || change === undefined || change.isRoot;
  for (const { touch, hold } of told) {
    const isReached = isAll || (hold.openedKey ?? '') > change.earliest;
    if (isReached && isSought(touch, hold)) eventIds.add(touch.eventId);
  }
}

/** Whether the digest of a touch may reveal an origin that nothing else reports. */
export function isSought({ role, facts }: HeldTouch, hold: Hold): boolean {
  if (hold.groupDigest === null) return false;
  const isUnlocated = facts.relation === 'contains' && facts.namedBy?.fact !== 'source-path';
  return hold.isRoot || (role === 'member' && isUnlocated);
}

function retoldContents(work: LineageWork): Retold {
  const retold: Retold = { digests: new Map(), hintTimes: new Map() };
  const tell = (touch: HeldTouch, hold: Hold): void => {
    const { groupDigest, groupHint } = hold;
    if (groupDigest !== null) {
      const openedKey = hold.openedKey ?? '';
      const isRoot = hold.isRoot && touch.role !== 'member';
      const known = retold.digests.get(groupDigest);
      if (known === undefined) retold.digests.set(groupDigest, { earliest: openedKey, isRoot });
      else {
        if (openedKey < known.earliest) known.earliest = openedKey;
        known.isRoot ||= isRoot;
      }
    }
    if (groupHint !== null) pushTo(retold.hintTimes, groupHint, touch.at);
  };
  for (const touch of work.changed) {
    const before = storedHold(work, touch);
    if (before !== null) tell(touch, before);
    tell(touch, holdOf(work, touch));
  }
  for (const touches of work.gone.values()) for (const touch of touches) tell(touch, touch.hold);
  return retold;
}

/** Loads data that the edges of these events depend on. */
export async function readGroupsOf(
  work: LineageWork,
  groups: ContentGroups,
  eventIds: Iterable<string>,
): Promise<void> {
  const digests = new Set<string>();
  const times = new Map<string, number[]>();
  for (const eventId of eventIds) {
    for (const touch of work.events.get(eventId) ?? []) {
      const hold = holdOf(work, touch);
      const { groupDigest, groupHint } = hold;
      if (groupDigest !== null && isSought(touch, hold) && !groups.digests.has(groupDigest)) {
        digests.add(groupDigest);
      }
      if (isHinted(hold) && groupHint !== null) pushTo(times, groupHint, touch.at);
    }
  }
  await readDigests(work, groups, [...digests]);
  await readHints(work, groups, windowsOf(times, { beforeMs: HINT_BOUND_MS, afterMs: 0 }));
}

/** Whether a touch opened a version whose origin only its hint may reveal. */
export function isHinted(hold: Hold): boolean {
  return hold.isOpening && hold.isRoot && hold.groupHint !== null;
}

/** A group as it was read. */
interface ReadGroup {
  digest: string;
  /** Touches with the content now; empty if it was and still is common. */
  told: Told[];
  /** It became common, or is no longer. */
  isCrossing: boolean;
}

async function readDigests(
  work: LineageWork,
  groups: ContentGroups,
  digests: readonly string[],
): Promise<ReadGroup[]> {
  if (digests.length === 0) return [];
  const changes = changesOf(work, (hold) => hold.groupDigest);
  // Removals can make room for others beyond the limit.
  const spare = digests.reduce((most, digest) => Math.max(most, changes.get(digest)?.out ?? 0), 0);
  const most = MOST_IN_GROUP + 1 + spare;
  const stored = new Map<string, HeldTouch[]>();
  for (const touch of await work.store.digestGroups(digests, most)) {
    if (touch.hold.groupDigest !== null) pushTo(stored, touch.hold.groupDigest, touch);
  }
  return digests.map((digest) => {
    const before = stored.get(digest) ?? [];
    const told = toldNow(work, before, changes.get(digest)?.now ?? []);
    const isCommon = told.length > MOST_IN_GROUP;
    groups.digests.set(digest, isCommon ? null : told);
    const isCrossing = isCommon !== before.length > MOST_IN_GROUP;
    return { digest, told: isCommon && !isCrossing ? [] : told, isCrossing };
  });
}

async function readHints(
  work: LineageWork,
  groups: ContentGroups,
  windows: readonly KeyWindow[],
): Promise<void> {
  if (windows.length === 0) return;
  const changes = changesOf(work, (hold) => hold.groupHint);
  const stored = new Map<string, HeldTouch[]>();
  for (const touch of await work.store.hintGroups(windows)) {
    if (touch.hold.groupHint !== null) pushTo(stored, touch.hold.groupHint, touch);
  }
  for (const { key } of windows) {
    if (groups.hints.has(key)) continue;
    groups.hints.set(key, toldNow(work, stored.get(key) ?? [], changes.get(key)?.now ?? []));
  }
}

interface GroupChange {
  /** Touches that are in the group now, whether or not they were. */
  now: HeldTouch[];
  /** How many stored touches were removed or changed. */
  out: number;
}

function changesOf(
  work: LineageWork,
  keyOf: (hold: Hold) => string | null,
): Map<string, GroupChange> {
  const changes = new Map<string, GroupChange>();
  const at = (key: string): GroupChange => {
    const known = changes.get(key) ?? { now: [], out: 0 };
    changes.set(key, known);
    return known;
  };
  for (const touch of work.changed) {
    const stored = storedHold(work, touch);
    const before = stored === null ? null : keyOf(stored);
    const now = keyOf(holdOf(work, touch));
    if (before !== null) at(before).out += 1;
    if (now !== null) at(now).now.push(touch);
  }
  for (const touches of work.gone.values()) {
    for (const { hold } of touches) {
      const before = keyOf(hold);
      if (before !== null) at(before).out += 1;
    }
  }
  return changes;
}

/** The new group: unchanged stored touches plus changed ones that belong to it now. */
function toldNow(
  work: LineageWork,
  stored: readonly HeldTouch[],
  changed: readonly HeldTouch[],
): Told[] {
  const told: Told[] = [];
  const seen = new Set<string>();
  const add = (touch: HeldTouch): void => {
    const key = `${touch.eventId}${touch.slot}`;
    if (seen.has(key)) return;
    seen.add(key);
    told.push({ touch, hold: holdOf(work, touch) });
  };
  for (const touch of changed) add(touch);
  for (const touch of stored) {
    const isUnchanged =
      !work.gone.has(touch.eventId) &&
      !isFresh(work, touch) &&
      work.holds.get(touch.eventId)?.[touch.slot] === undefined;
    if (isUnchanged) add(touch);
  }
  return told;
}
