import type { StoredRefreshToken } from './refresh-store.ts';

/**
 * Whether a presented token can only be a copy. A rotated token stays valid while none of its children
 * was presented (their response may have been lost), and for the grace period after the rotation (two
 * tabs send the same token simultaneously).
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
