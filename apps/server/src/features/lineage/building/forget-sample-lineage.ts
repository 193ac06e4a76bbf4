import type { Transaction } from '@waybill/store';
import { updateLineage } from './update-lineage.ts';

/** Events removed per batch: limits the engine's memory. */
const EVENTS_PER_STEP = 2000;

const TABLES = ['lineage_touch', 'lineage_version', 'lineage_edge', 'lineage_object'];

/**
 * Removes the sample's events from the graph while they are still stored; the caller holds the tenant's
 * lock. Facts from real events about the same places stay, as if the sample had never existed.
 *
 * @published
 */
export async function forgetSampleLineage(tx: Transaction, tenantId: number): Promise<void> {
  const [{ is_all: isAll } = { is_all: false }] = await tx.query<{ is_all: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM activity WHERE tenant_id = $1 AND NOT is_sample) AS is_all',
    [tenantId],
  );
  // Without real events everything can be deleted at once.
  if (isAll) {
    for (const table of TABLES) {
      await tx.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
    }
    return;
  }
  const rows = await tx.query<{ event_id: string }>(
    `SELECT DISTINCT event_id FROM lineage_touch JOIN activity USING (tenant_id, event_id)
     WHERE lineage_touch.tenant_id = $1 AND activity.is_sample ORDER BY event_id DESC`,
    [tenantId],
  );
  for (let from = 0; from < rows.length; from += EVENTS_PER_STEP) {
    const removed = rows.slice(from, from + EVENTS_PER_STEP).map((row) => row.event_id);
    await updateLineage(tx, tenantId, { added: [], removed });
  }
}
