import type { TimelineSlice } from './lineage-store.ts';
import type { HeldTouch, Hold } from './lineage-types.ts';
import {
  changeHold,
  isFresh,
  isSameHold,
  partnerOf,
  pushTo,
  type LineageWork,
} from './lineage-work.ts';
import { isCounted, orderTimeline } from './order-timeline.ts';
import { CLOCK_BOUND_MS, replayTimeline, type ReplayRules } from './replay-timeline.ts';
import { timeKey } from './touch-draft.ts';

/** A location that the change concerns, with the part of its timeline that was gone through. */
export interface ReplayedLocation {
  locationId: string;
  /** All of the timeline, as it is now, or from `from` on what the state there follows from. */
  isWhole: boolean;
  from: string;
  touches: HeldTouch[];
  /** One for each touch. */
  holds: Hold[];
  /** Versions that stored touches held, also such as are gone now. */
  stored: ReadonlySet<string>;
  /** Those of them that none holds any more; only of whole timelines. */
  left: ReadonlySet<string>;
}

interface Concerned {
  fresh: HeldTouch[];
  isWhole: boolean;
  /** Nothing but this event can touch it. */
  isOwn: boolean;
}

/**
 * Goes through the timelines of all locations that the change concerns. A slice is enough where new
 * touches change nothing that is stored; else the whole timeline is gone through.
 */
export async function replayChanged(work: LineageWork): Promise<ReplayedLocation[]> {
  const rules = actRules(work);
  const concerned = concernedLocations(work);
  const slices: TimelineSlice[] = [];
  for (const [locationId, location] of concerned) {
    if (!location.isOwn) slices.push({ locationId, from: sliceStart(location) });
  }
  const stored = byLocation(await work.store.timelines(slices));
  const replayed: ReplayedLocation[] = [];
  const again = new Map<string, Concerned>();
  for (const [locationId, location] of concerned) {
    const from = location.isOwn ? null : sliceStart(location);
    const found = stored.get(locationId) ?? [];
    const result = replay(work, { locationId, from, stored: found, fresh: location.fresh }, rules);
    if (result === null) again.set(locationId, location);
    else replayed.push(result);
  }
  replayed.push(...(await replayWhole(work, again, rules)));
  for (const location of replayed) changeHolds(work, location);
  return replayed;
}

async function replayWhole(
  work: LineageWork,
  locations: ReadonlyMap<string, Concerned>,
  rules: Rules,
): Promise<ReplayedLocation[]> {
  const slices = [...locations.keys()].map((locationId) => ({ locationId, from: null }));
  const stored = byLocation(await work.store.timelines(slices));
  return [...locations].flatMap(([locationId, { fresh }]) => {
    const found = stored.get(locationId) ?? [];
    return replay(work, { locationId, from: null, stored: found, fresh }, rules) ?? [];
  });
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
    const known = concerned.get(touch.locationId);
    if (known !== undefined) return known;
    const { kind, path } = touch.facts.location;
    const isOwn = kind === 'sink' || (kind === 'file' && path === null);
    const location = { fresh: [], isWhole: isCounted(kind), isOwn };
    concerned.set(touch.locationId, location);
    return location;
  };
  for (const touches of work.fresh.values()) {
    for (const touch of touches) at(touch).fresh.push(touch);
  }
  for (const touches of work.gone.values()) for (const touch of touches) makeWhole(at(touch));
  for (const eventId of work.partners.keys()) {
    if (work.fresh.has(eventId)) continue;
    for (const touch of work.events.get(eventId) ?? []) makeWhole(at(touch));
  }
  return concerned;
}

function makeWhole(location: Concerned): void {
  location.isWhole = true;
  location.isOwn = false;
}

function sliceStart({ fresh, isWhole }: Concerned): string | null {
  if (isWhole) return null;
  const first = fresh.reduce((least, { at }) => Math.min(least, at), Infinity);
  return timeKey(first - CLOCK_BOUND_MS);
}

function byLocation(touches: readonly HeldTouch[]): Map<string, HeldTouch[]> {
  const locations = new Map<string, HeldTouch[]>();
  for (const touch of touches) pushTo(locations, touch.locationId, touch);
  return locations;
}

type Rules = ReplayRules<HeldTouch>;

interface Timeline {
  locationId: string;
  from: string | null;
  stored: readonly HeldTouch[];
  fresh: readonly HeldTouch[];
}

/** Null: the slice is not enough. */
function replay(work: LineageWork, timeline: Timeline, rules: Rules): ReplayedLocation | null {
  const { locationId, from, fresh } = timeline;
  if (timeline.stored.length === 0) return replayNew(locationId, fresh, rules);
  const kept = timeline.stored.filter((touch) => !work.gone.has(touch.eventId));
  if (from !== null && !isSafeStart(kept, from)) return null;
  const touches = orderTimeline([...kept, ...fresh]);
  const holds = replayTimeline(touches, rules);
  if (from !== null && !isStoredKept(work, touches, holds)) return null;
  const stored = new Set<string>();
  for (const { hold } of timeline.stored) if (hold.versionId !== null) stored.add(hold.versionId);
  const left = new Set(from === null ? stored : []);
  for (const { versionId } of holds) if (versionId !== null) left.delete(versionId);
  return { locationId, isWhole: from === null, from: from ?? '', touches, holds, stored, left };
}

const NONE: ReadonlySet<string> = new Set();

/** A location of which nothing is stored. */
function replayNew(
  locationId: string,
  fresh: readonly HeldTouch[],
  rules: Rules,
): ReplayedLocation {
  const touches = fresh.length === 1 ? [...fresh] : orderTimeline([...fresh]);
  const holds = replayTimeline(touches, rules);
  return { locationId, isWhole: true, from: '', touches, holds, stored: NONE, left: NONE };
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
