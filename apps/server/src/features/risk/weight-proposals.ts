import { randomUUID } from 'node:crypto';
import type { RiskProposal, RiskWeight } from '@waybill/contract';
import {
  changedWeights,
  NAMED_WEIGHTS,
  SEVERITY_MODEL,
  weightFaults,
  type WeightOverrides,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';

/** Displayed decided proposals. */
const MOST_SHOWN = 20;

export type Actor = Pick<SessionCaller, 'tenantId' | 'userId' | 'userName'> & { now: number };

interface Row {
  proposal_id: string;
  weights: Record<string, number>;
  reason: string;
  state: RiskProposal['state'];
  proposed_at: Date;
  proposed_by_id: string;
  proposed_by_name: string;
  decided_at: Date | null;
  decided_by_id: string | null;
  decided_by_name: string | null;
  decision_reason: string | null;
  rev: number | null;
  [column: string]: unknown;
}

/** Active weights with their ranges, the pending proposal and the decided ones. */
export async function riskWeights(tx: Transaction, tenantId: number) {
  const rows = await tx.named<Row>(
    'weight_changes',
    `(SELECT * FROM weight_change WHERE tenant_id = $1 AND state = 'pending')
     UNION ALL (SELECT * FROM weight_change WHERE tenant_id = $1 AND rev IS NOT NULL ORDER BY rev DESC LIMIT 1)
     UNION ALL (SELECT * FROM weight_change WHERE tenant_id = $1 AND state <> 'pending'
       ORDER BY decided_at DESC, proposal_id LIMIT ${MOST_SHOWN})`,
    [tenantId],
  );
  const pending = rows.find(({ state }) => state === 'pending');
  const inUse = rows.find(({ rev }) => rev !== null);
  const history = rows.slice((pending ? 1 : 0) + (inUse ? 1 : 0));
  return {
    model: SEVERITY_MODEL,
    rev: inUse?.rev ?? 0,
    weights: NAMED_WEIGHTS.map(({ key, ...range }): RiskWeight => ({
      ...range,
      key,
      group: groupOf(key),
      value: inUse?.weights[key] ?? range.default,
    })),
    pending: pending ? proposalOf(pending) : null,
    history: history.map(proposalOf),
  };
}

function groupOf(key: RiskWeight['key']): RiskWeight['group'] {
  const [group] = key.split('.');
  switch (group) {
    case 'destination':
    case 'scale':
    case 'person':
    case 'evidence':
    case 'outcome':
      return group;
    default:
      return 'data';
  }
}

function proposalOf(row: Row): RiskProposal {
  const { decided_by_id: decider } = row;
  return {
    proposalId: row.proposal_id,
    weights: row.weights,
    reason: row.reason,
    state: row.state,
    proposedAt: row.proposed_at.toISOString(),
    proposedBy: { userId: row.proposed_by_id, name: row.proposed_by_name },
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: decider === null ? null : { userId: decider, name: row.decided_by_name ?? decider },
    decisionReason: row.decision_reason,
    rev: row.rev,
  };
}

/** Throws `request.invalid`, naming each weight that does not exist or is out of range. */
export function checkedWeights(weights: WeightOverrides): Record<string, number> {
  const errors = weightFaults(weights).map(({ key, message }) => ({
    path: `weights.${key}`,
    message,
  }));
  if (errors.length > 0) throw new AppError('request.invalid', { errors });
  return changedWeights(weights);
}

/**
 * A proposal replaces a pending one, which is withdrawn. Throws `request.invalid`, and
 * `resource.conflict` if the active revision changed.
 */
export async function propose(
  tx: Transaction,
  actor: Actor,
  wanted: { rev: number; weights: WeightOverrides; reason: string },
): Promise<RiskProposal> {
  const weights = checkedWeights(wanted.weights);
  await lockTenant(tx, actor.tenantId);
  if ((await revisionInUse(tx, actor.tenantId)) !== wanted.rev) {
    throw new AppError('resource.conflict');
  }
  await tx.named(
    'weight_proposal_replace',
    `UPDATE weight_change SET state = 'withdrawn', decided_at = $2, decided_by_id = $3, decided_by_name = $4
     WHERE tenant_id = $1 AND state = 'pending'`,
    [actor.tenantId, new Date(actor.now), actor.userId, actor.userName],
  );
  const [row] = await tx.named<Row>(
    'weight_propose',
    `INSERT INTO weight_change (tenant_id, proposal_id, weights, reason, state, proposed_at, proposed_by_id,
       proposed_by_name)
     VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7) RETURNING *`,
    [
      actor.tenantId,
      randomUUID(),
      JSON.stringify(weights),
      wanted.reason,
      new Date(actor.now),
      actor.userId,
      actor.userName,
    ],
  );
  if (!row) throw new Error('A proposal that was stored is answered with');
  return proposalOf(row);
}

/** Revision of the current weights; 0: the defaults. */
export async function revisionInUse(tx: Transaction, tenantId: number): Promise<number> {
  const [row] = await tx.named<{ rev: number | null }>(
    'weight_revision',
    'SELECT max(rev) AS rev FROM weight_change WHERE tenant_id = $1',
    [tenantId],
  );
  return row?.rev ?? 0;
}

/**
 * Decides on another person's proposal, or withdraws the caller's own. Approved weights apply from the
 * next write on: the tenant's lock is taken, as the writer takes it. Throws `resource.not_found` and
 * `risk.approval_invalid`.
 */
export async function decide(
  tx: Transaction,
  actor: Actor,
  asked: {
    proposalId: string;
    decision: 'approved' | 'rejected' | 'withdrawn';
    reason: string;
  },
): Promise<RiskProposal> {
  await lockTenant(tx, actor.tenantId);
  const { decision } = asked;
  const proposal = await lockProposal(tx, actor.tenantId, asked.proposalId);
  const isOwn = proposal.proposed_by_id === actor.userId;
  if (proposal.state !== 'pending' || isOwn !== (decision === 'withdrawn')) {
    throw new AppError('risk.approval_invalid');
  }
  const isApproved = decision === 'approved';
  const rev = isApproved ? (await revisionInUse(tx, actor.tenantId)) + 1 : null;
  return end(tx, actor, { ...asked, state: decision, rev });
}

async function lockProposal(tx: Transaction, tenantId: number, proposalId: string): Promise<Row> {
  const [row] = await tx.named<Row>(
    'weight_proposal_lock',
    'SELECT * FROM weight_change WHERE tenant_id = $1 AND proposal_id = $2 FOR UPDATE',
    [tenantId, proposalId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

async function end(
  tx: Transaction,
  actor: Actor,
  ended: {
    proposalId: string;
    state: RiskProposal['state'];
    reason: string;
    rev: number | null;
  },
): Promise<RiskProposal> {
  const [row] = await tx.named<Row>(
    'weight_proposal_end',
    `UPDATE weight_change SET state = $3, decided_at = $4, decided_by_id = $5, decided_by_name = $6,
       decision_reason = $7, rev = $8
     WHERE tenant_id = $1 AND proposal_id = $2 RETURNING *`,
    [
      actor.tenantId,
      ended.proposalId,
      ended.state,
      new Date(actor.now),
      actor.userId,
      actor.userName,
      ended.reason === '' ? null : ended.reason,
      ended.rev,
    ],
  );
  if (!row) throw new AppError('resource.not_found');
  return proposalOf(row);
}
