import { accessRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { adminReview, confirmAdminReview } from './admin-review.ts';
import { decideGrant, endGrant, grantAccess } from './grant-changes.ts';
import { listGrants } from './grant-rows.ts';

export function accessRouteHandlers(services: Services): BoundRoute[] {
  return implement(accessRoutes, {
    '/v1/access-grants': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await services.database.snapshot(tenantId, (tx) => listGrants(tx)),
      }),
      POST: ({ body, caller, audit }) => grantAccess(services, { caller, audit }, body),
    },
    '/v1/access-grants/{grantId}/approve': {
      POST: ({ params: { grantId }, caller, audit }) =>
        decideGrant(services, { caller, audit }, { grantId, isApproved: true }),
    },
    '/v1/access-grants/{grantId}/refuse': {
      POST: ({ params: { grantId }, caller, audit }) =>
        decideGrant(services, { caller, audit }, { grantId, isApproved: false }),
    },
    '/v1/access-grants/{grantId}/end': {
      POST: ({ params: { grantId }, caller, audit }) =>
        endGrant(services, { caller, audit }, grantId),
    },
    '/v1/admin-review': {
      GET: ({ caller: { tenantId } }) => adminReview(services, tenantId),
      POST: ({ body: { keep }, caller, audit }) =>
        confirmAdminReview(services, { caller, audit }, keep),
    },
  });
}
