import type { EventChange } from './change-lineage.ts';
import type { LineageStore } from './lineage-store.ts';
import type { HeldTouch, Hold, Touch } from './lineage-types.ts';
import { emptyHold } from './replay-timeline.ts';
import { touchesOf } from './touches-of.ts';

/** One change of the event set on its way to a change of the graph. */
export interface LineageWork {
  store: LineageStore;
  /** Touches of events that were not known before. */
  fresh: Map<string, HeldTouch[]>;
  /** Touches of removed events. */
  gone: Map<string, HeldTouch[]>;
  /** All touches of each event that was read, fresh ones included and gone ones not. */
  events: Map<string, HeldTouch[]>;
  /** Data to store with stored touches: by event, then by slot. New touches contain theirs. */
  holds: Map<string, (Hold | undefined)[]>;
  /** Touches whose hold is new or differs from the stored one. */
  changed: HeldTouch[];
  /** Other views of actions, of events for which they are new or other ones. */
  partners: Map<string, string | null>;
}

/** Adding known events or removing unknown ones changes nothing. */
export async function openWork(
  store: LineageStore,
  { added, areNew = false, removed }: EventChange,
): Promise<LineageWork> {
  const ids = new Set(removed);
  if (!areNew) for (const { eventId } of added) ids.add(eventId);
  const stored = byEvent(await store.touchesOfEvents([...ids]));
  const work: LineageWork = {
    store,
    fresh: new Map(),
    gone: new Map(),
    events: new Map(),
    holds: new Map(),
    changed: [],
    partners: new Map(),
  };
  for (const eventId of removed) {
    const touches = stored.get(eventId);
    if (touches !== undefined) work.gone.set(eventId, touches);
  }
  for (const event of added) {
    const { eventId } = event;
    const isKnown = stored.has(eventId) && !work.gone.has(eventId);
    if (isKnown || work.fresh.has(eventId)) continue;
    const touches = touchesOf(event).map(heldByNothing);
    if (touches.length === 0) continue;
    work.fresh.set(eventId, touches);
    work.events.set(eventId, touches);
  }
  return work;
}

const NOTHING = emptyHold(null);

function heldByNothing(touch: Touch): HeldTouch {
  return {
    eventId: touch.eventId,
    slot: touch.slot,
    locationId: touch.locationId,
    role: touch.role,
    orderKey: touch.orderKey,
    at: touch.at,
    digest: touch.digest,
    pairKey: touch.pairKey,
    hintKey: touch.hintKey,
    facts: touch.facts,
    hold: NOTHING,
  };
}

/** Touches by event, in the order of their slots. */
export function byEvent(touches: readonly HeldTouch[]): Map<string, HeldTouch[]> {
  const events = new Map<string, HeldTouch[]>();
  for (const touch of touches) pushTo(events, touch.eventId, touch);
  for (const list of events.values()) list.sort((a, b) => a.slot - b.slot);
  return events;
}

export function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Data to store with a touch, as far as determined. */
export function holdOf(work: LineageWork, touch: HeldTouch): Hold {
  return work.holds.get(touch.eventId)?.[touch.slot] ?? touch.hold;
}

/** The event that is the other view of an event's act. */
export function partnerOf(work: LineageWork, touch: HeldTouch): string | null {
  const partner = work.partners.get(touch.eventId);
  return partner === undefined ? touch.hold.partner : partner;
}

export function isFresh(work: LineageWork, touch: HeldTouch): boolean {
  return work.fresh.has(touch.eventId);
}

/** What is stored with a touch; null if the touch is not. */
export function storedHold(work: LineageWork, touch: HeldTouch): Hold | null {
  return isFresh(work, touch) ? null : touch.hold;
}

/** Records data to store with a touch; nothing if it is unchanged. */
export function changeHold(work: LineageWork, touch: HeldTouch, hold: Hold): void {
  if (isFresh(work, touch)) {
    touch.hold = hold;
    work.changed.push(touch);
    return;
  }
  if (isSameHold(touch.hold, hold)) return;
  let slots = work.holds.get(touch.eventId);
  if (slots === undefined) {
    slots = [];
    work.holds.set(touch.eventId, slots);
  }
  slots[touch.slot] = hold;
  work.changed.push(touch);
}

export function isSameHold(a: Hold, b: Hold): boolean {
  return (
    a.versionId === b.versionId &&
    a.isOpening === b.isOpening &&
    a.before === b.before &&
    a.beforeAt === b.beforeAt &&
    a.aheadMs === b.aheadMs &&
    a.partner === b.partner &&
    a.groupDigest === b.groupDigest &&
    a.groupHint === b.groupHint &&
    a.isRoot === b.isRoot &&
    a.gap === b.gap &&
    a.openedKey === b.openedKey &&
    a.ownClass === b.ownClass
  );
}

/** Reads all touches of events that were not read yet, and of the other views of their actions. */
export async function readEvents(work: LineageWork, eventIds: Iterable<string>): Promise<void> {
  let wanted = [...new Set(eventIds)].filter((id) => isUnread(work, id));
  for (let round = 0; round < 2 && wanted.length > 0; round += 1) {
    const found = byEvent(await work.store.touchesOfEvents(wanted));
    for (const [eventId, touches] of found) work.events.set(eventId, touches);
    const partners = new Set<string>();
    for (const [touch] of found.values()) {
      const partner = touch === undefined ? null : partnerOf(work, touch);
      if (partner !== null && isUnread(work, partner)) partners.add(partner);
    }
    wanted = [...partners];
  }
}

function isUnread(work: LineageWork, eventId: string): boolean {
  return !work.events.has(eventId) && !work.gone.has(eventId);
}
