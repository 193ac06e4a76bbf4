import type { Transaction } from '@waybill/store';
import { DEFAULT_MAX_HOPS } from './find-paths.ts';

const MAX_STEPS = 5000;

/**
 * The version that a version's content came from over most steps, as far back as a trace goes: of several
 * in as many steps that with the lowest id. Null where it came from none.
 */
export async function furthestOrigin(
  tx: Transaction,
  tenantId: number,
  versionId: string,
): Promise<string | null> {
  const seen = new Set([versionId]);
  let frontier = [versionId];
  let read = 0;
  for (let depth = 0; depth < DEFAULT_MAX_HOPS && read < MAX_STEPS; depth += 1) {
    const rows = await tx.named<{ src: string }>(
      'lineage_parents',
      `SELECT DISTINCT src FROM lineage_edge
       WHERE tenant_id = $1 AND dst = ANY ($2::uuid[]) ORDER BY src LIMIT ${MAX_STEPS}`,
      [tenantId, frontier],
    );
    read += rows.length;
    const next = rows.map(({ src }) => src).filter((src) => !seen.has(src));
    if (next.length === 0) break;
    for (const src of next) seen.add(src);
    frontier = next;
  }
  const [origin] = frontier;
  return origin === undefined || origin === versionId ? null : origin;
}
