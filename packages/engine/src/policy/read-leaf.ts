import { parseNetwork } from './cidr.ts';
import { OPERATORS, type Leaf, type Operand, type Operator, type Scalar } from './condition.ts';
import type { Field, FieldType } from './field.ts';
import { fieldOf } from './fields.ts';
import { GLOB_MAX_LENGTH } from './glob.ts';

/** A leaf that can be evaluated, or which of its keys is at fault and why. */
export type LeafReading = { leaf: Leaf } | { key: 'f' | 'op' | 'v'; reason: string };

/** Longest text and longest list that an operand may hold. */
export const OPERAND_LIMITS = { text: 4096, list: 10_000 } as const;

const COMMON: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'exists'];
const ORDER: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', 'between'];
const TEXT: readonly Operator[] = [
  'contains',
  'startsWith',
  'endsWith',
  'glob',
  'contains~',
  'startsWith~',
  'endsWith~',
  'glob~',
];

/** Operators that make sense on each type of field; all others are refused. */
export const OPERATORS_OF_TYPE: Readonly<Record<FieldType, readonly Operator[]>> = {
  string: [...COMMON, 'eq~', 'in~', ...TEXT, 'cidr'],
  number: [...COMMON, ...ORDER],
  time: [...COMMON, ...ORDER],
  boolean: ['eq', 'ne', 'exists'],
  list: ['anyOf', 'allOf', 'noneOf', 'exists', ...TEXT],
};

const LIST_OPERATORS: readonly Operator[] = ['in', 'notIn', 'in~', 'anyOf', 'allOf', 'noneOf'];

/** Reads a leaf of unknown content and checks field, operator and operand against the catalogue. */
export function readLeaf(node: Record<string, unknown>): LeafReading {
  const field = typeof node['f'] === 'string' ? fieldOf(node['f']) : undefined;
  if (field === undefined) return { key: 'f', reason: 'is not a known field' };
  const op = OPERATORS.find((operator) => operator === node['op']);
  if (op === undefined) return { key: 'op', reason: 'is not a known operator' };
  if (!OPERATORS_OF_TYPE[field.type].includes(op)) {
    return { key: 'op', reason: `does not apply to ${field.name}, which is a ${field.type}` };
  }
  const extra = Object.keys(node).find((key) => key !== 'f' && key !== 'op' && key !== 'v');
  if (extra !== undefined) return { key: 'f', reason: `stands beside the unknown key ${extra}` };
  const operand = readOperand(node['v']);
  if (operand === null) return { key: 'v', reason: 'is neither a value nor a list of values' };
  const fault = operandFault(field, op, operand);
  if (fault !== null) return { key: 'v', reason: fault };
  return {
    leaf: operand === undefined ? { f: field.name, op } : { f: field.name, op, v: operand },
  };
}

/** Undefined for an absent operand; null for one that is no scalar and no list of scalars. */
function readOperand(value: unknown): Operand | undefined | null {
  if (value === undefined || isScalar(value)) return value;
  if (!Array.isArray(value)) return null;
  const scalars = value.filter(isScalar);
  return scalars.length === value.length ? scalars : null;
}

function operandFault(field: Field, op: Operator, operand: Operand | undefined): string | null {
  if (op === 'exists') {
    return operand === undefined || typeof operand === 'boolean' ? null : 'is not true or false';
  }
  if (operand === undefined) return 'is missing';
  if (op === 'cidr') return networksFault(operand);
  if (op === 'between') return rangeFault(operand);
  if (LIST_OPERATORS.includes(op)) return listFault(field, op, operand);
  return isScalar(operand) ? scalarFault(field, op, operand) : 'is a list; one value is expected';
}

function listFault(field: Field, op: Operator, operand: Operand): string | null {
  if (isScalar(operand)) return 'is one value; a list is expected';
  if (operand.length === 0) return 'is an empty list';
  if (operand.length > OPERAND_LIMITS.list) return `has more than ${OPERAND_LIMITS.list} values`;
  for (const value of operand) {
    const fault = scalarFault(field, op, value);
    if (fault !== null) return fault;
  }
  return null;
}

function scalarFault(field: Field, op: Operator, value: Scalar): string | null {
  const wanted = SCALAR_OF_TYPE[field.type];
  if (typeof value !== wanted) return `holds a ${typeof value}; ${field.name} needs a ${wanted}`;
  if (typeof value !== 'string') return null;
  if (value.length > OPERAND_LIMITS.text) return `is longer than ${OPERAND_LIMITS.text} characters`;
  if (op.startsWith('glob') && value.length > GLOB_MAX_LENGTH) {
    return `is a pattern longer than ${GLOB_MAX_LENGTH} characters`;
  }
  if (field.values === undefined || TEXT.includes(op) || op.endsWith('~')) return null;
  return field.values.includes(value) ? null : `is not a value of ${field.name}`;
}

const SCALAR_OF_TYPE = {
  string: 'string',
  list: 'string',
  number: 'number',
  time: 'number',
  boolean: 'boolean',
} as const satisfies Record<FieldType, string>;

function rangeFault(operand: Operand): string | null {
  const [low, high, ...rest] = isScalar(operand) ? [] : operand;
  if (typeof low !== 'number' || typeof high !== 'number' || rest.length > 0) {
    return 'is not a list of two numbers';
  }
  return low <= high ? null : 'has its lower bound above its upper bound';
}

function networksFault(operand: Operand): string | null {
  const networks = isScalar(operand) ? [operand] : operand;
  if (networks.length === 0) return 'is an empty list';
  if (networks.length > OPERAND_LIMITS.list) return `has more than ${OPERAND_LIMITS.list} values`;
  const isEveryNetwork = networks.every(
    (network) => typeof network === 'string' && parseNetwork(network) !== null,
  );
  return isEveryNetwork ? null : 'is not an address range like 10.0.0.0/8 or 2001:db8::/32';
}

function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
