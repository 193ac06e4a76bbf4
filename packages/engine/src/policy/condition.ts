/**
 * The condition tree that every policy is made of: ALL / ANY / NOT over typed leaves. Plain JSON, so
 * that it can be stored, sent, compared and edited without loss.
 */
export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Leaf;

export interface Leaf {
  /** A field of `FIELDS`. */
  f: string;
  op: Operator;
  /** Operand: scalar, list or range as the operator demands; absent for `exists`. */
  v?: Operand;
}

export type Scalar = string | number | boolean;
export type Operand = Scalar | readonly Scalar[];

/** A `~` suffix folds case (JavaScript lower-casing, the same on every engine). */
export const OPERATORS = [
  'eq',
  'ne',
  'in',
  'notIn',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'exists',
  'contains',
  'startsWith',
  'endsWith',
  'glob',
  'eq~',
  'in~',
  'contains~',
  'startsWith~',
  'endsWith~',
  'glob~',
  'anyOf',
  'allOf',
  'noneOf',
  'cidr',
] as const;
export type Operator = (typeof OPERATORS)[number];
