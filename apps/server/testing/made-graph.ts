import type { SettledPlace } from '@waybill/contract';
import { timeKey, type Edge, type LineageObjectFacts, type Version } from '@waybill/engine';
import type { Database } from '@waybill/store';
import { EDGES } from '../src/features/lineage/building/edge-row.ts';
import { OBJECTS } from '../src/features/lineage/building/object-row.ts';
import { VERSIONS } from '../src/features/lineage/building/version-row.ts';
import { keepPlaces } from '../src/features/ingest/writing/place-rows.ts';
import { lineageId } from './lineage-rows.ts';

/** A version of a manually created graph; its object has the same name by default. */
export type TestVersion = Partial<Omit<Version, 'versionId' | 'locationId'>> & { object?: string };

export interface TestGraph {
  /** By name. */
  versions: Record<string, TestVersion>;
  /** `a b`: the version `b` came from `a`. */
  edges: Record<string, Partial<Edge>>;
  objects?: Record<string, Partial<LineageObjectFacts>>;
}

/** Default creation time of the first version of a graph. */
export const GRAPH_START = Date.now() - 5 * 86_400_000;

/** The id for a name in a test's graph. */
export const graphId = (name: string): string => lineageId(name);

export function testPlace(name: string, facts: Partial<SettledPlace> = {}): SettledPlace {
  return {
    kind: 'app',
    name,
    host: null,
    container: null,
    account: null,
    managed: 'unknown',
    outside: 'unknown',
    ...facts,
  };
}

/** Stores a graph like the writer of lineage. Versions follow each other by a minute. */
export async function storeGraph(
  database: Database,
  tenantId: number,
  { versions, edges, objects = {} }: TestGraph,
): Promise<void> {
  const rows = Object.entries(versions).map(([name, facts], index) =>
    versionRow(name, { at: GRAPH_START + index * 60_000, ...facts }),
  );
  const atOf = new Map(rows.map((row) => [row.versionId, row.at]));
  const edgeRows = Object.entries(edges).map(([ends, facts]) => {
    const [from = '', to = ''] = ends.split(' ').map(graphId);
    return edgeRow({ from, to, at: atOf.get(to) ?? GRAPH_START, ...facts });
  });
  const objectRows = [...Map.groupBy(rows, (row) => row.locationId).values()].map((held) =>
    objectRow(held, objects),
  );
  await database.tenant(tenantId, async (tx) => {
    const places = rows.flatMap((row) => (row.place ? { place: row.place, at: row.at } : []));
    await keepPlaces(tx, tenantId, places);
    await OBJECTS.put(tx, tenantId, objectRows);
    await VERSIONS.put(tx, tenantId, rows);
    await EDGES.put(tx, tenantId, edgeRows);
  });
}

function versionRow(name: string, { object, ...facts }: TestVersion & { at: number }): Version {
  return {
    versionId: graphId(name),
    locationId: graphId(`object ${object ?? name}`),
    kind: 'file',
    name,
    path: null,
    place: null,
    orderKey: timeKey(facts.at),
    openedBy: null,
    person: null,
    device: null,
    sizeBytes: null,
    sha256: null,
    sensitivity: null,
    dataTypes: [],
    originClasses: [],
    gap: null,
    isLive: true,
    views: 0,
    isSample: false,
    ...facts,
  };
}

function edgeRow(facts: Partial<Edge> & Pick<Edge, 'from' | 'to' | 'at'>): Edge {
  return {
    eventId: graphId(`event ${facts.from} ${facts.to}`),
    kind: 'same-content',
    method: 'explicit',
    confidence: 1,
    evidence: [],
    action: 'Copy',
    person: null,
    device: null,
    sizeBytes: null,
    pairedEventId: null,
    ...facts,
  };
}

function objectRow(
  held: readonly Version[],
  objects: Record<string, Partial<LineageObjectFacts>>,
): LineageObjectFacts {
  const last = held.at(-1);
  const times = held.map(({ at }) => at);
  const objectId = last?.locationId ?? '';
  const [, facts] = Object.entries(objects).find(
    ([name]) => graphId(`object ${name}`) === objectId,
  ) ?? ['', {}];
  return {
    objectId,
    kind: 'file',
    objectKey: null,
    name: last?.name ?? null,
    path: null,
    url: null,
    place: last?.place ?? null,
    owner: null,
    exposure: null,
    sensitivity: last?.sensitivity ?? null,
    dataTypes: [],
    firstSeenAt: Math.min(...times),
    lastSeenAt: Math.max(...times),
    removedAt: null,
    versions: held.length,
    latestVersionId: last?.versionId ?? null,
    isSample: false,
    tail: null,
    ...facts,
  };
}
