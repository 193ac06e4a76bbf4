import { createHash, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { IdentityContext } from '../identity-context.ts';
import { insertRefreshToken, type RefreshFamily } from '../sessions/refresh-store.ts';
import type { Queryable } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { refreshCookie, REFRESH_COOKIE } from '../wire/cookies.ts';
import type { WireReply } from '../wire/endpoint.ts';
import { refreshClaims, sessionClaims, tokenSeconds } from './session-claims.ts';

/**
 * Stored form of a refresh token: a hash of all of it, so that a token with a single changed character
 * is not found. It has 192 random bits, which makes a signature check unnecessary.
 */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface TokenSubject {
  user: User;
  family: Omit<RefreshFamily, 'revokedAt'>;
  /** For another server, which keeps no cookies: the refresh token is in the body then. */
  isForServer?: boolean;
}

/** Issues a session and a refresh token of the family, as the wire answers them. */
export async function issueTokens(
  context: IdentityContext,
  db: Queryable,
  issue: TokenSubject & { parentHash: Buffer | null },
): Promise<TokenReply> {
  const { reply, refreshHash } = await makeTokens(context, issue);
  await insertRefreshToken(db, {
    hash: refreshHash,
    familyId: issue.family.familyId,
    parentHash: issue.parentHash,
    now: new Date(context.clock()),
  });
  return reply;
}

/** The same refresh token with a new id: its claims stay the same as long as the sign-in's `sid`. */
export function renewedRefreshToken(
  { clock, keys }: Pick<IdentityContext, 'clock' | 'keys'>,
  claims: JWTPayload,
): Promise<string> {
  return keys.sign({ ...claims, iat: Math.floor(clock() / 1000), jti: newJti() }, 'refresh');
}

/**
 * Signs unsigned tokens. The tokens are valid once the hash of the refresh token is stored.
 *
 * @param renewed existing refresh token.
 */
export async function makeTokens(
  context: Pick<IdentityContext, 'clock' | 'settings' | 'projectId' | 'keys'>,
  { user, family, isForServer = false }: TokenSubject,
  renewed?: string,
): Promise<{ reply: TokenReply; refreshHash: Buffer }> {
  const issuedAt = Math.floor(context.clock() / 1000);
  const refreshExpiration = Math.floor(family.expiresAt.getTime() / 1000);
  const life = tokenSeconds(user, family.selectedTenantId, {
    session: context.settings.sessionTtlSeconds,
    refresh: refreshExpiration - issuedAt,
  });
  const sessionExpiration = Math.min(issuedAt + life.session, refreshExpiration);
  const base = { projectId: context.projectId, user, family, issuedAt };
  const claims = sessionClaims({ ...base, expiresAt: sessionExpiration, jti: newJti() });
  const [sessionJwt, refreshJwt] = await Promise.all([
    context.keys.sign(claims, 'session'),
    renewed ??
      context.keys.sign(
        refreshClaims({ ...base, expiresAt: refreshExpiration, jti: newJti() }),
        'refresh',
      ),
  ]);
  const isInCookie = context.settings.refreshMode === 'cookie' && !isForServer;
  const cookieMaxAge = refreshExpiration - issuedAt;
  const reply = {
    body: {
      sessionJwt,
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
  return { reply, refreshHash: refreshTokenHash(refreshJwt) };
}

export type TokenReply = WireReply & { body: TokenBody };

/** Times are in seconds, `…Expiration` since 1970. */
interface TokenBody {
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
