import { randomUUID } from 'node:crypto';
import type { TrustAudienceValue, TrustSubjectKind, TrustVerdictValue } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { AppError } from '../../platform/app-error.ts';
import { applyTrustChange, type TrustRescore } from './applying/apply-trust-change.ts';

type OwnKind = Exclude<TrustSubjectKind, 'flow'>;

/** Who changes rules, and when. */
export interface RuleActor extends Pick<
  SessionCaller,
  'tenantId' | 'userId' | 'userName' | 'permissions'
> {
  now: number;
}

interface Decision {
  verdict: TrustVerdictValue;
  audience: TrustAudienceValue;
  reason: string;
  ownerId: string | null;
  expiresAt: string | null;
}

interface RuleRow extends Omit<Decision, 'expiresAt'> {
  kind: OwnKind;
  value: string;
  expiresAt: Date | null;
  rev: number;
  [column: string]: unknown;
}

/** Completed and remaining work of a change. */
interface Done {
  ruleId: string;
  rescore: TrustRescore;
}

/** Throws `trust.rule_exists` where the subject has a rule for that audience, and `request.invalid`. */
export async function createRule(
  tx: Transaction,
  actor: RuleActor,
  { subject, ...decision }: Decision & { subject: { kind: OwnKind; value: string } },
): Promise<Done> {
  await lockTenant(tx, actor.tenantId);
  await requireDecision(tx, actor, decision);
  const ruleId = randomUUID();
  const rows = await tx.named(
    'trust_rule_create',
    `INSERT INTO trust_rule (tenant_id, rule_id, kind, value, verdict, audience_kind, audience_value, reason,
       owner_id, expires_at, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING rule_id`,
    [actor.tenantId, ruleId, subject.kind, bare(subject), ...valuesOf(decision, actor)],
  );
  if (rows.length === 0) throw new AppError('trust.rule_exists');
  return act(tx, actor, ruleId, [{ kind: subject.kind, value: bare(subject) }]);
}

/** Throws `resource.not_found`, `resource.conflict` for another revision, and as `createRule`. */
export async function changeRule(
  tx: Transaction,
  actor: RuleActor,
  ruleId: string,
  { rev, ...change }: { rev: number } & { [K in keyof Decision]?: Decision[K] | undefined },
): Promise<Done> {
  await lockTenant(tx, actor.tenantId);
  const before = await findRule(tx, actor, ruleId);
  if (before.rev !== rev) throw new AppError('resource.conflict');
  const decision: Decision = {
    verdict: change.verdict ?? before.verdict,
    audience: change.audience ?? before.audience,
    reason: change.reason ?? before.reason,
    ownerId: change.ownerId === undefined ? before.ownerId : change.ownerId,
    expiresAt:
      change.expiresAt === undefined ? (before.expiresAt?.toISOString() ?? null) : change.expiresAt,
  };
  await requireDecision(tx, actor, { ...decision, expiresAt: change.expiresAt ?? null });
  await requireFree(tx, actor, { ...before, ruleId, audience: decision.audience });
  await tx.named(
    'trust_rule_change',
    `UPDATE trust_rule SET verdict = $3, audience_kind = $4, audience_value = $5, reason = $6, owner_id = $7,
       expires_at = $8, changed_at = $9, changed_by = $10, rev = rev + 1
     WHERE tenant_id = $1 AND rule_id = $2`,
    [actor.tenantId, ruleId, ...valuesOf(decision, actor)],
  );
  return act(tx, actor, ruleId, [before]);
}

/** Throws `resource.not_found`. */
export async function removeRule(tx: Transaction, actor: RuleActor, ruleId: string): Promise<Done> {
  await lockTenant(tx, actor.tenantId);
  const before = await findRule(tx, actor, ruleId);
  await tx.named(
    'trust_rule_remove',
    'DELETE FROM trust_rule WHERE tenant_id = $1 AND rule_id = $2',
    [actor.tenantId, ruleId],
  );
  return act(tx, actor, ruleId, [before]);
}

async function act(
  tx: Transaction,
  actor: RuleActor,
  ruleId: string,
  subjects: readonly { kind: OwnKind; value: string }[],
): Promise<Done> {
  const change = { subjects, ruleIds: [ruleId], actor, now: actor.now };
  return { ruleId, rescore: await applyTrustChange(tx, actor.tenantId, change) };
}

/** A domain in comparison form: without prefixes that people type. */
function bare({ kind, value }: { kind: OwnKind; value: string }): string {
  if (kind !== 'domain' && kind !== 'account_domain') return value;
  return value
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:@|\*\.|\.)?/, '')
    .replace(/[/.]+$/, '');
}

function valuesOf({ verdict, audience, reason, ownerId, expiresAt }: Decision, actor: RuleActor) {
  return [
    verdict,
    audience.kind,
    audience.value,
    reason,
    ownerId,
    expiresAt === null ? null : new Date(expiresAt),
    new Date(actor.now),
    actor.userName,
  ];
}

async function findRule(tx: Transaction, actor: RuleActor, ruleId: string): Promise<RuleRow> {
  const [row] = await tx.named<RuleRow>(
    'trust_rule_find',
    `SELECT kind, value, verdict, jsonb_build_object('kind', audience_kind, 'value', audience_value) AS audience,
       reason, owner_id AS "ownerId", expires_at AS "expiresAt", rev
     FROM trust_rule WHERE tenant_id = $1 AND rule_id = $2`,
    [actor.tenantId, ruleId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}

async function requireFree(
  tx: Transaction,
  { tenantId }: RuleActor,
  rule: Pick<RuleRow, 'kind' | 'value' | 'audience'> & { ruleId: string },
): Promise<void> {
  const { ruleId, kind, value, audience } = rule;
  const rows = await tx.named(
    'trust_rule_same',
    `SELECT FROM trust_rule WHERE tenant_id = $1 AND rule_id <> $2 AND kind = $3 AND lower(value) = lower($4)
       AND audience_kind = $5 AND lower(audience_value) = lower($6)`,
    [tenantId, ruleId, kind, value, audience.kind, audience.value],
  );
  if (rows.length > 0) throw new AppError('trust.rule_exists');
}

async function requireDecision(
  tx: Transaction,
  { tenantId, now }: RuleActor,
  { ownerId, expiresAt }: Pick<Decision, 'ownerId' | 'expiresAt'>,
): Promise<void> {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) {
    throw invalid('expiresAt', 'is not in the future');
  }
  if (ownerId === null) return;
  const rows = await tx.named(
    'trust_owner_known',
    'SELECT FROM console_user WHERE tenant_id = $1 AND user_id = $2',
    [tenantId, ownerId],
  );
  if (rows.length === 0) throw invalid('ownerId', 'is not a member of this console');
}

function invalid(path: string, message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path, message }] });
}
