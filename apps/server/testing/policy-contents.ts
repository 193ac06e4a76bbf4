import type { BacktestLine, Leaf, PolicyContent, PolicyRule } from '@waybill/contract';
import { BLANK_CONTENT, ruleWith } from '../src/features/policy/evaluation/policy-content.ts';

/** Uploads to a host, reported immediately. */
export const UPLOADS: { all: Leaf[] } = {
  all: [
    { f: 'movement', op: 'eq', v: 'upload' },
    { f: 'destination.host', op: 'eq', v: 'elsewhere.example' },
  ],
};

/** A complete policy with one rule. */
export function policyContent(
  rule: Partial<PolicyRule> = {},
  more: Partial<PolicyContent> = {},
): PolicyContent {
  const main = ruleWith({
    id: 'main',
    name: 'Uploads',
    title: 'Upload elsewhere',
    condition: UPLOADS,
    groupBy: ['actor'],
    ...rule,
  });
  return { ...BLANK_CONTENT, name: 'Uploads elsewhere', rules: [main], ...more };
}

/** The lines of a streamed response. */
export function linesOf(text: string, parse: (line: unknown) => BacktestLine): BacktestLine[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => parse(JSON.parse(line)));
}
