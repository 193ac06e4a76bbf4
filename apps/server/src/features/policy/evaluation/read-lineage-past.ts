import type { LineagePast } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { pgLineageStore } from '../../lineage/building/pg-lineage-store.ts';

/** Maximum steps back and versions inspected, for all events together. */
const MOST_STEPS = 20;
const MOST_VERSIONS = 20_000;

interface VersionRow {
  version_id: string;
  origin_classes: string[];
  data_types: string[] | null;
}

interface EdgeRow {
  dst: string;
  src: string;
  action: string | null;
}

/**
 * The data path of events up to them, by event id. Omits events without touches. A past of more than 20
 * steps, or a very wide one, is returned as far as it was read.
 */
export async function readLineagePast(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<Map<string, LineagePast>> {
  const touches = await pgLineageStore(tx, tenantId).touchesOfEvents(eventIds);
  const touched = new Map<string, Set<string>>();
  for (const { eventId, hold } of touches) {
    if (hold.versionId === null) continue;
    touched.set(eventId, (touched.get(eventId) ?? new Set()).add(hold.versionId));
  }
  if (touched.size === 0) return new Map();
  const start = new Set([...touched.values()].flatMap((versions) => [...versions]));
  const edges = await readEdgesBack(tx, tenantId, start);
  const versions = await readVersions(tx, tenantId, [
    ...new Set([...start, ...[...edges.values()].flat().map(({ src }) => src)]),
  ]);
  return new Map(
    [...touched].map(([eventId, own]) => [eventId, pastOf([...own], edges, versions)]),
  );
}

/** Edges that lead to the versions, step by step back, by target version. */
async function readEdgesBack(
  tx: Transaction,
  tenantId: number,
  start: ReadonlySet<string>,
): Promise<Map<string, EdgeRow[]>> {
  const edges = new Map<string, EdgeRow[]>();
  const seen = new Set(start);
  let frontier = [...start];
  for (let step = 0; step < MOST_STEPS && frontier.length > 0; step += 1) {
    const rows = await tx.named<EdgeRow & Record<string, unknown>>(
      'lineage_past_edges',
      `SELECT dst, src, action FROM lineage_edge WHERE tenant_id = $1 AND dst = ANY($2)
       ORDER BY dst, src, event_id LIMIT $3`,
      [tenantId, frontier, MOST_VERSIONS],
    );
    frontier = [];
    for (const row of rows) {
      const known = edges.get(row.dst);
      if (known) known.push(row);
      else edges.set(row.dst, [row]);
      if (seen.has(row.src) || seen.size >= MOST_VERSIONS) continue;
      seen.add(row.src);
      frontier.push(row.src);
    }
  }
  return edges;
}

async function readVersions(
  tx: Transaction,
  tenantId: number,
  versionIds: readonly string[],
): Promise<Map<string, VersionRow>> {
  const rows = await tx.named<VersionRow & Record<string, unknown>>(
    'lineage_past_facts',
    `SELECT version_id, origin_classes, data_types FROM lineage_version
     WHERE tenant_id = $1 AND version_id = ANY($2)`,
    [tenantId, versionIds],
  );
  return new Map(rows.map((row) => [row.version_id, row]));
}

function pastOf(
  start: readonly string[],
  edges: ReadonlyMap<string, readonly EdgeRow[]>,
  versions: ReadonlyMap<string, VersionRow>,
): LineagePast {
  const origins = new Set(start.flatMap((id) => versions.get(id)?.origin_classes ?? []));
  const labels = new Set<string>();
  const actions = new Set<string>();
  const seen = new Set(start);
  let hops = 0;
  let frontier: readonly string[] = start;
  while (frontier.length > 0) {
    for (const label of frontier.flatMap((id) => versions.get(id)?.data_types ?? [])) {
      labels.add(label);
    }
    const steps = frontier.flatMap((id) => edges.get(id) ?? []);
    for (const { action } of steps) if (action !== null) actions.add(action);
    frontier = [...new Set(steps.map(({ src }) => src))].filter((src) => !seen.has(src));
    for (const id of frontier) seen.add(id);
    if (frontier.length > 0) hops += 1;
  }
  return {
    origins: [...origins].toSorted(),
    labels: [...labels].toSorted(),
    actions: [...actions].toSorted(),
    hops,
  };
}
