import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { noteSignInSource } from './sign-in-source.ts';
import { requireNotSsoOnly } from '../sso/sso-enforcement.ts';
import type { Client } from '../store/statement.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { openTenants, tokenSeconds } from '../tokens/session-claims.ts';
import type { User } from '../users/user.ts';
import { userResponse } from '../users/user-response.ts';
import { lockUsers, noteLogin, userById } from '../users/user-store.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import { tokenEnded, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { isCleared } from './credential-gate.ts';
import type { LoginOptions } from './login-options.ts';
import { withRefreshToken } from './presented-token.ts';
import { withProofs } from './proofs.ts';
import { endFamiliesOfUser, insertFamily } from './refresh-store.ts';
import { requireSelf } from './require-own-login-id.ts';
import type { Revoke } from './session-revocations.ts';

const DAY_MS = 86_400_000;

/** A proof of who someone is, ready to become a sign-in. */
export interface SignIn {
  userId: string;
  /** How the user proved who they are, as the audit names it. */
  method: string;
  /** The same as RFC 8176 values. */
  amr: string[];
  options: LoginOptions;
  /** Where the holder of the management key asks: claims of theirs, and seconds of the sign-in's life. */
  trusted?: {
    claims: Record<string, unknown> | null;
    refreshSeconds?: number | undefined;
    /** The holder only made the link that a browser has opened. */
    isForBrowser?: boolean | undefined;
  };
  /** More for the audit, e.g. which provider vouched for the user. Never a secret. */
  data?: Record<string, unknown>;
  /**
   * Checked again while the user is locked: false if the proof was revoked meanwhile. A one-time proof
   * is used up here, so that it is not lost when the sign-in fails.
   */
  isProven?: (client: Client, revoke: Revoke) => Promise<boolean>;
}

/**
 * Starts a sign-in for an authenticated user. Every method ends here. With `mfa` or `stepup` the proof
 * is added to those of the presented refresh token, which must be the user's own.
 */
export async function startSession(
  context: IdentityContext,
  call: WireCall,
  signIn: SignIn,
): Promise<WireReply> {
  const now = new Date(context.clock());
  const amr = await provenBy(context, call, signIn);
  return context.revocations.transaction(async (client, revoke) => {
    const user = await admit(client, revoke, signIn);
    const { tenantId, revokeOtherSessions, customClaims } = signIn.options;
    // For users with an authenticator app, the sign-in with its code ends the others.
    if (revokeOtherSessions && isCleared(user, amr)) {
      await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    }
    const family = {
      familyId: newId('F', now.getTime()),
      userId: user.userId,
      sid: newId('S', now.getTime()),
      amr,
      selectedTenantId: tenantId ?? null,
      clientClaims: customClaims ?? null,
      trustedClaims: signIn.trusted?.claims ?? null,
      begunAt: now,
      expiresAt: signInEnd(context, user, {
        tenantId,
        seconds: signIn.trusted?.refreshSeconds,
        now,
      }),
    };
    const { device, remoteAddress } = call;
    await insertFamily(client, { ...family, device, remoteAddress });
    await noteLogin(client, user.userId, now);
    const kept = await noteSignInSource(context, client, { call, signIn, user, amr, now });
    await writeAudit(client, {
      action: 'LoginSucceed',
      occurredAt: now,
      userId: user.userId,
      method: signIn.method,
      device: call.device,
      remoteAddress: call.remoteAddress,
      loginIds: user.loginIds,
      tenantIds: user.tenants.map((tenant) => tenant.tenantId),
      data: { ...signIn.data, ...(tenantId ? { selectedTenant: tenantId } : {}) },
    });
    const isForServer = signIn.trusted !== undefined && !signIn.trusted.isForBrowser;
    const tokens = await issueTokens(context, client, {
      user,
      family,
      isForServer,
      parentHash: null,
    });
    const signedIn = { ...user, status: 'enabled' as const, lastLoginAt: now };
    return {
      ...tokens,
      cookies: [...(tokens.cookies ?? []), ...kept.cookies],
      body: {
        ...tokens.body,
        ...kept.body,
        user: userResponse(signedIn),
        firstSeen: user.lastLoginAt === null,
      },
    };
  });
}

/** The user, locked; throws if they may not sign in, or not with this method or to this tenant. */
async function admit(client: Client, revoke: Revoke, signIn: SignIn): Promise<User> {
  await lockUsers(client, [signIn.userId]);
  const isProven = (await signIn.isProven?.(client, revoke)) ?? true;
  const user = await userById(client, signIn.userId);
  if (!user || user.status === 'disabled' || !isProven) throw invalidCredentials();
  const { tenantId } = signIn.options;
  if (tenantId && !openTenants(user).some((tenant) => tenant.tenantId === tenantId)) {
    throw new WireError(403, WIRE_CODES.invalidArguments, 'You are not a member of this tenant');
  }
  if (needsOwnProvider(signIn)) await requireNotSsoOnly(client, user);
  return user;
}

/** A tenant may require its own provider for everyone who starts a sign-in. */
function needsOwnProvider({ method, options, trusted }: SignIn): boolean {
  return method !== 'sso' && !options.mfa && !options.stepup && trusted === undefined;
}

/** The provider's life of a sign-in, or a shorter one of the tenant or of who asks. */
export function signInEnd(
  context: Pick<IdentityContext, 'settings'>,
  user: User,
  asked: { tenantId: string | undefined; seconds: number | undefined; now: Date },
): Date {
  const { sessionTtlSeconds, refreshTtlDays } = context.settings;
  const provider = { session: sessionTtlSeconds, refresh: (refreshTtlDays * DAY_MS) / 1000 };
  const { refresh } = tokenSeconds(user, asked.tenantId ?? null, provider);
  return new Date(asked.now.getTime() + Math.min(refresh, asked.seconds || refresh) * 1000);
}

/**
 * The proofs of the sign-in, as RFC 8176 values. Throws 401 if there is none to add to, 403 during
 * impersonation.
 */
async function provenBy(
  context: IdentityContext,
  call: WireCall,
  { userId, amr, options }: SignIn,
): Promise<string[]> {
  if (!options.mfa && !options.stepup) return amr;
  const before = await withRefreshToken(context, call, async ({ family }) => family);
  if (before.userId !== userId) throw tokenEnded();
  requireSelf(before);
  return withProofs(before.amr, amr);
}

/** One answer for an unknown user, a wrong password and a disabled user. Client suites compare the text. */
export function invalidCredentials(): WireError {
  return new WireError(401, WIRE_CODES.invalidCredentials, 'Invalid signin credentials');
}
