import type { JsonObject, PolicyContent, RuleTest } from '@waybill/contract';
import {
  BUILTIN_POLICIES,
  writtenThreshold,
  type ActivityFacts,
  type BuiltinPolicy,
} from '@waybill/engine';
import { builtinMode, type BuiltinSettings } from './builtin-settings.ts';
import { BLANK_CONTENT, ruleWith } from './policy-content.ts';

/** Name of a built-in policy's single rule, where rules are named. */
export const BUILTIN_RULE = 'main';

/** By its key, or a former one. */
export function builtinPolicy(policyKey: string): BuiltinPolicy | undefined {
  return BUILTIN_POLICIES.find(
    ({ key, aliases }) => key === policyKey || aliases?.includes(policyKey) === true,
  );
}

/** A built-in policy as a person would have written it, as the tenant has set it. */
export function builtinContent(policy: BuiltinPolicy, settings: BuiltinSettings): PolicyContent {
  const setting = settings.switches.get(policy.key);
  const { window } = policy;
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
        threshold: window === null ? null : writtenThreshold(window),
        exceptions: setting?.exceptions ?? [],
        tests: testsOf(policy),
      }),
    ],
  };
}

/** Made once: the policies of a release do not change. */
const TESTS = new WeakMap<BuiltinPolicy, RuleTest[]>();

/** The examples of a policy, as a person would have written them. */
function testsOf(policy: BuiltinPolicy): RuleTest[] {
  const known = TESTS.get(policy);
  if (known) return known;
  const { match, noMatch } = policy.examples;
  const tests = [
    ...match.map((facts) => ({ event: asJson(facts), expect: 'match' as const })),
    ...noMatch.map((facts) => ({ event: asJson(facts), expect: 'no_match' as const })),
  ].map((test, index) => ({ name: `Example ${index + 1}`, ...test }));
  TESTS.set(policy, tests);
  return tests;
}

/** Without undefined members, which JSON does not have. */
function asJson(facts: ActivityFacts): JsonObject {
  const json: JsonObject = JSON.parse(JSON.stringify(facts));
  return json;
}
