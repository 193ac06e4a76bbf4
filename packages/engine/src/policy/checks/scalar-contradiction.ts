import { isFieldReference, type Leaf, type Operator, type Scalar } from '@waybill/contract';
import { wildcardTest } from '../compile-leaf.ts';
import type { FieldValue } from '../field.ts';
import type { ResolvedField } from '../resolve-field.ts';
import { fold, isNumber, scalarsOf } from '../scalars.ts';
import { valueTest } from '../value-tests.ts';
import type { Literal } from '../normal-form.ts';

/** Leaves that depend on more than the value: any existing value may match them. */
const OPEN: readonly Operator[] = ['inList', 'ageLt', 'ageGte', 'firstSeen'];
const FOLDING: readonly Operator[] = [
  'eq~',
  'in~',
  'exists',
  'contains~',
  'startsWith~',
  'endsWith~',
];

/** Maximum value evaluations per check; beyond that nothing is claimed. */
export interface Budget {
  left: number;
}

/**
 * Whether no single value, nor a missing one, satisfies all literals on one field. Never reports a
 * false contradiction: values are tested if a few represent all, and otherwise assumed to match.
 */
export function contradictsAsScalar(
  field: ResolvedField,
  literals: readonly Literal[],
  budget: Budget,
): boolean {
  if (literals.every((literal) => passesMissing(literal))) return false;
  const candidates = candidatesOf(field, literals);
  if (candidates === null) {
    return literals.some(({ leaf, isOpposite }) => leaf.op === 'exists' && isOpposite);
  }
  budget.left -= candidates.values.length * literals.length;
  if (budget.left < 0) return false;
  const tests = literals.map((literal) => candidateTest(literal, candidates.areFolded));
  return !candidates.values.some((value) => tests.every((test) => test(value)));
}

/** On a missing value every leaf is false, so that every opposite is true; wildcards decide themselves. */
function passesMissing({ leaf, isOpposite }: Literal): boolean {
  const wildcard = wildcardTest(leaf);
  return (wildcard?.(null) ?? false) !== isOpposite;
}

interface Candidates {
  /** If any value meets the literals, one of these does. */
  values: readonly Scalar[];
  /** The values represent all that fold to them. */
  areFolded: boolean;
}

/** Null if infinitely many values differ in their results. */
function candidatesOf(field: ResolvedField, literals: readonly Literal[]): Candidates | null {
  if (field.type === 'boolean') return { values: [true, false], areFolded: false };
  if (field.values !== undefined) return { values: field.values, areFolded: false };
  if (field.type === 'number' || field.type === 'time') {
    return { values: aroundBounds(literals.map(({ leaf }) => leaf)), areFolded: false };
  }
  const exact = smallest(literals, ['eq', 'in']);
  if (exact !== null) return { values: exact, areFolded: false };
  const folded = smallest(literals, ['eq~', 'in~']);
  return folded && { values: folded.map(fold), areFolded: true };
}

/** Every bound, a value between each two, and one beyond each end: results change nowhere else. */
export function aroundBounds(leaves: readonly Leaf[]): number[] {
  const bounds = leaves.flatMap(({ v }) => scalarsOf(v)).filter(isNumber);
  const sorted = [...new Set(bounds)].toSorted((left, right) => left - right);
  const between = sorted.slice(1).map((high, index) => (sorted[index] ?? high) / 2 + high / 2);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const beyond = [first - 1 - Math.abs(first), last + 1 + Math.abs(last)];
  return [...sorted, ...between, ...beyond];
}

/** The shortest list that a value has to be in. */
function smallest(
  literals: readonly Literal[],
  ops: readonly Operator[],
): readonly Scalar[] | null {
  let shortest: readonly Scalar[] | null = null;
  for (const { leaf, isOpposite } of literals) {
    if (isOpposite || !ops.includes(leaf.op) || isFieldReference(leaf.v)) continue;
    const values = scalarsOf(leaf.v);
    if (shortest === null || values.length < shortest.length) shortest = values;
  }
  return shortest;
}

function candidateTest(
  { leaf, isOpposite }: Literal,
  areFolded: boolean,
): (value: FieldValue) => boolean {
  const passes = () => true;
  if (OPEN.includes(leaf.op) || isFieldReference(leaf.v)) return passes;
  if (areFolded && !FOLDING.includes(leaf.op)) {
    // Matching values may be in any case: only a required spelling is decisive.
    const isSpelling = (leaf.op === 'eq' || leaf.op === 'in') && !isOpposite;
    if (!isSpelling) return passes;
    return valueTest('in', scalarsOf(leaf.v).map(fold));
  }
  const test = wildcardTest(leaf) ?? valueTest(leaf.op, leaf.v);
  return (value) => test(value) !== isOpposite;
}
