import { writeAudit } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { holdFamilyOfJwt, setTrustedClaims } from '../sessions/family-of-jwt.ts';
import { endFamily, insertFamily } from '../sessions/refresh-store.ts';
import { signInEnd } from '../sessions/start-session.ts';
import type { Client } from '../store/statement.ts';
import { issueTokens, makeTokens } from '../tokens/issue-tokens.ts';
import { openTenants } from '../tokens/session-claims.ts';
import type { User } from '../users/user.ts';
import { lockUsers, userByEitherId, userById } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { userNotFound } from './change-user.ts';
import { ImpersonateBody, StopBody, UpdateBody } from './jwt-bodies.ts';

/** A user with one of these, anywhere, may impersonate others. */
const IMPERSONATION: ReadonlySet<string> = new Set(['impersonation', 'Impersonate']);

/**
 * Adds claims to a sign-in and answers a session token that has them; tokens of later refreshes have
 * them, too. The given token may be a session or a refresh token.
 */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { jwt, customClaims, refreshDuration } = parseFields(UpdateBody, call.body);
  const now = new Date(context.clock());
  return context.revocations.transaction(async (client) => {
    const { family, user } = await holdFamilyOfJwt(context, client, jwt);
    const asked = refreshDuration ? now.getTime() + refreshDuration * 1000 : Infinity;
    const changed = {
      ...family,
      trustedClaims: { ...family.trustedClaims, ...customClaims },
      expiresAt: new Date(Math.min(family.expiresAt.getTime(), asked)),
    };
    await setTrustedClaims(client, changed);
    await writeAudit(client, {
      action: 'UserModified',
      occurredAt: now,
      userId: user.userId,
      loginIds: user.loginIds,
      tenantIds: tenantIdsOf(user),
      data: { changed: 'claims', names: Object.keys(customClaims ?? {}) },
    });
    const { reply } = await makeTokens(context, { user, family: changed, isForServer: true });
    return { body: { jwt: reply.body.sessionJwt } };
  });
}

/**
 * Returns a refresh token for impersonating the user. Both tokens name the impersonator in the claim
 * `act`. Consent is not recorded here, so requesting it is refused.
 */
async function impersonate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(ImpersonateBody, call.body);
  const now = new Date(context.clock());
  return context.revocations.transaction(async (client) => {
    const [actor, target] = [
      await userByEitherId(client, body.impersonatorId),
      await userByEitherId(client, body.loginId),
    ];
    if (!actor || !target) throw userNotFound();
    await lockUsers(client, [actor.userId, target.userId]);
    requireImpersonator(actor, target);
    if (body.validateConsent) {
      throw new WireError(403, WIRE_CODES.invalidArguments, 'The user has not given consent');
    }
    const jwt = await openFor(context, client, {
      user: target,
      actorId: actor.userId,
      asked: body,
      now,
    });
    await writeAudit(client, {
      action: 'UserImpersonated',
      occurredAt: now,
      userId: target.userId,
      loginIds: target.loginIds,
      tenantIds: tenantIdsOf(target),
      data: { impersonatorId: actor.userId, selectedTenant: body.selectedTenant ?? '' },
    });
    return { body: { jwt } };
  });
}

function requireImpersonator(actor: User, target: User): void {
  if (actor.status === 'disabled' || target.status === 'disabled') {
    throw new WireError(403, WIRE_CODES.invalidArguments, 'The user is disabled');
  }
  const shared = new Set(openTenants(target).map((tenant) => tenant.tenantId));
  const permissions = [
    ...actor.permissions,
    ...openTenants(actor).flatMap((tenant) =>
      shared.has(tenant.tenantId) ? tenant.permissions : [],
    ),
  ];
  if (permissions.some((name) => IMPERSONATION.has(name))) return;
  const text = 'The impersonator needs the permission "impersonation"';
  throw new WireError(403, WIRE_CODES.invalidArguments, text);
}

/** Ends the impersonation and answers a refresh token of the person who acted. */
async function stop(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(StopBody, call.body);
  const now = new Date(context.clock());
  return context.revocations.transaction(async (client, revoke) => {
    const { family, user } = await holdFamilyOfJwt(context, client, body.jwt);
    if (!family.actorId) throw invalid('"jwt" is not of an impersonation');
    const actor = await userById(client, family.actorId);
    if (!actor || actor.status === 'disabled') throw userNotFound();
    const sid = await endFamily(client, family.familyId, now);
    await revoke(sid === null ? [] : [sid]);
    const jwt = await openFor(context, client, { user: actor, actorId: null, asked: body, now });
    await writeAudit(client, {
      action: 'ImpersonationStopped',
      occurredAt: now,
      userId: user.userId,
      loginIds: user.loginIds,
      tenantIds: tenantIdsOf(user),
      data: { impersonatorId: actor.userId },
    });
    return { body: { jwt } };
  });
}

interface Opening {
  user: User;
  actorId: string | null;
  asked: {
    customClaims?: Record<string, unknown> | undefined;
    selectedTenant?: string | undefined;
    refreshDuration?: number | undefined;
  };
  now: Date;
}

/** Begins a sign-in that no one had to prove; returns its refresh token. */
async function openFor(
  context: IdentityContext,
  client: Client,
  { user, actorId, asked, now }: Opening,
): Promise<string> {
  const tenantId = asked.selectedTenant || undefined;
  if (tenantId && !openTenants(user).some((tenant) => tenant.tenantId === tenantId)) {
    throw new WireError(
      403,
      WIRE_CODES.invalidArguments,
      'The user is not a member of this tenant',
    );
  }
  const family = {
    familyId: newId('F', now.getTime()),
    userId: user.userId,
    sid: newId('S', now.getTime()),
    amr: ['mgmt'],
    selectedTenantId: tenantId ?? null,
    clientClaims: null,
    trustedClaims: asked.customClaims ?? null,
    actorId,
    begunAt: now,
    expiresAt: signInEnd(context, user, { tenantId, seconds: asked.refreshDuration, now }),
  };
  await insertFamily(client, family);
  const tokens = await issueTokens(context, client, {
    user,
    family,
    isForServer: true,
    parentHash: null,
  });
  return tokens.body.refreshJwt;
}

function tenantIdsOf(user: User): string[] {
  return user.tenants.map((tenant) => tenant.tenantId);
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/jwt/update', run: update },
  { ...key, path: '/v1/mgmt/impersonate', run: impersonate },
  { ...key, path: '/v1/mgmt/stop/impersonation', run: stop },
];
