import { sign as signBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { decodeProtectedHeader, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type { KeyVault } from '../crypto/key-vault.ts';
import { inTransaction, isDuplicate, type Client, type Pool } from '../store/statement.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { makeSigningKey, type KeyPurpose, type SigningAlgorithm } from './make-signing-key.ts';
import { insertSigningKey, notifyOfKeys, retireSigningKeys } from './signing-key-store.ts';

/** Other processes sign with the old key until they notice; it stays published that much longer. */
const NOTICE_MS = 86_400_000;

export interface SigningKeys {
  /** Signs with the current key of the purpose. */
  sign(claims: JWTPayload, purpose: KeyPurpose): Promise<string>;
  /** Claims of a token that one of the published keys signed and that has not ended; null otherwise. */
  verify(token: string): Promise<JWTPayload | null>;
  /** Published public keys, the one that signs sessions first. */
  publicKeys(): JWK[];
  /** Puts new keys in place of the signing ones; the old ones stay published. */
  rotate(): Promise<void>;
  reload(): Promise<void>;
}

interface SigningKeysOptions {
  pool: Pool;
  vault: KeyVault;
  projectId: string;
  clock: () => number;
  refreshTtlMs: number;
  /** Of session tokens. Another one than before puts new keys in place. */
  algorithm: SigningAlgorithm;
}

/** Loads the keys, making the first ones on the first run. Throws when the master key is another one. */
export async function openSigningKeys(options: SigningKeysOptions): Promise<SigningKeys> {
  const { projectId, clock, algorithm } = options;
  const ring = createKeyRing(options);
  await ring.reload();
  const current = ring.signer('session')?.algorithm;
  if (current === undefined) await makeFirstKeys(options);
  else if (current !== algorithm) await replaceKeys(options);
  if (current !== algorithm) await ring.reload();
  return {
    sign: (claims, purpose) => sign(ring, claims, purpose),
    async verify(token) {
      try {
        const { kid = '' } = decodeProtectedHeader(token);
        const key = await ring.find(kid);
        if (!key) return null;
        // One key, one algorithm: a token that names another one is not looked at.
        const { payload } = await jwtVerify(token, key.publicKey, {
          algorithms: [key.algorithm],
          issuer: projectId,
          audience: projectId,
          currentDate: new Date(clock()),
        });
        return payload;
      } catch {
        return null;
      }
    },
    publicKeys: () => ring.published().map((key) => key.publicJwk),
    async rotate() {
      await replaceKeys(options);
      await ring.reload();
    },
    reload: () => ring.reload(),
  };
}

const signAsync = promisify(signBytes);

/** Compact serialisation of RFC 7515; straight on the crypto library, which takes half of the time. */
async function sign(ring: KeyRing, claims: JWTPayload, purpose: KeyPurpose): Promise<string> {
  const signer = ring.signer(purpose);
  if (!signer) throw new Error('No signing key');
  const header = { alg: signer.algorithm, kid: signer.kid, typ: 'JWT' };
  const signed = `${base64url(header)}.${base64url(claims)}`;
  // The encoding is the form of RFC 7518; it means nothing to RSA.
  const key = { key: signer.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const data = Buffer.from(signed);
  // An RSA signature takes a millisecond and goes to another thread; for the other kind the way there
  // would take as long as the work.
  const signature =
    signer.algorithm === 'RS256'
      ? await signAsync('sha256', data, key)
      : signBytes('sha256', data, key);
  return `${signed}.${signature.toString('base64url')}`;
}

function base64url(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Another process may make them at the same moment: the index lets one of them win. */
async function makeFirstKeys(options: SigningKeysOptions): Promise<void> {
  await storeNewKeys(options, async () => undefined).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
}

async function replaceKeys(options: SigningKeysOptions): Promise<void> {
  const until = new Date(options.clock() + options.refreshTtlMs + NOTICE_MS);
  await storeNewKeys(options, (client) => retireSigningKeys(client, until));
}

async function storeNewKeys(
  options: SigningKeysOptions,
  before: (client: Client) => Promise<void>,
): Promise<void> {
  const made = await Promise.all(
    purposesOf(options.algorithm).map(async ({ purpose, algorithm }) => ({
      purpose,
      algorithm,
      ...(await makeSigningKey(algorithm)),
    })),
  );
  await inTransaction(options.pool, async (client) => {
    await before(client);
    for (const { pkcs8, ...key } of made) {
      const sealed = options.vault.seal(pkcs8, key.kid);
      await insertSigningKey(client, { ...key, sealed, now: new Date(options.clock()) });
    }
    await notifyOfKeys(client);
  });
}

/**
 * Refresh tokens come back to this provider only, so their algorithm is the one that signs fastest: an
 * RSA signature takes six times as long, and each refresh needs one for both tokens.
 */
function purposesOf(
  algorithm: SigningAlgorithm,
): { purpose: KeyPurpose; algorithm: SigningAlgorithm }[] {
  const session = { purpose: 'session', algorithm } as const;
  return algorithm === 'ES256' ? [session] : [session, { purpose: 'refresh', algorithm: 'ES256' }];
}
