import type { PolicyContent, PolicyHistoryEntry, PolicyVersionSummary } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { contentHash, storedContent } from '../evaluation/policy-content.ts';
import { contentDiff } from '../exchange/content-diff.ts';
import { noteHistory, personOf, type Actor } from './policy-actor.ts';
import type { PolicyView } from '../policy-view.ts';

/** Turns the draft into a version, which never changes again. @returns its number. */
export async function freezeDraft(
  tx: Transaction,
  view: PolicyView,
  actor: Actor,
): Promise<number> {
  const [row] = await tx.named<{ number: number }>(
    'policy_freeze',
    `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, author_id,
       author_name, backtest_id, created_at)
     SELECT policy.tenant_id, policy.policy_key,
       1 + coalesce((SELECT max(number) FROM policy_version AS version
         WHERE version.tenant_id = $1 AND version.policy_key = $2), 0),
       policy.draft, $3, policy.draft_author_id, policy.draft_author_name,
       (SELECT backtest_id FROM policy_backtest AS test
        WHERE test.tenant_id = $1 AND test.policy_key = $2 AND test.content_hash = $3
          AND test.state = 'done' ORDER BY test.started_at DESC LIMIT 1), $4
     FROM policy WHERE policy.tenant_id = $1 AND policy.policy_key = $2 AND policy.draft IS NOT NULL
     RETURNING number`,
    [actor.tenantId, view.policyKey, contentHash(view.content), new Date(actor.now)],
  );
  if (!row) throw new AppError('policy.step_invalid');
  await tx.named(
    'policy_backtest_of_version',
    `UPDATE policy_backtest SET version = $3
     WHERE tenant_id = $1 AND policy_key = $2 AND content_hash = $4 AND version IS NULL`,
    [actor.tenantId, view.policyKey, row.number, contentHash(view.content)],
  );
  return row.number;
}

/** Replaces the active version, atomically. Its draft is deleted. */
export async function activateVersion(
  tx: Transaction,
  given: {
    policyKey: string;
    version: number;
    kind: Extract<PolicyHistoryEntry['kind'], 'activated' | 'rolled_back'>;
    reason: string | null;
    actor: Actor;
  },
): Promise<void> {
  const { policyKey, version, kind, reason, actor } = given;
  const at = new Date(actor.now);
  const key = [actor.tenantId, policyKey];
  await tx.named(
    'policy_version_retire',
    `UPDATE policy_version SET retired_at = $4
     WHERE tenant_id = $1 AND policy_key = $2 AND number <> $3
       AND activated_at IS NOT NULL AND retired_at IS NULL`,
    [...key, version, at],
  );
  const rows = await tx.named<{ content: PolicyContent }>(
    'policy_version_activate',
    `UPDATE policy_version SET activated_at = $4, retired_at = NULL
     WHERE tenant_id = $1 AND policy_key = $2 AND number = $3 RETURNING content`,
    [...key, version, at],
  );
  const [activated] = rows;
  if (!activated) throw new AppError('resource.not_found');
  const keepsDraft = kind === 'rolled_back';
  const [before] = await tx.named<{ before: number }>(
    'policy_activate',
    `WITH held AS (SELECT active_version FROM policy WHERE tenant_id = $1 AND policy_key = $2)
     UPDATE policy SET active_version = $3, priority = $4, pending = NULL, rev = rev + 1,
       draft = CASE WHEN $8 THEN draft END,
       draft_author_id = CASE WHEN $8 THEN draft_author_id END,
       draft_author_name = CASE WHEN $8 THEN draft_author_name END,
       changed_at = $5, changed_by_id = $6, changed_by_name = $7
     FROM held WHERE tenant_id = $1 AND policy_key = $2 RETURNING held.active_version AS before`,
    [...key, version, activated.content.priority, at, actor.userId, actor.userName, keepsDraft],
  );
  const number = before?.before ?? 0;
  const note = {
    kind,
    before: number === 0 ? null : String(number),
    after: String(version),
    reason,
  };
  await noteHistory(tx, policyKey, note, actor);
}

/** A version with its content, and with the rule of each decision; null: all rules. */
export type VersionWithContent = Omit<PolicyVersionSummary, 'approvals'> & {
  content: PolicyContent;
  approvals: (PolicyVersionSummary['approvals'][number] & { ruleId: string | null })[];
};

/** Newest first. */
export async function readVersions(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<VersionWithContent[]> {
  const rows = await tx.named<{
    number: number;
    content: PolicyContent;
    content_hash: string;
    author_id: string | null;
    author_name: string | null;
    backtest_id: string | null;
    created_at: Date;
    activated_at: Date | null;
    retired_at: Date | null;
    is_active: boolean;
  }>(
    'policy_versions',
    `SELECT number, content, content_hash, author_id, author_name, backtest_id, version.created_at,
       activated_at, version.retired_at, number = active_version AS is_active
     FROM policy_version AS version JOIN policy USING (tenant_id, policy_key)
     WHERE version.tenant_id = $1 AND version.policy_key = $2 ORDER BY number DESC`,
    [tenantId, policyKey],
  );
  const decisions = await readDecisions(tx, tenantId, policyKey);
  return rows.map((row) => ({
    number: row.number,
    content: storedContent(row.content),
    contentHash: row.content_hash,
    author: personOf(row.author_id, row.author_name),
    createdAt: row.created_at.toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    retiredAt: row.retired_at?.toISOString() ?? null,
    isActive: row.is_active,
    backtestId: row.backtest_id,
    approvals: decisions.filter(({ number }) => number === row.number),
  }));
}

/** One version compared with another; default: the previous one. */
export async function readVersion(
  tx: Transaction,
  given: { tenantId: number; policyKey: string; number: number; against: number | undefined },
) {
  const { tenantId, policyKey, number } = given;
  const versions = await readVersions(tx, tenantId, policyKey);
  const found = versions.find((version) => version.number === number);
  const against = given.against ?? number - 1;
  const base = versions.find((version) => version.number === against);
  if (!found || (!base && against !== 0)) throw new AppError('resource.not_found');
  return { ...found, against, changes: contentDiff(base?.content ?? null, found.content) };
}

type Decision = VersionWithContent['approvals'][number] & { number: number };

async function readDecisions(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<Decision[]> {
  const rows = await tx.named<{
    number: number;
    step: string;
    rule_id: string | null;
    decision: Decision['decision'];
    reason: string;
    approver_id: string | null;
    approver_name: string | null;
    at: Date;
  }>(
    'policy_decisions',
    `SELECT number, step, rule_id, decision, reason, approver_id, approver_name, at FROM policy_decision
     WHERE tenant_id = $1 AND policy_key = $2 ORDER BY seq DESC`,
    [tenantId, policyKey],
  );
  return rows.map((row) => ({
    number: row.number,
    approver: personOf(row.approver_id, row.approver_name),
    decision: row.decision,
    to: row.step,
    ruleId: row.rule_id,
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
