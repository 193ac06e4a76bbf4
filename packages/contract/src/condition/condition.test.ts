import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONDITION_LIMITS } from './condition-limits.ts';
import { ConditionShape } from './condition-shape.ts';
import { Condition } from './condition.ts';
import { OPERATORS } from './operators.ts';

const leaf = { f: 'object.name', op: 'eq', v: 'a' };

/** A tree of that many levels, made without recursion. */
function nested(levels: number, kind: 'not' | 'all'): unknown {
  let node: unknown = leaf;
  for (let level = 1; level < levels; level += 1)
    node = kind === 'not' ? { not: node } : { all: [node] };
  return node;
}

const faultOf = (value: unknown) => Condition.safeParse(value).error?.issues[0];

test.each<[unknown]>([
  [leaf],
  [{ f: '', op: 'eq', v: '' }],
  [{ f: 'a.field.that.nobody.declares', op: 'exists' }],
  [{ f: 'sizeBytes', op: 'between', v: [0, 10] }],
  [{ f: 'object.name', op: 'ne', v: { field: 'object.previousName' } }],
  [{ all: [] }],
  [{ any: [leaf, { not: { all: [leaf] } }] }],
  [{ f: 'a'.repeat(CONDITION_LIMITS.fieldName), op: 'eq', v: 'a'.repeat(CONDITION_LIMITS.text) }],
])('%j is a condition', (value) => {
  expect(Condition.parse(value)).toEqual(value);
  expect(ConditionShape.parse(value)).toEqual(value);
});

test.each<[unknown, PropertyKey[], string]>([
  [undefined, [], 'not a condition'],
  [null, [], 'not a condition'],
  [[leaf], [], 'not a condition'],
  ['all', [], 'not a condition'],
  [{}, ['f'], 'not a known field'],
  [{ f: 1, op: 'eq' }, ['f'], 'not a known field'],
  [{ f: 'a'.repeat(513), op: 'eq' }, ['f'], 'not a known field'],
  [{ f: 'a', op: 'like', v: 'a' }, ['op'], 'not a known operator'],
  [{ f: 'a', op: 'toString', v: 'a' }, ['op'], 'not a known operator'],
  [{ f: 'a', op: 'eq', v: null }, ['v'], 'not a value'],
  [{ f: 'a', op: 'eq', v: Number.NaN }, ['v'], 'not a value'],
  [{ f: 'a', op: 'eq', v: { field: 'b', more: 1 } }, ['v'], 'not a value'],
  [{ f: 'a', op: 'eq', v: { field: 1 } }, ['v'], 'not a value'],
  [{ f: 'a', op: 'eq', v: { field: 'b'.repeat(513) } }, ['v'], 'not a value'],
  [{ f: 'a', op: 'in', v: [['a']] }, ['v'], 'not a value'],
  [{ f: 'a', op: 'eq', v: 'a'.repeat(4097) }, ['v'], 'longer than 4096'],
  [{ f: 'a', op: 'in', v: ['a'.repeat(4097)] }, ['v'], 'longer than 4096'],
  [{ f: 'a', op: 'in', v: Array.from({ length: 10_001 }, () => 1) }, ['v'], 'more than 10000'],
  [{ f: 'a', op: 'eq', note: 1 }, ['f'], 'unknown key note'],
  [{ all: leaf }, ['all'], 'not a list'],
  [{ any: [leaf, 1] }, ['any', 1], 'not a condition'],
  [{ all: [leaf], any: [leaf] }, [], 'keys other than all'],
  [
    { all: [{ not: { any: [{ f: 'a', op: '=' }] } }] },
    ['all', 0, 'not', 'any', 0, 'op'],
    'operator',
  ],
])('%j is refused, with its place', (value, path, message) => {
  expect(faultOf(value)).toMatchObject({ path, message: expect.stringContaining(message) });
  expect(ConditionShape.safeParse(value).success).toBe(false);
});

test.each(['not', 'all'] as const)('%s nests to the limit, and no depth ends the stack', (kind) => {
  expect(Condition.safeParse(nested(CONDITION_LIMITS.depth, kind)).success).toBe(true);
  for (const levels of [CONDITION_LIMITS.depth + 1, 100_000]) {
    expect(faultOf(nested(levels, kind))).toMatchObject({
      message: `is nested deeper than ${CONDITION_LIMITS.depth} levels`,
    });
  }
});

test('a tree that contains itself is refused', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['not'] = cyclic;
  expect(Condition.safeParse(cyclic).success).toBe(false);
});

test('comparisons and empty groups are counted, however they are spread', () => {
  const many = (part: unknown, count: number) => Array.from({ length: count }, () => part);
  const { leaves } = CONDITION_LIMITS;
  for (const part of [leaf, { all: [] }, { not: { any: [] } }]) {
    expect(Condition.safeParse({ all: many(part, leaves) }).success).toBe(true);
    expect(faultOf({ all: many(part, leaves + 1) })).toMatchObject({
      message: `exceeds the limit of ${leaves} conditions`,
    });
  }
  const spread = { all: [{ any: many(leaf, leaves) }, { any: [{ all: [] }] }] };
  expect(faultOf(spread)?.path).toEqual(['all', 1, 'any', 0, 'all']);
});

test('the place continues that of what holds the condition', () => {
  const Rules = z.object({ rules: z.array(z.object({ condition: Condition.nullable() })) });
  const parsed = Rules.safeParse({ rules: [{ condition: null }, { condition: { not: leaf.f } }] });
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['rules', 1, 'condition', 'not']]);
});

test('every operator has its own name', () => {
  expect(new Set(OPERATORS).size).toBe(OPERATORS.length);
});
