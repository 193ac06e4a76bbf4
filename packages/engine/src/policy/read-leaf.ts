import {
  isFieldReference,
  isOperator,
  readOperand,
  unknownKey,
  type LeafReading,
  type Operand,
  type Operator,
  type FieldType,
} from '@waybill/contract';
import { operandFault } from './operand-fault.ts';
import { resolveField, type ResolvedField } from './resolve-field.ts';

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

/** A vendor's record may contain anything, so every operator is allowed. */
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
export function readLeaf(node: Readonly<Record<string, unknown>>): LeafReading {
  const field = typeof node['f'] === 'string' ? resolveField(node['f']) : undefined;
  if (field === undefined) return { key: 'f', reason: 'is not a known field' };
  const { op } = node;
  if (!isOperator(op)) return { key: 'op', reason: 'is not a known operator' };
  if (!operatorsOf(field).includes(op)) {
    const type = field.type === 'any' ? 'value of a record' : field.type;
    return { key: 'op', reason: `does not apply to ${field.name}, which is a ${type}` };
  }
  const extra = unknownKey(node);
  if (extra !== null) return extra;
  const read = readOperand(node['v']);
  if ('reason' in read) return { key: 'v', reason: read.reason };
  const operand = inOneSpelling(read.operand);
  const fault = operandFault(field, op, operand);
  if (fault !== null) return { key: 'v', reason: fault };
  return {
    leaf: operand === undefined ? { f: field.name, op } : { f: field.name, op, v: operand },
  };
}

/** Field names are in canonical form. */
function inOneSpelling(operand: Operand | undefined): Operand | undefined {
  if (!isFieldReference(operand)) return operand;
  return { field: resolveField(operand.field)?.name ?? operand.field };
}
