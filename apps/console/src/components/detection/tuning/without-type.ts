import type { Condition, Leaf, Scalar } from '@waybill/contract';

/** Rest of a condition: another one, or a constant result. */
export type Left = Condition | boolean;

/** A condition as it applies to an event without a data type. */
export function withoutType(node: Condition, typeId: string): Left {
  if ('all' in node) return joined(node.all, typeId, false);
  if ('any' in node) return joined(node.any, typeId, true);
  if ('not' in node) {
    const inner = withoutType(node.not, typeId);
    return typeof inner === 'boolean' ? !inner : { not: inner };
  }
  return node.f === 'data.types' && Array.isArray(node.v)
    ? leafWithout(node, node.v, typeId)
    : node;
}

/** @param decisive the result of one part that decides for all of them: true for ANY, false for ALL. */
function joined(parts: readonly Condition[], typeId: string, decisive: boolean): Left {
  const left = parts.map((part) => withoutType(part, typeId));
  if (left.includes(decisive)) return decisive;
  const nodes = left.filter((part) => typeof part !== 'boolean');
  if (nodes.length === 0) return !decisive;
  return decisive ? { any: nodes } : { all: nodes };
}

function leafWithout(leaf: Leaf, wanted: readonly Scalar[], typeId: string): Left {
  const others = wanted.filter((value) => value !== typeId);
  if (others.length === wanted.length) return leaf;
  switch (leaf.op.replace('~', '')) {
    case 'anyOf':
      return others.length === 0 ? false : { ...leaf, v: others };
    case 'allOf':
      return false;
    case 'noneOf':
      return others.length === 0 ? true : { ...leaf, v: others };
    default:
      return leaf;
  }
}
