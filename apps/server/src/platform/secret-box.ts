import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What a secret belongs to; a sealed secret opens nowhere else. */
export interface SecretPlace {
  tenantId: number;
  /** Id of the integration or stream. */
  ownerId: string;
  fieldId: string;
}

export interface SecretBox {
  seal(place: SecretPlace, text: string): Buffer;
  /** Throws `SecretUnreadable` when it was sealed with another key or for another place. */
  open(place: SecretPlace, sealed: Buffer): string;
}

/** A sealed secret does not open. It says nothing more, because nothing more is safe to say. */
export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable';
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Seals secrets with AES-256-GCM under a key of 32 bytes: version, nonce, tag, ciphertext. */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeBytes(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },
    open(place, sealed) {
      if (sealed[0] !== VERSION || sealed.length < HEAD_BYTES) throw new SecretUnreadable();
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(placeBytes(place))
        .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
      try {
        const body = decipher.update(sealed.subarray(HEAD_BYTES));
        // Whole before it is text: a character may lie across two pieces.
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        throw new SecretUnreadable();
      }
    },
  };
}

function placeBytes({ tenantId, ownerId, fieldId }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([tenantId, ownerId, fieldId]));
}
