import { isHinted } from './content-groups.ts';
import type { KeyWindow, LineageStore } from './lineage-store.ts';
import type { Edge, GraphChange, HeldTouch, LineageObjectFacts, Version } from './lineage-types.ts';
import { byKey } from './order-timeline.ts';
import { sliceTimeline } from './slice-timeline.ts';

/** A whole graph, every list sorted by its keys. */
export interface LineageGraph {
  touches: HeldTouch[];
  versions: Version[];
  edges: Edge[];
  objects: LineageObjectFacts[];
}

/** A graph of lineage in memory. */
export interface MemoryLineageStore extends LineageStore {
  apply(change: GraphChange): void;
  graph(): LineageGraph;
}

/** Lists of rows by a key, each sorted. */
interface Index<Row> {
  get(key: string): readonly Row[];
  add(key: string, row: Row): void;
  drop(key: string, row: Row): void;
  /** Drops all rows of a key. */
  take(key: string): readonly Row[];
}

/** Rows are distinguished by `compare`: 0 is the same row. */
function sortedIndex<Row>(compare: (a: Row, b: Row) => number): Index<Row> {
  const lists = new Map<string, Row[]>();
  const placeOf = (list: readonly Row[], row: Row): number => {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = list[middle];
      if (other !== undefined && compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const isAt = (list: readonly Row[], place: number, row: Row): boolean => {
    const other = list[place];
    return other !== undefined && compare(other, row) === 0;
  };
  return {
    get: (key) => lists.get(key) ?? [],
    add(key, row) {
      const list = lists.get(key);
      if (list === undefined) {
        lists.set(key, [row]);
        return;
      }
      const place = placeOf(list, row);
      list.splice(place, isAt(list, place, row) ? 1 : 0, row);
    },
    drop(key, row) {
      const list = lists.get(key);
      if (list === undefined) return;
      const place = placeOf(list, row);
      if (isAt(list, place, row)) list.splice(place, 1);
      if (list.length === 0) lists.delete(key);
    },
    take(key) {
      const list = lists.get(key) ?? [];
      lists.delete(key);
      return list;
    },
  };
}

/** A graph of lineage in memory, for tests, evaluations and single traces. */
export function memoryLineageStore(): MemoryLineageStore {
  const touches = new Set<HeldTouch>();
  const timelines = sortedIndex<HeldTouch>(byKey);
  const ofEvents = sortedIndex<HeldTouch>((a, b) => a.slot - b.slot || byKey(a, b));
  const ofDigests = sortedIndex<HeldTouch>(byKey);
  const ofPairs = sortedIndex<HeldTouch>(byKey);
  const ofHints = sortedIndex<HeldTouch>(byKey);
  const versions = new Map<string, Version>();
  const objects = new Map<string, LineageObjectFacts>();
  const edges = new Map<string, Edge>();
  const edgesOf = sortedIndex(byEdgeKey);
  const edgesTo = sortedIndex(byEdgeKey);
  const edgesOutOf = sortedIndex(byEdgeKey);

  const indexesOf = (touch: HeldTouch): [Index<HeldTouch>, string | null][] => [
    [timelines, touch.locationId],
    [ofEvents, touch.eventId],
    [ofDigests, touch.hold.groupDigest],
    [ofPairs, touch.pairKey],
    [ofHints, touch.hold.groupHint],
  ];
  const forgetEvent = (eventId: string): void => {
    for (const touch of ofEvents.take(eventId)) {
      touches.delete(touch);
      for (const [index, value] of indexesOf(touch)) if (value !== null) index.drop(value, touch);
    }
  };
  const putTouch = (touch: HeldTouch): void => {
    touches.add(touch);
    timelines.add(touch.locationId, touch);
    ofEvents.add(touch.eventId, touch);
    const { groupDigest, groupHint } = touch.hold;
    if (groupDigest !== null) ofDigests.add(groupDigest, touch);
    if (touch.pairKey !== null) ofPairs.add(touch.pairKey, touch);
    if (groupHint !== null) ofHints.add(groupHint, touch);
  };
  const removeEdge = (key: string): void => {
    const edge = edges.get(key);
    if (edge === undefined) return;
    edges.delete(key);
    edgesOf.drop(edge.eventId, edge);
    edgesTo.drop(edge.to, edge);
    edgesOutOf.drop(edge.from, edge);
  };
  const putEdge = (edge: Edge): void => {
    removeEdge(keyOfEdge(edge));
    edges.set(keyOfEdge(edge), edge);
    edgesOf.add(edge.eventId, edge);
    edgesTo.add(edge.to, edge);
    edgesOutOf.add(edge.from, edge);
  };

  return {
    touchesOfEvents: (ids) => answer(unique(ids).flatMap((id) => [...ofEvents.get(id)])),
    timelines: (slices) =>
      answer(slices.flatMap((slice) => sliceTimeline(timelines.get(slice.locationId), slice))),
    digestGroups: (digests, most) =>
      answer(unique(digests).flatMap((digest) => ofDigests.get(digest).slice(0, most))),
    pairGroups: (windows) => answer(windows.flatMap((window) => within(ofPairs, window))),
    hintGroups: (windows) => answer(windows.flatMap((window) => within(ofHints, window))),
    openHints: (windows) =>
      answer(
        windows.flatMap((window) => within(ofHints, window)).filter(({ hold }) => isHinted(hold)),
      ),
    versions: (ids) => answer(unique(ids).flatMap((id) => versions.get(id) ?? [])),
    objects: (ids) => answer(unique(ids).flatMap((id) => objects.get(id) ?? [])),
    edgesOfEvents: (ids) => answer(unique(ids).flatMap((id) => [...edgesOf.get(id)])),
    edgesInto: (ids) => answer(unique(ids).flatMap((id) => [...edgesTo.get(id)])),
    edgesFrom: (ids, most) =>
      answer(
        unique(ids)
          .toSorted()
          .flatMap((id) => [...edgesOutOf.get(id)])
          .slice(0, most),
      ),
    descendants: (ids, most) => answer(reachedFrom(unique(ids), edgesOutOf).slice(0, most)),
    apply(change) {
      for (const eventId of change.touches.forget) forgetEvent(eventId);
      for (const key of change.edges.remove) removeEdge(keyOfEdge(key));
      for (const id of change.versions.remove) versions.delete(id);
      for (const id of change.objects.remove) objects.delete(id);
      for (const touch of change.touches.put) putTouch(touch);
      for (const edge of change.edges.put) putEdge(edge);
      for (const version of change.versions.put) versions.set(version.versionId, version);
      for (const object of change.objects.put) objects.set(object.objectId, object);
    },
    graph: () => ({
      touches: [...touches].toSorted(byLocationAndKey),
      versions: [...versions.values()].toSorted((a, b) => compared(a.versionId, b.versionId)),
      edges: [...edges.values()].toSorted(byEdgeKey),
      objects: [...objects.values()].toSorted((a, b) => compared(a.objectId, b.objectId)),
    }),
  };
}

function answer<Row>(rows: Row[]): Promise<Row[]> {
  return Promise.resolve(rows);
}

function unique(ids: readonly string[]): string[] {
  return ids.length < 2 ? [...ids] : [...new Set(ids)];
}

function reachedFrom(versionIds: readonly string[], edgesOutOf: Index<Edge>): string[] {
  const reached = new Set<string>();
  let frontier = versionIds;
  while (frontier.length > 0) {
    const next = frontier.flatMap((id) => edgesOutOf.get(id).map(({ to }) => to));
    frontier = unique(next).filter((id) => !reached.has(id));
    for (const id of frontier) reached.add(id);
  }
  return [...reached];
}

function within(index: Index<HeldTouch>, { key, from, until }: KeyWindow): HeldTouch[] {
  return index.get(key).filter(({ at }) => at >= from && at <= until);
}

function keyOfEdge({ to, from, eventId }: Pick<Edge, 'to' | 'from' | 'eventId'>): string {
  return `${to}${from}${eventId}`;
}

function byLocationAndKey(a: HeldTouch, b: HeldTouch): number {
  return compared(a.locationId, b.locationId) || byKey(a, b);
}

function byEdgeKey(a: Edge, b: Edge): number {
  return compared(a.from, b.from) || compared(a.to, b.to) || compared(a.eventId, b.eventId);
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
