import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const MASTER_KEY_BYTES = 32;

/** Everything that depends on the master key; the key itself leaves no trace elsewhere. */
export interface KeyVault {
  /** AES-256-GCM: nonce, tag and ciphertext in one. `label` is authenticated along with it. */
  seal(plain: Buffer, label: string): Buffer;
  /** Throws when both master keys, the label or a single bit are other ones. */
  open(sealed: Buffer, label: string): Buffer;
  /** The value under the current key; `current` when it is that already; `unreadable` under neither key. */
  resealed(sealed: Buffer, label: string): Buffer | 'current' | 'unreadable';
  /** Derived from the master key and project: known without being stored. */
  managementKey: string;
  isManagementKey(candidate: string): boolean;
  /** Keyed hash of a login id, under its own key. */
  loginKey(loginId: string): Buffer;
  /** Keyed hash of values too short or too well known for a plain one, e.g. a code of six digits. */
  keyedHash(purpose: string, value: string): Buffer;
}

/** Purposes of hashing keys. Their hashes cannot be recomputed, so they outlive the master key. */
export const HASHING_PURPOSES = ['login ids', 'keyed hashes'] as const;
type HashingPurpose = (typeof HASHING_PURPOSES)[number];

/** Keys other than the current master key. */
export interface OlderKeys {
  /** Opens values that are not resealed yet. */
  previous?: Buffer | null;
  /** Keys that hash, from before the first change of the master key. */
  carried?: ReadonlyMap<string, Buffer>;
}

/** The key of a purpose. Throws unless the master key has 32 bytes. */
export function purposeKey(masterKey: Buffer, projectId: string, purpose: string): Buffer {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new Error('The master key must be 32 bytes');
  return Buffer.from(hkdfSync('sha256', masterKey, projectId, `waybill identity ${purpose}`, 32));
}

const SEALING_PURPOSE = 'private keys';

/**
 * Derives a key per purpose from the master key (32 bytes; throws otherwise).
 *
 * @param givenManagementKey instead of the derived one.
 */
export function openKeyVault(
  masterKey: Buffer,
  projectId: string,
  givenManagementKey?: string,
  { previous = null, carried = new Map() }: OlderKeys = {},
): KeyVault {
  const sealingKey = purposeKey(masterKey, projectId, SEALING_PURPOSE);
  const olderKey = previous && purposeKey(previous, projectId, SEALING_PURPOSE);
  const hashingKeyOf = (purpose: HashingPurpose): Buffer =>
    carried.get(purpose) ?? purposeKey(masterKey, projectId, purpose);
  const loginKeyKey = hashingKeyOf('login ids');
  const hashingKey = hashingKeyOf('keyed hashes');
  const secret = createHmac('sha256', masterKey).update(`management key ${projectId}`).digest();
  const managementKey = givenManagementKey ?? `K${secret.toString('base64url')}`;
  const expected = digest(loginKeyKey, managementKey);
  const seal = (plain: Buffer, label: string): Buffer => sealWith(sealingKey, plain, label);
  return {
    seal,
    open(sealed, label) {
      if (olderKey === null) return openWith(sealingKey, sealed, label);
      return openOrNull(sealingKey, sealed, label) ?? openWith(olderKey, sealed, label);
    },
    resealed(sealed, label) {
      if (openOrNull(sealingKey, sealed, label)) return 'current';
      const plain = olderKey && openOrNull(olderKey, sealed, label);
      return plain ? seal(plain, label) : 'unreadable';
    },
    managementKey,
    // Digests have one length, whatever the candidate: timingSafeEqual needs that.
    isManagementKey: (candidate) => timingSafeEqual(digest(loginKeyKey, candidate), expected),
    loginKey: (loginId) => digest(loginKeyKey, loginId),
    keyedHash: (purpose, value) => digest(hashingKey, JSON.stringify([purpose, value])),
  };
}

function sealWith(key: Buffer, plain: Buffer, label: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(label));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

function openWith(key: Buffer, sealed: Buffer, label: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(tag);
  const ciphertext = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

function openOrNull(key: Buffer, sealed: Buffer, label: string): Buffer | null {
  try {
    return openWith(key, sealed, label);
  } catch {
    return null;
  }
}

function digest(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}
