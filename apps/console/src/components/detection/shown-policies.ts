import type { FeatureFlag, PolicySummary } from '@waybill/contract';
import { useMemo } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

type HasFlag = (flag: FeatureFlag) => boolean;

/** Whether the interface shows a policy: a built-in one only under its flag (6). */
export function isPolicyShown(
  { origin }: Pick<PolicySummary, 'origin'>,
  hasFlag: HasFlag,
): boolean {
  return origin !== 'internalDetectionPolicy' || hasFlag('internal_policies_enabled');
}

export interface ShownPolicies {
  /** There may be policies to show: menus have an entry for them. */
  hasAny: boolean;
  isShown: (policyKey: string) => boolean;
}

const ALL: ShownPolicies = { hasAny: true, isShown: () => true };

/** Policies visible in the interface, by key. With the flag off only those known not to be built in. */
export function useShownPolicies(): ShownPolicies {
  const { can, hasFlag } = useSessionInfo();
  const areAllShown = hasFlag('internal_policies_enabled');
  const { data } = useRead(!areAllShown && can('policy:read') ? '/v1/policies' : null);
  return useMemo(() => {
    if (areAllShown) return ALL;
    const shown = (data?.items ?? []).filter((policy) => isPolicyShown(policy, hasFlag));
    const keys = new Set(shown.map(({ policyKey }) => policyKey));
    return { hasAny: keys.size > 0, isShown: (policyKey) => keys.has(policyKey) };
  }, [areAllShown, data, hasFlag]);
}
