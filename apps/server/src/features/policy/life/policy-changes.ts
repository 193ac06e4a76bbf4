import type { PolicyContent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { BUILTIN_RULE, builtinContent, builtinPolicy } from '../evaluation/builtin-content.ts';
import { builtinMode, readBuiltinSettings } from '../evaluation/builtin-settings.ts';
import { storedContent } from '../evaluation/policy-content.ts';
import {
  lockPolicy,
  lockPolicyAt,
  raisePolicyRev,
  type PolicyRow,
  type SwitchRow,
} from '../evaluation/policy-rows.ts';
import { contentDiff } from '../exchange/content-diff.ts';
import { noteHistory, type Actor } from './policy-actor.ts';

/** The author of a policy, manually or from a file. */
export type WritingActor = Actor & { isImport?: boolean };

/** Stores a new policy as a draft. */
export async function createPolicy(
  tx: Transaction,
  policyKey: string,
  content: PolicyContent,
  actor: WritingActor,
): Promise<void> {
  const kind = actor.isImport === true ? 'imported' : 'created';
  await tx.named(
    'policy_insert',
    `INSERT INTO policy (tenant_id, policy_key, priority, draft, draft_author_id, draft_author_name,
       created_at, changed_at, changed_by_id, changed_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $5, $6)`,
    [
      actor.tenantId,
      policyKey,
      content.priority,
      JSON.stringify(storedContent(content)),
      actor.userId,
      actor.userName,
      new Date(actor.now),
    ],
  );
  await noteHistory(tx, policyKey, { kind, after: content.name }, actor);
}

/**
 * Saves the draft, complete or not. Throws `resource.not_found`, `resource.conflict`; of a built-in policy
 * `policy.builtin_fixed` where more than exceptions is different.
 */
export async function savePolicy(
  tx: Transaction,
  change: { policyKey: string; rev: number; content: PolicyContent },
  actor: Actor,
): Promise<void> {
  if (builtinPolicy(change.policyKey)) return saveExceptions(tx, change, actor);
  const { policyKey, rev, content } = change;
  const row = await lockPolicyAt(tx, { tenantId: actor.tenantId, policyKey, rev });
  await saveDraft(tx, row, content, actor);
}

/**
 * The draft of a locked policy. A pending activation referred to the previous draft and is cancelled.
 */
export async function saveDraft(
  tx: Transaction,
  row: PolicyRow,
  content: PolicyContent,
  actor: WritingActor,
): Promise<void> {
  const kind = actor.isImport === true ? 'imported' : 'edited';
  const before = row.draft ?? row.active;
  const stored = storedContent(content);
  if (contentDiff(before, stored).length === 0) return;
  await tx.named(
    'policy_save_draft',
    `UPDATE policy SET draft = $3, draft_author_id = $4, draft_author_name = $5, rev = rev + 1,
       pending = CASE WHEN pending->>'to' <> 'activate' THEN pending END,
       changed_at = $6, changed_by_id = $4, changed_by_name = $5,
       priority = CASE WHEN active_version = 0 THEN $7 ELSE priority END
     WHERE tenant_id = $1 AND policy_key = $2`,
    [
      actor.tenantId,
      row.policyKey,
      JSON.stringify(stored),
      actor.userId,
      actor.userName,
      new Date(actor.now),
      content.priority,
    ],
  );
  // A draft is saved while typing: one entry covers consecutive edits by one person.
  const isSameHand = row.draft !== null && row.draftAuthorId === actor.userId;
  if (!isSameHand || kind !== 'edited') {
    await noteHistory(tx, row.policyKey, { kind, after: content.name }, actor);
  }
}

/** Deletes the draft. A policy that was never active cannot lose it. Throws `policy.step_invalid`. */
export async function discardDraft(
  tx: Transaction,
  policyKey: string,
  actor: Actor,
): Promise<void> {
  const row = await lockPolicy(tx, actor.tenantId, policyKey);
  if (row.active === null) throw new AppError('policy.step_invalid');
  await tx.named(
    'policy_discard_draft',
    `UPDATE policy SET draft = NULL, draft_author_id = NULL, draft_author_name = NULL, pending = NULL,
       rev = rev + 1, changed_at = $3, changed_by_id = $4, changed_by_name = $5
     WHERE tenant_id = $1 AND policy_key = $2`,
    [actor.tenantId, policyKey, new Date(actor.now), actor.userId, actor.userName],
  );
  await noteHistory(tx, policyKey, { kind: 'edited', reason: 'Draft discarded' }, actor);
}

/** Retires a policy; it is stored with its versions. Throws `policy.builtin_fixed`. */
export async function retirePolicy(
  tx: Transaction,
  policyKey: string,
  actor: Actor,
): Promise<void> {
  if (builtinPolicy(policyKey)) throw new AppError('policy.builtin_fixed');
  await raisePolicyRev(tx, actor.tenantId);
  await lockPolicy(tx, actor.tenantId, policyKey);
  await tx.named(
    'policy_retire',
    `UPDATE policy SET retired_at = $3, pending = NULL, rev = rev + 1, changed_at = $3,
       changed_by_id = $4, changed_by_name = $5
     WHERE tenant_id = $1 AND policy_key = $2`,
    [actor.tenantId, policyKey, new Date(actor.now), actor.userId, actor.userName],
  );
  await noteHistory(tx, policyKey, { kind: 'retired' }, actor);
}

/** Exceptions of a built-in policy take effect immediately. */
async function saveExceptions(
  tx: Transaction,
  change: { policyKey: string; rev: number; content: PolicyContent },
  actor: Actor,
): Promise<void> {
  const { policyKey, rev, content } = change;
  const exceptions = content.rules[0]?.exceptions ?? [];
  await changeSwitch(tx, { policyKey, rev, actor }, (setting, before) => {
    const allowed = { ...before, rules: before.rules.map((rule) => ({ ...rule, exceptions })) };
    if (contentDiff(allowed, content).length > 0) throw new AppError('policy.builtin_fixed');
    return { ...setting, exceptions };
  });
  await noteHistory(tx, policyKey, { kind: 'edited', ruleId: BUILTIN_RULE }, actor);
}

/** Settings of a built-in policy; defaults if unset. */
type Setting = Pick<SwitchRow, 'mode' | 'exceptions' | 'priority'>;

/** Changes how the tenant uses a built-in policy. Throws `resource.not_found`, `resource.conflict`. */
export async function changeSwitch(
  tx: Transaction,
  { policyKey, rev, actor }: { policyKey: string; rev: number | null; actor: Actor },
  change: (setting: Setting, content: PolicyContent) => Setting,
): Promise<void> {
  const policy = builtinPolicy(policyKey);
  if (!policy) throw new AppError('resource.not_found');
  // First, so that the later of two concurrent changes sees the other.
  await raisePolicyRev(tx, actor.tenantId);
  const settings = await readBuiltinSettings(tx, actor.tenantId);
  const stored = settings.switches.get(policy.key);
  if (rev !== null && (stored?.rev ?? 0) !== rev) throw new AppError('resource.conflict');
  const content = builtinContent(policy, settings);
  const before: Setting = {
    exceptions: [],
    priority: content.priority,
    ...stored,
    mode: builtinMode(policy.key, settings),
  };
  const { mode, exceptions, priority } = change(before, content);
  await tx.named(
    'policy_switch_set',
    `INSERT INTO policy_switch (tenant_id, policy_key, mode, exceptions, priority, changed_at,
       changed_by_id, changed_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (tenant_id, policy_key) DO UPDATE SET mode = $3, exceptions = $4, priority = $5,
       changed_at = $6, changed_by_id = $7, changed_by_name = $8, rev = policy_switch.rev + 1`,
    [
      actor.tenantId,
      policy.key,
      mode,
      JSON.stringify(exceptions),
      priority,
      new Date(actor.now),
      actor.userId,
      actor.userName,
    ],
  );
}
