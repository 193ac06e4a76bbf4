import type { Transaction } from '@waybill/store';
import { DEFAULT_MAX_HOPS } from './find-paths.ts';

const MAX_STEPS = 5000;

const STEP = {
  origin: { named: 'lineage_parents', next: 'src', known: 'dst' },
  destination: { named: 'lineage_children', next: 'dst', known: 'src' },
} as const;

/**
 * The furthest version from which a version's content came, as far back as a trace goes: of several
 * equally far the one with the lowest id. Null if it came from none.
 */
export function furthestOrigin(
  tx: Transaction,
  tenantId: number,
  versionId: string,
): Promise<string | null> {
  return furthestEnd(tx, tenantId, { versionId, end: 'origin' });
}

/**
 * Like `furthestOrigin`, also in the other direction: the furthest version that a version's content
 * went to.
 */
export async function furthestEnd(
  tx: Transaction,
  tenantId: number,
  { versionId, end }: { versionId: string; end: keyof typeof STEP },
): Promise<string | null> {
  const { named, next: nextColumn, known } = STEP[end];
  const seen = new Set([versionId]);
  let frontier = [versionId];
  let read = 0;
  for (let depth = 0; depth < DEFAULT_MAX_HOPS && read < MAX_STEPS; depth += 1) {
    const rows = await tx.named<{ id: string }>(
      named,
      `SELECT DISTINCT ${nextColumn} AS id FROM lineage_edge
       WHERE tenant_id = $1 AND ${known} = ANY ($2::uuid[]) ORDER BY 1 LIMIT ${MAX_STEPS}`,
      [tenantId, frontier],
    );
    read += rows.length;
    const next = rows.map(({ id }) => id).filter((id) => !seen.has(id));
    if (next.length === 0) break;
    for (const id of next) seen.add(id);
    frontier = next;
  }
  const [furthest] = frontier;
  return furthest === undefined || furthest === versionId ? null : furthest;
}
