import {
  isFieldReference,
  type Operand,
  type Operator,
  ownValue,
  type Scalar,
  type FieldType,
} from '@waybill/contract';
import { parseNetwork } from './cidr.ts';
import { parseDuration } from './duration.ts';
import { FIELD_OPERATORS } from './field-tests.ts';
import { GLOB_MAX_LENGTH } from './glob.ts';
import { resolveField, type ResolvedField } from './resolve-field.ts';
import { scalarsOf } from './scalars.ts';
import { withoutFold } from './text/operator-words.ts';
import { patternProblem } from './text-tests.ts';

/** Longest id of a list, in UTF-16 code units. */
const LIST_ID_LENGTH = 200;

/** Scope of the first time. */
export const FIRST_SEEN_SCOPES = ['person', 'peers', 'organization'] as const;

const LIST_OPERATORS: readonly Operator[] = [
  'in',
  'notIn',
  'in~',
  'notIn~',
  'anyOf',
  'allOf',
  'noneOf',
  'anyOf~',
  'allOf~',
  'noneOf~',
  'originIn',
  'originLabel',
  'pathHas',
];
const NUMBER_OPERATORS: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', 'hopsGte', 'scoreGte'];

/** Why an operand does not fit its field and operator; null when it does. */
export function operandFault(
  field: ResolvedField,
  op: Operator,
  operand: Operand | undefined,
): string | null {
  if (op === 'exists') {
    return operand === undefined || typeof operand === 'boolean' ? null : 'is not true or false';
  }
  if (operand === undefined) return 'is missing';
  if (isFieldReference(operand)) return referenceFault(field, op, operand.field);
  if (op === 'cidr') return networksFault(operand);
  if (op === 'between') return rangeFault(operand);
  if (LIST_OPERATORS.includes(op)) return listFault(field, op, operand);
  return isOne(operand) ? scalarCheck(field, op)(operand) : 'is a list; one value is expected';
}

function referenceFault(field: ResolvedField, op: Operator, name: string): string | null {
  if (!FIELD_OPERATORS.some((candidate) => candidate === op)) {
    return 'is a field; this operator needs a value';
  }
  const other = resolveField(name);
  if (other === undefined) return `names ${name}, which is not a known field`;
  if (other.operators !== undefined) return `names ${name}, which cannot be used in a comparison`;
  if (field.type === 'any' || other.type === 'any') return null;
  const isSame = SCALAR_OF_TYPE[field.type] === SCALAR_OF_TYPE[other.type];
  return isSame
    ? null
    : `names ${name}, which is a ${other.type}; ${field.name} is a ${field.type}`;
}

function listFault(field: ResolvedField, op: Operator, operand: Operand): string | null {
  if (isOne(operand)) return 'is one value; a list is expected';
  const values = scalarsOf(operand);
  if (values.length === 0) return 'is an empty list';
  const faultOf = scalarCheck(field, op);
  for (const value of values) {
    const fault = faultOf(value);
    if (fault !== null) return fault;
  }
  return null;
}

/** Explains why a value is invalid; created once for all values of a list. */
function scalarCheck(field: ResolvedField, op: Operator): (value: Scalar) => string | null {
  const textFault = ownValue(TEXT_FAULTS, withoutFold(op));
  const wanted = wantedType(field, op, textFault !== undefined);
  // An operator on texts takes any text; with folded case, so does a comparison.
  const vocabulary = op.endsWith('~') ? undefined : field.values;
  return (value) => {
    if (wanted !== null && typeof value !== wanted) {
      return `holds a ${typeof value}; ${field.name} needs a ${wanted}`;
    }
    if (typeof value !== 'string') return null;
    if (textFault !== undefined) return textFault(value);
    return vocabulary === undefined || vocabulary.includes(value)
      ? null
      : `is not a value of ${field.name}`;
  };
}

const TEXT_FAULTS: Readonly<Record<string, (value: string) => string | null>> = {
  contains: () => null,
  startsWith: () => null,
  endsWith: () => null,
  matches: patternFault,
  glob: (value) =>
    value.length > GLOB_MAX_LENGTH
      ? `is a pattern longer than ${GLOB_MAX_LENGTH} characters`
      : null,
  inList: listIdFault,
  notInList: listIdFault,
  ageLt: durationFault,
  ageGte: durationFault,
  firstSeen: (value) =>
    FIRST_SEEN_SCOPES.some((scope) => scope === value)
      ? null
      : `must be one of ${FIRST_SEEN_SCOPES.join(', ')}`,
};

function listIdFault(value: string): string | null {
  const isId = value.trim() !== '' && value.length <= LIST_ID_LENGTH;
  return isId ? null : 'is not the id of a list';
}

function durationFault(value: string): string | null {
  return parseDuration(value) === null ? 'is not a duration like 30m, 12h, 7d or 2w' : null;
}

function patternFault(source: string): string | null {
  const problem = patternProblem(source);
  if (problem === null) return null;
  return `is invalid at character ${problem.position + 1}: ${problem.reason}`;
}

const SCALAR_OF_TYPE = {
  string: 'string',
  list: 'string',
  number: 'number',
  time: 'number',
  boolean: 'boolean',
} as const satisfies Record<FieldType, string>;

/** Null if the field accepts any value and the operator compares with any value. */
function wantedType(
  field: ResolvedField,
  op: Operator,
  isOfTexts: boolean,
): 'string' | 'number' | 'boolean' | null {
  if (NUMBER_OPERATORS.includes(op)) return 'number';
  if (isOfTexts) return 'string';
  return field.type === 'any' ? null : SCALAR_OF_TYPE[field.type];
}

function rangeFault(operand: Operand): string | null {
  const [low, high, ...rest] = isOne(operand) ? [] : scalarsOf(operand);
  if (typeof low !== 'number' || typeof high !== 'number' || rest.length > 0) {
    return 'is not a list of two numbers';
  }
  return low <= high ? null : 'has its lower bound above its upper bound';
}

function networksFault(operand: Operand): string | null {
  const networks = scalarsOf(operand);
  if (networks.length === 0) return 'is an empty list';
  const isEveryNetwork = networks.every(
    (network) => typeof network === 'string' && parseNetwork(network) !== null,
  );
  return isEveryNetwork ? null : 'is not an address range like 10.0.0.0/8 or 2001:db8::/32';
}

function isOne(operand: Operand): operand is Scalar {
  return typeof operand !== 'object';
}
