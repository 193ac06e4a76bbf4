import type { Transaction } from '@waybill/store';
import { builtinPolicy } from '../evaluation/builtin-content.ts';
import { lockPolicy, raisePolicyRev } from '../evaluation/policy-rows.ts';
import { AppError } from '../../../platform/app-error.ts';
import { orderStopsShared } from './policies-kept-from-acting.ts';
import { noteHistory, type Actor } from './policy-actor.ts';
import { changeSwitch } from './policy-changes.ts';

/**
 * Sets the priorities of policies, including drafts. Throws `resource.not_found`, and
 * `permission.missing` if it may disable one without permission.
 */
export async function setPriorities(
  tx: Transaction,
  items: readonly { policyKey: string; priority: number }[],
  actor: Actor & { mayEnforce: boolean },
): Promise<void> {
  await raisePolicyRev(tx, actor.tenantId);
  if (!actor.mayEnforce && (await orderStopsShared(tx, actor.tenantId))) {
    throw new AppError('permission.missing', { detail: 'Requires policy:enforce' });
  }
  for (const { policyKey, priority } of items) {
    const before = builtinPolicy(policyKey)
      ? await switchPriority(tx, policyKey, priority, actor)
      : await ownPriority(tx, policyKey, priority, actor);
    if (before === priority) continue;
    const note = { kind: 'ordered' as const, before: String(before), after: String(priority) };
    await noteHistory(tx, policyKey, note, actor);
  }
}

async function switchPriority(
  tx: Transaction,
  policyKey: string,
  priority: number,
  actor: Actor,
): Promise<number> {
  let before = priority;
  await changeSwitch(tx, { policyKey, rev: null, actor }, (setting) => {
    before = setting.priority;
    return { ...setting, priority };
  });
  return before;
}

async function ownPriority(
  tx: Transaction,
  policyKey: string,
  priority: number,
  actor: Actor,
): Promise<number> {
  const row = await lockPolicy(tx, actor.tenantId, policyKey);
  if (row.priority === priority) return priority;
  await tx.named(
    'policy_set_priority',
    `UPDATE policy SET priority = $3, rev = rev + 1,
       draft = CASE WHEN draft IS NOT NULL THEN jsonb_set(draft, '{priority}', to_jsonb($3::integer)) END
     WHERE tenant_id = $1 AND policy_key = $2`,
    [actor.tenantId, policyKey, priority],
  );
  return row.priority;
}
