import type { TracePath } from '../state/trace-view.ts';
import type { ShownGraph } from './shown-graph.ts';

/** The lanes, from left to right. */
export const LANE = { origin: 0, person: 1, object: 2, destination: 3 } as const;
export const LANE_NAMES = ['origin', 'person', 'object', 'destination'] as const;

/**
 * The lane of each version: starts of paths and their sources are origins, ends of paths and their
 * results are destinations, and so is a far end beyond which nothing is seen. Versions within a path
 * are objects, even if another path starts or ends there.
 */
export function lanesOfVersions(
  graph: ShownGraph,
  paths: readonly TracePath[],
): ReadonlyMap<string, number> {
  const through = new Set(paths.flatMap(({ versionIds }) => versionIds.slice(1, -1)));
  const first = ends(paths, 0).filter((id) => !through.has(id));
  const last = ends(paths, -1).filter((id) => !through.has(id));
  const parents = steps(graph, 'to', 'from');
  const children = steps(graph, 'from', 'to');
  const lanes = new Map<string, number>();
  for (const [id, { version }] of graph.versions) {
    lanes.set(id, version.locationKind === 'sink' ? LANE.destination : LANE.object);
  }
  for (const id of reachable(last, children, through)) lanes.set(id, LANE.destination);
  for (const id of reachable(first, parents, through)) lanes.set(id, LANE.origin);
  for (const id of through) lanes.set(id, LANE.object);
  return lanes;
}

function ends(paths: readonly TracePath[], at: 0 | -1): string[] {
  return paths.flatMap(({ versionIds }) => versionIds.at(at) ?? []);
}

type Steps = ReadonlyMap<string, readonly string[]>;

function steps(graph: ShownGraph, end: 'from' | 'to', other: 'from' | 'to'): Steps {
  const found = new Map<string, string[]>();
  for (const edge of graph.edges) {
    const list = found.get(edge[end]);
    if (list === undefined) found.set(edge[end], [edge[other]]);
    else list.push(edge[other]);
  }
  return found;
}

function reachable(
  start: readonly string[],
  next: Steps,
  barred: ReadonlySet<string>,
): Set<string> {
  const found = new Set(start);
  for (const id of found) {
    // A set grows while it is walked through.
    for (const other of next.get(id) ?? []) if (!barred.has(other)) found.add(other);
  }
  return found;
}
