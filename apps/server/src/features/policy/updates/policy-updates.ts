import type { PolicyUpdate, UpdateDecision } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { builtinPolicy } from '../evaluation/builtin-content.ts';
import {
  builtinMode,
  packOf,
  readBuiltinSettings,
  readUndecided,
} from '../evaluation/builtin-settings.ts';
import { raisePolicyRev, type SwitchRow } from '../evaluation/policy-rows.ts';
import { AppError } from '../../../platform/app-error.ts';
import { noteHistory, type Actor } from '../life/policy-actor.ts';
import { changeSwitch } from '../life/policy-changes.ts';
import type { UpdateEstimates } from './update-estimates.ts';

/** State of a policy after a decision, and its history entry. */
const AFTER: Readonly<Record<UpdateDecision, { mode: SwitchRow['mode']; reason: string }>> = {
  accept: { mode: 'alert', reason: 'Update accepted' },
  keep: { mode: 'simulate', reason: 'Update kept in Simulate' },
  pause: { mode: 'paused', reason: 'Update paused' },
};

/** Built-in policies awaiting a decision, with what each would have raised. */
export async function readUpdates(
  tx: Transaction,
  tenantId: number,
  estimates: UpdateEstimates['byPolicy'],
): Promise<PolicyUpdate[]> {
  const settings = await readBuiltinSettings(tx, tenantId);
  return (await readUndecided(tx, tenantId)).map(({ policy, kind }) => ({
    policyKey: policy.key,
    name: policy.name,
    description: policy.description,
    reason: policy.reason,
    group: policy.group,
    techniques: [...policy.techniques],
    needs: policy.needs,
    severity: policy.severity,
    kind,
    mode: builtinMode(policy.key, settings) === 'paused' ? 'paused' : 'simulate',
    estimate: estimates.get(policy.key) ?? { events: 0, detections: 0 },
  }));
}

/**
 * Decides on updates, all or none. Throws `resource.not_found` for an unknown policy and
 * `resource.conflict` for one that was already decided.
 *
 * @returns keys of the policies.
 */
export async function decideOnUpdates(
  tx: Transaction,
  { policyKeys, decision }: { policyKeys: readonly string[]; decision: UpdateDecision },
  actor: Actor,
): Promise<string[]> {
  await raisePolicyRev(tx, actor.tenantId);
  const settings = await readBuiltinSettings(tx, actor.tenantId);
  const { mode, reason } = AFTER[decision];
  const keys = [...new Set(policyKeys)];
  for (const policyKey of keys) {
    const policy = builtinPolicy(policyKey);
    if (!policy) throw new AppError('resource.not_found');
    if (!settings.undecided.has(policyKey)) throw new AppError('resource.conflict');
    const before = builtinMode(policyKey, settings);
    await changeSwitch(tx, { policyKey, rev: null, actor }, (setting) => ({ ...setting, mode }));
    await tx.named(
      'policy_update_decide',
      `INSERT INTO policy_update (tenant_id, policy_key, pack, version, decision, decided_at,
         decided_by_id, decided_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (tenant_id, policy_key) DO UPDATE SET pack = $3, version = $4, decision = $5,
         decided_at = $6, decided_by_id = $7, decided_by_name = $8`,
      [
        actor.tenantId,
        policyKey,
        packOf(policy),
        policy.version,
        decision,
        new Date(actor.now),
        actor.userId,
        actor.userName,
      ],
    );
    await noteHistory(tx, policyKey, { kind: 'moved', before, after: mode, reason }, actor);
  }
  return keys;
}
