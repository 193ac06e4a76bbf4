import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, DetectionExplanation, Leaf, Scalar } from '@waybill/contract';
import { activityEvent } from '../activity/activity-event.ts';
import { compileCondition } from './compile-condition.ts';
import { counterfactuals } from './counterfactual.ts';
import { NO_CONTEXT } from './event-context.ts';

const NOTHING = { window: null, contributions: [] };

const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.constantFrom('a', 'b', 'c'),
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
);
const leaf: fc.Arbitrary<Leaf> = fc
  .record({
    f: fc.constantFrom('record.one', 'record.two', 'record.three'),
    op: fc.constantFrom(
      'eq',
      'ne',
      'in',
      'notIn',
      'gt',
      'gte',
      'lt',
      'lte',
      'exists',
      'anyOf',
      'noneOf',
    ),
    one: scalar,
    more: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  })
  .map(({ f, op, one, more }): Leaf => {
    if (op === 'exists') return { f, op };
    return { f, op, v: ['in', 'notIn', 'anyOf', 'noneOf'].includes(op) ? more : one };
  });
const condition: fc.Arbitrary<Condition> = fc.letrec<{ node: Condition }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('node').map((not) => ({ not })),
  ),
})).node;
const record = fc.dictionary(
  fc.constantFrom('one', 'two', 'three'),
  fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
  { noNullPrototype: true },
);

const EVENT = activityEvent({});
const withRecord = (value: unknown) => ({ ...NO_CONTEXT, record: () => value });

describe('a single change of a field', () => {
  test('turns the verdict of the compiled condition', () => {
    let changes = 0;
    fc.assert(
      fc.property(condition, record, (tree, values) => {
        const compiled = compileCondition(tree);
        const leaves = compiled.explain(EVENT, withRecord(values));
        const items = counterfactuals({ ...NOTHING, condition: tree, leaves });
        const isHeld = compiled.test(EVENT, withRecord(values));
        expect(isHeld || items.length === 0).toBe(true);
        for (const { subject, instead } of items) {
          changes += 1;
          const changed = { ...values, [subject.replace('record.', '')]: instead };
          expect(compiled.test(EVENT, withRecord(changed))).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
    expect(changes).toBeGreaterThan(300);
  });

  test('is found for each field of a conjunction, and for none of a disjunction that holds twice', () => {
    const both: Leaf[] = [
      { f: 'destination.outside', op: 'eq', v: 'yes' },
      { f: 'visibility.after', op: 'eq', v: 'public' },
    ];
    const event = activityEvent({
      destination: { outside: 'yes' },
      visibilityAfter: 'public',
    });
    const of = (tree: Condition) =>
      counterfactuals({
        ...NOTHING,
        condition: tree,
        leaves: compileCondition(tree).explain(event),
      }).map(({ subject }) => subject);
    expect(compileCondition({ all: both }).test(event)).toBe(true);
    expect(of({ all: both })).toEqual(['destination.outside', 'visibility.after']);
    expect(of({ any: both })).toEqual([]);
  });

  test('takes the value that is nearest to what was seen', () => {
    const tree: Condition = { f: 'sizeBytes', op: 'gte', v: 1000 };
    const leaves = compileCondition(tree).explain(activityEvent({ object: { sizeBytes: 5000 } }));
    expect(counterfactuals({ ...NOTHING, condition: tree, leaves })).toMatchObject([
      { subject: 'sizeBytes', seen: 5000, instead: 999 },
    ]);
  });
});

test('what counts would not have been raised one below its threshold', () => {
  const window = {
    metric: 'objects' as const,
    threshold: 100,
    observed: 140,
  };
  const reasons = { condition: null, leaves: [], contributions: [] };
  expect(counterfactuals({ ...reasons, window })).toMatchObject([{ seen: 140, instead: 99 }]);
});

describe('a part of the score', () => {
  const part = (kind: 'data' | 'destination' | 'act', label: string, value: number, seen = '') => ({
    label,
    kind,
    value,
    seen,
  });
  const of = (contributions: DetectionExplanation['contributions']) =>
    counterfactuals({ condition: null, leaves: [], window: null, contributions }).map(
      ({ subject, severity }) => [subject, severity],
    );
  const cards = part('data', 'dataTypes', 37);
  const ai = part('destination', 'ai', 30);

  test('is told where the severity would be lower without it', () => {
    expect(of([cards, ai])).toEqual([
      ['dataTypes', 'LOW'],
      ['ai', 'MEDIUM'],
    ]);
  });

  test('makes nothing less severe than the policy has it', () => {
    expect(of([cards, ai, part('act', 'minimum', 0, 'MEDIUM')])).toEqual([
      ['dataTypes', 'MEDIUM'],
      ['ai', 'MEDIUM'],
    ]);
    expect(of([cards, ai, part('act', 'fixed', 0, 'HIGH')])).toEqual([]);
  });

  test('of the first model says nothing', () => {
    const first = { label: 'Public', kind: 'impact', value: 0.9, seen: '' } as const;
    expect(of([first])).toEqual([]);
  });
});
