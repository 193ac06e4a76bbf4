import { ACTIVE_MODES, BUILTIN_POLICIES, type Policy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { builtinMode, readBuiltinSettings, type BuiltinSettings } from './builtin-settings.ts';
import type { PolicyLists } from './check-content.ts';
import { activePolicies, readExceptions } from './engine-policies.ts';
import { readLists, readPolicies } from './policy-rows.ts';

/** Evaluation context of a tenant's events. */
export interface TenantPolicies {
  policies: Policy[];
  lists: PolicyLists;
}

/** The tenant's policies in use, before the built-in ones as the tenant has set them. @published */
export async function readTenantPolicies(
  tx: Transaction,
  tenantId: number,
  given: { now: number; builtin?: readonly Policy[] | undefined },
): Promise<TenantPolicies> {
  const rows = await readPolicies(tx, tenantId);
  const settings = await readBuiltinSettings(tx, tenantId);
  const own = rows.flatMap(({ policyKey, activeVersion, active, standings, priority }) =>
    active === null
      ? []
      : activePolicies(
          { key: policyKey, version: activeVersion, content: { ...active, priority } },
          standings,
          given.now,
        ),
  );
  const builtin = (given.builtin ?? BUILTIN_POLICIES).flatMap((policy) =>
    switched(policy, settings),
  );
  return { policies: [...own, ...builtin], lists: await readLists(tx, tenantId) };
}

/** A built-in policy with the tenant's settings; nothing if paused. */
function switched(policy: Policy, settings: BuiltinSettings): Policy[] {
  const setting = settings.switches.get(policy.key);
  const mode = ACTIVE_MODES.find((active) => active === builtinMode(policy.key, settings));
  if (mode === undefined) return [];
  if (!setting) return mode === 'alert' ? [policy] : [{ ...policy, mode }];
  const exceptions = readExceptions(setting.exceptions);
  return [{ ...policy, mode, exceptions, priority: setting.priority }];
}
