import type { Condition, PolicyContent, PolicyRule } from '@waybill/contract';
import { treeOf } from './tree-of.ts';

/**
 * Maximum number of parts of a condition of which each may be left out; beyond it looking takes too
 * long.
 */
const MOST_PARTS = 12;

/**
 * What meets all but one part of a condition. Null if the condition has no two parts that both have to
 * hold: then everything would nearly meet it.
 */
export function nearMisses(condition: Condition): Condition | null {
  const ways = 'any' in condition ? condition.any : [condition];
  const nearly = ways.flatMap((way) => ('all' in way ? allButOne(way.all) : []));
  return nearly.length === 0 ? null : { all: [{ any: nearly }, { not: condition }] };
}

function allButOne(parts: readonly Condition[]): Condition[] {
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  return parts.map((_part, at) => ({ all: parts.toSpliced(at, 1) }));
}

/** The content that meets what a rule nearly does; null if none. */
export function nearlyMet(content: PolicyContent, rule: PolicyRule): PolicyContent | null {
  const condition = nearMisses(treeOf(rule.condition));
  return condition === null ? null : onlyRule(content, rule, condition);
}

/** The content that meets what the exceptions of a rule take out; null if none. */
export function takenOut(content: PolicyContent, rule: PolicyRule): PolicyContent | null {
  const spared = rule.exceptions.map(({ condition }) => treeOf(condition)).filter(asksSomething);
  if (spared.length === 0) return null;
  const condition = { all: [treeOf(rule.condition), { any: spared }] };
  return onlyRule(content, { ...rule, exceptions: [] }, condition);
}

/**
 * A content of one rule that judges each event on its own; what does not change what is met is left
 * out.
 */
function onlyRule(content: PolicyContent, rule: PolicyRule, condition: Condition): PolicyContent {
  const alone = { ...rule, title: '', threshold: null, tests: [], condition };
  return { ...content, name: '', description: '', rules: [alone] };
}

function asksSomething(node: Condition): boolean {
  return !('all' in node) || node.all.length > 0;
}
