import { Condition, ConditionShape, type Condition as Tree } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../testing/random-condition.ts';
import { drawFrom } from '../../testing/random-event.ts';
import { BUILTIN_POLICIES } from './builtin.gen.ts';
import { fieldCatalogue } from './field-catalogue.ts';
import { parseCondition } from './text/parse-condition.ts';
import { printCondition } from './text/print-condition.ts';
import { validateCondition } from './validate-condition.ts';

/** JSON → schema → engine → text → JSON. */
function travelled(condition: Tree): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(condition));
  const checked = validateCondition(Condition.parse(sent));
  if (!checked.ok) throw new Error(`${checked.path}: ${checked.reason}`);
  const read = parseCondition(printCondition(checked.condition));
  if (!read.ok) throw new Error(read.reason);
  return JSON.parse(JSON.stringify(read.condition));
}

function conditionsOf({ condition, window }: (typeof BUILTIN_POLICIES)[number]): Tree[] {
  const steps = window?.metric === 'sequence' ? window.steps : [];
  return [condition, ...steps.map((step) => step.condition)];
}

test.each(BUILTIN_POLICIES.map((policy) => [policy.key, policy] as const))(
  'the conditions of %s survive schema, engine and text',
  (_key, policy) => {
    for (const condition of conditionsOf(policy)) expect(travelled(condition)).toEqual(condition);
  },
);

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string),
    number: () => g(fc.double),
  }),
);

test('so does every condition that can be drawn', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      expect(travelled(condition)).toEqual(condition);
    }),
    { numRuns: 500 },
  );
});

/** Random conditions with invalid parts in a few places. */
const node = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record(
      {
        f: fc.constantFrom<unknown>('action', 'sizeBytes', '', 1, null),
        op: fc.constantFrom<unknown>('eq', 'in', 'exists', 'like', '__proto__', undefined),
        v: fc.constantFrom<unknown>(
          'a',
          1,
          true,
          ['a'],
          [1, 'a'],
          [],
          { field: 'action' },
          null,
          {},
          [null],
          Number.NaN,
        ),
        note: fc.constant(1),
      },
      { requiredKeys: ['f', 'op'] },
    ),
    fc.constantFrom<unknown>(null, 'all', [], {}, { all: 'a' }),
    fc.array(tie('node'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('node'), { maxLength: 3 }).map((any) => ({ any })),
    tie('node').map((not) => ({ not })),
    fc.tuple(tie('node'), tie('node')).map(([all, not]) => ({ all: [all], not })),
  ),
})).node;

test('the schema accepts what its shape describes, and the engine nothing else', () => {
  fc.assert(
    fc.property(node, (value) => {
      const isAccepted = Condition.safeParse(value).success;
      expect(isAccepted).toBe(ConditionShape.safeParse(value).success);
      expect(isAccepted || !validateCondition(value).ok).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the catalogue is data: names once, and operators of the schema', () => {
  const fields = fieldCatalogue();
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  for (const { name, operators } of fields) {
    const [op] = operators;
    expect(Condition.safeParse({ f: name, op }).success).toBe(true);
  }
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
});
