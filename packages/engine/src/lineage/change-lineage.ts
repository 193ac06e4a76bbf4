import type { ActivityEvent } from '@waybill/contract';
import { readChangedGroups, readGroupsOf } from './content-groups.ts';
import { changeEdges } from './edge-change.ts';
import type { LineageStore } from './lineage-store.ts';
import type { GraphChange, HeldTouch } from './lineage-types.ts';
import { holdOf, openWork, partnerOf, readEvents, type LineageWork } from './lineage-work.ts';
import { pairChanged } from './pair-changed.ts';
import { replayChanged } from './replay-changed.ts';
import { changeRows } from './row-change.ts';

/** Events that came, and ids of events that are no more. */
export interface EventChange {
  added: readonly ActivityEvent[];
  /** None of the added is in the graph: no one looks. Else those that are known change nothing. */
  areNew?: boolean;
  /** Taken away before the others are added, so that an event that is in both is read again. */
  removed: readonly string[];
}

/**
 * What a change of the event set changes in the graph of lineage. The graph is a function of the set of
 * events alone: whatever order and batches events come in, the stored graph is the same in the end.
 * Events that are known already change nothing. Writes nothing: store the answer before the next call.
 *
 * Each step decides again what the change can reach and nothing else: which acts are told twice, what
 * locations hold, which contents are alike, and at last the edges, versions and objects.
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

/** Events whose touches are new or hold something else are put whole: stores keep them together. */
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
