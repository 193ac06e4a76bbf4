import type { ActivityEvent } from '@waybill/contract';
import { readChangedGroups, readGroupsOf } from './content-groups.ts';
import { changeEdges } from './edge-change.ts';
import type { LineageStore } from './lineage-store.ts';
import type { GraphChange, HeldTouch } from './lineage-types.ts';
import { holdOf, openWork, partnerOf, readEvents, type LineageWork } from './lineage-work.ts';
import { pairChanged } from './pair-changed.ts';
import { replayChanged } from './replay-changed.ts';
import { changeRows } from './row-change.ts';

/** New events, and ids of removed events. */
export interface EventChange {
  added: readonly ActivityEvent[];
  /**
   * None of the added events is in the graph: skip the lookup. Otherwise known events change nothing.
   */
  areNew?: boolean;
  /** Removed before the others are added, so that an event in both lists is read again. */
  removed: readonly string[];
}

/**
 * What a change of the event set changes in the lineage graph. The graph is a function of the set of
 * events alone: in any order and batching of events, the stored graph ends up the same. Known events
 * change nothing. Writes nothing: store the result before the next call.
 *
 * Each step recomputes only what the change can affect: duplicate reports of actions, contents of
 * locations, similar contents, and finally the edges, versions and objects.
 */
export async function changeLineage(
  store: LineageStore,
  change: EventChange,
): Promise<GraphChange> {
  const work = await openWork(store, change);
  await pairChanged(work);
  const locations = await replayChanged(work);
  const { groups, eventIds } = await readChangedGroups(work);
  for (const eventId of changedEvents(work)) eventIds.add(eventId);
  await readEvents(work, eventIds);
  for (const partner of partnersOf(work, eventIds)) eventIds.add(partner);
  await readGroupsOf(work, groups, eventIds);
  const edges = await changeEdges(work, groups, eventIds);
  const rows = await changeRows(work, { locations, edges, eventIds });
  return {
    touches: changedTouches(work),
    edges: { put: edges.put, remove: edges.remove },
    ...rows,
  };
}

function changedEvents(work: LineageWork): Set<string> {
  const eventIds = new Set<string>([...work.fresh.keys(), ...work.partners.keys()]);
  for (const touch of work.changed) eventIds.add(touch.eventId);
  return eventIds;
}

/** The other views of actions, now and before: the edges of an action belong to the view that wrote. */
function partnersOf(work: LineageWork, eventIds: Iterable<string>): string[] {
  const partners: string[] = [];
  for (const eventId of eventIds) {
    const [touch] = work.events.get(eventId) ?? [];
    if (touch === undefined) continue;
    for (const partner of [partnerOf(work, touch), touch.hold.partner]) {
      if (partner !== null && !work.gone.has(partner)) partners.push(partner);
    }
  }
  return partners;
}

/** Events with new or changed touches are written completely: stores keep them together. */
function changedTouches(work: LineageWork): GraphChange['touches'] {
  const told = new Set([...work.fresh.keys(), ...work.changed.map(({ eventId }) => eventId)]);
  const put: HeldTouch[] = [];
  const forget = new Set(work.gone.keys());
  for (const eventId of told) {
    const isNew = work.fresh.has(eventId);
    if (!isNew) forget.add(eventId);
    for (const touch of work.events.get(eventId) ?? []) {
      put.push(isNew ? touch : { ...touch, hold: holdOf(work, touch) });
    }
  }
  return { put, forget: [...forget] };
}
