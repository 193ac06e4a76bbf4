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
  /** Throws when the master key, the label or a single bit is another one. */
  open(sealed: Buffer, label: string): Buffer;
  /** The same for the same master key and project: it can be known without being stored. */
  managementKey: string;
  isManagementKey(candidate: string): boolean;
  /** Keyed hash of a login id, under a key of its own. */
  loginKey(loginId: string): Buffer;
  /** Keyed hash of what is too short or too well known for a bare one, e.g. a code of six digits. */
  keyedHash(purpose: string, value: string): Buffer;
}

/**
 * Derives a key per purpose from the master key (32 bytes; throws otherwise).
 *
 * @param givenManagementKey in place of the derived one.
 */
export function openKeyVault(
  masterKey: Buffer,
  projectId: string,
  givenManagementKey?: string,
): KeyVault {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new Error('The master key must be 32 bytes');
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', masterKey, projectId, `waybill identity ${purpose}`, 32));
  const sealingKey = derive('private keys');
  const loginKeyKey = derive('login ids');
  const hashingKey = derive('keyed hashes');
  const secret = createHmac('sha256', masterKey).update(`management key ${projectId}`).digest();
  const managementKey = givenManagementKey ?? `K${secret.toString('base64url')}`;
  const expected = digest(loginKeyKey, managementKey);
  return {
    seal(plain, label) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      cipher.setAAD(Buffer.from(label));
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, label) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(label));
      decipher.setAuthTag(tag);
      const ciphertext = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    },
    managementKey,
    // Digests have one length, whatever the candidate: timingSafeEqual needs that.
    isManagementKey: (candidate) => timingSafeEqual(digest(loginKeyKey, candidate), expected),
    loginKey: (loginId) => digest(loginKeyKey, loginId),
    keyedHash: (purpose, value) => digest(hashingKey, JSON.stringify([purpose, value])),
  };
}

function digest(key: Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}
