import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { IdentityContext } from '../identity-context.ts';
import { insertRefreshToken, type RefreshFamily } from '../sessions/refresh-store.ts';
import type { Queryable } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { refreshCookie, REFRESH_COOKIE } from '../wire/cookies.ts';
import type { WireReply } from '../wire/endpoint.ts';
import { refreshClaims, sessionClaims } from './session-claims.ts';

/** What is stored of a refresh token. */
export function refreshTokenHash(jti: string): Buffer {
  return createHash('sha256').update(jti).digest();
}

/** Issues a session and a refresh token of the family, as the wire answers them. */
export async function issueTokens(
  context: IdentityContext,
  db: Queryable,
  issue: { user: User; family: Omit<RefreshFamily, 'revokedAt'>; parentHash: Buffer | null },
): Promise<WireReply & { body: TokenBody }> {
  const { user, family, parentHash } = issue;
  const nowMs = context.clock();
  const issuedAt = Math.floor(nowMs / 1000);
  const refreshExpiration = Math.floor(family.expiresAt.getTime() / 1000);
  const sessionExpiration = Math.min(
    issuedAt + context.settings.sessionTtlSeconds,
    refreshExpiration,
  );
  const base = { projectId: context.projectId, user, family, issuedAt };
  const claims = sessionClaims({ ...base, expiresAt: sessionExpiration, jti: newJti() });
  const refreshJti = newJti();
  await insertRefreshToken(db, {
    hash: refreshTokenHash(refreshJti),
    familyId: family.familyId,
    parentHash,
    now: new Date(nowMs),
  });
  const refreshJwt = await context.keys.sign(
    refreshClaims({ ...base, expiresAt: refreshExpiration, jti: refreshJti }),
  );
  const isInCookie = context.settings.refreshMode === 'cookie';
  const cookieMaxAge = refreshExpiration - issuedAt;
  return {
    body: {
      sessionJwt: await context.keys.sign(claims),
      refreshJwt: isInCookie ? '' : refreshJwt,
      sessionExpiration,
      cookieExpiration: refreshExpiration,
      cookieMaxAge,
      cookieName: REFRESH_COOKIE,
      cookiePath: '/',
      cookieDomain: '',
      claims,
    },
    cookies: isInCookie ? [refreshCookie(refreshJwt, cookieMaxAge)] : [],
  };
}

/** Times are in seconds, `…Expiration` since 1970. */
export interface TokenBody {
  sessionJwt: string;
  /** Empty in cookie mode. */
  refreshJwt: string;
  sessionExpiration: number;
  /** End of the refresh token, in either mode: the client library needs it for its own cookie. */
  cookieExpiration: number;
  cookieMaxAge: number;
  cookieName: string;
  cookiePath: string;
  cookieDomain: string;
  claims: JWTPayload;
}

function newJti(): string {
  return randomBytes(24).toString('base64url');
}
