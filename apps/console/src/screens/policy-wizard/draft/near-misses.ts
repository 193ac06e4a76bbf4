import type { Condition, PolicyContent, PolicyRule } from '@waybill/contract';
import { treeOf } from './tree-of.ts';

/** Maximum parts of a condition, each of which may be left out; more take too long to search. */
const MOST_PARTS = 12;

/**
 * Matches of all but one part of a condition. Null unless at least two parts must hold: otherwise
 * everything would be a near miss.
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

/** The content for a rule's near misses; null if none. */
export function nearlyMet(content: PolicyContent, rule: PolicyRule): PolicyContent | null {
  const condition = nearMisses(treeOf(rule.condition));
  return condition === null ? null : onlyRule(content, rule, condition);
}

/** The content for what a rule's exceptions exclude; null if none. */
export function takenOut(content: PolicyContent, rule: PolicyRule): PolicyContent | null {
  const spared = rule.exceptions.map(({ condition }) => treeOf(condition)).filter(asksSomething);
  if (spared.length === 0) return null;
  const condition = { all: [treeOf(rule.condition), { any: spared }] };
  return onlyRule(content, { ...rule, exceptions: [] }, condition);
}

/** A content with one single-event rule; omits parts that do not affect matching. */
function onlyRule(content: PolicyContent, rule: PolicyRule, condition: Condition): PolicyContent {
  const alone = { ...rule, title: '', threshold: null, tests: [], condition };
  return { ...content, name: '', description: '', rules: [alone] };
}

function asksSomething(node: Condition): boolean {
  return !('all' in node) || node.all.length > 0;
}
