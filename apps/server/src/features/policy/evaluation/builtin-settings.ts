import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readSwitches, type SwitchRow } from './policy-rows.ts';

/** How a tenant uses the built-in policies. */
export interface BuiltinSettings {
  /** By key; omits policies with default settings. */
  switches: ReadonlyMap<string, SwitchRow>;
  /** Keys of policies that an upgrade added or extended, and that await a decision. */
  undecided: ReadonlySet<string>;
}

export async function readBuiltinSettings(
  tx: Transaction,
  tenantId: number,
): Promise<BuiltinSettings> {
  return {
    switches: await readSwitches(tx, tenantId),
    undecided: new Set((await readUndecided(tx, tenantId)).map(({ policy }) => policy.key)),
  };
}

/** The mode in which a built-in policy is used. One that waits for a decision only simulates. */
export function builtinMode(
  policyKey: string,
  { switches, undecided }: BuiltinSettings,
): SwitchRow['mode'] {
  const mode = switches.get(policyKey)?.mode;
  if (undecided.has(policyKey)) return mode === 'paused' ? 'paused' : 'simulate';
  return mode ?? 'alert';
}

/** A built-in policy that waits for a decision. */
export interface UndecidedPolicy {
  policy: BuiltinPolicy;
  kind: 'new' | 'finds_more';
}

/** Policies of a later pack than the tenant knows, in the order of the pack. */
export async function readUndecided(tx: Transaction, tenantId: number): Promise<UndecidedPolicy[]> {
  const [tenant] = await tx.named<{ pack: number }>(
    'policy_pack_of_tenant',
    'SELECT policy_pack AS pack FROM tenant WHERE tenant_id = $1',
    [tenantId],
  );
  const rows = await tx.named<{ key: string; pack: number }>(
    'policy_updates_decided',
    'SELECT policy_key AS key, pack FROM policy_update WHERE tenant_id = $1',
    [tenantId],
  );
  const decided = new Map(rows.map(({ key, pack }) => [key, pack]));
  return undecidedOf(BUILTIN_POLICIES, tenant?.pack ?? 0, decided);
}

/**
 * Policies that a tenant has not decided on.
 *
 * @param pack The pack that the tenant was created with.
 * @param decided The pack of each policy at its last decision.
 */
export function undecidedOf(
  policies: readonly BuiltinPolicy[],
  pack: number,
  decided: ReadonlyMap<string, number>,
): UndecidedPolicy[] {
  return policies.flatMap((policy) => {
    if (packOf(policy) <= Math.max(pack, decided.get(policy.key) ?? 0)) return [];
    const isNew = policy.since > pack && !decided.has(policy.key);
    return [{ policy, kind: isNew ? 'new' : 'finds_more' }];
  });
}

/** The pack in which a policy was new or last found more. */
export function packOf({ since, findsMoreSince = since }: BuiltinPolicy): number {
  return findsMoreSince;
}
