import type { Operand, Operator, Scalar } from '@waybill/contract';
import { isInNetwork, parseAddress, parseNetwork, type Network } from './cidr.ts';
import { NO_CONTEXT } from './event-context.ts';
import type { FieldValue } from './field.ts';
import {
  elementsOf,
  fold,
  isList,
  isNumber,
  isPresent,
  isScalar,
  never,
  onElements,
  same,
  scalarsOf,
  type Read,
  type ReadTest,
  type ValueTest,
} from './scalars.ts';
import { TEXT_TESTS } from './text-tests.ts';

/**
 * Makes a test of an operand. Reading the value is part of the test and not a step before it: a call less
 * for every leaf of every event.
 */
type OperatorTest = <Input>(read: Read<Input>, operand: Operand | undefined) => ReadTest<Input>;

/** Operators that need more than the value: they are compiled by `compileLeaf`. */
type ContextOperator = 'inList' | 'notInList' | 'ageLt' | 'ageGte' | 'firstSeen';

/** Test of each operator with its operand. A list matches if some element does. */
const VALUE_TESTS: Readonly<Record<Exclude<Operator, ContextOperator>, OperatorTest>> = {
  ...TEXT_TESTS,
  eq: (read, operand) => equals(read, operand, false),
  ne: (read, operand) => equals(read, operand, true),
  in: (read, operand) => isOneOf(read, operand, false),
  notIn: (read, operand) => isOneOf(read, operand, true),
  'eq~': (read, operand) => isOneOfFolded(read, onlyScalar(operand), false),
  'ne~': (read, operand) => isOneOfFolded(read, onlyScalar(operand), true),
  'in~': (read, operand) => isOneOfFolded(read, operand, false),
  'notIn~': (read, operand) => isOneOfFolded(read, operand, true),
  gt: (read, bound) => inRange(read, [bound, Infinity], bound),
  gte: (read, bound) => inRange(read, [bound, Infinity]),
  lt: (read, bound) => inRange(read, [-Infinity, bound], bound),
  lte: (read, bound) => inRange(read, [-Infinity, bound]),
  between: (read, operand) => {
    const [low, high] = scalarsOf(operand);
    return inRange(read, [low, high]);
  },
  exists,
  anyOf: (read, operand) => isOneOf(read, operand, false),
  allOf: (read, operand) => allOf(read, operand, same),
  noneOf: (read, operand) => isOneOf(read, operand, true),
  'anyOf~': (read, operand) => isOneOfFolded(read, operand, false),
  'allOf~': (read, operand) => allOf(read, operand, fold),
  'noneOf~': (read, operand) => isOneOfFolded(read, operand, true),
  cidr: inNetworks,
  originIn: (read, operand) => isOneOfFolded(read, operand, false),
  originLabel: (read, operand) => isOneOf(read, operand, false),
  pathHas: (read, operand) => isOneOf(read, operand, false),
  hopsGte: (read, bound) => inRange(read, [bound, Infinity]),
  scoreGte: (read, bound) => inRange(read, [bound, Infinity]),
};

/** An operator on the value from `read`. An unknown one, of a stored condition, never matches. */
export function readTest<Input>(
  op: Operator,
  operand: Operand | undefined,
  read: Read<Input>,
): ReadTest<Input> {
  return isValueOperator(op) ? VALUE_TESTS[op](read, operand) : never;
}

/** An operator on values that are given. */
export function valueTest(op: Operator, operand: Operand | undefined): ValueTest {
  const test = readTest(op, operand, (value: FieldValue) => value);
  return (value) => test(value, NO_CONTEXT);
}

export function isValueOperator(op: Operator): op is Exclude<Operator, ContextOperator> {
  return Object.hasOwn(VALUE_TESTS, op);
}

/** A value from low to high, both inclusive, except the excluded one. */
function inRange<Input>(
  read: Read<Input>,
  [low, high]: readonly [Operand | undefined, Operand | undefined],
  leftOut: Operand = Number.NaN,
): ReadTest<Input> {
  if (!isNumber(low) || !isNumber(high)) return never;
  const isWithin = (value: Scalar) =>
    typeof value === 'number' && value >= low && value <= high && value !== leftOut;
  return (input, context) => {
    const value = read(input, context);
    if (typeof value === 'number') return value >= low && value <= high && value !== leftOut;
    return isList(value) && value.some(isWithin);
  };
}

function exists<Input>(read: Read<Input>, operand: Operand | undefined): ReadTest<Input> {
  const isWanted = operand !== false;
  return (input, context) => isPresent(read(input, context)) === isWanted;
}

function equals<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  isOpposite: boolean,
): ReadTest<Input> {
  if (!isScalar(operand)) return () => isOpposite;
  return (input, context) => {
    const value = read(input, context);
    return (value === operand || (isList(value) && value.includes(operand))) !== isOpposite;
  };
}

function isOneOf<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  isOpposite: boolean,
): ReadTest<Input> {
  const wanted = new Set<FieldValue>(scalarsOf(operand));
  const isWanted = (value: Scalar) => wanted.has(value);
  return (input, context) => {
    const value = read(input, context);
    return (isList(value) ? value.some(isWanted) : wanted.has(value)) !== isOpposite;
  };
}

function isOneOfFolded<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  isOpposite: boolean,
): ReadTest<Input> {
  const wanted = new Set(scalarsOf(operand).map(fold));
  const isWanted = (value: Scalar) => wanted.has(fold(value));
  return (input, context) => onElements(read(input, context), isWanted) !== isOpposite;
}

function onlyScalar(operand: Operand | undefined): Operand | undefined {
  return isScalar(operand) ? operand : undefined;
}

function allOf<Input>(
  read: Read<Input>,
  operand: Operand | undefined,
  key: (value: Scalar) => Scalar,
): ReadTest<Input> {
  const wanted = scalarsOf(operand).map(key);
  return (input, context) => {
    const elements = elementsOf(read(input, context)).map(key);
    return elements.length > 0 && wanted.every((element) => elements.includes(element));
  };
}

function inNetworks<Input>(read: Read<Input>, operand: Operand | undefined): ReadTest<Input> {
  const networks = scalarsOf(operand)
    .map((text) => (typeof text === 'string' ? parseNetwork(text) : null))
    .filter((network): network is Network => network !== null);
  const isInside = (value: Scalar) => {
    const address = typeof value === 'string' ? parseAddress(value) : null;
    return address !== null && networks.some((network) => isInNetwork(address, network));
  };
  return (input, context) => onElements(read(input, context), isInside);
}
