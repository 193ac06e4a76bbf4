import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a link or a waiting screen, 256 random bits, and what is stored of it. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: linkHash(token) };
}

export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
