import type { Transaction } from '@waybill/store';
import { furthestOrigin } from './furthest-origin.ts';

/** The ends of a trace in its address. */
export interface TraceEnds {
  originId: string;
  destinationId: string;
}

/**
 * The trace of each object, by its key in events: from the furthest known origin of its latest version.
 * Omits objects without a known origin.
 */
export async function tracesOfObjects(
  tx: Transaction,
  tenantId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, TraceEnds>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.named<{ object_key: string; version_id: string }>(
    'lineage_latest_versions',
    `SELECT DISTINCT ON (o.object_key) o.object_key, o.latest_version_id AS version_id FROM lineage_object o
     WHERE o.tenant_id = $1 AND o.object_key = ANY ($2::text[]) AND o.latest_version_id IS NOT NULL
     ORDER BY o.object_key, o.last_seen_at DESC, o.object_id`,
    [tenantId, keys],
  );
  const traces = new Map<string, TraceEnds>();
  for (const { object_key: key, version_id: destinationId } of rows) {
    const originId = await furthestOrigin(tx, tenantId, destinationId);
    if (originId !== null) traces.set(key, { originId, destinationId });
  }
  return traces;
}
