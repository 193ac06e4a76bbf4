import type { TrustAudienceKind, TrustSubjectKind, TrustVerdictValue } from '@waybill/contract';
import { subjectName } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readTrust } from './applying/read-trust.ts';

/** A stored rule: the organisation's own, or a decision on a flow. */
export interface RuleRow {
  ruleId: string;
  kind: TrustSubjectKind;
  value: string;
  name: string;
  verdict: TrustVerdictValue;
  audience: { kind: TrustAudienceKind; value: string };
  reason: string;
  owner: { userId: string; name: string } | null;
  expiresAt: Date | null;
  changedAt: Date;
  changedBy: string;
  rev: number;
}

interface StoredRow {
  rule_id: string;
  kind: TrustSubjectKind;
  value: string;
  verdict: TrustVerdictValue;
  audience_kind: TrustAudienceKind;
  audience_value: string;
  reason: string;
  owner_id: string | null;
  owner_name: string | null;
  expires_at: Date | null;
  changed_at: Date;
  changed_by: string;
  rev: number;
  [column: string]: unknown;
}

/** Every rule, by name. */
export async function readRules(tx: Transaction, tenantId: number): Promise<RuleRow[]> {
  const rows = await tx.named<StoredRow>(
    'trust_rule_rows',
    `SELECT r.*, u.name AS owner_name FROM (
       SELECT tenant_id, rule_id, kind, value, verdict, audience_kind, audience_value, reason, owner_id,
         expires_at, changed_at, changed_by, rev
       FROM trust_rule WHERE tenant_id = $1
       UNION ALL
       SELECT tenant_id, review_id, 'flow', origin_id || '~' || destination_id, state, 'everyone', '',
         coalesce(reason, ''), owner_id, expires_at, decided_at, coalesce(decided_by, ''), rev
       FROM flow_review WHERE tenant_id = $1 AND is_current AND state IN ('sanctioned', 'forbidden')
     ) AS r LEFT JOIN console_user u ON u.tenant_id = r.tenant_id AND u.user_id = r.owner_id`,
    [tenantId],
  );
  const names = await readNames(tx, tenantId);
  return rows
    .map((row) => ruleOf(row, names.get(row.rule_id) ?? row.value))
    .toSorted((left, right) => compareRules(orderOf(left), orderOf(right)));
}

/** Last row of a page of rules. */
export function orderOf({ name, ruleId }: RuleRow): [name: string, ruleId: string] {
  return [name.toLowerCase(), ruleId];
}

export function compareRules(
  left: readonly (string | number)[],
  right: readonly (string | number)[],
): number {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? '';
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

async function readNames(tx: Transaction, tenantId: number): Promise<Map<string, string>> {
  const rules = await readTrust(tx, tenantId);
  return new Map(rules.map(({ ruleId, subject }) => [ruleId, subjectName(subject)]));
}

function ruleOf(row: StoredRow, name: string): RuleRow {
  const { owner_id: userId } = row;
  return {
    ruleId: row.rule_id,
    kind: row.kind,
    value: row.value,
    name,
    verdict: row.verdict,
    audience: { kind: row.audience_kind, value: row.audience_value },
    reason: row.reason,
    owner: userId === null ? null : { userId, name: row.owner_name ?? userId },
    expiresAt: row.expires_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    rev: row.rev,
  };
}
