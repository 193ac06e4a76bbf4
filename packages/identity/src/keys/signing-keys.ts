import { sign as signBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { decodeProtectedHeader, jwtVerify, type JWK, type JWTPayload } from 'jose';
import { createKeyRing, type KeyRing, type RingKey } from './key-ring.ts';
import type { KeyPurpose } from './make-signing-key.ts';
import {
  isRotationDue,
  revokeKey,
  rotateKeys,
  type RotationCause,
  type RotationOptions,
} from './rotate-keys.ts';

/** A key as operators see it. */
export type KeyState = Omit<RingKey, 'publicJwk' | 'publicKey'> & {
  /** `next`: published, signs later. `verifies`: its tokens are still accepted. */
  state: 'next' | 'signs' | 'verifies' | 'revoked';
};

export interface SigningKeys {
  /** Signs with the current key of the purpose. */
  sign(claims: JWTPayload, purpose: KeyPurpose): Promise<string>;
  /** Claims of an unexpired token signed by a published key; null otherwise. */
  verify(token: string): Promise<JWTPayload | null>;
  /** Whether the key that a token names is published: for tokens whose signature was checked before. */
  acceptsKeyOf(token: string): Promise<boolean>;
  /** Whether the key that a token names was revoked. */
  isKeyRevoked(token: string): boolean;
  /** Published public keys, the newest rotation first. */
  publicKeys(): JWK[];
  /** Every key that has not ended, the newest rotation first. */
  list(): KeyState[];
  /** Publishes new keys, which sign an hour later; false if such keys are already pending. */
  rotate(cause: RotationCause): Promise<boolean>;
  /** The same when the schedule asks for it: once, however many processes ask. */
  rotateWhenDue(): Promise<boolean>;
  /** Revokes a key immediately; false if it does not exist. */
  revoke(revocation: Parameters<typeof revokeKey>[1]): Promise<boolean>;
  reload(): Promise<void>;
}

interface SigningKeysOptions extends RotationOptions {
  projectId: string;
}

/**
 * Loads the keys, creating the first ones on the first run. Throws if the master key is a different
 * one.
 */
export async function openSigningKeys(options: SigningKeysOptions): Promise<SigningKeys> {
  const ring = createKeyRing(options);
  await ring.reload();
  await followConfiguration(options);
  await ring.reload();

  async function rotate(
    cause: RotationCause,
    isWanted: Parameters<typeof rotateKeys>[2] = () => true,
  ): Promise<boolean> {
    const isRotated = await rotateKeys(options, cause, isWanted);
    await ring.reload();
    return isRotated;
  }

  return {
    sign: (claims, purpose) => sign(ring, claims, purpose),
    verify: (token) => verify(options, ring, token),
    acceptsKeyOf: async (token) => (await ring.find(kidOf(token))) !== undefined,
    isKeyRevoked: (token) => ring.isRevoked(kidOf(token)),
    publicKeys: () => ring.published().map((key) => key.publicJwk),
    list: () => statesOf(ring, options.clock()),
    rotate: (cause) => rotate(cause),
    rotateWhenDue: () => rotate({ trigger: 'schedule' }, (keys) => isRotationDue(options, keys)),
    async revoke(revocation) {
      const isRevoked = await revokeKey(options, revocation);
      await ring.reload();
      return isRevoked;
    },
    reload: () => ring.reload(),
  };
}

/** Makes the first keys, or new ones when the configuration names another algorithm than the newest has. */
async function followConfiguration(options: SigningKeysOptions): Promise<void> {
  await rotateKeys(options, { trigger: 'first start' }, (keys) => keys.length === 0);
  await rotateKeys(options, { trigger: 'configuration' }, (keys) => {
    const newest = keys.find((key) => key.revoked_at === null && key.purpose === 'session');
    return newest?.algorithm !== options.algorithm;
  });
}

async function verify(
  { projectId, clock }: SigningKeysOptions,
  ring: KeyRing,
  token: string,
): Promise<JWTPayload | null> {
  try {
    const key = await ring.find(kidOf(token));
    if (!key) return null;
    // One algorithm per key: a token that names another one is not verified.
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
}

/** Empty for invalid tokens, which is no key's id. */
function kidOf(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    return '';
  }
}

function statesOf(ring: KeyRing, now: number): KeyState[] {
  const signing = new Set([ring.signer('session')?.kid, ring.signer('refresh')?.kid]);
  const stateOf = (key: RingKey): KeyState['state'] => {
    if (key.revokedAt !== null) return 'revoked';
    if (signing.has(key.kid)) return 'signs';
    return key.signsFrom.getTime() > now ? 'next' : 'verifies';
  };
  return ring.all().map((key) => {
    const { publicJwk: _publicJwk, publicKey: _publicKey, ...rest } = key;
    return { ...rest, state: stateOf(key) };
  });
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
  // An RSA signature takes a millisecond and runs in another thread; for the other kind the transfer
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
