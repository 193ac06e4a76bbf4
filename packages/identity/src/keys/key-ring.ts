import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { KeyVault } from '../crypto/key-vault.ts';
import type { Pool } from '../store/statement.ts';
import type { KeyPurpose, SigningAlgorithm } from './make-signing-key.ts';
import { listSigningKeys } from './signing-key-store.ts';

/** An unknown key id makes the keys be read again, but not more often than this. */
const RELOAD_PAUSE_MS = 10_000;

export interface PublishedKey {
  kid: string;
  algorithm: SigningAlgorithm;
  publicJwk: JWK;
  publicKey: KeyObject;
  publishedUntil: Date | null;
}

interface Signer {
  kid: string;
  algorithm: SigningAlgorithm;
  privateKey: KeyObject;
}

/** The keys of the database, in memory. */
export interface KeyRing {
  reload(): Promise<void>;
  published(): PublishedKey[];
  /** The published key of the id; looked for in the database when it is not known here. */
  find(kid: string): Promise<PublishedKey | undefined>;
  /** The key that signs for the purpose; the one for sessions signs what has none of its own. */
  signer(purpose: KeyPurpose): Signer | undefined;
}

export function createKeyRing({
  pool,
  vault,
  clock,
}: {
  pool: Pool;
  vault: KeyVault;
  clock: () => number;
}): KeyRing {
  let keys: PublishedKey[] = [];
  let signers = new Map<KeyPurpose, Signer>();
  let lastReload = Number.NEGATIVE_INFINITY;

  async function reload(): Promise<void> {
    lastReload = clock();
    const rows = await listSigningKeys(pool, new Date(clock()));
    keys = rows.map((row) => ({
      kid: row.kid,
      algorithm: row.algorithm,
      publicJwk: row.public_jwk,
      publicKey: createPublicKey({ key: row.public_jwk, format: 'jwk' }),
      publishedUntil: row.published_until,
    }));
    signers = new Map(
      rows
        .filter((row) => row.published_until === null)
        .map(({ purpose, kid, algorithm, sealed_private_key: sealed }) => [
          purpose,
          { kid, algorithm, privateKey: unseal(vault, sealed, kid) },
        ]),
    );
  }

  const published = (): PublishedKey[] =>
    keys.filter((key) => key.publishedUntil === null || key.publishedUntil.getTime() > clock());
  const known = (kid: string): PublishedKey | undefined =>
    published().find((key) => key.kid === kid);

  return {
    reload,
    published,
    async find(kid) {
      const found = known(kid);
      if (found || clock() - lastReload < RELOAD_PAUSE_MS) return found;
      await reload();
      return known(kid);
    },
    signer: (purpose) => signers.get(purpose) ?? signers.get('session'),
  };
}

function unseal(vault: KeyVault, sealed: Buffer, kid: string): KeyObject {
  let pkcs8: Buffer;
  try {
    pkcs8 = vault.open(sealed, kid);
  } catch (error) {
    throw new Error('The signing key was sealed with another master key', { cause: error });
  }
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
}
