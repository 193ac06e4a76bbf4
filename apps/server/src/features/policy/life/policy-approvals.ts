import type { PolicyGuardCode, PolicyTransition } from '@waybill/contract';
import { TRANSITIONS } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import {
  lockPolicy,
  raisePolicyRev,
  type PolicyRow,
  type StoredPending,
} from '../evaluation/policy-rows.ts';
import type { StoredStanding } from '../evaluation/policy-content.ts';
import { noteHistory, type Actor } from './policy-actor.ts';
import { readGuards } from './policy-guards.ts';
import { firstEmergencyEnd, stepOf } from './policy-ladder.ts';
import { perform, refuseUnmet } from './policy-steps.ts';
import { readView } from '../policy-view.ts';

export interface Decision {
  policyKey: string;
  version: number;
  /** Request time of the displayed step, in ISO 8601. */
  requestedAt: string;
  decision: 'approved' | 'rejected';
  reason: string;
}

/**
 * Decides on the step that waits. Throws `resource.not_found`, `policy.approval_invalid`, `resource.conflict`
 * if a different step is pending now, and `policy.guards_unmet` if a requirement is no longer met.
 */
export async function decide(tx: Transaction, asked: Decision, actor: Actor): Promise<void> {
  const { policyKey, version, requestedAt, decision, reason } = asked;
  await raisePolicyRev(tx, actor.tenantId);
  const row = await lockPolicy(tx, actor.tenantId, policyKey);
  const { pending } = row;
  if (!pending || pending.version !== version) throw new AppError('policy.approval_invalid');
  // Otherwise someone could extend the request while the other person is reading.
  if (pending.requestedAt !== requestedAt) throw new AppError('resource.conflict');
  const authorId = await readAuthor(tx, actor.tenantId, asked);
  if (actor.userId === pending.requestedById || actor.userId === authorId) {
    throw new AppError('policy.approval_invalid', {
      detail: 'The author or requester cannot approve this step',
    });
  }
  await noteDecision(tx, { asked, step: pending.to, ruleId: pending.ruleId, actor });
  if (decision === 'approved') await carryOut(tx, { row, pending, reason, actor });
  else await drop(tx, row, actor);
}

async function readAuthor(
  tx: Transaction,
  tenantId: number,
  { policyKey, version }: Decision,
): Promise<string | null> {
  const [row] = await tx.named<{ author_id: string | null }>(
    'policy_version_author',
    `SELECT author_id FROM policy_version WHERE tenant_id = $1 AND policy_key = $2 AND number = $3`,
    [tenantId, policyKey, version],
  );
  return row?.author_id ?? null;
}

async function noteDecision(
  tx: Transaction,
  given: { asked: Decision; step: string; ruleId: string | null; actor: Actor },
): Promise<void> {
  const { asked, step, ruleId, actor } = given;
  await tx.named(
    'policy_decide',
    `INSERT INTO policy_decision (tenant_id, policy_key, number, step, rule_id, decision, reason,
       approver_id, approver_name, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      actor.tenantId,
      asked.policyKey,
      asked.version,
      step,
      ruleId,
      asked.decision,
      asked.reason,
      actor.userId,
      actor.userName,
      new Date(actor.now),
    ],
  );
  const { decision: kind, reason } = asked;
  await noteHistory(tx, asked.policyKey, { kind, ruleId, after: step, reason }, actor);
}

async function carryOut(
  tx: Transaction,
  given: { row: PolicyRow; pending: StoredPending; reason: string; actor: Actor },
): Promise<void> {
  const { row, pending, reason, actor } = given;
  const { policyKey } = row;
  if (await confirmEmergency(tx, row, { pending, actor })) return;
  const view = await readView(tx, actor.tenantId, policyKey);
  const step = stepOf(view, { ruleId: pending.ruleId, to: transitionOf(pending.to) });
  const waivers: readonly PolicyGuardCode[] = pending.waivers;
  const { tenantId, now } = actor;
  // The approver knows the date.
  const guards = await readGuards(tx, { tenantId, view, step, now, zone: 'UTC' });
  refuseUnmet(guards, [...waivers, 'not_before_weekend']);
  await perform(tx, { view, step, reason, actor, version: pending.version });
}

function transitionOf(to: string): PolicyTransition {
  const found = TRANSITIONS.find((transition) => transition === to);
  if (!found) throw new AppError('policy.approval_invalid');
  return found;
}

/**
 * Rules that block through the approved emergency become permanent; those of another one end as
 * planned. @returns whether there were any.
 */
async function confirmEmergency(
  tx: Transaction,
  { policyKey, standings }: PolicyRow,
  { pending, actor }: { pending: StoredPending; actor: Actor },
): Promise<boolean> {
  const isMeant = ({ emergencyUntil, since }: StoredStanding): boolean =>
    emergencyUntil !== null && since === pending.requestedAt;
  if (!Object.values(standings).some(isMeant)) return false;
  const confirmed = Object.fromEntries(
    Object.entries(standings).map(([id, standing]) => [
      id,
      isMeant(standing) ? { ...standing, emergencyUntil: null, pausedFrom: null } : standing,
    ]),
  );
  await tx.named(
    'policy_confirm_emergency',
    `UPDATE policy SET standings = $3, emergency_until = $4, pending = NULL, rev = rev + 1,
       changed_at = $5, changed_by_id = $6, changed_by_name = $7
     WHERE tenant_id = $1 AND policy_key = $2`,
    [
      actor.tenantId,
      policyKey,
      JSON.stringify(confirmed),
      firstEmergencyEnd(confirmed),
      new Date(actor.now),
      actor.userId,
      actor.userName,
    ],
  );
  return true;
}

async function drop(tx: Transaction, { policyKey }: PolicyRow, actor: Actor): Promise<void> {
  await tx.named(
    'policy_drop_pending',
    `UPDATE policy SET pending = NULL, rev = rev + 1, changed_at = $3, changed_by_id = $4,
       changed_by_name = $5
     WHERE tenant_id = $1 AND policy_key = $2`,
    [actor.tenantId, policyKey, new Date(actor.now), actor.userId, actor.userName],
  );
}
