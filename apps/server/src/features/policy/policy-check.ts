import type {
  Condition,
  PolicyContent,
  PolicyFault,
  PolicyFinding,
  PolicyRule,
} from '@waybill/contract';
import { parseCondition, printCondition, validateCondition } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import {
  conditionsOf,
  contentFaults,
  testOutcomes,
  type TestOutcome,
} from './evaluation/check-content.ts';
import { contentHash } from './evaluation/policy-content.ts';
import { contentFindings, readSurroundings } from './policy-findings.ts';

export interface CheckedContent {
  faults: PolicyFault[];
  findings: PolicyFinding[];
  contentHash: string;
  rules: {
    ruleId: string;
    text: string | null;
    parts: { path: string; text: string | null }[];
    tests: TestOutcome[];
  }[];
}

/** Validate a policy: errors, likely mistakes and its rules as text. */
export async function checkContent(
  tx: Transaction,
  given: { tenantId: number; content: PolicyContent; now: number },
): Promise<CheckedContent> {
  const { tenantId, content, now } = given;
  const around = await readSurroundings(tx, tenantId, now);
  return {
    faults: contentFaults(content, around),
    findings: contentFindings(content, around),
    contentHash: contentHash(content),
    rules: content.rules.map((rule) => ({
      ruleId: rule.id,
      text: textOf(rule.condition),
      parts: partsOf(rule),
      tests: testOutcomes(content, rule, around.lists),
    })),
  };
}

/** Texts of the conditions besides the rule's own, by path. */
function partsOf(rule: PolicyRule): CheckedContent['rules'][number]['parts'] {
  return conditionsOf(rule, '')
    .slice(1)
    .map(({ condition, path }) => ({ path: path.slice(1), text: textOf(condition) }));
}

function textOf(condition: Condition | null): string | null {
  const reading = validateCondition(condition);
  return reading.ok ? printCondition(reading.condition) : null;
}

/** Parse a condition text, or locate its errors. */
export function readText(text: string) {
  const parsed = parseCondition(text);
  if (parsed.ok) return { condition: parsed.condition, fault: null };
  const { reason: message, line, column, offset } = parsed;
  return { condition: null, fault: { message, line, column, offset } };
}
