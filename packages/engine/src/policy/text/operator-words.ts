import { type Operator, OPERATORS } from '@waybill/contract';

/** Operators between field and operand; `~` is written as `.fold()` after the field. */
const INFIX: ReadonlyMap<string, Operator> = new Map([
  ['==', 'eq'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['>=', 'gte'],
  ['<', 'lt'],
  ['<=', 'lte'],
  ['in', 'in'],
]);

const SIGNS: ReadonlyMap<string, string> = new Map([...INFIX].map(([sign, op]) => [op, sign]));

/** Words of the operators that are called on a field; `exists` is written `has(field)`. */
export const METHODS: readonly string[] = OPERATORS.filter(
  (op) => !op.endsWith('~') && !SIGNS.has(op) && op !== 'exists',
);

export const INFIX_SIGNS: readonly string[] = [...INFIX.keys()];

/** The sign of an operator without its `~`; undefined for those that are called. */
export function signOf(op: Operator): string | undefined {
  return SIGNS.get(withoutFold(op));
}

export function withoutFold(op: Operator): string {
  return op.endsWith('~') ? op.slice(0, -1) : op;
}

/** The operator of a sign or word, in its folded form if requested; undefined if none. */
export function operatorOf(word: string, isFolded: boolean): Operator | undefined {
  const op = INFIX.get(word) ?? (METHODS.includes(word) ? word : undefined);
  return OPERATORS.find((candidate) => candidate === (isFolded ? `${op}~` : op));
}
