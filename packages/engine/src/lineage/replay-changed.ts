import type { LocationKind } from '@waybill/contract';
import type { TimelineSlice } from './lineage-store.ts';
import type { HeldTouch, Hold, LineageObjectFacts, Tail } from './lineage-types.ts';
import {
  changeHold,
  isFresh,
  isSameHold,
  partnerOf,
  pushTo,
  type LineageWork,
} from './lineage-work.ts';
import { isCounted, isOwn, orderTimeline } from './order-timeline.ts';
import { CLOCK_BOUND_MS, replayTimeline, type ReplayRules } from './replay-timeline.ts';
import { timeKey } from './touch-draft.ts';

/** A location that the change concerns, with the part of its timeline that was gone through. */
export interface ReplayedLocation {
  locationId: string;
  /** As it is stored. */
  object: LineageObjectFacts | null;
  /** All of the timeline, as it is now, or from `from` on what the state there follows from. */
  isWhole: boolean;
  from: string;
  touches: HeldTouch[];
  /** One for each touch. */
  holds: Hold[];
  tail: Tail | null;
  /** What the location held before these touches, where they only come after the stored ones. */
  base: string | null;
  /** Versions that stored touches held, also such as are gone now. */
  stored: ReadonlySet<string>;
  /** Those of them that none holds any more; only of whole timelines. */
  left: ReadonlySet<string>;
}

interface Concerned {
  locationId: string;
  kind: LocationKind;
  fresh: HeldTouch[];
  isWhole: boolean;
  /** All that is stored, of a location that nothing but one event can touch; it is not read. */
  own: HeldTouch[] | null;
  object: LineageObjectFacts | null;
}

/**
 * Goes through the timelines of all locations that the change concerns. Touches that come after all
 * stored ones go on from what the location held in the end; else a slice is enough where new touches
 * change nothing that is stored, and the whole timeline is gone through where they do.
 */
export async function replayChanged(work: LineageWork): Promise<ReplayedLocation[]> {
  const rules = actRules(work);
  const concerned = concernedLocations(work);
  await readObjects(work, concerned);
  const replayed: ReplayedLocation[] = [];
  const sliced: Concerned[] = [];
  for (const location of concerned.values()) {
    const result = replayUnread(work, location, rules);
    if (result === null) sliced.push(location);
    else replayed.push(result);
  }
  replayed.push(...(await replayRead(work, sliced, rules)));
  for (const location of replayed) changeHolds(work, location);
  return replayed;
}

async function readObjects(
  work: LineageWork,
  concerned: ReadonlyMap<string, Concerned>,
): Promise<void> {
  const ids: string[] = [];
  for (const { locationId, kind } of concerned.values()) if (kind !== 'sink') ids.push(locationId);
  for (const object of await work.store.objects(ids)) {
    const location = concerned.get(object.objectId);
    if (location !== undefined) location.object = object;
  }
}

/** Null: stored touches must be read. */
function replayUnread(
  work: LineageWork,
  location: Concerned,
  rules: Rules,
): ReplayedLocation | null {
  const { own, object, fresh } = location;
  if (own !== null) return replay(work, location, { from: null, stored: own, rules });
  // Touches that count for nothing make no object, and lie at items alone.
  const isNew = object === null && location.kind !== 'item' && !location.isWhole;
  if (isNew) return replayNew(location, fresh, rules);
  const tail = object?.tail ?? null;
  return tail !== null && isAppended(location, tail) ? replayAppended(location, tail, rules) : null;
}

/** Whether new touches change nothing that is stored, as they come after all of it. */
function isAppended({ kind, fresh, isWhole, object }: Concerned, { lastKey }: Tail): boolean {
  if (isWhole || isCounted(kind)) return false;
  const firstAt = object?.firstSeenAt ?? 0;
  return fresh.every(
    ({ orderKey, role, at }) =>
      orderKey > lastKey && (role !== 'write' || at > firstAt + CLOCK_BOUND_MS),
  );
}

function replayAppended(location: Concerned, before: Tail, rules: Rules): ReplayedLocation {
  const { locationId, object, fresh } = location;
  const touches = orderTimeline([...fresh]);
  const stored = new Set([before.versionId]);
  return {
    locationId,
    object,
    isWhole: false,
    from: '',
    touches,
    ...replayTimeline(touches, rules, before),
    base: before.versionId,
    stored,
    left: NONE,
  };
}

async function replayRead(
  work: LineageWork,
  locations: readonly Concerned[],
  rules: Rules,
): Promise<ReplayedLocation[]> {
  const slices = locations.map((location) => sliceOf(location));
  const stored = byLocation(await work.store.timelines(slices));
  const replayed: ReplayedLocation[] = [];
  const again: Concerned[] = [];
  for (const [index, location] of locations.entries()) {
    const found = stored.get(location.locationId) ?? [];
    const from = slices[index]?.from ?? null;
    const result = replay(work, location, { from, stored: found, rules });
    if (result === null) again.push({ ...location, isWhole: true });
    else replayed.push(result);
  }
  if (again.length > 0) replayed.push(...(await replayRead(work, again, rules)));
  return replayed;
}

function changeHolds(work: LineageWork, { touches, holds }: ReplayedLocation): void {
  for (const [index, touch] of touches.entries()) {
    const hold = holds[index];
    if (hold !== undefined) changeHold(work, touch, hold);
  }
}

