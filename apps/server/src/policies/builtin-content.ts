import type { PolicyContent } from '@waybill/contract';
import { BUILTIN_POLICIES, type BuiltinPolicy } from '@waybill/engine';
import { BLANK_CONTENT, ruleWith } from './policy-content.ts';
import type { SwitchRow } from './policy-rows.ts';

/** Name of the one rule of a built-in policy, where rules are named. */
export const BUILTIN_RULE = 'main';

export function builtinPolicy(policyKey: string): BuiltinPolicy | undefined {
  return BUILTIN_POLICIES.find(({ key }) => key === policyKey);
}

/** A built-in policy as a person would have written it, as the tenant has set it. */
export function builtinContent(
  policy: BuiltinPolicy,
  setting: Pick<SwitchRow, 'mode' | 'exceptions' | 'priority'> | undefined,
): PolicyContent {
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
        mode: setting?.mode ?? 'alert',
        condition: policy.condition,
        groupBy: [...policy.groupBy],
        threshold: window === null ? null : { ...window, groupBy: [...window.groupBy] },
        exceptions: setting?.exceptions ?? [],
        tests: tests.map((test, index) => ({ name: `Example ${index + 1}`, ...test })),
      }),
    ],
  };
}
