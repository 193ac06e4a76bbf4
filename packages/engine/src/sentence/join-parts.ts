import type { Condition, Leaf } from '@waybill/contract';
import { scalarsOf } from '../policy/scalars.ts';

/** A condition that words of a sentence became. */
export interface SlottedCondition {
  slot: string;
  condition: Condition;
  isExcluded: boolean;
}

/**
 * One condition of all parts: parts of one slot are alternatives, all slots must match, and exclusions
 * must not. Null without parts.
 */
export function joinParts(parts: readonly SlottedCondition[]): Condition | null {
  const slots = new Map<string, Condition[]>();
  for (const { slot, condition, isExcluded } of parts) {
    const key = `${isExcluded ? 'not ' : ''}${slot}`;
    slots.set(key, [...(slots.get(key) ?? []), condition]);
  }
  const joined = [...slots].flatMap(([key, conditions]): Condition[] => {
    const either = eitherOf(conditions);
    if (key.startsWith('not ')) return [{ not: either }];
    return 'all' in either ? either.all : [either];
  });
  return joined.length === 0 ? null : { all: joined };
}

/** Alternatives as one condition; comparisons of one field with lists are merged. */
function eitherOf(conditions: readonly Condition[]): Condition {
  const made: Condition[] = [];
  for (const condition of conditions) {
    const at = made.findIndex((other) => mergedOf(other, condition) !== null);
    const merged = at === -1 ? null : mergedOf(made[at] ?? condition, condition);
    if (merged === null) made.push(condition);
    else made[at] = merged;
  }
  const [first, ...rest] = made.flatMap((each) => ('any' in each ? each.any : [each]));
  if (first === undefined) return { any: [] };
  return rest.length === 0 ? first : { any: [first, ...rest] };
}

const LISTED: readonly string[] = ['in', 'in~', 'anyOf', 'anyOf~'];

function mergedOf(left: Condition, right: Condition): Condition | null {
  if (JSON.stringify(left) === JSON.stringify(right)) return left;
  if (!isListed(left) || !isListed(right)) return null;
  if (left.f !== right.f || left.op !== right.op) return null;
  return { ...left, v: [...new Set([...scalarsOf(left.v), ...scalarsOf(right.v)])] };
}

function isListed(condition: Condition): condition is Leaf {
  return 'f' in condition && LISTED.includes(condition.op) && Array.isArray(condition.v);
}
