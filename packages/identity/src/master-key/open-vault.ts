import { adoptMasterKey, type MasterKeys } from '@waybill/store/master-key/master-key-state';
import { startResealing } from '@waybill/store/master-key/reseal-loop';
import { isSealedElsewhere, type ResealOptions } from '@waybill/store/master-key/reseal';
import { openKeyVault, type KeyVault } from '../crypto/key-vault.ts';
import type { IdentityLog } from '../log.ts';
import { inTransaction, type Pool } from '../store/statement.ts';
import { carryKeys, readCarriedKeys } from './carried-keys.ts';
import { sealedColumns } from './sealed-columns.ts';

/** This database has no tenant separation. */
const ONLY_PARTITION = 1;

/**
 * The vault of a database, after noting which master key seals from now on. Throws when the data was
 * sealed with another master key, or the previous one is missing while it is needed.
 */
export async function openVault(
  pool: Pool,
  keys: MasterKeys,
  { projectId, managementKey }: { projectId: string; managementKey: string | undefined },
): Promise<KeyVault> {
  const { current, previous } = keys;
  const first = openKeyVault(current, projectId, managementKey, { previous });
  const isForeign = await isSealedElsewhere(resealOptions(pool, first, Date.now));
  await inTransaction(pool, (client) =>
    adoptMasterKey(client, keys, {
      carry: () => carryKeys(client, first, { previous, projectId }),
      isForeign,
    }),
  );
  const carried = await readCarriedKeys(pool, first);
  return openKeyVault(current, projectId, managementKey, { previous, carried });
}

export function resealOptions(
  pool: Pool,
  vault: Pick<KeyVault, 'resealed'>,
  clock: () => number,
): ResealOptions {
  const columns = sealedColumns(vault);
  return {
    transaction: (_partition, work) => inTransaction(pool, work),
    partitions: async () => [ONLY_PARTITION],
    columns: () => columns,
    now: clock,
  };
}

/** Reseals everything in the background after a change of the master key. */
export function startIdentityResealing(
  { pool, vault, clock }: { pool: Pool; vault: KeyVault; clock: () => number },
  log: IdentityLog,
): { stop(): Promise<void> } {
  return startResealing(resealOptions(pool, vault, clock), (err) =>
    log({ level: 'warn', event: 'reseal.failed', err }),
  );
}
