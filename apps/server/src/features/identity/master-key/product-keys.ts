import { adoptMasterKey, isSealedElsewhere, type Database, type MasterKeys } from '@waybill/store';
import { VALUE_KEY } from '../../classification/contents/content-classifier.ts';
import { RECOVERY_KEY } from '../profile/profile-read-model.ts';
import { derivedKey } from '../../../platform/derived-key.ts';
import { boxFor, type KeyFor } from '../../../platform/secret-box.ts';
import { carriedPlace, CARRIED_KEYS } from './carried-place.ts';
import { productResealing } from './product-resealing.ts';

/** Hashes made with these keys cannot be recomputed, so they outlive the master key. */
export const HASHING_PURPOSES = [RECOVERY_KEY, VALUE_KEY] as const;

/**
 * The keys of the product, after recording which master key seals from now on. Throws
 * `MasterKeyRefused` if the data was sealed with another master key, or the previous one is missing
 * while needed.
 */
export async function openProductKeys(database: Database, keys: MasterKeys): Promise<KeyFor> {
  const plain = keysOf(keys, new Map());
  const box = boxFor(plain, CARRIED_KEYS);
  const isForeign = await isSealedElsewhere(productResealing(database, plain, Date.now));
  await database.system((tx) =>
    adoptMasterKey(tx.client, keys, {
      carry: async () => {
        if (keys.previous === null) return;
        for (const purpose of HASHING_PURPOSES) {
          const key = derivedKey(keys.previous, purpose);
          await tx.query(
            'INSERT INTO carried_key (purpose, sealed_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [purpose, box.sealBytes(carriedPlace(purpose), key)],
          );
        }
      },
      isForeign,
    }),
  );
  const rows = await database.system((tx) =>
    tx.query<{ purpose: string; sealed_key: Buffer }>(
      'SELECT purpose, sealed_key FROM carried_key',
    ),
  );
  const carried = rows.map(({ purpose, sealed_key: sealed }): [string, Buffer] => [
    purpose,
    box.openBytes(carriedPlace(purpose), sealed),
  ]);
  return keysOf(keys, new Map(carried));
}

function keysOf({ current, previous }: MasterKeys, carried: ReadonlyMap<string, Buffer>): KeyFor {
  const keyFor = (purpose: string): Buffer => carried.get(purpose) ?? derivedKey(current, purpose);
  if (previous === null) return keyFor;
  return Object.assign(keyFor, { before: (purpose: string) => derivedKey(previous, purpose) });
}
