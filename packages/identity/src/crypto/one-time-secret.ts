import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, as text for addresses and cookies. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Stored form of a secret. A plain hash is enough: no one guesses 256 bits. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
