/**
 * The condition tree that every policy is made of: ALL / ANY / NOT over typed leaves. Plain JSON, so
 * that it can be stored, sent, compared and edited without loss.
 */
export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Leaf;

export interface Leaf {
  /**
   * A field of `FIELDS`, a path into the vendor's own record (`record.requestParameters.bucketName`),
   * a field of `LINEAGE_FIELDS`, or `behaviour.score.<detector id>`.
   */
  f: string;
  op: Operator;
  /** Operand: scalar, list, range or another field as the operator demands; absent for `exists`. */
  v?: Operand;
}

export type Scalar = string | number | boolean;

/** Compares with what the event holds in another field. */
export interface FieldReference {
  field: string;
}

export type Operand = Scalar | readonly Scalar[] | FieldReference;

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
  'matches',
  'eq~',
  'ne~',
  'in~',
  'notIn~',
  'contains~',
  'startsWith~',
  'endsWith~',
  'glob~',
  'matches~',
  'anyOf',
  'allOf',
  'noneOf',
  'anyOf~',
  'allOf~',
  'noneOf~',
  'cidr',
  'inList',
  'notInList',
  'ageLt',
  'ageGte',
  'originIn',
  'originLabel',
  'pathHas',
  'hopsGte',
  'scoreGte',
  'firstSeen',
] as const;
export type Operator = (typeof OPERATORS)[number];

export function isFieldReference(operand: Operand | undefined): operand is FieldReference {
  return typeof operand === 'object' && 'field' in operand;
}
