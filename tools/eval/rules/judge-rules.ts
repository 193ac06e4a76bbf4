import type { ActivityEvent } from '@waybill/contract';
import { compileTenantSettings } from '@waybill/engine/activity/ownership';
import { activityEvent } from '@waybill/engine/activity/activity-event';
import { settle } from '@waybill/engine/activity/settle';
import { compileCondition } from '@waybill/engine/policy/compile-condition';
import { NO_CONTEXT } from '@waybill/engine/policy/event-context';
import { validateCondition } from '@waybill/engine/policy/validate-condition';
import type { RuleCase } from '../insider/corpus.ts';
import { readCase } from '../insider/read-case.ts';
import { AWS_RULES } from './aws-rules.data.ts';
import { AZURE_RULES } from './azure-rules.data.ts';
import { GOOGLE_RULES } from './google-rules.data.ts';
import { KUBERNETES_RULES } from './kubernetes-rules.data.ts';
import { SERVICE_RULES } from './service-rules.data.ts';
import type { StatedRules } from './stated-rule.ts';

export const STATED_RULES: StatedRules = {
  ...AWS_RULES,
  ...AZURE_RULES,
  ...GOOGLE_RULES,
  ...KUBERNETES_RULES,
  ...SERVICE_RULES,
};

/** Tactics of collection and of exfiltration. */
const TACTICS = ['TA0009', 'TA0010'];

const SETTINGS = compileTenantSettings({
  ownDomains: [],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
});

export interface RuleScore {
  /** Rules about collection or exfiltration. */
  rules: number;
  stated: number;
  /** Cases of the stated ones that need no stand-in for a part of the rule. */
  cases: number;
  right: number;
  wrong: { rule: string; case: number; expected: boolean }[];
}

/**
 * Judges the cases of the rules about collection and exfiltration with the conditions that restate
 * them, each on the vendor's record and on the event that the connector makes of it. Throws if a
 * condition is not one that the product would take.
 */
export async function judgeRules(cases: AsyncIterable<RuleCase>): Promise<RuleScore> {
  const rules = new Set<string>();
  const conditions = new Map<string, ReturnType<typeof compileCondition>>();
  const wrong: RuleScore['wrong'] = [];
  let judged = 0;
  for await (const given of cases) {
    const { rule, attack, case: number, expected, hasMocks } = given;
    if (!attack.some((technique) => TACTICS.some((tactic) => technique.startsWith(tactic))))
      continue;
    rules.add(rule);
    if (!Object.hasOwn(STATED_RULES, rule)) continue;
    const condition = conditions.get(rule) ?? compiled(rule);
    conditions.set(rule, condition);
    if (hasMocks) continue;
    judged += 1;
    const context = { ...NO_CONTEXT, record: () => given.event };
    if (condition.test(eventOf(given), context) !== expected)
      wrong.push({ rule, case: number, expected });
  }
  return {
    rules: rules.size,
    stated: conditions.size,
    cases: judged,
    right: judged - wrong.length,
    wrong,
  };
}

function compiled(rule: string) {
  const checked = validateCondition(STATED_RULES[rule]);
  if (!checked.ok) throw new Error(`${rule}: ${JSON.stringify(checked)}`);
  return compileCondition(checked.condition);
}

/** What the connector makes of the record; an event of which nothing is known where none reads it. */
function eventOf(given: RuleCase): ActivityEvent {
  const mapped = readCase(given)?.records[0]?.events[0];
  if (mapped === undefined) return activityEvent({});
  return settle(mapped, { settings: SETTINGS, eventId: '', ingestedAt: 0, isSample: false });
}
