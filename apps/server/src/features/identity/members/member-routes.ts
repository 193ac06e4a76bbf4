import { memberRoutes, type MemberAccess } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import type { ManagedUser } from '../managed-user.ts';
import { openInvitations } from '../invitations/invitation-rows.ts';
import { idpTenantOf } from '../member-rights.ts';
import { AppError } from '../../../platform/app-error.ts';
import { approveReset } from './approve-reset.ts';
import { listResets } from './reset-rows.ts';
import { refuseReset, requestReset } from './reset-requests.ts';

export function memberRouteHandlers(services: Services): BoundRoute[] {
  const { database, identityAdmin, now } = services;
  return implement(memberRoutes, {
    '/v1/members/access': {
      GET: async ({ caller: { tenantId } }) => {
        const idpTenantId = await idpTenantOf(database, tenantId);
        const members = await identityAdmin.loadMembers(idpTenantId).catch((cause: unknown) => {
          throw new AppError('identity.unavailable', { cause });
        });
        const open = await database.snapshot(tenantId, (tx) => openInvitations(tx));
        const items = members.map((member) => {
          const invitation = open.get(member.email.toLowerCase());
          const access = accessOf(member, idpTenantId);
          return invitation === undefined ? access : { ...access, ...asInvited(invitation) };
        });
        return { items: items.toSorted(byName) };
      },
    },
    '/v1/factor-resets': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => listResets(tx, now())),
      }),
      POST: ({ body, caller, audit }) => requestReset(services, { caller, audit }, body),
    },
    '/v1/factor-resets/{resetId}/approve': {
      POST: ({ params: { resetId }, caller, audit }) =>
        approveReset(services, { caller, audit }, resetId),
    },
    '/v1/factor-resets/{resetId}/refuse': {
      POST: ({ params: { resetId }, body: { reason }, caller, audit }) =>
        refuseReset(services, { caller, audit }, { resetId, reason }),
    },
  });
}

/**
 * Until the person accepts, only the inviter's input is shown: the account may belong to another
 * organization, which must not see its name, second factor and last sign-in.
 */
function asInvited({ email, name }: { email: string; name: string }) {
  return {
    name: name || email,
    isActive: true,
    isInvited: true,
    hasAuthenticatorApp: false,
    hasPasskey: false,
    lastSignInAt: null,
  };
}

function accessOf(member: ManagedUser, idpTenantId: string): MemberAccess {
  const { userId, name, email, isActive, isInvited, hasTotp, hasPasskey, lastLoginAt } = member;
  return {
    userId,
    name,
    email,
    roles: member.tenants.find(({ tenantId }) => tenantId === idpTenantId)?.roles ?? [],
    isActive,
    isInvited,
    hasAuthenticatorApp: hasTotp,
    hasPasskey,
    lastSignInAt: lastLoginAt?.toISOString() ?? null,
  };
}

function byName(left: MemberAccess, right: MemberAccess): number {
  return left.name.localeCompare(right.name, 'en') || (left.userId < right.userId ? -1 : 1);
}
