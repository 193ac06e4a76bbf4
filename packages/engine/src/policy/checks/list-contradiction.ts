import { isFieldReference, type Operator, type Scalar } from '@waybill/contract';
import { fold, scalarsOf } from '../scalars.ts';
import type { Literal } from '../normal-form.ts';

const ONE_OF: readonly Operator[] = ['eq', 'in', 'anyOf', 'originLabel', 'pathHas'];
const ONE_OF_FOLDED: readonly Operator[] = ['eq~', 'in~', 'anyOf~', 'originIn'];

/**
 * Whether no list of values, nor a missing one, satisfies all literals on one field: a required element
 * is forbidden, or something is required where nothing is allowed. Never reports a false contradiction.
 */
export function contradictsAsList(literals: readonly Literal[]): boolean {
  const wanted = literals.filter(({ isOpposite }) => !isOpposite);
  const unwanted = literals.filter(({ isOpposite }) => isOpposite);
  if (wanted.length > 0 && unwanted.some(({ leaf }) => leaf.op === 'exists')) return true;
  const forbidden = new Set(elementsOf(unwanted, ONE_OF));
  const forbiddenFolded = new Set(elementsOf(unwanted, ONE_OF_FOLDED).map(fold));
  const isForbidden = (value: Scalar) => forbidden.has(value) || forbiddenFolded.has(fold(value));
  return wanted.some(({ leaf }) => {
    if (isFieldReference(leaf.v)) return false;
    const values = scalarsOf(leaf.v);
    if (ONE_OF.includes(leaf.op)) return values.every(isForbidden);
    if (ONE_OF_FOLDED.includes(leaf.op)) {
      return values.every((value) => forbiddenFolded.has(fold(value)));
    }
    if (leaf.op === 'allOf') return values.some(isForbidden);
    return leaf.op === 'allOf~' && values.some((value) => forbiddenFolded.has(fold(value)));
  });
}

function elementsOf(literals: readonly Literal[], ops: readonly Operator[]): Scalar[] {
  return literals.flatMap(({ leaf }) => (ops.includes(leaf.op) ? scalarsOf(leaf.v) : []));
}
