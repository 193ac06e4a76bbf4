import type { Edge } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { EDGE_COLUMNS, edgeOf, type EdgeRow } from './building/edge-row.ts';
import { JOINED_PLACE } from './building/joined-place.ts';
import { VERSION_COLUMNS, versionOf, type VersionRow } from './building/version-row.ts';
import { personNames } from '../inventory/inventory-read-model.ts';
import { edgeDetections } from './edge-detections.ts';
import { lostRecords } from './lost-records.ts';
import {
  wireEdge,
  wireVersion,
  type CountedVersion,
  type WireEdge,
  type WireVersion,
} from './wire-graph.ts';

/** Versions and edges as the wire has them. */
export interface WireGraph {
  versions: WireVersion[];
  edges: WireEdge[];
}

/** The reader, whose permissions limit the response. */
export interface Reader {
  tenantId: number;
  seesDetections: boolean;
}

/** Counting limit for a version's neighbours: this number means this many or more. */
const MOST_NEIGHBOURS_COUNTED = 1000;

const COUNTED = `LEFT JOIN LATERAL (SELECT count(*)::integer FROM (
    SELECT DISTINCT src FROM lineage_edge WHERE tenant_id = $1 AND dst = held.version_id
    LIMIT ${MOST_NEIGHBOURS_COUNTED}) AS src) AS up ON true
  LEFT JOIN LATERAL (SELECT count(*)::integer FROM (
    SELECT DISTINCT dst FROM lineage_edge WHERE tenant_id = $1 AND src = held.version_id
    LIMIT ${MOST_NEIGHBOURS_COUNTED}) AS dst) AS down ON true`;

const SELECTED = `SELECT ${VERSION_COLUMNS}, up.count AS up, down.count AS down`;

interface CountedRow extends VersionRow {
  up: number;
  down: number;
}

/** Versions by id, in no order; unknown ids are left out. */
export async function versionsById(
  tx: Transaction,
  tenantId: number,
  versionIds: readonly string[],
): Promise<CountedVersion[]> {
  if (versionIds.length === 0) return [];
  const rows = await tx.named<CountedRow>(
    'lineage_versions',
    `${SELECTED} FROM lineage_version AS held ${JOINED_PLACE} ${COUNTED}
     WHERE held.tenant_id = $1 AND held.version_id = ANY ($2::uuid[])`,
    [tenantId, versionIds],
  );
  return rows.map(countedOf);
}

/** Versions of an object, newest first, at most `most`. */
export async function versionsOfObject(
  tx: Transaction,
  tenantId: number,
  objectId: string,
  most: number,
): Promise<CountedVersion[]> {
  const rows = await tx.named<CountedRow>(
    'lineage_versions_of_object',
    `${SELECTED} FROM (
       SELECT * FROM lineage_version WHERE tenant_id = $1 AND object_id = $2
       ORDER BY at DESC, version_id LIMIT $3) AS held ${JOINED_PLACE} ${COUNTED}
     ORDER BY held.at DESC, held.version_id`,
    [tenantId, objectId, most],
  );
  return rows.map(countedOf);
}

/** Edges between the pairs of versions: all with different events, most certain first. */
export async function edgesBetween(
  tx: Transaction,
  tenantId: number,
  pairs: readonly { from: string; to: string }[],
  minConfidence: number,
): Promise<Edge[]> {
  if (pairs.length === 0) return [];
  const rows = await tx.named<EdgeRow>(
    'lineage_edges_between',
    `SELECT ${EDGE_COLUMNS} FROM unnest($2::uuid[], $3::uuid[]) AS pair (src, dst)
     JOIN lineage_edge AS edge ON edge.tenant_id = $1 AND edge.dst = pair.dst AND edge.src = pair.src
       AND edge.confidence >= $4::real
     ORDER BY edge.confidence DESC, edge.at DESC, edge.event_id`,
    [tenantId, pairs.map(({ from }) => from), pairs.map(({ to }) => to), minConfidence],
  );
  return rows.map(edgeOf);
}

/** As in the API: with the names of people and the detections of the actions. */
export async function wireGraph(
  tx: Transaction,
  { tenantId, seesDetections }: Reader,
  graph: { versions: readonly CountedVersion[]; edges: readonly Edge[] },
): Promise<WireGraph> {
  const people = [...graph.versions, ...graph.edges].flatMap(({ person }) => person ?? []);
  const names = await personNames(tx, tenantId, people);
  const detectionsOf = await edgeDetections(tx, tenantId, seesDetections ? graph.edges : []);
  const lostOf = await lostRecords(tx, tenantId, graph);
  return {
    versions: graph.versions.map((version) => wireVersion(version, names)),
    edges: graph.edges.map((edge) =>
      wireEdge(edge, names, { detections: detectionsOf(edge), lost: lostOf(edge) }),
    ),
  };
}

function countedOf(row: CountedRow): CountedVersion {
  return { ...versionOf(row), up: row.up, down: row.down };
}
