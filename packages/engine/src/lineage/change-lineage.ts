import type { ActivityEvent } from '@waybill/contract';
import type { LineageStore } from './lineage-store.ts';
import type { GraphChange } from './lineage-types.ts';

/** Events that came, and ids of events that are no more. */
export interface EventChange {
  added: readonly ActivityEvent[];
  /** Taken away before the others are added, so that an event that is in both is read anew. */
  removed: readonly string[];
}

/**
 * What a change of the event set changes in the graph of lineage. The graph is a function of the set of
 * events alone: whatever order and batches events come in, the stored graph is the same in the end.
 * Events that are known already change nothing. Writes nothing: store the answer before the next call.
 */
export async function changeLineage(
  store: LineageStore,
  change: EventChange,
): Promise<GraphChange> {
  await store.touchesOfEvents([...change.removed, ...change.added.map((event) => event.eventId)]);
  return {
    touches: { put: [], remove: [] },
    versions: { put: [], remove: [] },
    edges: { put: [], remove: [] },
    objects: { put: [], remove: [] },
  };
}
