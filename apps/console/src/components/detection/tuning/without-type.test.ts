import type { Condition, Operator } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutType, type Left } from './without-type.ts';

const has = (op: Operator, ...v: string[]): Condition => ({ f: 'data.types', op, v });
const OTHER: Condition = { f: 'movement', op: 'eq', v: 'upload' };

test('what asks for the type alone can no longer be met, what asks for others besides can', () => {
  expect(withoutType({ all: [has('anyOf', 'card'), OTHER] }, 'card')).toBe(false);
  expect(withoutType({ any: [has('anyOf', 'card'), OTHER] }, 'card')).toEqual({ any: [OTHER] });
  expect(withoutType(has('anyOf', 'card', 'iban'), 'card')).toEqual(has('anyOf', 'iban'));
  expect(withoutType({ not: has('noneOf', 'card') }, 'card')).toBe(false);
  expect(withoutType(OTHER, 'card')).toBe(OTHER);
});

const TYPES = ['card', 'iban', 'key'] as const;
const leaf = fc
  .tuple(
    fc.constantFrom('anyOf', 'allOf', 'noneOf'),
    fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1 }),
  )
  .map(([op, v]) => has(op, ...v));
const { node } = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({ all: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('node') }),
  ),
}));

/** The meaning of a condition on data types, independent of how it is taken apart. */
function holds(of: Left, types: ReadonlySet<string>): boolean {
  if (typeof of === 'boolean') return of;
  if ('all' in of) return of.all.every((one) => holds(one, types));
  if ('any' in of) return of.any.some((one) => holds(one, types));
  if ('not' in of) return !holds(of.not, types);
  const wanted = Array.isArray(of.v) ? of.v.map(String) : [];
  if (of.op === 'allOf') return wanted.every((type) => types.has(type));
  return wanted.some((type) => types.has(type)) === (of.op === 'anyOf');
}

test('what is left holds where the condition would without the type', () => {
  fc.assert(
    fc.property(node, fc.subarray([...TYPES]), (condition, found) => {
      const others = new Set(found.filter((type) => type !== 'card'));
      const left = withoutType(condition, 'card');
      expect(holds(left, new Set(found))).toBe(holds(condition, others));
      expect(JSON.stringify(left)).not.toContain('card');
    }),
  );
});
