import { type Condition, isFieldReference, type Leaf } from '@waybill/contract';
import { scalarsOf } from './scalars.ts';

/** Wildcards of the specification, which pin nothing. */
const WILDCARDS: readonly unknown[] = ['ANY', 'all'];

/**
 * The only values of a string field with which the condition can hold, or null when it can hold with
 * any. A superset of the truth: an index built from it never loses an event.
 */
export function pinnedValues(condition: Condition, field: string): ReadonlySet<string> | null {
  if ('all' in condition) {
    let narrowest: ReadonlySet<string> | null = null;
    for (const child of condition.all) {
      const pinned = pinnedValues(child, field);
      if (pinned === null) continue;
      narrowest = narrowest === null ? pinned : intersection(narrowest, pinned);
    }
    return narrowest;
  }
  if ('any' in condition) {
    const union = new Set<string>();
    for (const child of condition.any) {
      const pinned = pinnedValues(child, field);
      if (pinned === null) return null;
      for (const value of pinned) union.add(value);
    }
    return union;
  }
  return 'not' in condition ? null : pinnedByLeaf(condition, field);
}

function pinnedByLeaf(leaf: Leaf, field: string): ReadonlySet<string> | null {
  if (leaf.f !== field || (leaf.op !== 'eq' && leaf.op !== 'in')) return null;
  if (leaf.v === undefined || isFieldReference(leaf.v)) return null;
  const values = scalarsOf(leaf.v);
  if (values.some((value) => WILDCARDS.includes(value))) return null;
  return new Set(values.filter((value) => typeof value === 'string'));
}

function intersection(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...left].filter((value) => right.has(value)));
}
