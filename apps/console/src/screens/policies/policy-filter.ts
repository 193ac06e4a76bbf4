import type { PolicySummary } from '@waybill/contract';

/** Quick filters of the list, in order. */
export const POLICY_FILTERS = [
  'all',
  'own',
  'in_use',
  'attention',
  'waiting',
  'never_matched',
  'noisy',
  'stale',
  'builtin',
] as const;
export type PolicyFilter = (typeof POLICY_FILTERS)[number];

const STALE: readonly string[] = ['empty_list', 'exception_expired', 'owner_gone'];

const TESTS: Readonly<Record<PolicyFilter, (policy: PolicySummary) => boolean>> = {
  all: () => true,
  own: ({ isBuiltin }) => !isBuiltin,
  in_use: ({ result }) => result.state !== 'off',
  attention: ({ attention }) => attention.length > 0,
  waiting: ({ mode, hasDraft }) => mode === 'in_approval' || mode === 'draft' || hasDraft,
  never_matched: ({ result }) => result.state === 'unmatched',
  noisy: ({ health }) => health.some(({ code }) => code === 'noisy'),
  stale: ({ health }) => health.some(({ code }) => STALE.includes(code)),
  builtin: ({ isBuiltin }) => isBuiltin,
};

/** Policies that match a quick filter and contain every search word. */
export function filtered(
  policies: readonly PolicySummary[],
  filter: PolicyFilter,
  text: string,
): PolicySummary[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return policies.filter((policy) => {
    const hay = `${policy.name} ${policy.description} ${policy.policyKey}`.toLowerCase();
    return TESTS[filter](policy) && words.every((word) => hay.includes(word));
  });
}
