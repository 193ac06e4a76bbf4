import { grantableRoles, invitationRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { inviteTable } from './invite-table.ts';
import { listInvitations } from './invitation-rows.ts';
import { resendInvitation } from './resend-invitation.ts';
import { sendInvitation } from './send-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export function invitationRouteHandlers(services: Services): BoundRoute[] {
  const { database, now } = services;
  return implement(invitationRoutes, {
    '/v1/invitations': {
      GET: async ({ caller: { tenantId, permissions } }) => ({
        items: await database.snapshot(tenantId, (tx) => listInvitations(tx, now())),
        grantableRoles: grantableRoles(
          permissions,
          (await services.accessBooks.of(tenantId)).customRoles,
        ),
      }),
      POST: ({ body, caller, audit }) => sendInvitation(services, { caller, audit }, body),
    },
    '/v1/invitations/bulk': {
      POST: (input) => inviteTable(services, input),
    },
    '/v1/invitations/{invitationId}/resend': {
      POST: ({ params: { invitationId }, caller, audit }) =>
        resendInvitation(services, { caller, audit }, invitationId),
    },
    '/v1/invitations/{invitationId}/withdraw': {
      POST: ({ params: { invitationId }, caller, audit }) =>
        withdrawInvitation(services, { caller, audit }, invitationId),
    },
  });
}
