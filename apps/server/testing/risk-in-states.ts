import { randomUUID } from 'node:crypto';
import type { TestApp, TestMember } from './test-app.ts';

/** A pending proposal of someone else, and a run that can be undone, by the names of their ids. */
export async function riskInStates(
  { db }: TestApp,
  { tenantId }: TestMember,
): Promise<Record<string, string>> {
  const [proposalId, runId] = [randomUUID(), randomUUID()];
  await db.database.tenant(tenantId, async (tx) => {
    await tx.query(
      `UPDATE weight_change SET state = 'withdrawn', decided_at = now() WHERE tenant_id = $1 AND state = 'pending'`,
      [tenantId],
    );
    await tx.query(
      `INSERT INTO weight_change (tenant_id, proposal_id, weights, reason, state, proposed_at, proposed_by_id,
         proposed_by_name)
       VALUES ($1, $2, '{"data.secret": 9}', 'Test', 'pending', now(), 'somebody', 'Somebody')`,
      [tenantId, proposalId],
    );
    await tx.query(
      `INSERT INTO rescore (tenant_id, run_id, kind, requested_by, requested_name, may_lower_critical, requested_at,
         score_model, weights_rev, detection_ids, state, total, finished_at, updated_at)
       VALUES ($1, $2, 'weights', 'somebody', 'Somebody', true, now(), 2, 0, '{}', 'done', 0, now(), now())`,
      [tenantId, runId],
    );
  });
  return { proposalId, runId };
}

const WEIGHTS = { 'data.secret': 8 };

/** Bodies of the routes of weights and rescoring. What is decided is rejected, so that revision 0 stays. */
export const RISK_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/risk-weights/preview': { weights: WEIGHTS },
  'POST /v1/risk-weights/proposals': { rev: 0, weights: WEIGHTS, reason: 'Test' },
  'POST /v1/risk-weights/proposals/{proposalId}/decision': { decision: 'rejected', reason: 'Test' },
  'POST /v1/rescores': { rev: 0 },
};
