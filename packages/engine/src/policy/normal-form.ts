import { type Condition, type Leaf, type Operator, ownValue } from '@waybill/contract';

/** A leaf or its opposite. Operators defined as the opposite of another one are inverted. */
export interface Literal {
  kind: 'literal';
  leaf: Leaf;
  /** The leaf as text, by which equal ones are found. */
  key: string;
  isOpposite: boolean;
  path: string;
  /** Whether the tree has this part within an odd number of NOTs. */
  isNegated: boolean;
}

/** A condition without NOT, which is pushed down to the leaves. */
export type Normal =
  | Literal
  | { kind: 'all' | 'any'; children: Normal[]; path: string; isNegated: boolean };

const OPPOSITES: Partial<Record<Operator, Operator>> = {
  ne: 'eq',
  notIn: 'in',
  noneOf: 'anyOf',
  'ne~': 'eq~',
  'notIn~': 'in~',
  'noneOf~': 'anyOf~',
  notInList: 'inList',
};

/** The same condition with NOT only at the leaves; each part keeps its position in the given tree. */
export function normalForm(node: Condition, path = '', isNegated = false): Normal {
  if ('not' in node) return normalForm(node.not, join(path, 'not'), !isNegated);
  if ('all' in node || 'any' in node) {
    const [key, children] =
      'all' in node ? (['all', node.all] as const) : (['any', node.any] as const);
    const turned = key === 'all' ? 'any' : 'all';
    return {
      kind: isNegated ? turned : key,
      children: children.map((child, index) =>
        normalForm(child, join(path, `${key}.${index}`), isNegated),
      ),
      path,
      isNegated,
    };
  }
  return literalOf(node, path, isNegated);
}

function literalOf(given: Leaf, path: string, isNegated: boolean): Literal {
  const opposite = ownValue(OPPOSITES, given.op);
  const turned = opposite !== undefined || (given.op === 'exists' && given.v === false);
  const leaf = plainLeaf(given, opposite);
  const key = JSON.stringify(leaf);
  return { kind: 'literal', leaf, key, isOpposite: turned !== isNegated, path, isNegated };
}

function plainLeaf(leaf: Leaf, opposite: Operator | undefined): Leaf {
  if (leaf.op === 'exists') return { f: leaf.f, op: 'exists' };
  return opposite === undefined ? leaf : { ...leaf, op: opposite };
}

/** The opposite of a condition in normal form. */
export function oppositeOf(node: Normal): Normal {
  if (node.kind === 'literal') return { ...node, isOpposite: !node.isOpposite };
  return {
    ...node,
    kind: node.kind === 'all' ? 'any' : 'all',
    children: node.children.map(oppositeOf),
  };
}

function join(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}
