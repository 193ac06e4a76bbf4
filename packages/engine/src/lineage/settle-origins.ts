import { edgeKey, type EdgeChange } from './edge-change.ts';
import type { LineageStore } from './lineage-store.ts';
import type { Version } from './lineage-types.ts';
import { pushTo } from './lineage-work.ts';
import { areSameClasses, unitedClasses } from './origin-classes.ts';

/** Versions whose classes of origin one change can reach; those beyond keep what they had. */
export const MOST_PROPAGATED = 20_000;

export interface OriginInput {
  store: LineageStore;
  edges: EdgeChange;
  /** Versions that the change makes or concerns, as they are to be stored; filled here. */
  rows: Map<string, Version>;
  /** Versions as they are stored. */
  stored: Map<string, Version>;
  /** Versions that the change removes. */
  gone: ReadonlySet<string>;
  /** Those in `rows` whose past may be another than the stored one; the others have their classes. */
  unsettled: ReadonlySet<string>;
  /** Class of origin of its own of a version, where nothing leads to it. */
  ownClasses: ReadonlyMap<string, string | null>;
}

/** Sources of versions, by the versions that came from them. */
type Parents = Map<string, Set<string>>;

/**
 * Gives the `unsettled` versions the classes of where their contents came from, and passes what that
 * changes on to all that came from them: those are added to `rows`. A version has the classes of its
 * sources, else its own. The answer is the least one that fits all edges, also where clocks that differ
 * made a circle of them.
 *
 * @returns the versions that something leads to, of those in `rows`
 */
export async function settleOrigins(input: OriginInput): Promise<Set<string>> {
  const parents: Parents = new Map();
  const shrunk = await readParents(input, parents, [...input.unsettled]);
  const reset = new Set(input.unsettled);
  await addDescendants(input, parents, reset, shrunk);
  await readBoundary(input, parents, reset);
  solve(input, parents, reset);
  await passOn(input, reset);
  const led = new Set<string>();
  for (const [id, from] of parents) if (from.size > 0) led.add(id);
  return led;
}

/**
 * Reads what leads to versions.
 *
 * @returns those that may have fewer classes than before
 */
async function readParents(
  input: OriginInput,
  parents: Parents,
  ids: readonly string[],
): Promise<string[]> {
  const { store, edges, stored } = input;
  const known = ids.filter((id) => stored.has(id));
  const removed = new Set(known.flatMap((id) => edges.removedInto.get(id) ?? []).map(edgeKey));
  const before = new Set<string>();
  for (const id of ids) {
    parents.set(id, new Set((edges.putInto.get(id) ?? []).map(({ from }) => from)));
  }
  for (const edge of await store.edgesInto(known)) {
    before.add(edge.to);
    if (!removed.has(edgeKey(edge))) parents.get(edge.to)?.add(edge.from);
  }
  return known.filter((id) => {
    const isLed = (parents.get(id)?.size ?? 0) > 0;
    return edges.removedInto.has(id) || (isLed ? !before.has(id) : isOwnOther(input, id));
  });
}

/** Whether the own class of a version without a known origin differs from the stored one. */
function isOwnOther({ stored, ownClasses }: OriginInput, id: string): boolean {
  const own = ownClasses.get(id);
  const classes = stored.get(id)?.originClasses ?? [];
  return own !== undefined && !areSameClasses(classes, own === null ? [] : [own]);
}

/** Versions derived from those that may lose classes are recomputed from scratch. */
async function addDescendants(
  input: OriginInput,
  parents: Parents,
  reset: Set<string>,
  shrunk: readonly string[],
): Promise<void> {
  const { store, stored, edges, gone } = input;
  const passed = new Set(shrunk);
  let frontier = [...shrunk];
  while (frontier.length > 0 && reset.size < MOST_PROPAGATED) {
    const known = frontier.filter((id) => stored.has(id));
    const reached = new Set(await store.descendants(known, MOST_PROPAGATED));
    const unpassed = [...reached].filter((id) => !passed.has(id) && !gone.has(id));
    for (const id of frontier) reached.add(id);
    for (const id of unpassed) passed.add(id);
    // Additions can propagate to others.
    frontier = [...reached]
      .flatMap((id) => edges.putFrom.get(id) ?? [])
      .map(({ to }) => to)
      .filter((to) => !passed.has(to));
    for (const id of frontier) passed.add(id);
    const unread = new Set([...unpassed, ...frontier].filter((id) => !reset.has(id)));
    await readRows(input, [...unread]);
    await readParents(input, parents, [...unread]);
    for (const id of unread) reset.add(id);
  }
}

