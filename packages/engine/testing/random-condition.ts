import type { Condition, Leaf, Operand, Scalar } from '../src/policy/condition.ts';
import type { Field } from '../src/policy/field.ts';
import { FIELDS } from '../src/policy/fields.ts';
import { OPERATORS_OF_TYPE } from '../src/policy/read-leaf.ts';
import { HOSTILE_TEXTS, type Draw } from './random-event.ts';

const NETWORKS = ['10.0.0.0/8', '0.0.0.0/0', '::/0', '::ffff:10.0.0.0/104', '10.0.0.1'] as const;

/** A tree of at most that many levels, whose leaves are all valid. */
export function randomCondition(draw: Draw, depth: number): Condition {
  const shape = depth <= 1 ? 'leaf' : draw.one(['leaf', 'all', 'any', 'not', 'all']);
  if (shape === 'leaf') return randomLeaf(draw);
  if (shape === 'not') return { not: randomCondition(draw, depth - 1) };
  const children = Array.from({ length: draw.one([1, 2, 3]) }, () =>
    randomCondition(draw, depth - 1),
  );
  return shape === 'all' ? { all: children } : { any: children };
}

/** A leaf over any field, with an operator and an operand that fit it. */
function randomLeaf(draw: Draw): Leaf {
  const field = draw.one(FIELDS);
  const op = draw.one(OPERATORS_OF_TYPE[field.type]);
  if (op === 'exists')
    return draw.one([
      { f: field.name, op },
      { f: field.name, op, v: false },
    ]);
  return { f: field.name, op, v: operandFor(draw, field, op) };
}

function operandFor(draw: Draw, field: Field, op: Leaf['op']): Operand {
  if (op === 'cidr') return draw.one([true, false]) ? draw.one(NETWORKS) : NETWORKS;
  if (op === 'between') {
    const low = draw.one([-1, 0, 1]);
    return [low, low + draw.one([0, 1, 2000, 1e21])];
  }
  const isList = ['in', 'notIn', 'in~', 'anyOf', 'allOf', 'noneOf'].includes(op);
  if (!isList) return scalarFor(draw, field);
  return Array.from({ length: draw.one([1, 2, 4]) }, () => scalarFor(draw, field));
}

function scalarFor(draw: Draw, field: Field): Scalar {
  if (field.type === 'boolean') return draw.one([true, false]);
  if (field.type === 'number' || field.type === 'time') {
    return draw.one([0, 1, -1, 1024, 1_700_000_000_000]);
  }
  return draw.one(field.values ?? HOSTILE_TEXTS);
}
