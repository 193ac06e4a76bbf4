import type { Transaction } from '@waybill/store';
import { personNames } from '../inventory/inventory-read-model.ts';
import type { StoredRow } from '../ingest/writing/stored-event.ts';

/** Events whose actors go by their display names, as on every screen. */
export async function namedActors(
  tx: Transaction,
  tenantId: number,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const keys = rows.flatMap((row) => row.actor_key ?? []);
  const names = await personNames(tx, tenantId, keys);
  return rows.map((row) => {
    const name = row.actor_key === null ? undefined : names.get(row.actor_key);
    // The key is not a name: the record's own value stays.
    return name === undefined || name === row.actor_key ? row : { ...row, actor_name: name };
  });
}
