import type { PendingStep, PolicyContent, PolicyGuardCode } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import type { Standings } from './policy-content.ts';
import { readableDraft } from './readable-draft.ts';

/** A stored policy of the tenant. */
export interface PolicyRow {
  policyKey: string;
  rev: number;
  priority: number;
  draft: PolicyContent | null;
  draftAuthorId: string | null;
  draftAuthorName: string | null;
  activeVersion: number;
  standings: Standings;
  pending: StoredPending | null;
  retiredAt: Date | null;
  changedAt: Date;
  changedById: string | null;
  changedByName: string | null;
  /** The version in use; null before the first. */
  active: PolicyContent | null;
  activeHash: string | null;
  activeAuthorId: string | null;
}

/** The pending step, with its requester. */
export interface StoredPending extends Pick<
  PendingStep,
  'version' | 'ruleId' | 'to' | 'reason' | 'requestedAt'
> {
  waivers: readonly PolicyGuardCode[];
  requestedById: string;
  requestedByName: string;
}

const POLICY = `SELECT policy.policy_key AS "policyKey", rev, priority, draft,
    draft_author_id AS "draftAuthorId", draft_author_name AS "draftAuthorName",
    active_version AS "activeVersion", standings, pending, policy.retired_at AS "retiredAt",
    changed_at AS "changedAt", changed_by_id AS "changedById", changed_by_name AS "changedByName",
    version.content AS active, version.content_hash AS "activeHash",
    version.author_id AS "activeAuthorId"
  FROM policy LEFT JOIN policy_version AS version
    ON version.tenant_id = policy.tenant_id AND version.policy_key = policy.policy_key
      AND version.number = policy.active_version
  WHERE policy.tenant_id = $1`;

type Row = PolicyRow & Record<string, unknown>;

/** All that are not retired, in evaluation order. */
export async function readPolicies(tx: Transaction, tenantId: number): Promise<PolicyRow[]> {
  const rows = await tx.named<Row>(
    'policies',
    `${POLICY} AND policy.retired_at IS NULL ORDER BY priority, policy.policy_key`,
    [tenantId],
  );
  return rows.map(readableRow);
}

/** One policy, retired or not; undefined if none. */
export async function readPolicy(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<PolicyRow | undefined> {
  const [row] = await tx.named<Row>('policy', `${POLICY} AND policy.policy_key = $2`, [
    tenantId,
    policyKey,
  ]);
  return row && readableRow(row);
}

function readableRow(row: PolicyRow): PolicyRow {
  return row.draft === null ? row : { ...row, draft: readableDraft(row.draft) };
}

/** A policy, held until the end of the transaction. Throws `resource.not_found`. */
export async function lockPolicy(
  tx: Transaction,
  tenantId: number,
  policyKey: string,
): Promise<PolicyRow> {
  await tx.named(
    'policy_lock',
    'SELECT FROM policy WHERE tenant_id = $1 AND policy_key = $2 FOR UPDATE',
    [tenantId, policyKey],
  );
  const row = await readPolicy(tx, tenantId, policyKey);
  if (!row || row.retiredAt !== null) throw new AppError('resource.not_found');
  return row;
}

/** Like `lockPolicy`, at the expected revision. Throws `resource.conflict` at another. */
export async function lockPolicyAt(
  tx: Transaction,
  at: { tenantId: number; policyKey: string; rev: number },
): Promise<PolicyRow> {
  const row = await lockPolicy(tx, at.tenantId, at.policyKey);
  if (row.rev !== at.rev) throw new AppError('resource.conflict');
  return row;
}

/** The tenant's changes to a built-in policy. */
export interface SwitchRow {
  policyKey: string;
  mode: 'simulate' | 'alert' | 'paused';
  exceptions: PolicyContent['rules'][number]['exceptions'];
  priority: number;
  rev: number;
  changedAt: Date;
  changedById: string | null;
  changedByName: string | null;
}

export async function readSwitches(
  tx: Transaction,
  tenantId: number,
): Promise<Map<string, SwitchRow>> {
  const rows = await tx.named<SwitchRow & Record<string, unknown>>(
    'policy_switches',
    `SELECT policy_key AS "policyKey", mode, exceptions, priority, rev, changed_at AS "changedAt",
       changed_by_id AS "changedById", changed_by_name AS "changedByName"
     FROM policy_switch WHERE tenant_id = $1`,
    [tenantId],
  );
  return new Map(rows.map((row) => [row.policyKey, row]));
}

/**
 * Activates a change: every evaluating process reloads. It comes first in a transaction, so that the
 * later of two concurrent changes sees the other's.
 */
export async function raisePolicyRev(tx: Transaction, tenantId: number): Promise<void> {
  await tx.named(
    'policy_rev_raise',
    'UPDATE tenant SET policy_rev = policy_rev + 1 WHERE tenant_id = $1',
    [tenantId],
  );
}

/** Entries of the tenant's lists, folded, by the ids of the lists. */
export async function readLists(
  tx: Transaction,
  tenantId: number,
): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await tx.named<{ list_id: string; entries: string[] }>(
    'policy_list_entries',
    'SELECT list_id, entries FROM policy_list WHERE tenant_id = $1',
    [tenantId],
  );
  return new Map(
    rows.map(({ list_id: listId, entries }) => [
      listId,
      new Set(entries.map((entry) => entry.toLowerCase())),
    ]),
  );
}
