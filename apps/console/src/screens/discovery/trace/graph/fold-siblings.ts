import type { LineageVersion } from '@waybill/contract';
import type { ShownGraph, ShownVersion } from './shown-graph.ts';

/** Maximum separate siblings of one kind; more are folded. */
const MOST_SIBLINGS = 5;
/** Versions in sight beyond which every group is folded, the largest first. */
const MOST_VISIBLE = 300;

/** Siblings of one kind, drawn as one. */
export interface Fold {
  id: string;
  kind: LineageVersion['locationKind'];
  versions: readonly LineageVersion[];
}

export interface Folded {
  folds: readonly Fold[];
  /** The fold that a version is in. */
  foldOf: ReadonlyMap<string, string>;
  /** Groups that the reader has opened. */
  unfolded: readonly Fold[];
  /** Some were folded despite expansion, because too many would be visible. */
  isCrowded: boolean;
}

/** Entry of the view's `expanded` for an opened group. */
export function foldKey(foldId: string): string {
  return `fold.${foldId}`;
}

/**
 * Which versions are drawn as one. Versions on a drawn path, the selected one, and expanded ones always
 * stay separate.
 */
export function foldSiblings(
  graph: ShownGraph,
  { expanded, selectedId }: { expanded: readonly string[]; selectedId: string | null },
  most: number = MOST_VISIBLE,
): Folded {
  const groups = siblingGroups(graph, selectedId);
  const folds = new Set<Fold>();
  for (const group of groups) {
    if (group.versions.length > MOST_SIBLINGS && !expanded.includes(foldKey(group.id))) {
      folds.add(group);
    }
  }
  let visible = graph.versions.size;
  for (const { versions } of folds) visible -= versions.length - 1;
  const isCrowded = visible > most;
  const rest = groups
    .filter((group) => !folds.has(group) && group.versions.length > 1)
    .toSorted((a, b) => b.versions.length - a.versions.length);
  for (const group of rest) {
    if (visible <= most) break;
    folds.add(group);
    visible -= group.versions.length - 1;
  }
  return {
    folds: groups.filter((group) => folds.has(group)),
    foldOf: new Map(
      [...folds].flatMap(({ id, versions }) => versions.map(({ versionId }) => [versionId, id])),
    ),
    unfolded: groups.filter((group) => !folds.has(group) && group.versions.length > MOST_SIBLINGS),
    isCrowded,
  };
}

function siblingGroups(graph: ShownGraph, selectedId: string | null): Fold[] {
  const openAt = new Set([...graph.open].map((key) => key.slice(key.indexOf('.') + 1)));
  // The reader must see a gap.
  const afterLoss = new Set(graph.edges.flatMap(({ lost, to }) => (lost.length > 0 ? to : [])));
  const groups = new Map<string, LineageVersion[]>();
  for (const { version, broughtBy } of graph.versions.values()) {
    const { versionId, locationKind } = version;
    if (
      !isFoldable({ version, broughtBy }) ||
      afterLoss.has(versionId) ||
      openAt.has(versionId) ||
      versionId === selectedId
    ) {
      continue;
    }
    const id = `${broughtBy}.${locationKind}`;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [version]);
    else group.push(version);
  }
  return [...groups].flatMap(([id, versions]) => {
    const [first] = versions;
    return first === undefined ? [] : [{ id, kind: first.locationKind, versions }];
  });
}

function isFoldable({ version, broughtBy }: ShownVersion): boolean {
  return broughtBy !== null && (version.gap === null || version.gap === 'first-seen');
}
