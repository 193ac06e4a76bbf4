import { actEdges } from './act-edges.ts';
import { contentEdges } from './content-edges.ts';
import type { ContentGroups } from './content-groups.ts';
import type { Edge, EdgeKey } from './lineage-types.ts';
import { pushTo, type LineageWork } from './lineage-work.ts';

/** Changes of edges: those to add, those to remove, and both by their target versions. */
export interface EdgeChange {
  put: Edge[];
  remove: EdgeKey[];
  putInto: Map<string, Edge[]>;
  putFrom: Map<string, Edge[]>;
  removedInto: Map<string, EdgeKey[]>;
  /** Versions whose edges changed at either end. */
  ends: Set<string>;
}

export async function changeEdges(
  work: LineageWork,
  groups: ContentGroups,
  eventIds: ReadonlySet<string>,
): Promise<EdgeChange> {
  const known = [...eventIds, ...work.gone.keys()].filter((id) => !isNew(work, id));
  const stored = new Map<string, Edge>();
  for (const edge of await work.store.edgesOfEvents([...new Set(known)])) {
    stored.set(edgeKey(edge), edge);
  }
  const change: EdgeChange = {
    put: [],
    remove: [],
    putInto: new Map(),
    putFrom: new Map(),
    removedInto: new Map(),
    ends: new Set(),
  };
  for (const eventId of eventIds) {
    for (const edge of eventEdges(work, groups, eventId)) {
      const key = edgeKey(edge);
      const before = stored.get(key);
      stored.delete(key);
      if (before !== undefined && isSameEdge(before, edge)) continue;
      change.put.push(edge);
      if (before === undefined) {
        pushTo(change.putInto, edge.to, edge);
        pushTo(change.putFrom, edge.from, edge);
        change.ends.add(edge.to);
      }
    }
  }
  for (const { to, from, eventId } of stored.values()) {
    const key = { to, from, eventId };
    change.remove.push(key);
    pushTo(change.removedInto, to, key);
    change.ends.add(to);
  }
  return change;
}

function isNew(work: LineageWork, eventId: string): boolean {
  return work.fresh.has(eventId) && !work.gone.has(eventId);
}

/** All edges that an event owns. */
function eventEdges(work: LineageWork, groups: ContentGroups, eventId: string): Edge[] {
  const touches = work.events.get(eventId) ?? [];
  const edges = actEdges(work, touches);
  for (const edge of contentEdges(work, groups, touches)) {
    if (!edges.some(({ from, to }) => from === edge.from && to === edge.to)) edges.push(edge);
  }
  return edges;
}

export function edgeKey({ to, from, eventId }: EdgeKey): string {
  return `${to}${from}${eventId}`;
}

/** Stores may keep confidences with less precision than computed. */
function isSameEdge(a: Edge, b: Edge): boolean {
  const exact = (edge: Edge): string =>
    JSON.stringify([
      edge.kind,
      edge.method,
      Math.round(edge.confidence * 100),
      edge.evidence.map(({ fact, value }) => [fact, value]),
      edge.action,
      edge.at,
      edge.person,
      edge.device,
      edge.sizeBytes,
      edge.pairedEventId,
    ]);
  return exact(a) === exact(b);
}
