import type { ActivityEvent } from '@waybill/contract';
import { isInNetwork, parseAddress, parseNetwork, type Network } from './cidr.ts';
import type { Leaf, Operand, Operator, Scalar } from './condition.ts';
import type { FieldValue } from './field.ts';
import { fieldOf } from './fields.ts';
import { compileGlob } from './glob.ts';

type ValueTest = (value: FieldValue) => boolean;
type TextTest = (text: string) => boolean;

export interface CompiledLeaf {
  leaf: Leaf;
  /** What the event holds in the leaf's field; null for a field that the catalogue does not have. */
  read(event: ActivityEvent): FieldValue;
  test(event: ActivityEvent): boolean;
  /** Rough measure of what a test takes: 1 for a comparison, more where text is searched or read. */
  cost: number;
}

const SEARCHES: readonly Operator[] = ['contains', 'startsWith', 'endsWith', 'glob'];
const READS_TEXT: readonly Operator[] = ['cidr', 'anyOf', 'allOf', 'noneOf'];

/**
 * Compiles one leaf into closures. Total: a missing value, an unknown field and an operand of the wrong
 * type make every comparison false, so that its negation (ne, notIn, noneOf, exists:false) is true.
 */
export function compileLeaf(leaf: Leaf): CompiledLeaf {
  const field = fieldOf(leaf.f);
  const read = field === undefined ? () => null : field.accessor;
  const holds = wildcardTest(leaf) ?? operatorTest(leaf);
  return { leaf, read, test: (event) => holds(read(event)), cost: costOf(leaf.op) };
}

function costOf(op: Operator): number {
  if (SEARCHES.includes(op)) return 2;
  return op.endsWith('~') || READS_TEXT.includes(op) ? 6 : 1;
}

/** The specification's wildcards: action `ANY` is any action at all, direction `all` is no filter. */
function wildcardTest(leaf: Leaf): ValueTest | null {
  const test = wildcardOf(leaf);
  if (test === null) return null;
  if (leaf.op === 'eq' || leaf.op === 'in') return test;
  return leaf.op === 'ne' || leaf.op === 'notIn' ? (value) => !test(value) : null;
}

function wildcardOf(leaf: Leaf): ValueTest | null {
  const wanted = listOf(leaf.v);
  if (leaf.f === 'action' && wanted.includes('ANY')) return isPresent;
  return leaf.f === 'direction' && wanted.includes('all') ? () => true : null;
}

/** A stored condition may name an operator that this version does not know: it never holds. */
function operatorTest({ op, v }: Leaf): ValueTest {
  return Object.hasOwn(OPERATOR_TESTS, op) ? OPERATOR_TESTS[op](v) : never;
}

type OperatorTest = (operand: Operand | undefined) => ValueTest;

const OPERATOR_TESTS: Readonly<Record<Operator, OperatorTest>> = {
  eq: (operand) => equals(operand, same),
  ne: (operand) => not(equals(operand, same)),
  in: (operand) => isOneOf(operand, same),
  notIn: (operand) => not(isOneOf(operand, same)),
  'eq~': (operand) => equals(operand, fold),
  'in~': (operand) => isOneOf(operand, fold),
  gt: (operand) => compares(operand, (value, bound) => value > bound),
  gte: (operand) => compares(operand, (value, bound) => value >= bound),
  lt: (operand) => compares(operand, (value, bound) => value < bound),
  lte: (operand) => compares(operand, (value, bound) => value <= bound),
  between: isBetween,
  exists: (operand) => (operand === false ? not(isPresent) : isPresent),
  contains: (operand) => onText(operand, contains),
  startsWith: (operand) => onText(operand, startsWith),
  endsWith: (operand) => onText(operand, endsWith),
  glob: (operand) => onText(operand, compileGlob),
  'contains~': (operand) => onFoldedText(operand, contains),
  'startsWith~': (operand) => onFoldedText(operand, startsWith),
  'endsWith~': (operand) => onFoldedText(operand, endsWith),
  'glob~': (operand) => onFoldedText(operand, compileGlob),
  anyOf,
  allOf,
  noneOf: (operand) => not(anyOf(operand)),
  cidr: inNetworks,
};

function compares(
  operand: Operand | undefined,
  holds: (value: number, bound: number) => boolean,
): ValueTest {
  if (!isNumber(operand)) return never;
  return (value) => isNumber(value) && holds(value, operand);
}

/** Both bounds belong to the range. */
function isBetween(operand: Operand | undefined): ValueTest {
  const [low, high] = listOf(operand);
  if (!isNumber(low) || !isNumber(high)) return never;
  return (value) => isNumber(value) && value >= low && value <= high;
}

/** Text operators also take a list: then some element must hold. */
function onText(operand: Operand | undefined, compile: (wanted: string) => TextTest): ValueTest {
  if (typeof operand !== 'string') return never;
  const test = compile(operand);
  return (value) => {
    if (typeof value === 'string') return test(value);
    return isList(value) && value.some((element) => test(element));
  };
}

function onFoldedText(
  operand: Operand | undefined,
  compile: (wanted: string) => TextTest,
): ValueTest {
  return onText(operand, (wanted) => {
    const test = compile(wanted.toLowerCase());
    return (text) => test(text.toLowerCase());
  });
}

function contains(wanted: string): TextTest {
  return (text) => text.includes(wanted);
}

function startsWith(wanted: string): TextTest {
  return (text) => text.startsWith(wanted);
}

function endsWith(wanted: string): TextTest {
  return (text) => text.endsWith(wanted);
}

function equals(operand: Operand | undefined, key: (value: Scalar) => Scalar): ValueTest {
  if (!isScalar(operand)) return never;
  const wanted = key(operand);
  return (value) => isScalar(value) && key(value) === wanted;
}

function isOneOf(operand: Operand | undefined, key: (value: Scalar) => Scalar): ValueTest {
  const wanted = new Set(listOf(operand).map(key));
  return (value) => isScalar(value) && wanted.has(key(value));
}

function anyOf(operand: Operand | undefined): ValueTest {
  const wanted = new Set<unknown>(listOf(operand));
  return (value) => elementsOf(value).some((element) => wanted.has(element));
}

function allOf(operand: Operand | undefined): ValueTest {
  const wanted = listOf(operand);
  return (value) => {
    const elements: readonly Scalar[] = elementsOf(value);
    return elements.length > 0 && wanted.every((element) => elements.includes(element));
  };
}

function inNetworks(operand: Operand | undefined): ValueTest {
  const texts = typeof operand === 'string' ? [operand] : listOf(operand);
  const networks = texts
    .map((text) => (typeof text === 'string' ? parseNetwork(text) : null))
    .filter((network): network is Network => network !== null);
  return (value) => {
    const address = typeof value === 'string' ? parseAddress(value) : null;
    return address !== null && networks.some((network) => isInNetwork(address, network));
  };
}

function isPresent(value: FieldValue): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && !Number.isNaN(value);
}

function elementsOf(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return isList(value) ? value : [];
}

function listOf(operand: Operand | undefined): readonly Scalar[] {
  if (operand === undefined) return [];
  return isScalar(operand) ? [operand] : operand;
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value);
}

function isScalar(value: Operand | FieldValue | undefined): value is Scalar {
  return typeof value === 'string' || typeof value === 'boolean' || isNumber(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

function not(test: ValueTest): ValueTest {
  return (value) => !test(value);
}

function same(value: Scalar): Scalar {
  return value;
}

function fold(value: Scalar): Scalar {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function never(): boolean {
  return false;
}
