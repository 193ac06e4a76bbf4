import type { MasterKeys } from '@waybill/store/master-key/master-key-state';
import { HASHING_PURPOSES, purposeKey, type KeyVault } from '../crypto/key-vault.ts';
import { statement, type Queryable } from '../store/statement.ts';

/** Binding of a carried key. */
export function carriedLabel(purpose: string): string {
  return `carried key ${purpose}`;
}

/**
 * Keeps the keys that hash when the master key changes. Those of an earlier change stay.
 *
 * @param vault seals with the new master key.
 */
export async function carryKeys(
  db: Queryable,
  vault: Pick<KeyVault, 'seal'>,
  { previous, projectId }: { previous: MasterKeys['previous']; projectId: string },
): Promise<void> {
  if (previous === null) return;
  for (const purpose of HASHING_PURPOSES) {
    await statement(
      db,
      'carry_key',
      'INSERT INTO carried_key (purpose, sealed_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [purpose, vault.seal(purposeKey(previous, projectId, purpose), carriedLabel(purpose))],
    );
  }
}

/** The carried keys, by purpose. Throws if the master key is a different one. */
export async function readCarriedKeys(
  db: Queryable,
  vault: Pick<KeyVault, 'open'>,
): Promise<Map<string, Buffer>> {
  const rows = await statement<{ purpose: string; sealed_key: Buffer }>(
    db,
    'carried_keys',
    'SELECT purpose, sealed_key FROM carried_key',
  );
  return new Map(
    rows.map(({ purpose, sealed_key: sealed }) => [
      purpose,
      vault.open(sealed, carriedLabel(purpose)),
    ]),
  );
}
