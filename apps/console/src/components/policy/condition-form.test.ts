import type { Condition } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toForm, toTree } from './condition-form.ts';

const leaf: fc.Arbitrary<Condition> = fc.record({
  f: fc.string(),
  op: fc.constantFrom('eq', 'in', 'exists', 'contains~'),
  v: fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())),
});
const line = fc.oneof(
  leaf,
  leaf.map((not): Condition => ({ not })),
);
const group = fc.oneof(
  fc.array(line, { maxLength: 4 }).map((all): Condition => ({ all })),
  fc.array(line, { maxLength: 4 }).map((any): Condition => ({ any })),
);
const row = fc.oneof(
  line,
  group,
  group.map((not): Condition => ({ not })),
);

test('what a form shows is the tree it came from', () => {
  const trees = fc.oneof(
    fc.array(row, { maxLength: 5 }).map((all): Condition => ({ all })),
    fc.array(row, { maxLength: 5 }).map((any): Condition => ({ any })),
  );
  fc.assert(
    fc.property(trees, (tree) => {
      const form = toForm(tree);
      expect(form === null ? null : toTree(form)).toEqual(tree);
    }),
    { numRuns: 2000 },
  );
});

test('a tree that is nested deeper has no form', () => {
  const inner: Condition = { f: 'action', op: 'eq', v: 'Share' };
  expect(toForm(inner)).toBeNull();
  expect(toForm({ not: { all: [inner] } })).toBeNull();
  expect(toForm({ all: [{ any: [{ all: [inner] }] }] })).toBeNull();
  expect(toForm({ all: [{ not: { not: inner } }] })).toBeNull();
});