/** Versions derived from these, each with its sources among these. */
async function readSteps(
  { store, edges, stored }: OriginInput,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const steps = new Map<string, string[]>();
  const known = ids.filter((id) => stored.has(id));
  const removed = new Set<string>();
  for (const key of edges.remove) removed.add(edgeKey(key));
  for (const edge of await store.edgesFrom(known, MOST_PROPAGATED)) {
    if (!removed.has(edgeKey(edge))) pushTo(steps, edge.to, edge.from);
  }
  for (const id of ids) for (const { to } of edges.putFrom.get(id) ?? []) pushTo(steps, to, id);
  return steps;
}

/** Versions that the change itself does not concern, to be put with other classes. */
async function readRows(
  { store, rows, stored }: OriginInput,
  ids: readonly string[],
): Promise<void> {
  for (const version of await store.versions(ids.filter((id) => !rows.has(id)))) {
    stored.set(version.versionId, version);
    rows.set(version.versionId, { ...version });
  }
}

/** Reads the sources that are not recomputed: their classes remain valid. */
async function readBoundary(
  { store, stored, rows }: OriginInput,
  parents: Parents,
  reset: ReadonlySet<string>,
): Promise<void> {
  const unread = new Set<string>();
  for (const id of reset) {
    for (const from of parents.get(id) ?? []) {
      if (!rows.has(from) && !stored.has(from)) unread.add(from);
    }
  }
  for (const version of await store.versions([...unread])) stored.set(version.versionId, version);
}

function solve(
  { rows, stored, ownClasses }: OriginInput,
  parents: Parents,
  reset: ReadonlySet<string>,
): void {
  const order = [...reset].flatMap((id) => rows.get(id) ?? []);
  order.sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
  for (const version of order) version.originClasses = [];
  const classesOf = (id: string): readonly string[] =>
    (reset.has(id) ? rows.get(id) : (rows.get(id) ?? stored.get(id)))?.originClasses ?? [];
  const told = new Set<string>();
  /** A source recomputed after it was read may have gained classes. */
  let isOpen = false;
  const toldClasses = ({ versionId }: Version): string[] => {
    const from = parents.get(versionId);
    if (from === undefined || from.size === 0) {
      const own = ownClasses.get(versionId) ?? null;
      return own === null ? [] : [own];
    }
    for (const id of from) isOpen ||= reset.has(id) && !told.has(id);
    return unitedClasses([...from].map(classesOf));
  };
  for (let isMoving = true; isMoving;) {
    let hasGained = false;
    for (const version of order) {
      const classes = toldClasses(version);
      told.add(version.versionId);
      if (areSameClasses(classes, version.originClasses)) continue;
      version.originClasses = classes;
      hasGained = true;
    }
    isMoving = hasGained && isOpen;
  }
}

/**
 * Propagates new classes, also back to recomputed versions. From here on classes can only be added: all
 * other sources have already contributed theirs.
 */
async function passOn(input: OriginInput, reset: ReadonlySet<string>): Promise<void> {
  const { rows, stored } = input;
  let frontier = [...reset].filter((id) => {
    const before = stored.get(id);
    const now = rows.get(id);
    return (
      before !== undefined &&
      now !== undefined &&
      !areSameClasses(before.originClasses, now.originClasses)
    );
  });
  for (let reached = reset.size; frontier.length > 0 && reached < MOST_PROPAGATED;) {
    const steps = await readSteps(input, frontier);
    await readRows(input, [...steps.keys()]);
    reached += steps.size;
    frontier = [];
    for (const [id, from] of steps) {
      const row = rows.get(id);
      if (row === undefined) continue;
      const lists = from.map((each) => rows.get(each)?.originClasses ?? []);
      const classes = unitedClasses([row.originClasses, ...lists]);
      if (areSameClasses(classes, row.originClasses)) continue;
      row.originClasses = classes;
      frontier.push(id);
    }
  }
}
