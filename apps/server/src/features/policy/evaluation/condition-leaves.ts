import type { Condition, Leaf } from '@waybill/contract';
import { validateCondition } from '@waybill/engine';

/** A leaf and its place in a condition. @published */
export interface PlacedLeaf {
  leaf: Leaf;
  /** Place in the tree, e.g. all.0.not.any.1. */
  path: string;
  isNegated: boolean;
}

/** The leaves of a condition in the order of the tree. */
function leavesOf(condition: Condition, path = '', isNegated = false): PlacedLeaf[] {
  const at = (step: string): string => (path === '' ? step : `${path}.${step}`);
  if ('all' in condition) {
    return condition.all.flatMap((child, index) => leavesOf(child, at(`all.${index}`), isNegated));
  }
  if ('any' in condition) {
    return condition.any.flatMap((child, index) => leavesOf(child, at(`any.${index}`), isNegated));
  }
  if ('not' in condition) return leavesOf(condition.not, at('not'), !isNegated);
  return [{ leaf: condition, path, isNegated }];
}

/** Like `leavesOf`, for a condition that may be unfinished; none if it is invalid. @published */
export function leavesIn(written: Condition | null): PlacedLeaf[] {
  const reading = validateCondition(written);
  return reading.ok ? leavesOf(reading.condition) : [];
}