function concernedLocations(work: LineageWork): Map<string, Concerned> {
  const concerned = new Map<string, Concerned>();
  const at = (touch: HeldTouch): Concerned => {
    const { locationId } = touch;
    const known = concerned.get(locationId);
    if (known !== undefined) return known;
    const { kind } = touch.facts.location;
    const own = isOwn(touch) ? [] : null;
    const location = { locationId, kind, fresh: [], isWhole: false, own, object: null };
    concerned.set(locationId, location);
    return location;
  };
  const addStored = (touch: HeldTouch): void => {
    const location = at(touch);
    location.isWhole = true;
    location.own?.push(touch);
  };
  for (const touches of work.fresh.values()) {
    for (const touch of touches) at(touch).fresh.push(touch);
  }
  for (const touches of work.gone.values()) for (const touch of touches) addStored(touch);
  for (const eventId of work.partners.keys()) {
    if (work.fresh.has(eventId)) continue;
    for (const touch of work.events.get(eventId) ?? []) addStored(touch);
  }
  return concerned;
}

function sliceOf({ locationId, kind, fresh, isWhole }: Concerned): TimelineSlice {
  if (isWhole || isCounted(kind)) return { locationId, from: null };
  const first = fresh.reduce((least, { at }) => Math.min(least, at), Infinity);
  return { locationId, from: timeKey(first - CLOCK_BOUND_MS) };
}

function byLocation(touches: readonly HeldTouch[]): Map<string, HeldTouch[]> {
  const locations = new Map<string, HeldTouch[]>();
  for (const touch of touches) pushTo(locations, touch.locationId, touch);
  return locations;
}

type Rules = ReplayRules<HeldTouch>;

interface Stored {
  /** Null: all of the timeline. */
  from: string | null;
  stored: readonly HeldTouch[];
  rules: Rules;
}

/** Null: the slice is not enough. */
function replay(
  work: LineageWork,
  location: Concerned,
  { from, stored, rules }: Stored,
): ReplayedLocation | null {
  const { locationId, object, fresh } = location;
  if (stored.length === 0) return replayNew(location, fresh, rules);
  const kept = stored.filter((touch) => !work.gone.has(touch.eventId));
  if (from !== null && !isSafeStart(kept, from)) return null;
  const touches = orderTimeline([...kept, ...fresh]);
  const { holds, tail } = replayTimeline(touches, rules);
  if (from !== null && !isStoredKept(work, touches, holds)) return null;
  const held = new Set<string>();
  for (const { hold } of stored) if (hold.versionId !== null) held.add(hold.versionId);
  const left = new Set(from === null ? held : []);
  for (const { versionId } of holds) if (versionId !== null) left.delete(versionId);
  return {
    locationId,
    object,
    isWhole: from === null,
    from: from ?? '',
    touches,
    holds,
    tail,
    base: null,
    stored: held,
    left,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** A location of which nothing is stored. */
function replayNew(
  { locationId, object }: Concerned,
  fresh: readonly HeldTouch[],
  rules: Rules,
): ReplayedLocation {
  const touches = orderTimeline([...fresh]);
  const { holds, tail } = replayTimeline(touches, rules);
  return {
    locationId,
    object,
    isWhole: true,
    from: '',
    touches,
    holds,
    tail,
    base: null,
    stored: NONE,
    left: NONE,
  };
}

/**
 * Whether what lies before a slice is known by the touches that come with it: it begins with a write that
 * counts, or with the touch that opened the first version.
 */
function isSafeStart(stored: readonly HeldTouch[], from: string): boolean {
  const [first] = stored;
  if (first === undefined || first.orderKey >= from) return true;
  return first.role === 'write' ? first.hold.versionId !== null : first.hold.isOpening;
}

function isStoredKept(
  work: LineageWork,
  touches: readonly HeldTouch[],
  holds: readonly Hold[],
): boolean {
  return touches.every((touch, index) => {
    const hold = holds[index];
    return hold === undefined || isFresh(work, touch) || isSameHold(touch.hold, hold);
  });
}

/** What is true of the acts that touches are of, as far as other locations decide it. */
function actRules(work: LineageWork): Rules {
  const isDecided = (touch: HeldTouch): boolean =>
    work.fresh.has(touch.eventId) || work.partners.has(touch.eventId);
  const isVoid = (touch: HeldTouch): boolean => {
    if (!touch.facts.isProvisional) return false;
    return isDecided(touch) ? isNeedless(work, touch) : touch.hold.versionId === null;
  };
  return {
    isVoid,
    isLed: (touch) => (isDecided(touch) ? hasRead(work, touch, isVoid) : !touch.hold.isRoot),
    partnerOf: (touch) => partnerOf(work, touch),
  };
}

/** Whether the other view of the act names what the touch only stands for. */
function isNeedless(work: LineageWork, touch: HeldTouch): boolean {
  const partner = partnerOf(work, touch);
  if (partner === null) return false;
  const others = work.events.get(partner) ?? [];
  return others.some(({ role, facts }) => role === touch.role && !facts.isProvisional);
}

/** Whether the act read anything. */
function hasRead(
  work: LineageWork,
  touch: HeldTouch,
  isVoid: (touch: HeldTouch) => boolean,
): boolean {
  const partner = partnerOf(work, touch);
  for (const eventId of partner === null ? [touch.eventId] : [touch.eventId, partner]) {
    for (const other of work.events.get(eventId) ?? []) {
      if (other.role === 'read' && !isVoid(other)) return true;
    }
  }
  return false;
}
