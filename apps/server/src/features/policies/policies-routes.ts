import { policyRoutes } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';

export function policyRouteHandlers({ database }: Services): BoundRoute[] {
  return implement(policyRoutes, {
    '/v1/policies': {
      GET: async ({ caller }) => {
        const rows = await database.snapshot(caller.tenantId, (tx) =>
          tx.query<{ policy_key: string; detections: number; open: number }>(
            `SELECT policy_key, count(*)::integer AS detections,
               count(*) FILTER (WHERE status <> 'closed')::integer AS open
             FROM detection WHERE status <> 'merged' GROUP BY policy_key`,
          ),
        );
        const counts = new Map(rows.map((row) => [row.policy_key, row]));
        const items = BUILTIN_POLICIES.map((policy) => ({
          policyKey: policy.key,
          name: policy.name,
          description: policy.description,
          origin: policy.origin,
          version: policy.version,
          severity: policy.severity,
          detections: counts.get(policy.key)?.detections ?? 0,
          openDetections: counts.get(policy.key)?.open ?? 0,
        }));
        return { items };
      },
    },
  });
}
