import type { Leaf, Operand, Operator, PolicyField } from '@waybill/contract';

/** How the operand of a leaf is entered. */
export type OperandKind =
  | 'none'
  | 'flag'
  | 'text'
  | 'number'
  | 'range'
  | 'list'
  | 'choice'
  | 'choices';

const LISTS: readonly string[] = [
  'in',
  'notIn',
  'anyOf',
  'allOf',
  'noneOf',
  'cidr',
  'originIn',
  'originLabel',
  'pathHas',
];

/** How an operator's operand is entered on a field. */
export function operandKind(field: PolicyField | undefined, op: string): OperandKind {
  const plain = op.replace(/~$/, '');
  const fixed = KIND_OF_OPERATOR.get(plain);
  if (fixed !== undefined) return fixed;
  const hasChoices = isChosen(field, op);
  if (LISTS.includes(plain)) return hasChoices ? 'choices' : 'list';
  if (plain !== 'eq' && plain !== 'ne') return 'text';
  return hasChoices ? 'choice' : KIND_OF_TYPE[field?.type ?? 'string'];
}

/** Values of a closed vocabulary are chosen; with folded case, or as networks, they are typed. */
function isChosen(field: PolicyField | undefined, op: string): boolean {
  return (field?.values ?? null) !== null && !op.endsWith('~') && op !== 'cidr';
}

const KIND_OF_OPERATOR: ReadonlyMap<string, OperandKind> = new Map([
  ['exists', 'none'],
  ['between', 'range'],
  ['gt', 'number'],
  ['gte', 'number'],
  ['lt', 'number'],
  ['lte', 'number'],
  ['hopsGte', 'number'],
]);

const KIND_OF_TYPE: Readonly<Record<PolicyField['type'], OperandKind>> = {
  string: 'text',
  list: 'text',
  number: 'number',
  time: 'number',
  boolean: 'flag',
};

/**
 * The leaf with another field: keeps the operator if the field supports it, and a compatible operand.
 */
export function withField(leaf: Leaf, field: PolicyField): Leaf {
  const op = field.operators.includes(leaf.op) ? leaf.op : (firstOperator(field) ?? leaf.op);
  return withOperator({ f: field.name, op: leaf.op }, field, op);
}

/** The leaf with another operator; keeps an operand of the same kind. */
export function withOperator(leaf: Leaf, field: PolicyField | undefined, op: Operator): Leaf {
  const kind = operandKind(field, op);
  const kept = leaf.v !== undefined && operandKind(field, leaf.op) === kind ? leaf.v : undefined;
  const v = kept ?? moved(leaf.v, kind) ?? EMPTY[kind];
  return v === undefined ? { f: leaf.f, op } : { f: leaf.f, op, v };
}

/** One value becomes a list of one, and vice versa. */
function moved(value: Operand | undefined, kind: OperandKind): Operand | undefined {
  if ((kind === 'list' || kind === 'choices') && typeof value === 'string' && value !== '') {
    return [value];
  }
  const isOne = kind === 'text' || kind === 'choice';
  return isOne && Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;
}

const EMPTY: Readonly<Record<OperandKind, Operand | undefined>> = {
  none: undefined,
  flag: true,
  text: '',
  number: 0,
  range: [0, 0],
  list: [],
  choice: '',
  choices: [],
};

/** Closed vocabularies offer a choice, so they start with `is one of`. */
function firstOperator(field: PolicyField): Operator | undefined {
  const wanted: readonly Operator[] =
    field.values === null ? ['eq', 'anyOf'] : ['in', 'anyOf', 'eq'];
  return wanted.find((op) => field.operators.includes(op)) ?? field.operators[0];
}

/** A line without a selection yet. */
export const NEW_LEAF: Leaf = { f: '', op: 'eq', v: '' };

/** Whether a line is complete: it has a field, and an operand if the operator needs one. */
export function isComplete(leaf: Leaf): boolean {
  if (leaf.f === '') return false;
  const { v } = leaf;
  return (
    leaf.op === 'exists' || (v !== '' && v !== undefined && !(Array.isArray(v) && v.length === 0))
  );
}
