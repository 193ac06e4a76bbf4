import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { KeyVault } from '../crypto/key-vault.ts';
import type { Pool } from '../store/statement.ts';
import type { KeyPurpose, SigningAlgorithm } from './make-signing-key.ts';
import { listSigningKeys, type SigningKeyRow } from './signing-key-store.ts';

/** An unknown key id triggers a reload of the keys, at most this often. */
const RELOAD_PAUSE_MS = 10_000;

export interface RingKey {
  kid: string;
  purpose: KeyPurpose;
  algorithm: SigningAlgorithm;
  publicJwk: JWK;
  publicKey: KeyObject;
  createdAt: Date;
  signsFrom: Date;
  publishedUntil: Date | null;
  revokedAt: Date | null;
}

interface Signer {
  kid: string;
  algorithm: SigningAlgorithm;
  privateKey: KeyObject;
}

/** Keys that were made together. */
interface Rotation {
  signsFrom: number;
  signers: Map<KeyPurpose, Signer>;
}

/** The keys of the database, in memory. */
export interface KeyRing {
  reload(): Promise<void>;
  /** Every key that has not ended, revoked ones too: newest rotation first. */
  all(): RingKey[];
  published(): RingKey[];
  /** The published key of the id; searched for in the database when it is not known here. */
  find(kid: string): Promise<RingKey | undefined>;
  isRevoked(kid: string): boolean;
  /** The signing key of the purpose; by default the one for sessions. */
  signer(purpose: KeyPurpose): Signer | undefined;
}

export function createKeyRing({
  pool,
  vault,
  clock,
}: {
  pool: Pool;
  vault: Pick<KeyVault, 'open'>;
  clock: () => number;
}): KeyRing {
  let keys: RingKey[] = [];
  /** Newest first; each has a key for sessions. */
  let rotations: Rotation[] = [];
  let lastReload = Number.NEGATIVE_INFINITY;

  async function reload(): Promise<void> {
    lastReload = clock();
    const rows = await listSigningKeys(pool, new Date(clock()));
    rotations = rotationsOf(vault, rows);
    keys = rows.map(keyOf);
  }

  const all = (): RingKey[] =>
    keys.filter((key) => key.publishedUntil === null || key.publishedUntil.getTime() > clock());
  const published = (): RingKey[] => all().filter((key) => key.revokedAt === null);
  const known = (kid: string): RingKey | undefined => published().find((key) => key.kid === kid);

  return {
    reload,
    all,
    published,
    async find(kid) {
      const found = known(kid);
      if (found || clock() - lastReload < RELOAD_PAUSE_MS) return found;
      await reload();
      return known(kid);
    },
    isRevoked: (kid) => keys.some((key) => key.kid === kid && key.revokedAt !== null),
    signer(purpose) {
      // After a revocation only future keys, by this clock, may be left.
      const { signers } =
        rotations.find(({ signsFrom }) => signsFrom <= clock()) ?? rotations.at(-1) ?? {};
      return signers?.get(purpose) ?? signers?.get('session');
    },
  };
}

function keyOf(row: SigningKeyRow): RingKey {
  return {
    kid: row.kid,
    purpose: row.purpose,
    algorithm: row.algorithm,
    publicJwk: row.public_jwk,
    publicKey: createPublicKey({ key: row.public_jwk, format: 'jwk' }),
    createdAt: row.created_at,
    signsFrom: row.signs_from,
    publishedUntil: row.published_until,
    revokedAt: row.revoked_at,
  };
}

/** Keys that can sign now or later. Keys of a rotation whose session key was revoked no longer sign. */
function rotationsOf(vault: Pick<KeyVault, 'open'>, rows: readonly SigningKeyRow[]): Rotation[] {
  const rotations = new Map<number, Rotation>();
  for (const {
    signs_from: from,
    purpose,
    kid,
    algorithm,
    sealed_private_key: sealed,
  } of rows.filter((row) => row.revoked_at === null)) {
    const signsFrom = from.getTime();
    const rotation = rotations.get(signsFrom) ?? { signsFrom, signers: new Map() };
    rotation.signers.set(purpose, { kid, algorithm, privateKey: unseal(vault, sealed, kid) });
    rotations.set(signsFrom, rotation);
  }
  return [...rotations.values()].filter(({ signers }) => signers.has('session'));
}

function unseal(vault: Pick<KeyVault, 'open'>, sealed: Buffer, kid: string): KeyObject {
  let pkcs8: Buffer;
  try {
    pkcs8 = vault.open(sealed, kid);
  } catch (error) {
    throw new Error('The signing key was sealed with another master key', { cause: error });
  }
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
}
