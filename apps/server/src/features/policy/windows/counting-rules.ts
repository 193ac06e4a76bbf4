import { isWindowed, type Policy, type WindowedPolicy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** An active windowed rule, and how far its earlier events are counted. */
export interface CountingRule {
  policyKey: string;
  version: number;
  /** Empty for built-in policies. */
  ruleId: string;
  /** Events that were stored from then on may raise detections. */
  since: Date;
  /** Events from then on are counted; null: not started. */
  filledTo: Date | null;
}

/** Policies count for detections in every mode but simulation. */
export function countingPolicies(policies: readonly Policy[]): WindowedPolicy[] {
  return policies.filter(isWindowed).filter(({ mode }) => mode !== 'simulate');
}

export function isPolicyOf(rule: CountingRule, policy: Policy): boolean {
  return (
    policy.key === rule.policyKey &&
    policy.version === rule.version &&
    (policy.rule ?? '') === rule.ruleId
  );
}

/** For a rule that started longer ago, later events have long been counted. */
const LONGEST_GAP_MS = 86_400_000;
/** Changes of built-in policies are noticed with a short delay. */
const NOTICED_AFTER_MS = 60_000;

/** Records which rules count now. New or re-enabled ones must be filled; the others are dropped. */
export async function followRules(
  tx: Transaction,
  tenantId: number,
  given: { policies: readonly Policy[]; revisions: string; now: number },
): Promise<void> {
  const { revisions, now } = given;
  const counting = countingPolicies(given.policies);
  const keys = [
    tenantId,
    counting.map(({ key }) => key),
    counting.map(({ version }) => version),
    counting.map(({ rule }) => rule ?? ''),
  ];
  await tx.named(
    'window_rules_gone',
    `DELETE FROM window_rule WHERE tenant_id = $1 AND (policy_key, policy_version, rule_id) NOT IN (
       SELECT * FROM unnest($2::text[], $3::integer[], $4::text[]))`,
    keys,
  );
  await tx.named(
    'window_rules_new',
    `INSERT INTO window_rule (tenant_id, policy_key, policy_version, rule_id, since)
     SELECT $1, used.key, used.version, used.rule,
       greatest($5::timestamptz, coalesce(policy.changed_at, $6::timestamptz))
     FROM unnest($2::text[], $3::integer[], $4::text[]) AS used (key, version, rule)
     LEFT JOIN policy ON policy.tenant_id = $1 AND policy.policy_key = used.key
     ON CONFLICT DO NOTHING`,
    [...keys, new Date(now - LONGEST_GAP_MS), new Date(now - NOTICED_AFTER_MS)],
  );
  await tx.named(
    'window_state_put',
    `INSERT INTO window_state (tenant_id, revisions) VALUES ($1, $2)
     ON CONFLICT (tenant_id) DO UPDATE SET revisions = excluded.revisions`,
    [tenantId, revisions],
  );
}

/** Identifies a rule within its tenant. */
export function ruleKey({ policyKey, version, ruleId }: CountingRule): string {
  return `${policyKey}/${version}/${ruleId}`;
}

/** Another rule with windows to fill; null: none. */
export async function nextUnfilled(
  tx: Transaction,
  tenantId: number,
  except: readonly string[],
): Promise<CountingRule | null> {
  const [rule] = await tx.named<CountingRule & Record<string, unknown>>(
    'window_rule_unfilled',
    `SELECT policy_key AS "policyKey", policy_version AS version, rule_id AS "ruleId", since,
       filled_to AS "filledTo"
     FROM window_rule WHERE tenant_id = $1 AND NOT is_filled
       AND concat_ws('/', policy_key, policy_version, rule_id) <> ALL($2::text[])
     ORDER BY policy_key, policy_version, rule_id LIMIT 1`,
    [tenantId, except],
  );
  return rule ?? null;
}

/** Whether the rule is still at the position where it was seen: no one else has filled it meanwhile. */
export async function isStillAt(
  tx: Transaction,
  tenantId: number,
  { policyKey, version, ruleId, filledTo }: CountingRule,
): Promise<boolean> {
  const rows = await tx.named(
    'window_rule_at',
    `SELECT FROM window_rule WHERE tenant_id = $1 AND policy_key = $2 AND policy_version = $3 AND rule_id = $4
       AND NOT is_filled AND filled_to IS NOT DISTINCT FROM $5 FOR UPDATE`,
    [tenantId, policyKey, version, ruleId, filledTo],
  );
  return rows.length > 0;
}

export async function noteFilled(
  tx: Transaction,
  tenantId: number,
  { policyKey, version, ruleId }: CountingRule,
  reached: { filledTo: number; isFilled: boolean },
): Promise<void> {
  await tx.named(
    'window_rule_filled',
    `UPDATE window_rule SET filled_to = $5, is_filled = $6
     WHERE tenant_id = $1 AND policy_key = $2 AND policy_version = $3 AND rule_id = $4`,
    [tenantId, policyKey, version, ruleId, new Date(reached.filledTo), reached.isFilled],
  );
}
