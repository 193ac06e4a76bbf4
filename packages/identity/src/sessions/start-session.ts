import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Client } from '../store/statement.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { openTenants } from '../tokens/session-claims.ts';
import { userResponse } from '../users/user-response.ts';
import { lockUsers, noteLogin, userById } from '../users/user-store.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import { tokenEnded, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { LoginOptions } from './login-options.ts';
import { withRefreshToken } from './presented-token.ts';
import { endFamiliesOfUser, insertFamily } from './refresh-store.ts';

const DAY_MS = 86_400_000;

interface SignIn {
  userId: string;
  /** How the user proved who they are, as the audit names it. */
  method: string;
  /** The same as RFC 8176 values. */
  amr: string[];
  options: LoginOptions;
  /** Asked again while the user is held: false when the proof was withdrawn meanwhile. */
  isProven?: (client: Client) => Promise<boolean>;
}

/**
 * Begins a sign-in for a user who has proved who they are. Every method ends here. With `mfa` or
 * `stepup` the proof is added to those of the presented refresh token, which must be the user's own.
 */
export async function startSession(
  context: IdentityContext,
  call: WireCall,
  signIn: SignIn,
): Promise<WireReply> {
  const now = new Date(context.clock());
  const amr = await provenBy(context, call, signIn);
  return context.revocations.transaction(async (client, revoke) => {
    await lockUsers(client, [signIn.userId]);
    const user = await userById(client, signIn.userId);
    const isProven = (await signIn.isProven?.(client)) ?? true;
    if (!user || user.status === 'disabled' || !isProven) throw invalidCredentials();
    const { tenantId, revokeOtherSessions, customClaims } = signIn.options;
    if (tenantId && !openTenants(user).some((tenant) => tenant.tenantId === tenantId)) {
      throw new WireError(403, WIRE_CODES.invalidArguments, 'You are not a member of this tenant');
    }
    if (revokeOtherSessions) {
      await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    }
    const family = {
      familyId: newId('F', now.getTime()),
      userId: user.userId,
      sid: newId('S', now.getTime()),
      amr,
      selectedTenantId: tenantId ?? null,
      clientClaims: customClaims ?? null,
      expiresAt: new Date(now.getTime() + context.settings.refreshTtlDays * DAY_MS),
    };
    await insertFamily(client, family, now);
    await noteLogin(client, user.userId, now);
    await writeAudit(client, {
      action: 'LoginSucceed',
      occurredAt: now,
      userId: user.userId,
      method: signIn.method,
      device: call.device,
      remoteAddress: call.remoteAddress,
      loginIds: user.loginIds,
      tenantIds: user.tenants.map((tenant) => tenant.tenantId),
      data: tenantId ? { selectedTenant: tenantId } : {},
    });
    const tokens = await issueTokens(context, client, { user, family, parentHash: null });
    const signedIn = { ...user, status: 'enabled' as const, lastLoginAt: now };
    return {
      ...tokens,
      body: {
        ...tokens.body,
        user: userResponse(signedIn),
        firstSeen: user.lastLoginAt === null,
      },
    };
  });
}

/** The proofs of the sign-in, as RFC 8176 values. Throws 401 when there is nothing to add one to. */
async function provenBy(
  context: IdentityContext,
  call: WireCall,
  { userId, amr, options }: SignIn,
): Promise<string[]> {
  if (!options.mfa && !options.stepup) return amr;
  const before = await withRefreshToken(context, call, async ({ user, family }) => ({
    userId: user.userId,
    amr: family.amr,
  }));
  if (before.userId !== userId) throw tokenEnded();
  return [...new Set([...before.amr, ...amr, 'mfa'])];
}

/** One answer for an unknown user, a wrong password and a disabled user. */
export function invalidCredentials(): WireError {
  return new WireError(401, WIRE_CODES.invalidCredentials, 'Invalid sign-in credentials');
}
