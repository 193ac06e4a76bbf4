import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import {
  calculateJwkThumbprint,
  exportJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import type { KeyVault } from '../crypto/key-vault.ts';
import { inTransaction, isDuplicate, type Pool } from '../store/statement.ts';
import {
  insertSigningKey,
  listSigningKeys,
  notifyOfKeys,
  retireSigningKey,
} from './signing-key-store.ts';

/** The one algorithm: a token that names another one is not looked at. */
const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;
/** An unknown key id makes the keys be read again, but not more often than this. */
const RELOAD_PAUSE_MS = 10_000;
/** Other processes sign with the old key until they notice; it stays published that much longer. */
const NOTICE_MS = 86_400_000;

export interface SigningKeys {
  /** Signs with the current key. */
  sign(claims: JWTPayload): Promise<string>;
  /** Claims of a token that one of the published keys signed and that has not ended; null otherwise. */
  verify(token: string): Promise<JWTPayload | null>;
  /** Published public keys, the signing one first. */
  publicKeys(): JWK[];
  /** Puts a new key in place of the signing one; the old one stays published. */
  rotate(): Promise<void>;
  reload(): Promise<void>;
}

interface SigningKeysOptions {
  pool: Pool;
  vault: KeyVault;
  projectId: string;
  clock: () => number;
  refreshTtlMs: number;
  /** Of keys made from now on. */
  algorithm: 'RS256' | 'ES256';
}

interface LoadedKey {
  kid: string;
  publicJwk: JWK;
  publicKey: KeyObject;
  publishedUntil: Date | null;
}

/** Loads the keys, making the first one on the first run. Throws when the master key is another one. */
export async function openSigningKeys(options: SigningKeysOptions): Promise<SigningKeys> {
  const { projectId, clock } = options;
  const ring = createKeyRing(options);
  await ring.reload();
  if (!ring.signer()) {
    // Another process may have made the first key meanwhile: the index lets one of them win.
    await addKey(options, null).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
    await ring.reload();
  }
  return {
    async sign(claims) {
      const signer = ring.signer();
      if (!signer) throw new Error('No signing key');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: signer.kid, typ: 'JWT' })
        .sign(signer.privateKey);
    },
    async verify(token) {
      return jwtVerify(token, (header) => ring.keyOf(header.kid), {
        algorithms: [ALGORITHM],
        issuer: projectId,
        audience: projectId,
        currentDate: new Date(clock()),
      }).then(
        ({ payload }) => payload,
        () => null,
      );
    },
    publicKeys: () => ring.published().map((key) => key.publicJwk),
    async rotate() {
      await addKey(options, new Date(clock() + options.refreshTtlMs + NOTICE_MS));
      await ring.reload();
    },
    reload: () => ring.reload(),
  };
}

/** The keys of the database, in memory. */
function createKeyRing({ pool, vault, clock }: SigningKeysOptions) {
  let keys: LoadedKey[] = [];
  let signer: { kid: string; privateKey: KeyObject } | undefined;
  let lastReload = Number.NEGATIVE_INFINITY;

  async function reload(): Promise<void> {
    lastReload = clock();
    const rows = await listSigningKeys(pool, new Date(clock()));
    keys = rows.map((row) => ({
      kid: row.kid,
      publicJwk: row.public_jwk,
      publicKey: createPublicKey({ key: row.public_jwk, format: 'jwk' }),
      publishedUntil: row.published_until,
    }));
    const current = rows.find((row) => row.published_until === null);
    if (current && current.kid !== signer?.kid) {
      const privateKey = unseal(vault, current.sealed_private_key, current.kid);
      signer = { kid: current.kid, privateKey };
    }
  }

  const published = (): LoadedKey[] =>
    keys.filter((key) => key.publishedUntil === null || key.publishedUntil.getTime() > clock());

  async function keyOf(kid: string | undefined): Promise<KeyObject> {
    const find = (): KeyObject | undefined => published().find((key) => key.kid === kid)?.publicKey;
    const known = find();
    if (known) return known;
    if (clock() - lastReload >= RELOAD_PAUSE_MS) await reload();
    const found = find();
    if (!found) throw new Error('Unknown key');
    return found;
  }

  return { reload, published, keyOf, signer: () => signer };
}

async function addKey(options: SigningKeysOptions, oldUntil: Date | null): Promise<void> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS_BITS,
  });
  const bare = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
  await inTransaction(options.pool, async (client) => {
    if (oldUntil) await retireSigningKey(client, oldUntil);
    await insertSigningKey(client, {
      kid,
      algorithm: ALGORITHM,
      publicJwk: { ...bare, kid, alg: ALGORITHM, use: 'sig' },
      sealed: options.vault.seal(pkcs8, kid),
      now: new Date(options.clock()),
    });
    await notifyOfKeys(client);
  });
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
