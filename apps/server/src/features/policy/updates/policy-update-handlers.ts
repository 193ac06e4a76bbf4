import type { policyUpdateRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { Handlers } from '../../../http/implement.ts';
import { changePolicies } from '../life/change-policies.ts';
import { decideOnUpdates, readUpdates } from './policy-updates.ts';
import { updateEstimates } from './update-estimates.ts';

export function policyUpdateHandlers(services: Services): Handlers<typeof policyUpdateRoutes> {
  const { database, now } = services;
  const change = changePolicies(services);
  const estimate = updateEstimates(database);
  return {
    '/v1/policies/updates': {
      GET: async ({ caller: { tenantId } }) => {
        const { byPolicy, from, isPartial, asOf } = await estimate(tenantId, now());
        const items = await database.snapshot(tenantId, (tx) =>
          readUpdates(tx, tenantId, byPolicy),
        );
        return {
          items,
          from: new Date(from).toISOString(),
          asOf: new Date(asOf).toISOString(),
          isPartial,
        };
      },
      POST: ({ body, caller }) =>
        change(caller, async (tx, actor) => ({
          policyKeys: await decideOnUpdates(tx, body, actor),
        })),
    },
  };
}
