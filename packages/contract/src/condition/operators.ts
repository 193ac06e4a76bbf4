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

const KNOWN: ReadonlySet<unknown> = new Set(OPERATORS);

export function isOperator(value: unknown): value is Operator {
  return KNOWN.has(value);
}
