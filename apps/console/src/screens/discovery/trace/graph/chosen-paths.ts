import type { PathOrder, Trace, TracePath } from '../state/trace-view.ts';

/** Versions that chosen paths may bring into the drawing; the first path is drawn in any case. */
const MOST_PATH_VERSIONS = 300;

const COMPARE: Record<PathOrder, (a: TracePath, b: TracePath) => number> = {
  risk: (a, b) => b.risk - a.risk,
  recent: (a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt),
  length: (a, b) => b.hops - a.hops,
};

/** The paths in an order; equal ones by risk, by how recent they are, by id. */
export function orderedPaths(paths: readonly TracePath[], order: PathOrder): TracePath[] {
  return paths.toSorted(
    (a, b) =>
      COMPARE[order](a, b) ||
      COMPARE.risk(a, b) ||
      COMPARE.recent(a, b) ||
      (a.pathId < b.pathId ? -1 : 1),
  );
}

/** The path of the highest risk; of equal ones the most recent. */
function criticalPath(paths: readonly TracePath[]): TracePath | undefined {
  return orderedPaths(paths, 'risk')[0];
}

export interface ChosenPaths {
  drawn: TracePath[];
  /** Chosen as well, but left out because the drawing would be too large. */
  leftOut: number;
}

/**
 * The paths to draw: the selected ones, the first of the list by default (or if no selected path still
 * exists), only the critical one in the compact drawing.
 */
export function chosenPaths(
  trace: Pick<Trace, 'paths'>,
  {
    pathIds,
    order,
    isCompact,
  }: { pathIds: readonly string[]; order: PathOrder; isCompact: boolean },
): ChosenPaths {
  const ordered = orderedPaths(trace.paths, order);
  const chosen = ordered.filter(({ pathId }) => pathIds.includes(pathId));
  const wanted = chosen.length > 0 ? chosen : ordered.slice(0, 1);
  const critical = criticalPath(wanted);
  if (isCompact) return { drawn: critical === undefined ? [] : [critical], leftOut: 0 };
  const versions = new Set<string>();
  const drawn: TracePath[] = [];
  for (const path of wanted) {
    const more = path.versionIds.filter((id) => !versions.has(id));
    if (drawn.length > 0 && versions.size + more.length > MOST_PATH_VERSIONS) continue;
    for (const id of more) versions.add(id);
    drawn.push(path);
  }
  return { drawn, leftOut: wanted.length - drawn.length };
}
