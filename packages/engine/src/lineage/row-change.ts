import { describeObject, describeVersions, type StoredLocation } from './describe-location.ts';
import type { EdgeChange } from './edge-change.ts';
import type { GraphChange, Hold, LineageObjectFacts, Version } from './lineage-types.ts';
import { holdOf, isFresh, type LineageWork } from './lineage-work.ts';
import type { ReplayedLocation } from './replayed-location.ts';
import { settleOrigins } from './settle-origins.ts';

interface RowInput {
  locations: readonly ReplayedLocation[];
  edges: EdgeChange;
  /** Events whose edges were found again. */
  eventIds: ReadonlySet<string>;
}

/** How versions and objects change. */
export async function changeRows(
  work: LineageWork,
  { locations, edges, eventIds }: RowInput,
): Promise<Pick<GraphChange, 'versions' | 'objects'>> {
  const pasts = pastsOf(work, locations, eventIds);
  const stored = await readVersions(work, locations, edges);
  const rows = new Map<string, Version>();
  const gone = new Set<string>();
  const change: GraphChange['objects'] = { put: [], remove: [] };
  const known: StoredLocation = { versions: stored, isFresh: (touch) => isFresh(work, touch) };
  for (const location of locations) {
    for (const version of describeVersions(location, known)) rows.set(version.versionId, version);
    for (const versionId of location.left) gone.add(versionId);
    if (isFarEnd(location)) continue;
    changeObject(change, location.object, describeObject(location, known));
  }
  addEnds(rows, { ends: edges.ends, stored, gone });
  const ownClasses = new Map([...pasts].map(([id, past]) => [id, past.ownClass]));
  const unsettled = unsettledVersions(work, { edges, rows, stored });
  const led = await settleOrigins({
    store: work.store,
    edges,
    rows,
    stored,
    ownClasses,
    gone,
    unsettled,
  });
  const put = [...rows.values()].filter((version) => {
    const past = pasts.get(version.versionId);
    if (past !== undefined && unsettled.has(version.versionId)) {
      version.gap = past.isRoot && led.has(version.versionId) ? null : past.gap;
    }
    const before = stored.get(version.versionId);
    return before === undefined || !isSameRow(before, version);
  });
  return { versions: { put, remove: [...gone] }, objects: change };
}

/**
 * Versions whose past may be another than the stored one: they are new, other steps lead to them, or the
 * touch that opens them says otherwise. All others keep what they have.
 */
function unsettledVersions(
  work: LineageWork,
  known: {
    edges: EdgeChange;
    rows: ReadonlyMap<string, Version>;
    stored: ReadonlyMap<string, Version>;
  },
): Set<string> {
  const { edges, rows, stored } = known;
  const reopened = new Set<string>();
  for (const touch of work.changed) {
    for (const { isOpening, versionId } of [touch.hold, holdOf(work, touch)]) {
      if (isOpening && versionId !== null) reopened.add(versionId);
    }
  }
  const unsettled = new Set<string>();
  for (const [versionId, version] of rows) {
    const before = stored.get(versionId);
    if (before === undefined || edges.ends.has(versionId) || reopened.has(versionId)) {
      unsettled.add(versionId);
      continue;
    }
    version.gap = before.gap;
    version.originClasses = before.originClasses;
  }
  return unsettled;
}

/** Versions elsewhere that other steps lead to now. */
function addEnds(
  rows: Map<string, Version>,
  known: {
    ends: ReadonlySet<string>;
    stored: ReadonlyMap<string, Version>;
    gone: ReadonlySet<string>;
  },
): void {
  for (const versionId of known.ends) {
    const version = known.stored.get(versionId);
    const isElsewhere = !rows.has(versionId) && !known.gone.has(versionId);
    if (version !== undefined && isElsewhere) rows.set(versionId, { ...version });
  }
}

function changeObject(
  change: GraphChange['objects'],
  before: LineageObjectFacts | null,
  now: LineageObjectFacts | null,
): void {
  if (now === null) {
    if (before !== null) change.remove.push(before.objectId);
  } else if (before === null || !isSameRow(before, now)) change.put.push(now);
}

/** What is known about the past of versions, by the touches that tell it. */
function pastsOf(
  work: LineageWork,
  locations: readonly ReplayedLocation[],
  eventIds: ReadonlySet<string>,
): Map<string, Hold> {
  const pasts = new Map<string, Hold>();
  const tell = (hold: Hold | undefined): void => {
    if (hold !== undefined && hold.versionId !== null && hold.openedKey !== null) {
      pasts.set(hold.versionId, hold);
    }
  };
  for (const { holds } of locations) for (const hold of holds) tell(hold);
  for (const eventId of eventIds) {
    for (const touch of work.events.get(eventId) ?? []) tell(holdOf(work, touch));
  }
  return pasts;
}

/** Versions that are stored, of all that the change concerns. */
async function readVersions(
  work: LineageWork,
  locations: readonly ReplayedLocation[],
  edges: EdgeChange,
): Promise<Map<string, Version>> {
  const ids = new Set<string>();
  for (const { stored } of locations) for (const versionId of stored) ids.add(versionId);
  const made = new Set<string>();
  for (const { holds } of locations) {
    for (const { versionId, isOpening } of holds)
      if (isOpening && versionId !== null) made.add(versionId);
  }
  for (const versionId of edges.ends) if (!made.has(versionId)) ids.add(versionId);
  const versions = await work.store.versions([...ids]);
  return new Map(versions.map((version) => [version.versionId, version]));
}

function isFarEnd({ touches }: ReplayedLocation): boolean {
  return touches[0]?.facts.location.kind === 'sink';
}

/** Whether two rows of one shape say the same. */
function isSameRow<T extends object>(a: T, b: T): boolean {
  for (const name in a) {
    if (!Object.hasOwn(a, name)) continue;
    const one: unknown = a[name];
    const other: unknown = b[name];
    if (one !== other && !isSameValue(one, other)) return false;
  }
  return true;
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSameValue(each, b[index]));
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  return isSameRow(a, b);
}
