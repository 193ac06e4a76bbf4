import { directoryRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { ownOrigins } from '../../../platform/console-origins.ts';
import { linkConflict, listConflicts } from './conflicts.ts';
import { denyRoles } from './denied-roles.ts';
import { lockDirectory } from './directory-change.ts';
import { listTokens, revokeToken, rotateToken } from './directory-tokens.ts';
import { groupsWithRoles, requireGroupsHeld, setGroupRoles } from './groups/group-roles.ts';
import { listReleasedWork } from './released-work.ts';
import { roleSources } from './role-sources.ts';
import { SCIM_PREFIX } from './scim/scim-prefix.ts';

export function directoryRouteHandlers(services: Services): BoundRoute[] {
  const { config, database, now } = services;
  return implement(directoryRoutes, {
    '/v1/directory': {
      GET: async ({ caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => ({
          address: `${ownOrigins(config)[0]}${SCIM_PREFIX}`,
          tokens: await listTokens(tx, now()),
          ...(await countDirectory(tx)),
        })),
    },
    '/v1/directory/tokens': {
      POST: async ({ body, caller, audit }) => {
        requireSelf(caller);
        return database.tenant(caller.tenantId, async (tx) => {
          await lockDirectory(tx, caller.tenantId);
          // The secret puts anyone into any group.
          await requireGroupsHeld(tx, caller, null);
          const { directoryTokenId, secret } = await rotateToken(tx, caller, {
            ...body,
            now: now(),
          });
          audit.note({ target: directoryTokenId });
          const tokens = await listTokens(tx, now());
          const token = tokens.find((one) => one.directoryTokenId === directoryTokenId);
          if (!token) throw new Error('The new token is missing');
          return { secret, token };
        });
      },
    },
    '/v1/directory/tokens/{directoryTokenId}': {
      DELETE: async ({ params: { directoryTokenId }, caller: { tenantId } }) => {
        const isRevoked = await database.tenant(tenantId, (tx) =>
          revokeToken(tx, directoryTokenId),
        );
        if (!isRevoked) throw new AppError('resource.not_found');
        return {};
      },
    },
    '/v1/directory/groups': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => groupsWithRoles(tx)),
      }),
    },
    '/v1/directory/groups/{groupId}/roles': {
      PUT: ({ params: { groupId }, body: { roles }, caller }) =>
        setGroupRoles(services, caller, { groupId, roles }),
    },
    '/v1/directory/conflicts': {
      GET: async ({ caller: { tenantId } }) => ({ items: await listConflicts(services, tenantId) }),
    },
    '/v1/directory/conflicts/{resourceId}/link': {
      POST: async ({ params: { resourceId }, caller }) => {
        await linkConflict(services, caller, resourceId);
        return {};
      },
    },
    '/v1/directory/released-work': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => listReleasedWork(tx)),
      }),
    },
    '/v1/members/{memberId}/role-sources': {
      GET: ({ params: { memberId }, caller: { tenantId } }) =>
        roleSources(services, tenantId, memberId),
    },
    '/v1/members/{memberId}/denied-roles': {
      PUT: ({ params: { memberId }, body, caller, audit }) => {
        audit.note({ detail: body.reason });
        return denyRoles(services, caller, { memberId, ...body });
      },
    },
  });
}

async function countDirectory(tx: Transaction) {
  const [row] = await tx.named<{
    people: number;
    deactivated: number;
    conflicts: number;
    groups: number;
    changed_at: Date | null;
  }>(
    'directory_counts',
    `SELECT count(*) FILTER (WHERE is_active)::integer AS people,
       count(*) FILTER (WHERE NOT is_active)::integer AS deactivated,
       count(*) FILTER (WHERE conflict IS NOT NULL)::integer AS conflicts,
       (SELECT count(*)::integer FROM directory_group) AS groups,
       greatest((SELECT max(changed_at) FROM directory_user), (SELECT max(changed_at) FROM directory_group)) AS changed_at
     FROM directory_user WHERE deleted_at IS NULL`,
  );
  return {
    people: row?.people ?? 0,
    deactivated: row?.deactivated ?? 0,
    conflicts: row?.conflicts ?? 0,
    groups: row?.groups ?? 0,
    changedAt: row?.changed_at?.toISOString() ?? null,
  };
}
