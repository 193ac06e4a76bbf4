import type { Transaction } from './database.ts';

/**
 * Names what the user of the transaction sees of the monitored data, for caches that readers share: the scope and its
 * revision, or the empty string for all data.
 */
export async function scopeKey(tx: Transaction): Promise<string> {
  const [row] = await tx.named<{ key: string }>(
    'scope_key',
    `SELECT concat_ws('/', scope_id, rev) AS key FROM access_scope
     WHERE tenant_id = app_tenant_id() AND scope_id = app_scope_id()`,
  );
  return row?.key ?? '';
}
