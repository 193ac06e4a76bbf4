import type { KeyWindow } from './lineage-store.ts';
import type { HeldTouch } from './lineage-types.ts';
import { byEvent, pushTo, type LineageWork } from './lineage-work.ts';
import { PAIR_REACH_MS, pairActs, type View } from './pair-acts.ts';

const REACH: Reach = { beforeMs: 2 * PAIR_REACH_MS, afterMs: 2 * PAIR_REACH_MS };

/**
 * Finds the other views of actions again wherever a view came or went, as far as that reaches. Fills
 * `partners`, and `events` with those that have another partner now.
 */
export async function pairChanged(work: LineageWork): Promise<void> {
  const times = changedTimes(work);
  if (times.size === 0) return;
  const stored = byEvent(await work.store.pairGroups(windowsOf(times, REACH)));
  for (const eventId of work.gone.keys()) stored.delete(eventId);
  const views = new Map<string, View[]>();
  for (const touches of stored.values()) addView(views, touches);
  for (const touches of work.fresh.values()) addView(views, touches);
  for (const [key, group] of views) {
    const partners = pairActs(group);
    const near = times.get(key) ?? [];
    for (const { eventId, at } of group) {
      if (!near.some((time) => Math.abs(time - at) <= PAIR_REACH_MS)) continue;
      setPartner(work, { eventId, partner: partners.get(eventId) ?? null, stored });
    }
  }
}

function setPartner(
  work: LineageWork,
  view: { eventId: string; partner: string | null; stored: ReadonlyMap<string, HeldTouch[]> },
): void {
  const { eventId, partner } = view;
  const touches = view.stored.get(eventId);
  const before = touches?.[0]?.hold.partner ?? null;
  // An event that is read again under its id may name other ends than before.
  const isReadAnew = partner !== null && work.fresh.has(partner);
  if (partner === before && !isReadAnew) return;
  work.partners.set(eventId, partner);
  if (touches !== undefined) work.events.set(eventId, touches);
}

/** When views came or went, by pair key. */
function changedTimes(work: LineageWork): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const events of [work.fresh, work.gone]) {
    for (const [touch] of events.values()) {
      if (touch !== undefined && touch.pairKey !== null) pushTo(times, touch.pairKey, touch.at);
    }
  }
  return times;
}

function addView(views: Map<string, View[]>, touches: readonly HeldTouch[]): void {
  const [first] = touches;
  if (first === undefined || first.pairKey === null) return;
  const told = touches.filter(({ role }) => role !== 'member');
  pushTo(views, first.pairKey, {
    eventId: first.eventId,
    observer: first.facts.observer,
    at: first.at,
    device: first.facts.device,
    digest: told.find(({ digest }) => digest !== null)?.digest ?? null,
    sizeBytes: told.find(({ facts }) => facts.sizeBytes !== null)?.facts.sizeBytes ?? null,
  });
}

/** How far windows reach from the times that they are about. */
export interface Reach {
  beforeMs: number;
  afterMs: number;
}

/** Windows around times; those that meet are one. */
export function windowsOf(
  times: ReadonlyMap<string, number[]>,
  { beforeMs, afterMs }: Reach,
): KeyWindow[] {
  const windows: KeyWindow[] = [];
  for (const [key, list] of times) {
    let open: KeyWindow | null = null;
    for (const time of list.length > 1 ? list.toSorted((a, b) => a - b) : list) {
      if (open !== null && time - beforeMs <= open.until) {
        open.until = time + afterMs;
        continue;
      }
      open = { key, from: time - beforeMs, until: time + afterMs };
      windows.push(open);
    }
  }
  return windows;
}
