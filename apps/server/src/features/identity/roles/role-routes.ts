import { roleRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { changeRole, createRole, deleteRole } from './role-changes.ts';
import { listRoles } from './role-list.ts';

export function roleRouteHandlers(services: Services): BoundRoute[] {
  return implement(roleRoutes, {
    '/v1/roles': {
      GET: async ({ caller }) => ({ items: await listRoles(services, caller) }),
      POST: ({ body, caller, audit }) => createRole(services, { caller, audit }, body),
    },
    '/v1/roles/{roleId}': {
      PATCH: ({ params: { roleId }, body, caller }) =>
        changeRole(services, { caller }, { roleId, ...body }),
      DELETE: async ({ params: { roleId }, caller }) => {
        await deleteRole(services, caller, roleId);
        return {};
      },
    },
  });
}
