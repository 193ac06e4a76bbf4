import type { Operand, Operator, Scalar } from './condition.ts';
import { isInNetwork, parseAddress, parseNetwork, type Network } from './cidr.ts';
import type { FieldValue } from './field.ts';
import {
  elementsOf,
  fold,
  isList,
  isNumber,
  isPresent,
  isScalar,
  never,
  not,
  onElements,
  same,
  scalarsOf,
  type ValueTest,
} from './scalars.ts';
import { TEXT_TESTS } from './text-tests.ts';

type OperatorTest = (operand: Operand | undefined) => ValueTest;

/** Operators that need more than the value: they are compiled by `compileLeaf`. */
type ContextOperator = 'inList' | 'notInList' | 'ageLt' | 'ageGte' | 'firstSeen';

/** What each operator makes of its operand. A list holds when some element does. */
const VALUE_TESTS: Readonly<Record<Exclude<Operator, ContextOperator>, OperatorTest>> = {
  ...TEXT_TESTS,
  eq: equals,
  ne: (operand) => not(equals(operand)),
  in: isOneOf,
  notIn: (operand) => not(isOneOf(operand)),
  'eq~': equalsFolded,
  'ne~': (operand) => not(equalsFolded(operand)),
  'in~': isOneOfFolded,
  'notIn~': (operand) => not(isOneOfFolded(operand)),
  gt: (operand) => compares(operand, (value, bound) => value > bound),
  gte: (operand) => compares(operand, (value, bound) => value >= bound),
  lt: (operand) => compares(operand, (value, bound) => value < bound),
  lte: (operand) => compares(operand, (value, bound) => value <= bound),
  between: isBetween,
  exists: (operand) => (operand === false ? not(isPresent) : isPresent),
  anyOf: isOneOf,
  allOf: (operand) => allOf(operand, same),
  noneOf: (operand) => not(isOneOf(operand)),
  'anyOf~': isOneOfFolded,
  'allOf~': (operand) => allOf(operand, fold),
  'noneOf~': (operand) => not(isOneOfFolded(operand)),
  cidr: inNetworks,
  originIn: isOneOfFolded,
  originLabel: isOneOf,
  pathHas: isOneOf,
  hopsGte: (operand) => compares(operand, (value, bound) => value >= bound),
  scoreGte: (operand) => compares(operand, (value, bound) => value >= bound),
};

/** A stored condition may name an operator that this version does not know: it never holds. */
export function valueTest(op: Operator, operand: Operand | undefined): ValueTest {
  return isValueOperator(op) ? VALUE_TESTS[op](operand) : never;
}

export function isValueOperator(op: Operator): op is Exclude<Operator, ContextOperator> {
  return Object.hasOwn(VALUE_TESTS, op);
}

function compares(
  operand: Operand | undefined,
  holds: (value: number, bound: number) => boolean,
): ValueTest {
  if (!isNumber(operand)) return never;
  return onElements((value) => isNumber(value) && holds(value, operand));
}

/** Both bounds belong to the range. */
function isBetween(operand: Operand | undefined): ValueTest {
  const [low, high] = scalarsOf(operand);
  if (!isNumber(low) || !isNumber(high)) return never;
  return onElements((value) => isNumber(value) && value >= low && value <= high);
}

function equals(operand: Operand | undefined): ValueTest {
  if (!isScalar(operand)) return never;
  return (value) => value === operand || (isList(value) && value.includes(operand));
}

function equalsFolded(operand: Operand | undefined): ValueTest {
  if (!isScalar(operand)) return never;
  const wanted = fold(operand);
  return onElements((value) => fold(value) === wanted);
}

function isOneOf(operand: Operand | undefined): ValueTest {
  const wanted = new Set<FieldValue>(scalarsOf(operand));
  return (value) =>
    isList(value) ? value.some((element) => wanted.has(element)) : wanted.has(value);
}

function isOneOfFolded(operand: Operand | undefined): ValueTest {
  const wanted = new Set(scalarsOf(operand).map(fold));
  return onElements((value) => wanted.has(fold(value)));
}

function allOf(operand: Operand | undefined, key: (value: Scalar) => Scalar): ValueTest {
  const wanted = scalarsOf(operand).map(key);
  return (value) => {
    const elements = elementsOf(value).map(key);
    return elements.length > 0 && wanted.every((element) => elements.includes(element));
  };
}

function inNetworks(operand: Operand | undefined): ValueTest {
  const networks = scalarsOf(operand)
    .map((text) => (typeof text === 'string' ? parseNetwork(text) : null))
    .filter((network): network is Network => network !== null);
  return onElements((value) => {
    const address = typeof value === 'string' ? parseAddress(value) : null;
    return address !== null && networks.some((network) => isInNetwork(address, network));
  });
}
