import {
  isHinted,
  type Edge,
  type HeldTouch,
  type KeyWindow,
  type LineageObjectFacts,
  type LineageStore,
  type TimelineSlice,
  type Version,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { EDGE_COLUMNS, edgeOf, type EdgeRow } from './edge-row.ts';
import { heldPlaces, type HeldPlaces } from './held-places.ts';
import { HELD_OBJECT_COLUMNS, objectAt, type ObjectColumns } from './object-row.ts';
import { readTimelines } from './read-timelines.ts';
import { heldTouches, TOUCH_COLUMNS, type TouchRow } from './touch-row.ts';
import { OWN_VERSION_COLUMNS, versionAt, type VersionColumns } from './version-row.ts';

/**
 * The stored graph of a tenant as the engine reads it, in one transaction that holds the tenant's lock.
 * Every function is one statement, for any number of requests, plus one for places not seen yet.
 *
 * Each row is looked up individually: a join planned while a table is small and without statistics
 * would read all of it once it is large. `OFFSET 0` and `LIMIT` ensure this.
 *
 * @published
 */
export function pgLineageStore(tx: Transaction, tenantId: number): LineageStore {
  const places = heldPlaces(tx, tenantId);
  return {
    touchesOfEvents: (eventIds) => readTouchesOfEvents(tx, tenantId, eventIds),
    timelines: (slices: readonly TimelineSlice[]) => readTimelines(tx, tenantId, slices),
    digestGroups: (digests, most) => readDigestGroups(tx, tenantId, { digests, most }),
    pairGroups: (windows) => readWindows(tx, tenantId, { windows, statement: PAIR_GROUPS }),
    hintGroups: (windows) => readWindows(tx, tenantId, { windows, statement: HINT_GROUPS }),
    openHints: (windows) => readWindows(tx, tenantId, { windows, statement: OPEN_HINTS }),
    versions: (versionIds) => readVersions(tx, tenantId, { ids: versionIds, places }),
    objects: (objectIds) => readObjects(tx, tenantId, { ids: objectIds, places }),
    edgesOfEvents: (eventIds) => readEdges(tx, tenantId, { ids: eventIds, statement: OF_EVENTS }),
    edgesInto: (versionIds) => readEdges(tx, tenantId, { ids: versionIds, statement: INTO }),
    edgesFrom: (versionIds, most) => readEdgesFrom(tx, tenantId, { versionIds, most }),
    descendants: (versionIds, most) => readDescendants(tx, tenantId, { versionIds, most }),
  };
}

async function readTouchesOfEvents(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<HeldTouch[]> {
  if (eventIds.length === 0) return [];
  const rows = await tx.named<TouchRow>(
    'lineage_held_touches',
    `SELECT ${TOUCH_COLUMNS} FROM unnest($2::uuid[]) AS wanted (event_id)
     CROSS JOIN LATERAL (
       SELECT * FROM lineage_touch WHERE tenant_id = $1 AND event_id = wanted.event_id OFFSET 0
     ) AS touch`,
    [tenantId, once(eventIds)],
  );
  return rows.flatMap(heldTouches);
}

async function readDigestGroups(
  tx: Transaction,
  tenantId: number,
  wanted: { digests: readonly string[]; most: number },
): Promise<HeldTouch[]> {
  if (wanted.digests.length === 0) return [];
  const rows = await tx.named<TouchRow>(
    'lineage_held_digests',
    `SELECT ${TOUCH_COLUMNS} FROM unnest($2::bytea[]) AS wanted (digest)
     CROSS JOIN LATERAL (
       SELECT * FROM lineage_touch
       WHERE tenant_id = $1 AND digest = wanted.digest AND has_group_digest
       ORDER BY order_key, event_id, slot LIMIT $3
     ) AS touch`,
    [tenantId, once(wanted.digests).map((digest) => `\\x${digest}`), wanted.most],
  );
  const counts = new Map<string, number>();
  return rows.flatMap((row) =>
    heldTouches(row).filter(({ hold: { groupDigest } }) => {
      if (groupDigest === null) return false;
      const count = (counts.get(groupDigest) ?? 0) + 1;
      counts.set(groupDigest, count);
      return count <= wanted.most;
    }),
  );
}

interface Statement {
  name: string;
  text: string;
}

interface WindowStatement extends Statement {
  /** Which touches of a found row are requested. */
  isMeant: (touch: HeldTouch) => boolean;
}

function windowStatement(
  name: string,
  condition: string,
  isMeant: WindowStatement['isMeant'],
): WindowStatement {
  const text = `SELECT ${TOUCH_COLUMNS}
    FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS wanted (key, from_at, until_at)
    CROSS JOIN LATERAL (
      SELECT * FROM lineage_touch
      WHERE tenant_id = $1 AND ${condition} AND at >= wanted.from_at AND at <= wanted.until_at OFFSET 0
    ) AS touch`;
  return { name, text, isMeant };
}

const PAIR_GROUPS = windowStatement('lineage_held_pairs', 'pair_key = wanted.key', () => true);
const HINT_GROUPS = windowStatement(
  'lineage_held_hints',
  'hint_key = wanted.key AND has_group_hint',
  ({ hold }) => hold.groupHint !== null,
);
const OPEN_HINTS = windowStatement(
  'lineage_held_open_hints',
  'hint_key = wanted.key AND has_group_hint AND has_open_hint',
  ({ hold }) => isHinted(hold),
);

async function readWindows(
  tx: Transaction,
  tenantId: number,
  wanted: { windows: readonly KeyWindow[]; statement: WindowStatement },
): Promise<HeldTouch[]> {
  const { windows, statement } = wanted;
  if (windows.length === 0) return [];
  const rows = await tx.named<TouchRow>(statement.name, statement.text, [
    tenantId,
    windows.map(({ key }) => key),
    windows.map(({ from }) => new Date(from).toISOString()),
    windows.map(({ until }) => new Date(until).toISOString()),
  ]);
  return rows.flatMap((row) => heldTouches(row).filter(statement.isMeant));
}

interface WantedRows {
  ids: readonly string[];
  places: HeldPlaces;
}

interface HeldVersionRow extends VersionColumns {
  place_id: string | null;
  [column: string]: unknown;
}

interface HeldObjectRow extends ObjectColumns {
  place_id: string | null;
  [column: string]: unknown;
}

async function readVersions(
  tx: Transaction,
  tenantId: number,
  { ids, places }: WantedRows,
): Promise<Version[]> {
  if (ids.length === 0) return [];
  const rows = await tx.named<HeldVersionRow>(
    'lineage_held_versions',
    `SELECT ${OWN_VERSION_COLUMNS}, held.place_id FROM unnest($2::uuid[]) AS wanted (version_id)
     CROSS JOIN LATERAL (
       SELECT * FROM lineage_version WHERE tenant_id = $1 AND version_id = wanted.version_id LIMIT 1
     ) AS held`,
    [tenantId, once(ids)],
  );
  await places.read(rows.map((row) => row.place_id));
  return rows.map((row) => versionAt(row, places.of(row.place_id)));
}

async function readObjects(
  tx: Transaction,
  tenantId: number,
  { ids, places }: WantedRows,
): Promise<LineageObjectFacts[]> {
  if (ids.length === 0) return [];
  const rows = await tx.named<HeldObjectRow>(
    'lineage_held_objects',
    `SELECT ${HELD_OBJECT_COLUMNS}, held.place_id FROM unnest($2::uuid[]) AS wanted (object_id)
     CROSS JOIN LATERAL (
       SELECT * FROM lineage_object WHERE tenant_id = $1 AND object_id = wanted.object_id LIMIT 1
     ) AS held`,
    [tenantId, once(ids)],
  );
  await places.read(rows.map((row) => row.place_id));
  return rows.map((row) => objectAt(row, places.of(row.place_id)));
}

const OF_EVENTS = edgeStatement('lineage_held_edges_of_events', 'event_id');
const INTO = edgeStatement('lineage_held_edges_into', 'dst');

function edgeStatement(name: string, column: string): Statement {
  const text = `SELECT ${EDGE_COLUMNS} FROM unnest($2::uuid[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM lineage_edge WHERE tenant_id = $1 AND ${column} = wanted.id OFFSET 0
    ) AS edge`;
  return { name, text };
}

async function readEdges(
  tx: Transaction,
  tenantId: number,
  wanted: { ids: readonly string[]; statement: Statement },
): Promise<Edge[]> {
  const { ids, statement } = wanted;
  if (ids.length === 0) return [];
  const rows = await tx.named<EdgeRow>(statement.name, statement.text, [tenantId, once(ids)]);
  return rows.map(edgeOf);
}

/** A version with many copies is read up to the limit only. */
async function readEdgesFrom(
  tx: Transaction,
  tenantId: number,
  wanted: { versionIds: readonly string[]; most: number },
): Promise<Edge[]> {
  if (wanted.versionIds.length === 0) return [];
  const rows = await tx.named<EdgeRow>(
    'lineage_held_edges_from',
    `SELECT ${EDGE_COLUMNS} FROM unnest($2::uuid[]) AS wanted (version_id)
     CROSS JOIN LATERAL (
       SELECT * FROM lineage_edge WHERE tenant_id = $1 AND src = wanted.version_id
       ORDER BY src, dst, event_id LIMIT $3
     ) AS edge
     ORDER BY edge.src, edge.dst, edge.event_id LIMIT $3`,
    [tenantId, once(wanted.versionIds), wanted.most],
  );
  return rows.map(edgeOf);
}

async function readDescendants(
  tx: Transaction,
  tenantId: number,
  wanted: { versionIds: readonly string[]; most: number },
): Promise<string[]> {
  if (wanted.versionIds.length === 0) return [];
  const rows = await tx.named<{ version_id: string }>(
    'lineage_held_descendants',
    `WITH RECURSIVE reached (version_id) AS (
       SELECT edge.dst FROM unnest($2::uuid[]) AS wanted (version_id)
       CROSS JOIN LATERAL (
         SELECT dst FROM lineage_edge WHERE tenant_id = $1 AND src = wanted.version_id OFFSET 0
       ) AS edge
       UNION
       SELECT edge.dst FROM reached
       CROSS JOIN LATERAL (
         SELECT dst FROM lineage_edge WHERE tenant_id = $1 AND src = reached.version_id OFFSET 0
       ) AS edge
     ) SELECT version_id FROM reached LIMIT $3`,
    [tenantId, once(wanted.versionIds), wanted.most],
  );
  return rows.map((row) => row.version_id);
}

/** Duplicate requests get duplicate results. */
function once(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
