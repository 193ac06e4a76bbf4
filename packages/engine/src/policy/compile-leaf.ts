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
}

/**
 * Compiles one leaf into closures. Total: a missing value, an unknown field and an operand of the wrong
 * type make every comparison false, so that its negation (ne, notIn, noneOf, exists:false) is true.
 */
export function compileLeaf(leaf: Leaf): CompiledLeaf {
  const field = fieldOf(leaf.f);
  const read = field === undefined ? () => null : field.accessor;
  const holds = wildcardTest(leaf) ?? operatorTest(leaf.op, leaf.v);
  return { leaf, read, test: (event) => holds(read(event)) };
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

function operatorTest(op: Operator, operand: Operand | undefined): ValueTest {
  switch (op) {
    case 'ne':
      return not(equals(operand, same));
    case 'notIn':
      return not(isOneOf(operand, same));
    case 'noneOf':
      return not(anyOf(operand));
    case 'exists':
      return operand === false ? not(isPresent) : isPresent;
    case 'eq':
      return equals(operand, same);
    case 'eq~':
      return equals(operand, fold);
    case 'in':
      return isOneOf(operand, same);
    case 'in~':
      return isOneOf(operand, fold);
    case 'anyOf':
      return anyOf(operand);
    case 'allOf':
      return allOf(operand);
    case 'cidr':
      return inNetworks(operand);
    default:
      return orderTest(op, operand) ?? textOperatorTest(op, operand);
  }
}

function orderTest(op: Operator, operand: Operand | undefined): ValueTest | null {
  if (op === 'between') {
    const [low, high] = listOf(operand);
    return numberTest((value) => isNumber(low) && isNumber(high) && value >= low && value <= high);
  }
  // NaN compares as false with every number, which is what a missing bound must do.
  const bound = isNumber(operand) ? operand : Number.NaN;
  switch (op) {
    case 'gt':
      return numberTest((value) => value > bound);
    case 'gte':
      return numberTest((value) => value >= bound);
    case 'lt':
      return numberTest((value) => value < bound);
    case 'lte':
      return numberTest((value) => value <= bound);
    default:
      return null;
  }
}

/** Text operators also take a list: then some element must hold. */
function textOperatorTest(op: Operator, operand: Operand | undefined): ValueTest {
  if (typeof operand !== 'string') return never;
  const isFolded = op.endsWith('~');
  const wanted = isFolded ? operand.toLowerCase() : operand;
  const test = textTest(isFolded ? op.slice(0, -1) : op, wanted);
  if (test === null) return never;
  const onText: TextTest = isFolded ? (text) => test(text.toLowerCase()) : test;
  return (value) => {
    if (typeof value === 'string') return onText(value);
    return Array.isArray(value) && value.some(onText);
  };
}

function textTest(op: string, wanted: string): TextTest | null {
  switch (op) {
    case 'contains':
      return (text) => text.includes(wanted);
    case 'startsWith':
      return (text) => text.startsWith(wanted);
    case 'endsWith':
      return (text) => text.endsWith(wanted);
    case 'glob':
      return compileGlob(wanted);
    default:
      return null;
  }
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

function numberTest(test: (value: number) => boolean): ValueTest {
  return (value) => typeof value === 'number' && test(value);
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
