import { CONDITION_LIMITS } from './condition-limits.ts';
import type { Condition, Leaf } from './condition-shape.ts';
import { isOperator } from './operators.ts';
import { readOperand } from './read-operand.ts';

export type ConditionReading =
  | { ok: true; condition: Condition }
  /** `path` is the place in the tree, e.g. `all.0.any.1.v`; empty for the root. */
  | { ok: false; path: string; reason: string };

/** A comparison, or which of its keys is at fault and why. */
export type LeafReading = { leaf: Leaf } | { key: 'f' | 'op' | 'v'; reason: string };

/** Further checks of a condition besides the shape of the tree. */
export interface ConditionRules {
  readLeaf(node: Readonly<Record<string, unknown>>): LeafReading;
  /** Why a group may not be without parts; null if it may. */
  emptyGroup: string | null;
}

/**
 * Reads an untrusted condition: shape, limits, and each comparison. Accepts every input, including
 * cyclic ones: levels are counted before the next one is entered. The returned condition is a fresh
 * copy with only the known keys.
 */
export function readCondition(value: unknown, rules: ConditionRules): ConditionReading {
  const reading: Reading = { rules, leaves: 0, steps: [], reason: '' };
  const condition = readNode(value, 1, reading);
  return condition === null
    ? { ok: false, path: reading.steps.join('.'), reason: reading.reason }
    : { ok: true, condition };
}

/** Why a value does not have the shape of a condition; null when it does. Fields are not looked up. */
export function conditionFault(value: unknown): { path: string; reason: string } | null {
  const reading = readCondition(value, SHAPE_RULES);
  return reading.ok ? null : reading;
}

const SHAPE_RULES: ConditionRules = { readLeaf: readLeafShape, emptyGroup: null };

function readLeafShape(node: Readonly<Record<string, unknown>>): LeafReading {
  const { f, op, v } = node;
  if (typeof f !== 'string' || f.length > CONDITION_LIMITS.fieldName) {
    return { key: 'f', reason: 'is not a known field' };
  }
  if (!isOperator(op)) return { key: 'op', reason: 'is not a known operator' };
  const extra = unknownKey(node);
  if (extra !== null) return extra;
  const read = readOperand(v);
  if ('reason' in read) return { key: 'v', reason: read.reason };
  const { operand } = read;
  return { leaf: operand === undefined ? { f, op } : { f, op, v: operand } };
}

/** The fault of a comparison with a key that no comparison has; null without one. */
export function unknownKey(
  node: Readonly<Record<string, unknown>>,
): { key: 'f'; reason: string } | null {
  for (const key in node) {
    if (key !== 'f' && key !== 'op' && key !== 'v' && Object.hasOwn(node, key)) {
      return { key: 'f', reason: `has the unknown key ${key}` };
    }
  }
  return null;
}

interface Reading {
  rules: ConditionRules;
  leaves: number;
  /** Path of the fault, filled from the inside out. */
  steps: string[];
  reason: string;
}

function readNode(node: unknown, depth: number, reading: Reading): Condition | null {
  if (!isRecord(node)) return refuse(reading, 'is not a condition');
  if (depth > CONDITION_LIMITS.depth) {
    return refuse(reading, `is nested deeper than ${CONDITION_LIMITS.depth} levels`);
  }
  const keys = Object.keys(node);
  const group = keys.find((key) => key === 'all' || key === 'any' || key === 'not');
  if (group === undefined) return readLeaf(node, reading);
  if (keys.length > 1) return refuse(reading, `has keys other than ${group}`);
  if (group === 'not') {
    const child = readNode(node['not'], depth + 1, reading);
    return child === null ? within('not', reading) : { not: child };
  }
  const parts = readParts(node[group], depth + 1, reading);
  if (parts === null) return within(group, reading);
  return group === 'all' ? { all: parts } : { any: parts };
}

function readParts(nodes: unknown, depth: number, reading: Reading): Condition[] | null {
  if (!Array.isArray(nodes)) return refuse(reading, 'is not a list of conditions');
  if (nodes.length === 0) {
    const { emptyGroup } = reading.rules;
    if (emptyGroup !== null) return refuse(reading, emptyGroup);
    if (!isCounted(reading)) return null;
  }
  const parts: Condition[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const part = readNode(nodes[index], depth, reading);
    if (part === null) return within(String(index), reading);
    parts.push(part);
  }
  return parts;
}

function readLeaf(node: Record<string, unknown>, reading: Reading): Condition | null {
  if (!isCounted(reading)) return null;
  const read = reading.rules.readLeaf(node);
  if ('leaf' in read) return read.leaf;
  refuse(reading, read.reason);
  return within(read.key, reading);
}

/** Counts one more comparison; false, with a fault, beyond the limit. */
function isCounted(reading: Reading): boolean {
  reading.leaves += 1;
  if (reading.leaves <= CONDITION_LIMITS.leaves) return true;
  refuse(reading, `exceeds the limit of ${CONDITION_LIMITS.leaves} conditions`);
  return false;
}

function refuse(reading: Reading, reason: string): null {
  reading.reason = reason;
  return null;
}

function within(step: string, reading: Reading): null {
  reading.steps.unshift(step);
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
