import type { FlowEnd } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { applyTrustChange, type TrustChange, type TrustRescore } from './apply-trust-change.ts';

interface FlowRow {
  reviewIds: string[];
  originName: string;
  originKind: FlowEnd['kind'];
  name: string;
  kind: FlowEnd['kind'];
  [column: string]: unknown;
}

/**
 * Applies a decision on a flow to detections, like `applyTrustChange`. The caller holds the tenant's
 * lock.
 *
 * @published
 */
export async function applyFlowDecision(
  tx: Transaction,
  tenantId: number,
  {
    originId,
    destinationId,
    ...by
  }: { originId: string; destinationId: string } & Pick<TrustChange, 'actor' | 'now'>,
): Promise<TrustRescore> {
  const [flow] = await tx.named<FlowRow>(
    'trust_flow_decided',
    `SELECT array(SELECT review_id FROM flow_review
         WHERE tenant_id = $1 AND origin_id = $2 AND destination_id = $3)::text[] AS "reviewIds",
       o.name AS "originName", o.kind AS "originKind", d.name, d.kind
     FROM place o, place d
     WHERE o.tenant_id = $1 AND d.tenant_id = $1 AND $2 IN (o.place_id, o.group_id)
       AND $3 IN (d.place_id, d.group_id) LIMIT 1`,
    [tenantId, originId, destinationId],
  );
  if (!flow) return { rescored: 0 };
  const origin = { kind: flow.originKind, name: flow.originName, place: null };
  const destination = { kind: flow.kind, name: flow.name, place: null };
  return applyTrustChange(tx, tenantId, {
    ...by,
    subjects: [{ kind: 'flow', origin, destination }],
    ruleIds: flow.reviewIds,
  });
}
