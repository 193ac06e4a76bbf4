import type { PolicyHistoryEntry } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Who changes a policy, and when; without an id it is the product itself. */
export interface Actor {
  tenantId: number;
  userId: string | null;
  userName: string | null;
  now: number;
}

/** The product itself, as an actor. */
export function productActor(tenantId: number, now: number): Actor {
  return { tenantId, userId: null, userName: null, now };
}

export interface HistoryNote {
  kind: PolicyHistoryEntry['kind'];
  ruleId?: string | null;
  before?: string | null;
  after?: string | null;
  reason?: string | null;
}

/** Writes down what was done with a policy, in the transaction that does it. */
export async function noteHistory(
  tx: Transaction,
  policyKey: string,
  note: HistoryNote,
  actor: Actor,
): Promise<void> {
  await tx.named(
    'policy_history_insert',
    `INSERT INTO policy_history (tenant_id, policy_key, at, actor_id, actor_name, kind, rule_id, before, after, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      actor.tenantId,
      policyKey,
      new Date(actor.now),
      actor.userId,
      actor.userName,
      note.kind,
      note.ruleId ?? null,
      note.before ?? null,
      note.after ?? null,
      note.reason ?? null,
    ],
  );
}

/** Newest first. */
export async function readHistory(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<PolicyHistoryEntry[]> {
  const rows = await tx.named<{
    at: Date;
    actor_id: string | null;
    actor_name: string | null;
    kind: PolicyHistoryEntry['kind'];
    rule_id: string | null;
    before: string | null;
    after: string | null;
    reason: string | null;
  }>(
    'policy_history',
    `SELECT at, actor_id, actor_name, kind, rule_id, before, after, reason FROM policy_history
     WHERE tenant_id = $1 AND policy_key = $2 ORDER BY seq DESC LIMIT 100`,
    [tenantId, policyKey],
  );
  return rows.map((row) => ({
    at: row.at.toISOString(),
    actor: personOf(row.actor_id, row.actor_name),
    kind: row.kind,
    ruleId: row.rule_id,
    before: row.before,
    after: row.after,
    reason: row.reason,
  }));
}

export function personOf(
  userId: string | null,
  name: string | null,
): { userId: string; name: string } | null {
  return userId === null ? null : { userId, name: name ?? userId };
}
