import { statement, type Pool } from '../store/statement.ts';
import type { KeyVault } from '../crypto/key-vault.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { decoyLike } from './imported-hash.ts';

/**
 * Hashes for login ids without a password. Checking one takes as long as checking a stored hash, so
 * they match the stored ones: of 100 unknown login ids as many get a bcrypt hash of cost 12 as of 100
 * passwords. Each login id keeps its own, and moves to our own scheme when the last imported hashes do.
 */
export interface Decoys {
  /** Null: one of our own scheme. */
  hashFor(loginId: string): string | null;
  /** Reloads the number of hashes of each kind. */
  reload(): Promise<void>;
}

interface Share {
  hash: string;
  /** Login ids below this get the hash: from 0 to 1, rising. */
  below: number;
}

export function createDecoys(pool: Pool, vault: Pick<KeyVault, 'keyedHash'>): Decoys {
  let shares: Share[] = [];
  return {
    hashFor(loginId) {
      if (shares.length === 0) return null;
      const key = vault.keyedHash('decoy of a login id', normaliseLoginId(loginId));
      const at = key.readUIntBE(0, 6) / 2 ** 48;
      return shares.find(({ below }) => at < below)?.hash ?? null;
    },
    async reload() {
      const rows = await statement<{ imported_as: string; passwords: number; total: number }>(
        pool,
        'imported_passwords',
        `SELECT imported_as, count(*)::integer AS passwords,
           (SELECT count(*)::integer FROM password) AS total
         FROM password WHERE imported_as IS NOT NULL GROUP BY imported_as ORDER BY imported_as`,
      );
      let below = 0;
      shares = rows.map((row) => {
        below += row.passwords / row.total;
        return { hash: decoyLike(row.imported_as), below };
      });
    },
  };
}
