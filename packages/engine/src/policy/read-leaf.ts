import { OPERATORS, type Leaf, type Operand, type Operator } from './condition.ts';
import type { FieldType } from './field.ts';
import { operandFault } from './operand-fault.ts';
import { resolveField, type ResolvedField } from './resolve-field.ts';
import { isScalar } from './scalars.ts';

/** A leaf that can be evaluated, or which of its keys is at fault and why. */
export type LeafReading = { leaf: Leaf } | { key: 'f' | 'op' | 'v'; reason: string };

const COMMON: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'exists'];
const FOLDED: readonly Operator[] = ['eq~', 'ne~', 'in~', 'notIn~'];
const ORDER: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', 'between'];
const AGE: readonly Operator[] = ['ageLt', 'ageGte'];
const LISTS: readonly Operator[] = ['anyOf', 'allOf', 'noneOf', 'anyOf~', 'allOf~', 'noneOf~'];
const TEXT: readonly Operator[] = [
  'contains',
  'startsWith',
  'endsWith',
  'glob',
  'matches',
  'contains~',
  'startsWith~',
  'endsWith~',
  'glob~',
  'matches~',
  'inList',
  'notInList',
];

/** Operators that make sense on each type of field; all others are refused. */
export const OPERATORS_OF_TYPE: Readonly<Record<FieldType, readonly Operator[]>> = {
  string: [...COMMON, ...FOLDED, ...TEXT, 'cidr', 'firstSeen'],
  number: [...COMMON, ...ORDER],
  time: [...COMMON, ...ORDER, ...AGE],
  boolean: ['eq', 'ne', 'exists'],
  list: [...LISTS, 'exists', ...TEXT],
};

/** A vendor's record may hold anything, so that everything may be asked of it. */
const OPERATORS_OF_RECORDS: readonly Operator[] = [
  ...COMMON,
  ...FOLDED,
  ...ORDER,
  ...AGE,
  ...LISTS,
  ...TEXT,
  'cidr',
];

/** Operators that apply to a field; all others are refused. */
export function operatorsOf({ type, operators }: ResolvedField): readonly Operator[] {
  return operators ?? (type === 'any' ? OPERATORS_OF_RECORDS : OPERATORS_OF_TYPE[type]);
}

/** Reads a leaf of unknown content and checks field, operator and operand against the catalogue. */
export function readLeaf(node: Record<string, unknown>): LeafReading {
  const field = typeof node['f'] === 'string' ? resolveField(node['f']) : undefined;
  if (field === undefined) return { key: 'f', reason: 'is not a known field' };
  const op = OPERATORS.find((operator) => operator === node['op']);
  if (op === undefined) return { key: 'op', reason: 'is not a known operator' };
  if (!operatorsOf(field).includes(op)) {
    const type = field.type === 'any' ? 'value of a record' : field.type;
    return { key: 'op', reason: `does not apply to ${field.name}, which is a ${type}` };
  }
  const extra = Object.keys(node).find((key) => key !== 'f' && key !== 'op' && key !== 'v');
  if (extra !== undefined) return { key: 'f', reason: `stands beside the unknown key ${extra}` };
  const operand = readOperand(node['v']);
  if (operand === null) {
    return { key: 'v', reason: 'is neither a value nor a list of values nor a field' };
  }
  const fault = operandFault(field, op, operand);
  if (fault !== null) return { key: 'v', reason: fault };
  return {
    leaf: operand === undefined ? { f: field.name, op } : { f: field.name, op, v: operand },
  };
}

/**
 * Undefined for an absent operand; null for what is none. Names of fields come in their one spelling,
 * and numbers without the sign of a zero, which JSON does not keep.
 */
function readOperand(value: unknown): Operand | undefined | null {
  if (value === undefined) return undefined;
  if (isFinite(value)) return plain(value);
  if (Array.isArray(value)) {
    const scalars = value.filter(isFinite).map(plain);
    return scalars.length === value.length ? scalars : null;
  }
  return readReference(value);
}

function readReference(value: unknown): Operand | null {
  if (typeof value !== 'object' || value === null || !('field' in value)) return null;
  const { field: name, ...rest } = value;
  if (typeof name !== 'string' || Object.keys(rest).length > 0) return null;
  return { field: resolveField(name)?.name ?? name };
}

function isFinite(value: unknown): value is string | number | boolean {
  return isScalar(value) && (typeof value !== 'number' || Number.isFinite(value));
}

function plain<T extends string | number | boolean>(value: T): T | 0 {
  return value === 0 ? 0 : value;
}
