import { writeAudit } from '../audit/audit-store.ts';
import { decodeJwt, type JWTPayload } from 'jose';
import type { IdentityContext } from '../identity-context.ts';
import type { Client } from '../store/statement.ts';
import { refreshTokenHash } from '../tokens/issue-tokens.ts';
import type { User } from '../users/user.ts';
import { userById } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { tokenEnded, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import {
  endFamily,
  lockFamilyOfToken,
  lockUserOfToken,
  markUsed,
  refreshTokenByHash,
  type RefreshFamily,
  type StoredRefreshToken,
} from './refresh-store.ts';
import { isReuse } from './refresh-reuse.ts';
import type { Revoke } from './session-revocations.ts';

/** A valid refresh token, its sign-in and its user; the sign-in is locked meanwhile. */
interface PresentedToken {
  token: StoredRefreshToken;
  family: RefreshFamily;
  user: User;
}

/** Context of a request with a valid refresh token, all in one transaction. */
export interface SignedInWork extends PresentedToken {
  client: Client;
  revoke: Revoke;
  now: Date;
}

/**
 * Runs `work` for the bearer of a refresh token. Throws 401 without a valid one; a reused one ends its
 * sign-in first.
 */
export async function withRefreshToken<T>(
  context: IdentityContext,
  call: WireCall,
  work: (signedIn: SignedInWork) => Promise<T>,
): Promise<T> {
  const hash = presentedHash(context, call);
  const now = new Date(context.clock());
  const outcome = await context.revocations.transaction(async (client, revoke) => {
    const presented = await admit(context, { client, revoke, hash, now, call });
    // Answered, not thrown: ending the sign-in after reuse must be committed.
    if (presented === null) return null;
    return { result: await work({ ...presented, client, revoke, now }) };
  });
  if (outcome === null) throw tokenEnded();
  return outcome.result;
}

/** Hash of the refresh token that `presentedToken` finds. */
export function presentedHash(
  context: Pick<IdentityContext, 'projectId' | 'clock' | 'keys'>,
  call: WireCall,
): Buffer {
  return presentedToken(context, call).hash;
}

/**
 * The first token that claims to be an unexpired refresh token of this provider with an unrevoked key:
 * its hash, and its claims, which are trusted once the hash is found. Throws 401 if none.
 */
export function presentedToken(
  context: Pick<IdentityContext, 'projectId' | 'clock' | 'keys'>,
  call: WireCall,
): { hash: Buffer; claims: JWTPayload } {
  if (call.refreshTokens.length === 0) {
    throw new WireError(401, WIRE_CODES.missingArguments, 'A refresh token is needed');
  }
  const nowSeconds = context.clock() / 1000;
  for (const token of call.refreshTokens) {
    const claims = claimsOrNull(token);
    const isOurs = claims?.['drn'] === 'DSR' && claims.iss === context.projectId;
    const isAlive = isOurs && (claims.exp ?? 0) > nowSeconds && !context.keys.isKeyRevoked(token);
    if (isAlive) return { hash: refreshTokenHash(token), claims };
  }
  throw tokenEnded();
}

function claimsOrNull(token: string): JWTPayload | null {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

interface Admission {
  client: Client;
  revoke: Revoke;
  hash: Buffer;
  now: Date;
  call: WireCall;
}

async function admit(
  context: IdentityContext,
  { client, revoke, hash, now, call }: Admission,
): Promise<PresentedToken | null> {
  await lockUserOfToken(client, hash);
  const family = await lockFamilyOfToken(client, hash);
  const token = await refreshTokenByHash(client, hash);
  if (!family || !token || family.revokedAt !== null || family.expiresAt <= now) return null;
  if (isReuse(token, now, context.settings.rotationGraceSeconds)) {
    const sid = await endFamily(client, family.familyId, now);
    await revoke(sid === null ? [] : [sid]);
    await writeAudit(client, {
      action: 'UserRefreshFailed',
      occurredAt: now,
      userId: family.userId,
      device: call.device,
      remoteAddress: call.remoteAddress,
      data: { reason: 'refresh token used again' },
    });
    context.log({
      level: 'warn',
      event: 'refresh.reused',
      userId: family.userId,
      requestId: call.requestId,
    });
    return null;
  }
  const user = await userById(client, family.userId);
  if (!user || user.status === 'disabled') return null;
  await markUsed(client, hash, now);
  return { token, family, user };
}
