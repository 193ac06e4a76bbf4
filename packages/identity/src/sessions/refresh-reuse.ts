import type { StoredRefreshToken } from './refresh-store.ts';

/**
 * Whether a token is presented that only a copy of it can still be. A token that was rotated stays
 * good while none of its children was presented (their answer may have been lost), and for the grace
 * after the rotation (two tabs send the same token at the same moment).
 */
export function isReuse(
  token: Pick<StoredRefreshToken, 'rotatedAt' | 'supersededAt' | 'isAnyChildUsed'>,
  now: Date,
  graceSeconds: number,
): boolean {
  if (token.supersededAt !== null) return true;
  if (token.rotatedAt === null || !token.isAnyChildUsed) return false;
  return !isInGrace(token.rotatedAt, now, graceSeconds);
}

export function isInGrace(rotatedAt: Date, now: Date, graceSeconds: number): boolean {
  return now.getTime() - rotatedAt.getTime() <= graceSeconds * 1000;
}
