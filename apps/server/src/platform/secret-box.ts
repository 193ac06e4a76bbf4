import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Owner of a secret; a sealed secret opens nowhere else. */
export interface SecretPlace {
  tenantId: number;
  /** Id of the integration or stream. */
  ownerId: string;
  fieldId: string;
}

export interface SecretBox {
  seal(place: SecretPlace, text: string): Buffer;
  sealBytes(place: SecretPlace, bytes: Uint8Array): Buffer;
  /** Throws `SecretUnreadable` if it was sealed with another key or for another place. */
  open(place: SecretPlace, sealed: Buffer): string;
  openBytes(place: SecretPlace, sealed: Buffer): Buffer;
}

/** A sealed secret does not open. No details, because none are safe to give. */
export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable';
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Derives a key of 32 bytes for one purpose. */
export interface KeyFor {
  (purpose: string): Buffer;
  /** The same from the previous master key, while values are still sealed with it. */
  before?: (purpose: string) => Buffer;
}

/** The box of a purpose: seals with the current master key, and also opens with the previous one. */
export function boxFor(keyFor: KeyFor, purpose: string): SecretBox {
  const box = secretBox(keyFor(purpose));
  if (!keyFor.before) return box;
  const older = secretBox(keyFor.before(purpose));
  const openBytes = (place: SecretPlace, sealed: Buffer): Buffer => {
    try {
      return box.openBytes(place, sealed);
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error;
      return older.openBytes(place, sealed);
    }
  };
  return { ...box, openBytes, open: (place, sealed) => openBytes(place, sealed).toString('utf8') };
}

/** Seals secrets with AES-256-GCM under a key of 32 bytes: version, nonce, tag, ciphertext. */
export function secretBox(key: Buffer): SecretBox {
  function sealBytes(place: SecretPlace, bytes: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeBytes(place));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
  }
  function openBytes(place: SecretPlace, sealed: Buffer): Buffer {
    if (sealed[0] !== VERSION || sealed.length < HEAD_BYTES) throw new SecretUnreadable();
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(placeBytes(place))
      .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
    try {
      const body = decipher.update(sealed.subarray(HEAD_BYTES));
      return Buffer.concat([body, decipher.final()]);
    } catch {
      throw new SecretUnreadable();
    }
  }
  return {
    sealBytes,
    openBytes,
    seal: (place, text) => sealBytes(place, Buffer.from(text, 'utf8')),
    open: (place, sealed) => openBytes(place, sealed).toString('utf8'),
  };
}

function placeBytes({ tenantId, ownerId, fieldId }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([tenantId, ownerId, fieldId]));
}
