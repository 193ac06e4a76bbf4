import { actRules, type ActRules } from './act-rules.ts';
import { concernedLocations, type Concerned } from './concerned-locations.ts';
import { areTold } from './describe-location.ts';
import type { TimelineSlice } from './lineage-store.ts';
import type { HeldTouch, Hold, Tail } from './lineage-types.ts';
import { changeHold, isFresh, isSameHold, pushTo, type LineageWork } from './lineage-work.ts';
import { orderTimeline } from './order-timeline.ts';
import { CLOCK_BOUND_MS, replayTimeline } from './replay-timeline.ts';
import type { ReplayedLocation } from './replayed-location.ts';
import { timeKey } from './order-key.ts';

/**
 * Goes through the timelines of all locations that the change concerns. Touches that come after all
 * stored ones go on from what the location held in the end; else a slice is enough where new touches
 * change nothing that is stored, cut where they change nothing that follows either, and the whole
 * timeline is gone through where they do.
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
  rules: ActRules,
): ReplayedLocation | null {
  const { own, object, fresh } = location;
  if (own !== null) {
    const slice = { locationId: location.locationId, from: null, until: null };
    return replay(work, location, { slice, stored: own, rules });
  }
  // Touches that count for nothing make no object, and are at items alone.
  const isNew = object === null && location.kind !== 'item' && location.reach === 'cut';
  if (isNew) return replayNew(location, fresh, rules);
  const tail = object?.tail ?? null;
  return tail !== null && isAppended(location, tail) ? replayAppended(location, tail, rules) : null;
}

/** Whether new touches change nothing that is stored, as they come after all of it. */
function isAppended({ fresh, reach, object }: Concerned, { lastKey }: Tail): boolean {
  if (reach === 'whole') return false;
  const firstAt = object?.firstSeenAt ?? 0;
  return fresh.every(
    ({ orderKey, role, at }) =>
      orderKey > lastKey && (role !== 'write' || at > firstAt + CLOCK_BOUND_MS),
  );
}

function replayAppended(location: Concerned, before: Tail, rules: ActRules): ReplayedLocation {
  const { locationId, object, fresh } = location;
  const touches = orderTimeline([...fresh]);
  const stored = new Set([before.versionId]);
  return {
    locationId,
    object,
    isWhole: false,
    from: '',
    isCut: false,
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
  rules: ActRules,
): Promise<ReplayedLocation[]> {
  const slices = locations.map(sliceOf);
  const stored = byLocation(await work.store.timelines(slices));
  const replayed: ReplayedLocation[] = [];
  const again: Concerned[] = [];
  for (const [index, location] of locations.entries()) {
    const found = stored.get(location.locationId) ?? [];
    const slice = slices[index] ?? sliceOf(location);
    const result = replay(work, location, { slice, stored: found, rules });
    if (result === null) {
      again.push({ ...location, reach: slice.until === null ? 'whole' : 'slice' });
    } else replayed.push(result);
  }
  if (again.length > 0) replayed.push(...(await replayRead(work, again, rules)));
  return replayed;
}

/** From what other clocks may have told before the first new touch, to the last new touch or to the end. */
function sliceOf({ locationId, fresh, reach, object }: Concerned): TimelineSlice {
  // Where there is no object, no touch counted yet.
  if (reach === 'whole' || object === null) return { locationId, from: null, until: null };
  let firstAt = Infinity;
  let lastKey = '';
  for (const { at, orderKey } of fresh) {
    firstAt = Math.min(firstAt, at);
    if (orderKey > lastKey) lastKey = orderKey;
  }
  const isBefore = lastKey < (object.tail?.lastKey ?? '');
  const isCut = reach === 'cut' && isBefore && areTold(object, fresh);
  return {
    locationId,
    from: timeKey(firstAt - CLOCK_BOUND_MS),
    until: isCut ? lastKey : null,
  };
}

function changeHolds(work: LineageWork, { touches, holds }: ReplayedLocation): void {
  for (const [index, touch] of touches.entries()) {
    const hold = holds[index];
    if (hold !== undefined) changeHold(work, touch, hold);
  }
}

function byLocation(touches: readonly HeldTouch[]): Map<string, HeldTouch[]> {
  const locations = new Map<string, HeldTouch[]>();
  for (const touch of touches) pushTo(locations, touch.locationId, touch);
  return locations;
}

interface Stored {
  slice: TimelineSlice;
  stored: readonly HeldTouch[];
  rules: ActRules;
}

/** Null: the slice is not enough. */
function replay(
  work: LineageWork,
  location: Concerned,
  { slice: { from, until }, stored, rules }: Stored,
): ReplayedLocation | null {
  const { locationId, object, fresh } = location;
  if (stored.length === 0) return until === null ? replayNew(location, fresh, rules) : null;
  const kept = stored.filter((touch) => !work.gone.has(touch.eventId));
  const touches = orderTimeline([...kept, ...fresh]);
  const { holds, tail: reached } = replayTimeline(touches, rules);
  const isEnough = from === null || (isSafeStart(kept, from) && isStoredKept(work, touches, holds));
  const isCut = until !== null;
  if (!isEnough || (isCut && !isSameState(reached, replayTimeline(kept, rules).tail))) return null;
  const tail = isCut && object !== null ? object.tail : reached;
  const held = versionsOf(stored.map(({ hold }) => hold));
  const left = from === null ? lostVersions(held, holds) : NONE;
  return {
    locationId,
    object,
    isWhole: from === null,
    from: from ?? '',
    isCut,
    touches,
    holds,
    tail,
    base: null,
    stored: held,
    left,
  };
}

const NONE: ReadonlySet<string> = new Set();

function lostVersions(held: ReadonlySet<string>, holds: readonly Hold[]): Set<string> {
  const left = new Set(held);
  for (const { versionId } of holds) if (versionId !== null) left.delete(versionId);
  return left;
}

function versionsOf(holds: readonly Hold[]): Set<string> {
  const versions = new Set<string>();
  for (const { versionId } of holds) if (versionId !== null) versions.add(versionId);
  return versions;
}

/** A location of which nothing is stored. */
function replayNew(
  { locationId, object }: Concerned,
  fresh: readonly HeldTouch[],
  rules: ActRules,
): ReplayedLocation {
  const touches = orderTimeline([...fresh]);
  const { holds, tail } = replayTimeline(touches, rules);
  return {
    locationId,
    object,
    isWhole: true,
    from: '',
    isCut: false,
    touches,
    holds,
    tail,
    base: null,
    stored: NONE,
    left: NONE,
  };
}

/**
 * Whether what is before a slice is known by the touches that come with it: it begins with a write that
 * counts, or with the touch that opened the first version.
 */
function isSafeStart(stored: readonly HeldTouch[], from: string): boolean {
  const [first] = stored;
  if (first === undefined || first.orderKey >= from) return true;
  return first.role === 'write' ? first.hold.versionId !== null : first.hold.isOpening;
}

function isSameState(a: Tail | null, b: Tail | null): boolean {
  if (a === null || b === null) return false;
  return (
    a.versionId === b.versionId &&
    a.digest === b.digest &&
    a.isRoot === b.isRoot &&
    a.gap === b.gap &&
    a.isRemoved === b.isRemoved &&
    a.openedKey === b.openedKey &&
    a.openedAt === b.openedAt &&
    a.openedHint === b.openedHint &&
    a.ownClass === b.ownClass
  );
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
