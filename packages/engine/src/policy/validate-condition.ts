import type { Condition } from './condition.ts';
import { readLeaf } from './read-leaf.ts';

/** Limits of a stored condition: nesting of the tree, and leaves in it. */
export const CONDITION_LIMITS = { depth: 12, leaves: 200 } as const;

export type ConditionValidation =
  | { ok: true; condition: Condition }
  /** `path` is the place in the tree, e.g. `all.0.any.1.v`; empty for the root. */
  | { ok: false; path: string; reason: string };

interface Fault {
  path: string;
  reason: string;
}

/**
 * Checks anything that claims to be a condition: shape, known fields and operators, operands of the
 * right type, limits. Total on every input, cyclic ones included. The condition that it returns is a
 * fresh copy with nothing but the known keys.
 */
export function validateCondition(condition: unknown): ConditionValidation {
  const faults: Fault[] = [];
  const counter = { leaves: 0 };
  const copy = readNode(condition, { path: [], depth: 1, counter, faults });
  const [fault] = faults;
  if (fault !== undefined) return { ok: false, ...fault };
  if (copy === null) return { ok: false, path: '', reason: 'is not a condition' };
  return { ok: true, condition: copy };
}

interface Place {
  path: readonly string[];
  depth: number;
  counter: { leaves: number };
  faults: Fault[];
}

function readNode(node: unknown, place: Place): Condition | null {
  if (!isRecord(node)) return refuse(place, 'is not a condition');
  if (place.depth > CONDITION_LIMITS.depth) {
    return refuse(place, `is nested deeper than ${CONDITION_LIMITS.depth} levels`);
  }
  const keys = Object.keys(node);
  const group = keys.find((key) => key === 'all' || key === 'any' || key === 'not');
  if (group === undefined) return checkedLeaf(node, place);
  if (keys.length > 1) return refuse(place, `has keys besides ${group}`);
  if (group === 'not') {
    const child = readNode(node['not'], inner(place, 'not'));
    return child === null ? null : { not: child };
  }
  const children = readNodes(node[group], inner(place, group));
  if (children === null) return null;
  return group === 'all' ? { all: children } : { any: children };
}

function readNodes(nodes: unknown, place: Place): Condition[] | null {
  if (!Array.isArray(nodes)) return refuse(place, 'is not a list of conditions');
  // An empty ALL would match everything; nobody means that.
  if (nodes.length === 0) return refuse(place, 'is empty');
  const children: Condition[] = [];
  for (const [index, node] of nodes.entries()) {
    const path = [...place.path, String(index)];
    const child = readNode(node, { ...place, path });
    if (child === null) return null;
    children.push(child);
  }
  return children;
}

function checkedLeaf(node: Record<string, unknown>, place: Place): Condition | null {
  place.counter.leaves += 1;
  if (place.counter.leaves > CONDITION_LIMITS.leaves) {
    return refuse(place, `is one of more than ${CONDITION_LIMITS.leaves} conditions`);
  }
  const result = readLeaf(node);
  if ('leaf' in result) return result.leaf;
  place.faults.push({ path: [...place.path, result.key].join('.'), reason: result.reason });
  return null;
}

function inner(place: Place, step: string): Place {
  return { ...place, path: [...place.path, step], depth: place.depth + 1 };
}

function refuse(place: Place, reason: string): null {
  place.faults.push({ path: place.path.join('.'), reason });
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
