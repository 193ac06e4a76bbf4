import { newSecret, secretHash } from '../crypto/one-time-secret.ts';

/** A secret for a link or a waiting screen, 256 random bits, and its stored form. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = newSecret();
  return { token, hash: secretHash(token) };
}
