import type { Neighbours } from '@waybill/contract';
import type { Edge } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../http/keyset-cursor.ts';
import { EDGE_COLUMNS, edgeOf, type EdgeRow } from './building/edge-row.ts';
import { AppError } from '../../platform/app-error.ts';
import { idOf, requireId } from './lineage-id.ts';
import { findObject } from './object-detail.ts';
import { versionsById, wireGraph, type Reader, type WireGraph } from './read-graph.ts';
import {
  wireObject,
  type CountedVersion,
  type WireObject,
  type WireVersion,
} from './wire-graph.ts';

/** Direct neighbours returned per side of a version; `up` and `down` give their totals. */
const NEIGHBOURS_WITH_VERSION = 25;

type Direction = 'up' | 'down';

/** A version with its object and the graph of it and its direct neighbours. Throws `resource.not_found`. */
export async function versionDetail(
  tx: Transaction,
  reader: Reader,
  id: string,
): Promise<WireGraph & { version: WireVersion; object: WireObject }> {
  const version = await findVersion(tx, reader.tenantId, id);
  const page = { versionId: version.versionId, minConfidence: 0, after: null };
  const up = await steps(
    tx,
    reader.tenantId,
    { ...page, direction: 'up' },
    NEIGHBOURS_WITH_VERSION,
  );
  const down = await steps(
    tx,
    reader.tenantId,
    { ...page, direction: 'down' },
    NEIGHBOURS_WITH_VERSION,
  );
  const edges = [...up, ...down];
  const ids = new Set(edges.flatMap(({ from, to }) => [from, to]));
  ids.delete(version.versionId);
  const others = await versionsById(tx, reader.tenantId, [...ids]);
  const graph = await wireGraph(tx, reader, { versions: [version, ...others], edges });
  const [first] = graph.versions;
  if (!first) throw new AppError('resource.not_found');
  const object = await findObject(tx, reader.tenantId, version.locationId);
  return { version: first, object: wireObject(object), ...graph };
}

/** Sources or results of a version: newest actions first, one page of them. */
export async function neighbourPage(
  tx: Transaction,
  reader: Reader,
  request: {
    versionId: string;
    direction: Direction;
    minConfidence: number;
    limit: number;
    cursor: string | null;
  },
): Promise<z.input<typeof Neighbours>> {
  const { tenantId } = reader;
  const { direction, minConfidence, limit } = request;
  const { versionId } = await findVersion(tx, tenantId, request.versionId);
  const after = request.cursor === null ? null : placeAfter(request.cursor);
  const found = await steps(
    tx,
    tenantId,
    { versionId, direction, minConfidence, after },
    limit + 1,
  );
  const edges = found.slice(0, limit);
  const versions = await versionsById(tx, tenantId, [
    ...new Set(edges.map((edge) => otherEnd(edge, direction))),
  ]);
  const [count] = await tx.named<{ total: number }>(
    `lineage_neighbour_count_${direction}`,
    `SELECT count(*)::integer AS total FROM lineage_edge
     WHERE tenant_id = $1 AND ${ownColumn(direction)} = $2 AND confidence >= $3::real`,
    [tenantId, versionId, minConfidence],
  );
  const last = edges.at(-1);
  return {
    ...(await wireGraph(tx, reader, { versions, edges })),
    total: count?.total ?? 0,
    nextCursor:
      found.length > limit && last ? encodeCursor([last.eventId, otherEnd(last, direction)]) : null,
  };
}

interface StepPage {
  versionId: string;
  direction: Direction;
  minConfidence: number;
  /** Event and version of the last step before the page. */
  after: readonly [string, string] | null;
}

/** Beyond every id there is. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Steps of a version, newest first: event ids sort by time, and the index contains them. */
async function steps(
  tx: Transaction,
  tenantId: number,
  { versionId, direction, minConfidence, after }: StepPage,
  most: number,
): Promise<Edge[]> {
  const own = ownColumn(direction);
  const other = direction === 'up' ? 'src' : 'dst';
  const rows = await tx.named<EdgeRow>(
    `lineage_neighbours_${direction}`,
    `WITH page AS MATERIALIZED (
       SELECT src, dst, event_id FROM lineage_edge
       WHERE tenant_id = $1 AND ${own} = $2 AND confidence >= $3::real
         AND (event_id, ${other}) < ($4::uuid, $5::uuid)
       ORDER BY event_id DESC, ${other} DESC LIMIT $6)
     SELECT ${EDGE_COLUMNS} FROM page JOIN lineage_edge AS edge ON edge.tenant_id = $1
       AND edge.dst = page.dst AND edge.src = page.src AND edge.event_id = page.event_id
     ORDER BY edge.event_id DESC, edge.${other} DESC`,
    [tenantId, versionId, minConfidence, ...(after ?? [LAST_ID, LAST_ID]), most],
  );
  return rows.map(edgeOf);
}

function placeAfter(cursor: string): [string, string] {
  const [eventId, versionId] = decodeCursor(cursor, ['text', 'text']).map((value) =>
    idOf(String(value)),
  );
  if (eventId && versionId) return [eventId, versionId];
  throw new AppError('request.invalid', {
    errors: [{ path: 'cursor', message: 'is not a valid cursor for this list' }],
  });
}

function ownColumn(direction: Direction): 'src' | 'dst' {
  return direction === 'up' ? 'dst' : 'src';
}

function otherEnd(edge: Edge, direction: Direction): string {
  return direction === 'up' ? edge.from : edge.to;
}

async function findVersion(tx: Transaction, tenantId: number, id: string): Promise<CountedVersion> {
  const [version] = await versionsById(tx, tenantId, [requireId(id)]);
  if (!version) throw new AppError('resource.not_found');
  return version;
}
