import type { LineageEdge, LineageVersion } from '@waybill/contract';
import {
  expansionKey,
  type Direction,
  type Neighbours,
  type Trace,
  type TracePath,
} from '../state/trace-view.ts';

/** How a version came to be drawn. */
export interface ShownVersion {
  version: LineageVersion;
  /** The expansion that brought it; null: it is on a drawn path. */
  broughtBy: string | null;
}

/** The versions and edges to draw, before anything is folded. */
export interface ShownGraph {
  versions: ReadonlyMap<string, ShownVersion>;
  edges: readonly LineageEdge[];
  /** Neighbours of a version that exist and are not drawn. */
  hidden: (versionId: string, direction: Direction) => number;
  /** Open expansions of drawn versions. */
  open: ReadonlySet<string>;
}

export interface ShownGraphInput {
  trace: Pick<Trace, 'versions' | 'edges'>;
  paths: readonly TracePath[];
  /** Keys of expanded parts; those of hidden versions have no effect. */
  expanded: readonly string[];
  /** The loaded part of them. */
  neighbours: ReadonlyMap<string, Neighbours>;
}

const DIRECTIONS = ['up', 'down'] as const;

/**
 * The paths, and the expanded parts around them. It depends only on what is open: closing removes
 * exactly what opening added, and opening it again restores the same.
 */
export function shownGraph({ trace, paths, expanded, neighbours }: ShownGraphInput): ShownGraph {
  const { versions, edges } = onPaths(trace, paths);
  const open = new Set<string>();
  const waiting = [...versions.keys()];
  for (const id of waiting) {
    for (const direction of DIRECTIONS) {
      const key = expansionKey(direction, id);
      const found = expanded.includes(key) ? neighbours.get(key) : undefined;
      if (found === undefined) continue;
      open.add(key);
      const fresh = found.versions.filter(({ versionId }) => !versions.has(versionId));
      for (const version of fresh) versions.set(version.versionId, { version, broughtBy: key });
      // The list grows while it is walked through.
      waiting.push(...fresh.map(({ versionId }) => versionId));
      for (const edge of found.edges) edges.set(edge.edgeId, edge);
    }
  }
  const shown = [...edges.values()]
    .filter(({ from, to }) => versions.has(from) && versions.has(to))
    .toSorted(byTime);
  return { versions, edges: shown, open, hidden: hiddenCounter(versions, shown) };
}

function onPaths(trace: ShownGraphInput['trace'], paths: readonly TracePath[]) {
  const onPath = new Set(paths.flatMap(({ versionIds }) => versionIds));
  const steps = new Set(paths.flatMap(({ edgeIds }) => edgeIds));
  const versions = new Map<string, ShownVersion>();
  for (const version of trace.versions) {
    if (onPath.has(version.versionId)) {
      versions.set(version.versionId, { version, broughtBy: null });
    }
  }
  const edges = new Map(
    trace.edges.filter(({ edgeId }) => steps.has(edgeId)).map((edge) => [edge.edgeId, edge]),
  );
  return { versions, edges };
}

function byTime(a: LineageEdge, b: LineageEdge): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.edgeId < b.edgeId ? -1 : 1);
}

function hiddenCounter(
  versions: ReadonlyMap<string, ShownVersion>,
  edges: readonly LineageEdge[],
): ShownGraph['hidden'] {
  const drawn = new Map<string, number>();
  const count = (key: string): void => void drawn.set(key, (drawn.get(key) ?? 0) + 1);
  for (const { from, to } of edges) {
    count(expansionKey('down', from));
    count(expansionKey('up', to));
  }
  return (versionId, direction) => {
    const all = versions.get(versionId)?.version[direction] ?? 0;
    return Math.max(0, all - (drawn.get(expansionKey(direction, versionId)) ?? 0));
  };
}
