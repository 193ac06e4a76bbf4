import type { policyListRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import type { Handlers } from '../../http/implement.ts';
import { changePolicies } from './life/change-policies.ts';
import {
  readPolicyList,
  readPolicyLists,
  removePolicyList,
  writePolicyList,
} from './policy-lists.ts';

export function policyListHandlers(services: Services): Handlers<typeof policyListRoutes> {
  const { database } = services;
  const change = changePolicies(services);
  return {
    '/v1/policies/lists': {
      GET: ({ caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => ({ items: await readPolicyLists(tx, tenantId) })),
    },
    '/v1/policies/lists/{listId}': {
      GET: ({ params, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => readPolicyList(tx, tenantId, params.listId)),
      PUT: ({ params: { listId }, body, caller }) =>
        change(caller, async (tx, actor) => {
          const mayEnforce = caller.permissions.has('policy:enforce');
          await writePolicyList(tx, { listId, ...body }, { ...actor, mayEnforce });
          return readPolicyList(tx, caller.tenantId, listId);
        }),
      DELETE: ({ params: { listId }, caller }) =>
        change(caller, async (tx, actor) => {
          await removePolicyList(tx, listId, actor);
          return { listId };
        }),
    },
  };
}
