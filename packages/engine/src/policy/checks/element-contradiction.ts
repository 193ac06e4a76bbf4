import { isFieldReference, type Leaf, type Operator, ownValue } from '@waybill/contract';
import { wildcardTest } from '../compile-leaf.ts';
import type { Literal } from '../normal-form.ts';
import { scalarsOf } from '../scalars.ts';
import { valueTest } from '../value-tests.ts';
import { aroundBounds, type Budget } from './scalar-contradiction.ts';

type Kind = 'contains' | 'startsWith' | 'endsWith';

const SEARCHES: Partial<Record<Operator, { kind: Kind; isFolded: boolean }>> = {
  contains: { kind: 'contains', isFolded: false },
  startsWith: { kind: 'startsWith', isFolded: false },
  endsWith: { kind: 'endsWith', isFolded: false },
  'contains~': { kind: 'contains', isFolded: true },
  'startsWith~': { kind: 'startsWith', isFolded: true },
  'endsWith~': { kind: 'endsWith', isFolded: true },
};

/** Some element is one of the operand's. */
const ONE_OF: readonly Operator[] = ['eq', 'in', 'anyOf', 'originLabel', 'pathHas'];
const ONE_OF_FOLDED: readonly Operator[] = ['eq~', 'in~', 'anyOf~', 'originIn'];
const RANGES: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', 'between', 'hopsGte', 'scoreGte'];
/** A result for one value applies to every other value that folds to the same text. */
const FOLDING: readonly Operator[] = [
  ...ONE_OF_FOLDED,
  'contains~',
  'startsWith~',
  'endsWith~',
  'glob~',
];
/** Operators that hold where some element passes. */
const OF_SOME: readonly Operator[] = [
  ...ONE_OF,
  ...RANGES,
  ...FOLDING,
  'contains',
  'startsWith',
  'endsWith',
  'glob',
  'matches',
  'matches~',
  'cidr',
];

/**
 * Whether an element is required that no element may match: one that starts with `/mnt/share` although
 * none may start with `/mnt`. Also for single values; never reports a false contradiction.
 */
export function contradictsOnElements(literals: readonly Literal[], budget: Budget): boolean {
  const plain = literals.filter(
    ({ leaf }) => !isFieldReference(leaf.v) && wildcardTest(leaf) === null,
  );
  const unwanted = plain.filter(({ isOpposite, leaf }) => isOpposite && OF_SOME.includes(leaf.op));
  if (unwanted.length === 0) return false;
  return plain.some(
    ({ isOpposite, leaf }) =>
      !isOpposite && unwanted.some((other) => impliesOnElement(leaf, other.leaf, budget)),
  );
}

/** Whether every element that satisfies `given` satisfies `other`. */
function impliesOnElement(given: Leaf, other: Leaf, budget: Budget): boolean {
  if (budget.left < 0) return false;
  const isFolded = ONE_OF_FOLDED.includes(given.op);
  if (ONE_OF.includes(given.op) || isFolded) {
    if (isFolded && !FOLDING.includes(other.op)) return false;
    const values = scalarsOf(given.v);
    budget.left -= values.length;
    return budget.left >= 0 && values.every(valueTest(other.op, other.v));
  }
  if (RANGES.includes(given.op) && RANGES.includes(other.op)) {
    const [isGiven, isOther] = [given, other].map(({ op, v }) => valueTest(op, v));
    return aroundBounds([given, other]).every(
      (value) => isGiven?.(value) !== true || isOther?.(value) === true,
    );
  }
  return impliesSearch(given, other);
}

function impliesSearch(given: Leaf, other: Leaf): boolean {
  const found = ownValue(SEARCHES, given.op);
  const asked = ownValue(SEARCHES, other.op);
  if (!found || !asked || typeof given.v !== 'string' || typeof other.v !== 'string') return false;
  if (!asked.isFolded)
    return !found.isFolded && isWithin(found.kind, given.v, [asked.kind, other.v]);
  // Within another text, letters beyond ASCII may fold otherwise than on their own.
  if (!found.isFolded && !isAscii(given.v)) return false;
  return isWithin(found.kind, given.v.toLowerCase(), [asked.kind, other.v.toLowerCase()]);
}

function isWithin(kind: Kind, text: string, [asked, part]: readonly [Kind, string]): boolean {
  if (asked === 'contains') return text.includes(part);
  return kind === asked && (asked === 'startsWith' ? text.startsWith(part) : text.endsWith(part));
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- all of ASCII is meant
  return /^[\u0000-\u007f]*$/.test(text);
}
