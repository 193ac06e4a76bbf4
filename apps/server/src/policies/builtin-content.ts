import type { PolicyContent } from '@waybill/contract';
import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import { builtinMode, type BuiltinSettings } from './builtin-settings.ts';
import { BLANK_CONTENT, ruleWith } from './policy-content.ts';

/** Name of the one rule of a built-in policy, where rules are named. */
export const BUILTIN_RULE = 'main';

/** By its key, or by one that it had before. */
export function builtinPolicy(policyKey: string): BuiltinPolicy | undefined {
  return BUILTIN_POLICIES.find(
    ({ key, aliases }) => key === policyKey || aliases?.includes(policyKey) === true,
  );
}

/** A built-in policy as a person would have written it, as the tenant has set it. */
export function builtinContent(policy: BuiltinPolicy, settings: BuiltinSettings): PolicyContent {
  const setting = settings.switches.get(policy.key);
  const { examples, window } = policy;
  const tests = [
    ...examples.match.map((event) => ({ event, expect: 'match' as const })),
    ...examples.noMatch.map((event) => ({ event, expect: 'no_match' as const })),
  ];
  return {
    ...BLANK_CONTENT,
    name: policy.name,
    description: policy.description,
    priority: setting?.priority ?? BLANK_CONTENT.priority,
    rules: [
      ruleWith({
        id: BUILTIN_RULE,
        name: policy.name,
        title: policy.title,
        severity: policy.severity,
        mode: builtinMode(policy.key, settings),
        condition: policy.condition,
        groupBy: [...policy.groupBy],
        threshold: window === null ? null : { ...window, groupBy: [...window.groupBy] },
        exceptions: setting?.exceptions ?? [],
        tests: tests.map((test, index) => ({ name: `Example ${index + 1}`, ...test })),
      }),
    ],
  };
}
