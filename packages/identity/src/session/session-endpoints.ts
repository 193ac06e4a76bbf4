import { z } from 'zod';
import { writeAudit, type AuditAction } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { passCredentialGate } from '../sessions/credential-gate.ts';
import { withRefreshToken, type SignedInWork } from '../sessions/presented-token.ts';
import { endFamiliesOfUser, endFamily, selectTenant } from '../sessions/refresh-store.ts';
import { rotateQuickly } from '../sessions/rotate-quickly.ts';
import { rotate } from '../sessions/rotate.ts';
import { openTenants } from '../tokens/session-claims.ts';
import { voidOutstanding } from '../users/void-outstanding.ts';
import { expiredCookies } from '../wire/cookies.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** Token fields of a sign-out: clients read the same fields as of a sign-in. */
const NO_TOKENS = {
  sessionJwt: '',
  refreshJwt: '',
  cookieDomain: '',
  cookiePath: '/',
  cookieMaxAge: 0,
  cookieExpiration: 0,
};

async function audit(call: WireCall, work: SignedInWork, action: AuditAction): Promise<void> {
  await writeAudit(work.client, {
    action,
    occurredAt: work.now,
    userId: work.user.userId,
    device: call.device,
    remoteAddress: call.remoteAddress,
    loginIds: work.user.loginIds,
    tenantIds: work.user.tenants.map((tenant) => tenant.tenantId),
  });
}

async function refresh(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const quick = await rotateQuickly(context, call);
  if (quick) return quick;
  return withRefreshToken(context, call, async (work) => {
    await audit(call, work, 'UserRefresh');
    return rotate(context, work);
  });
}

/** Like `refresh`, but without an error if there is no sign-in: the client calls it on every start. */
async function tryRefresh(context: IdentityContext, call: WireCall): Promise<WireReply> {
  try {
    return await refresh(context, call);
  } catch (error) {
    if (error instanceof WireError && error.status === 401) return { body: {} };
    throw error;
  }
}

const TenantSelection = z.object({ tenant: requiredText('tenant') });

async function switchTenant(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenant } = parseFields(TenantSelection, call.body);
  return withRefreshToken(context, call, async (work) => {
    const isMember = openTenants(work.user).some(({ tenantId }) => tenantId === tenant);
    if (!isMember) {
      throw new WireError(403, WIRE_CODES.invalidArguments, 'You are not a member of this tenant');
    }
    await selectTenant(work.client, work.family.familyId, tenant);
    await audit(call, work, 'UserSelectedTenant');
    return rotate(context, { ...work, family: { ...work.family, selectedTenantId: tenant } });
  });
}

/** Cookies are also cleared for an invalid token: the user wants to be signed out. */
async function signOut(
  context: IdentityContext,
  call: WireCall,
  end: (work: SignedInWork) => Promise<void>,
): Promise<WireReply> {
  try {
    await withRefreshToken(context, call, end);
  } catch (error) {
    // After a refusal, an impersonator stays signed in.
    if (!(error instanceof WireError) || error.status !== 401) throw error;
    throw new WireError(error.status, error.code, error.message, { cookies: expiredCookies() });
  }
  return { body: NO_TOKENS, cookies: expiredCookies() };
}

function logout(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return signOut(context, call, async (work) => {
    const sid = await endFamily(work.client, work.family.familyId, work.now);
    await work.revoke(sid === null ? [] : [sid]);
    await audit(call, work, 'UserLogout');
  });
}

function logoutAll(context: IdentityContext, call: WireCall): Promise<WireReply> {
  return signOut(context, call, async (work) => {
    const { client, user, family, now, revoke } = work;
    passCredentialGate({ user, family });
    await revoke(await endFamiliesOfUser(client, user.userId, null, now));
    await voidOutstanding(client, user.userId);
    await audit(call, work, 'UserLogoutAll');
  });
}

export const endpoints: EndpointGroup = [
  {
    method: 'POST',
    effect: 'own-sign-in',
    path: '/v1/auth/refresh',
    access: 'project',
    run: refresh,
  },
  {
    method: 'POST',
    effect: 'own-sign-in',
    path: '/v1/auth/try-refresh',
    access: 'project',
    run: tryRefresh,
  },
  {
    method: 'POST',
    effect: 'own-sign-in',
    path: '/v1/auth/tenant/select',
    access: 'project',
    run: switchTenant,
  },
  {
    method: 'POST',
    effect: 'own-sign-in',
    path: '/v1/auth/logout',
    access: 'project',
    run: logout,
  },
  {
    method: 'POST',
    effect: 'change',
    path: '/v1/auth/logoutall',
    access: 'project',
    run: logoutAll,
  },
];
