import type { Operator, Scalar } from '@waybill/contract';
import type { LeafTest } from './compile-leaf.ts';
import type { ResolvedField } from './resolve-field.ts';
import { elementsOf, fold, isNumber, never } from './scalars.ts';

type Comparison = (left: Scalar, right: Scalar) => boolean;

const isEqual: Comparison = (left, right) => left === right;
const isEqualFolded: Comparison = (left, right) => fold(left) === fold(right);

/** Operators whose operand may be another field. */
export const FIELD_OPERATORS = ['eq', 'ne', 'eq~', 'ne~', 'gt', 'gte', 'lt', 'lte'] as const;

const COMPARISONS: Readonly<Record<(typeof FIELD_OPERATORS)[number], Comparison>> = {
  eq: isEqual,
  ne: isEqual,
  'eq~': isEqualFolded,
  'ne~': isEqualFolded,
  gt: (left, right) => isNumber(left) && isNumber(right) && left > right,
  gte: (left, right) => isNumber(left) && isNumber(right) && left >= right,
  lt: (left, right) => isNumber(left) && isNumber(right) && left < right,
  lte: (left, right) => isNumber(left) && isNumber(right) && left <= right,
};

/**
 * Compares two fields of one event; for lists, any pair of elements. False if either is missing, and so
 * true for `ne`.
 */
export function fieldTest(
  op: Operator,
  left: ResolvedField['read'],
  right: ResolvedField['read'],
): LeafTest {
  const known = FIELD_OPERATORS.find((candidate) => candidate === op);
  if (known === undefined) return never;
  const compares = COMPARISONS[known];
  const holds: LeafTest = (event, context) => {
    const others = elementsOf(right(event, context));
    return elementsOf(left(event, context)).some((value) =>
      others.some((other) => compares(value, other)),
    );
  };
  return known.startsWith('ne') ? (event, context) => !holds(event, context) : holds;
}
