import { profileRoutes, type ProfileSession } from '@waybill/contract';
import type { OwnSession } from '@waybill/identity';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { ownUser, ownUserForFactors } from './own-user.ts';
import {
  deleteRecoveryCodes,
  RECOVERY_KEY,
  recoveryCodesLeft,
  replaceRecoveryCodes,
} from './profile-read-model.ts';
import { requireRecentSignIn } from '../../../http/session/require-recent-sign-in.ts';

/**
 * The signed-in person’s own: every action names the user of the session, and no other can be named.
 */
export function profileRouteHandlers(services: Services): BoundRoute[] {
  const { database, identity, identityFactors, standings } = services;
  const key = services.keyFor(RECOVERY_KEY);
  return implement(profileRoutes, {
    '/v1/profile': { GET: ({ caller }) => readProfile(services, caller) },
    '/v1/profile/sessions': {
      GET: async ({ caller }) => {
        const sessions = await identity.sessions?.list(caller.userId);
        return { items: sessions?.map((session) => sessionOf(session, caller)) ?? null };
      },
    },
    '/v1/profile/sessions/{sessionId}': {
      DELETE: async ({ params, caller, audit }) => {
        await ownUserForFactors(services, caller);
        await requireRecentSignIn(services, caller);
        const sessions = await identity.sessions?.list(caller.userId);
        if (!sessions?.some(({ sessionId }) => sessionId === params.sessionId)) {
          throw new AppError('resource.not_found');
        }
        await audit.write();
        const isEnded = await identity.sessions?.end(caller.userId, params.sessionId);
        if (!isEnded) throw new AppError('resource.not_found');
        return {};
      },
    },
    '/v1/profile/passkeys/{passkeyId}': {
      DELETE: async ({ params, caller, audit }) => {
        const { loginId } = await ownUserForFactors(services, caller);
        await requireRecentSignIn(services, caller);
        const passkeys = await identityFactors.passkeys(loginId);
        if (!passkeys.some(({ passkeyId }) => passkeyId === params.passkeyId)) {
          throw new AppError('resource.not_found');
        }
        await audit.write();
        await identityFactors.removePasskey(loginId, params.passkeyId);
        return {};
      },
    },
    '/v1/profile/totp': {
      DELETE: async ({ caller, audit }) => {
        const { loginId } = await ownUserForFactors(services, caller);
        await requireRecentSignIn(services, caller);
        await audit.write();
        await identityFactors.removeTotp(loginId);
        standings.forget(caller.userId);
        await database.tenant(caller.tenantId, (tx) => deleteRecoveryCodes(tx, caller.userId));
        return {};
      },
    },
    '/v1/profile/recovery-codes': {
      POST: async ({ caller }) => {
        const { hasTotp } = await ownUserForFactors(services, caller);
        // Created without an app, they would apply to one that someone sets up later.
        if (!hasTotp) throw new AppError('request.invalid', { detail: 'Set up the app first' });
        const codes = await database.tenant(caller.tenantId, (tx) =>
          replaceRecoveryCodes(tx, caller, key),
        );
        return { codes };
      },
    },
  });
}

async function readProfile(services: Services, { tenantId, userId }: SessionCaller) {
  const { database, identityAdmin, identityFactors } = services;
  const user = await ownUser(identityAdmin, userId);
  const [passkeys, codesLeft] = await Promise.all([
    identityFactors.passkeys(user.loginId),
    database.tenant(tenantId, (tx) => recoveryCodesLeft(tx, userId)),
  ]);
  return {
    userId,
    name: user.name,
    email: user.email,
    phone: user.phone,
    loginIds: user.loginIds,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    hasPassword: user.hasPassword,
    hasTotp: user.hasTotp,
    passkeys: passkeys.map((passkey) => ({
      passkeyId: passkey.passkeyId,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: codesLeft,
  };
}

function sessionOf(session: OwnSession, caller: SessionCaller): ProfileSession {
  return {
    sessionId: session.sessionId,
    isCurrent: session.sid === caller.sid,
    methods: session.amr,
    device: session.device,
    address: session.remoteAddress,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
