import { memberRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { approveReset } from './approve-reset.ts';
import { changeRoles, removeMember } from './change-roles.ts';
import { listMemberAccess } from './list-member-access.ts';
import { endMemberSession, memberSessions } from './member-sessions.ts';
import { listResets } from './reset-rows.ts';
import { refuseReset, requestReset } from './reset-requests.ts';
import { reactivateMember, suspendMember } from './suspend-member.ts';

export function memberRouteHandlers(services: Services): BoundRoute[] {
  const { database, now } = services;
  return implement(memberRoutes, {
    '/v1/members/access': {
      GET: async ({ caller }) => ({ items: await listMemberAccess(services, caller) }),
    },
    '/v1/members/{memberId}/roles': {
      PUT: async ({ params: { memberId }, body, caller, audit }) => {
        await changeRoles(services, { caller, audit }, { memberId, ...body });
        return {};
      },
    },
    '/v1/members/{memberId}/suspend': {
      POST: async ({ params: { memberId }, body: { reason }, caller, audit }) => {
        await suspendMember(services, { caller, audit }, { memberId, reason });
        return {};
      },
    },
    '/v1/members/{memberId}/reactivate': {
      POST: async ({ params: { memberId }, caller }) => {
        await reactivateMember(services, { caller }, memberId);
        return {};
      },
    },
    '/v1/members/{memberId}': {
      DELETE: async ({ params: { memberId }, caller, audit }) => {
        await removeMember(services, { caller, audit }, memberId);
        return {};
      },
    },
    '/v1/members/{memberId}/sessions': {
      GET: async ({ params: { memberId }, caller }) => ({
        items: await memberSessions(services, { caller }, memberId),
      }),
    },
    '/v1/members/{memberId}/sessions/{memberSessionId}': {
      DELETE: async ({ params: { memberId, memberSessionId }, caller, audit }) => {
        const asked = { memberId, sessionId: memberSessionId };
        await endMemberSession(services, { caller, audit }, asked);
        return {};
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
