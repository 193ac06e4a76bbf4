import type { Condition } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../testing/random-condition.ts';
import { randomContext } from '../../testing/random-context.ts';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { referenceTest } from '../../testing/reference-evaluator.ts';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { compileCondition } from './compile-condition.ts';

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

function holds(condition: Condition, facts: ActivityFacts): boolean {
  return compileCondition(condition).test(activityEvent(facts));
}

const named = (name: string | null): ActivityFacts => ({ object: { name } });
const sized = (sizeBytes: number | null): ActivityFacts => ({ object: { sizeBytes } });
const to = (...addresses: string[]): ActivityFacts => ({
  recipients: addresses.map((address) => ({ address })),
});
const from = (sourceIp: string | null): ActivityFacts => ({ network: { sourceIp } });

const NAME = 'object.name';
const SIZE = 'sizeBytes';

test.each<[Condition, ActivityFacts, boolean]>([
  [{ f: NAME, op: 'eq', v: 'a.txt' }, named('a.txt'), true],
  [{ f: NAME, op: 'eq', v: 'a.txt' }, named('A.TXT'), false],
  [{ f: NAME, op: 'eq~', v: 'a.txt' }, named('A.TXT'), true],
  [{ f: NAME, op: 'eq~', v: 'Ä.txt' }, named('ä.TXT'), true],
  [{ f: NAME, op: 'eq~', v: 'strasse' }, named('straße'), false],
  [{ f: NAME, op: 'ne', v: 'a' }, named('b'), true],
  [{ f: NAME, op: 'ne', v: 'a' }, named('a'), false],
  [{ f: NAME, op: 'in', v: ['a', 'b'] }, named('b'), true],
  [{ f: NAME, op: 'in', v: ['a', 'b'] }, named('B'), false],
  [{ f: NAME, op: 'in~', v: ['A', 'B'] }, named('b'), true],
  [{ f: NAME, op: 'notIn', v: ['a', 'b'] }, named('c'), true],
  [{ f: NAME, op: 'contains', v: '%' }, named('100 %'), true],
  [{ f: NAME, op: 'contains', v: '_' }, named('abc'), false],
  [{ f: NAME, op: 'contains~', v: 'PLAN' }, named('the plan'), true],
  [{ f: NAME, op: 'startsWith', v: 'Q3' }, named('Q3 plan'), true],
  [{ f: NAME, op: 'startsWith~', v: 'q3' }, named('Q3 plan'), true],
  [{ f: NAME, op: 'endsWith', v: '.key' }, named('id.key'), true],
  [{ f: NAME, op: 'endsWith~', v: '.KEY' }, named('id.key'), true],
  [{ f: NAME, op: 'glob', v: '*.env*' }, named('prod.env.bak'), true],
  [{ f: NAME, op: 'glob', v: '*.ENV' }, named('prod.env'), false],
  [{ f: NAME, op: 'glob~', v: '*.ENV' }, named('prod.env'), true],
  [{ f: SIZE, op: 'eq', v: 0 }, sized(0), true],
  [{ f: SIZE, op: 'eq', v: 0 }, sized(-0), true],
  [{ f: SIZE, op: 'gt', v: 10 }, sized(10), false],
  [{ f: SIZE, op: 'gte', v: 10 }, sized(10), true],
  [{ f: SIZE, op: 'lt', v: 10 }, sized(9), true],
  [{ f: SIZE, op: 'lte', v: 10 }, sized(10), true],
  [{ f: SIZE, op: 'between', v: [10, 20] }, sized(10), true],
  [{ f: SIZE, op: 'between', v: [10, 20] }, sized(20), true],
  [{ f: SIZE, op: 'between', v: [10, 20] }, sized(21), false],
  [{ f: 'occurredAt', op: 'gte', v: 5 }, { occurredAt: 5 }, true],
  [{ f: 'recipients', op: 'anyOf', v: ['x@a.example', 'y@a.example'] }, to('y@a.example'), true],
  [{ f: 'recipients', op: 'anyOf', v: ['x@a.example'] }, to('z@a.example'), false],
  [{ f: 'recipients', op: 'allOf', v: ['x', 'y'] }, to('y', 'z', 'x'), true],
  [{ f: 'recipients', op: 'allOf', v: ['x', 'y'] }, to('x'), false],
  [{ f: 'recipients', op: 'noneOf', v: ['x'] }, to('y'), true],
  [{ f: 'recipients', op: 'noneOf', v: ['x'] }, to('y', 'x'), false],
  [
    { f: 'recipients', op: 'glob', v: '*@freemail.example' },
    to('a@b.example', 'c@freemail.example'),
    true,
  ],
  [{ f: 'recipients', op: 'endsWith', v: '.example' }, to('a@b.test'), false],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }, from('10.200.3.4'), true],
  [
    { f: 'network.sourceIp', op: 'cidr', v: ['192.168.0.0/16', '10.0.0.0/8'] },
    from('10.1.1.1'),
    true,
  ],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }, from('11.0.0.1'), false],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }, from('not an address'), false],
  [
    { f: 'visibility.widened', op: 'eq', v: true },
    { movement: 'share', visibilityAfter: 'link' },
    true,
  ],
])('%j on %j is %j', (condition, facts, expected) => {
  expect(holds(condition, facts)).toBe(expected);
});

test.each<[Condition, boolean]>([
  [{ f: NAME, op: 'eq', v: '' }, false],
  [{ f: NAME, op: 'ne', v: 'a' }, true],
  [{ f: NAME, op: 'in', v: ['a'] }, false],
  [{ f: NAME, op: 'notIn', v: ['a'] }, true],
  [{ f: NAME, op: 'contains', v: '' }, false],
  [{ f: NAME, op: 'startsWith', v: '' }, false],
  [{ f: NAME, op: 'glob', v: '*' }, false],
  [{ f: NAME, op: 'exists' }, false],
  [{ f: NAME, op: 'exists', v: true }, false],
  [{ f: NAME, op: 'exists', v: false }, true],
  [{ f: SIZE, op: 'lt', v: 10 }, false],
  [{ f: SIZE, op: 'gte', v: 0 }, false],
  [{ f: SIZE, op: 'between', v: [-1, 1] }, false],
  [{ f: 'recipients', op: 'anyOf', v: ['a'] }, false],
  [{ f: 'recipients', op: 'allOf', v: ['a'] }, false],
  [{ f: 'recipients', op: 'noneOf', v: ['a'] }, true],
  [{ f: 'recipients', op: 'exists' }, false],
  [{ f: 'visibility.widened', op: 'eq', v: false }, false],
  [{ f: 'network.sourceIp', op: 'cidr', v: '0.0.0.0/0' }, false],
  [{ not: { f: NAME, op: 'eq', v: 'a' } }, true],
  [{ not: { f: NAME, op: 'ne', v: 'a' } }, false],
])('%j on a missing value is %j', (condition, expected) => {
  expect(holds(condition, {})).toBe(expected);
});

test('action ANY is any action at all, and its negation is no action', () => {
  const any: Condition = { f: 'action', op: 'eq', v: 'ANY' };
  expect(holds(any, { action: 'Rename' })).toBe(true);
  expect(holds(any, { action: null })).toBe(false);
  expect(holds({ f: 'action', op: 'in', v: ['Share', 'ANY'] }, { action: 'View' })).toBe(true);
  expect(holds({ f: 'action', op: 'ne', v: 'ANY' }, { action: 'View' })).toBe(false);
  expect(holds({ f: 'action', op: 'notIn', v: ['ANY'] }, { action: null })).toBe(true);
});

test('direction all is no filter: it holds without a direction too', () => {
  const all: Condition = { f: 'direction', op: 'eq', v: 'all' };
  expect(holds(all, { direction: null })).toBe(true);
  expect(holds(all, { direction: 'inbound' })).toBe(true);
  expect(holds({ f: 'direction', op: 'ne', v: 'all' }, { direction: null })).toBe(false);
});

test('the wildcards are ordinary words in every other field', () => {
  expect(holds({ f: NAME, op: 'eq', v: 'ANY' }, named('x'))).toBe(false);
  expect(holds({ f: NAME, op: 'eq', v: 'all' }, named('all'))).toBe(true);
});

test('an empty ALL holds, an empty ANY does not', () => {
  expect(holds({ all: [] }, {})).toBe(true);
  expect(holds({ any: [] }, {})).toBe(false);
});

test('unknown fields, and operands of another type, make comparisons false', () => {
  expect(holds({ f: 'no.such.field', op: 'eq', v: 'a' }, named('a'))).toBe(false);
  expect(holds({ f: 'constructor', op: 'exists' }, {})).toBe(false);
  expect(holds({ f: NAME, op: 'eq', v: 1 }, named('1'))).toBe(false);
  expect(holds({ f: SIZE, op: 'gt', v: '1' }, sized(5))).toBe(false);
  expect(holds({ f: SIZE, op: 'between', v: [1] }, sized(5))).toBe(false);
  expect(holds({ f: NAME, op: 'contains', v: 1 }, named('1'))).toBe(false);
  expect(holds({ f: NAME, op: 'eq' }, named('undefined'))).toBe(false);
  expect(holds({ f: NAME, op: 'eq', v: ['a'] }, named('a'))).toBe(false);
  expect(holds({ f: 'network.sourceIp', op: 'cidr', v: 'x/8' }, from('10.0.0.1'))).toBe(false);
});

test('an operator that this version does not know never holds', () => {
  const stored: Condition = JSON.parse('{"f":"object.name","op":"soundsLike","v":"a"}');
  expect(holds(stored, named('a'))).toBe(false);
});

test('explain gives every leaf in the order of the tree, decided or not', () => {
  const condition: Condition = {
    all: [
      { f: NAME, op: 'eq', v: 'b' },
      {
        any: [{ f: SIZE, op: 'gt', v: 1 }, { not: { f: 'recipients', op: 'anyOf', v: ['x'] } }],
      },
    ],
  };
  const event = activityEvent({
    object: { name: 'a', sizeBytes: 5 },
    recipients: [{ address: 'x' }],
  });
  expect(compileCondition(condition).explain(event)).toEqual([
    { path: 'all.0', field: NAME, op: 'eq', expected: 'b', seen: 'a', held: false },
    { path: 'all.1.any.0', field: SIZE, op: 'gt', expected: 1, seen: 5, held: true },
    {
      path: 'all.1.any.1.not',
      field: 'recipients',
      op: 'anyOf',
      expected: ['x'],
      seen: ['x'],
      held: true,
    },
  ]);
});

test('a single leaf explains itself at the empty path', () => {
  expect(compileCondition({ f: NAME, op: 'exists' }).explain(activityEvent({}))).toEqual([
    { path: '', field: NAME, op: 'exists', expected: null, seen: null, held: false },
  ]);
});

test('the compiled condition agrees with the reference on random trees and events', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      const known = { event: randomEvent(draw), context: randomContext(draw) };
      const verdict = compileCondition(condition).test(known.event, known.context);
      expect(verdict).toBe(referenceTest(condition, known));
    }),
    { numRuns: 5000 },
  );
});

/** The result from combining leaf results by the tree alone. */
function verdictOf(condition: Condition, held: ReadonlyMap<string, boolean>, path = ''): boolean {
  const at = (step: string) => (path === '' ? step : `${path}.${step}`);
  if ('all' in condition) {
    return condition.all.every((child, index) => verdictOf(child, held, at(`all.${index}`)));
  }
  if ('any' in condition) {
    return condition.any.some((child, index) => verdictOf(child, held, at(`any.${index}`)));
  }
  if ('not' in condition) return !verdictOf(condition.not, held, at('not'));
  return held.get(path) ?? false;
}

test('the leaves that explain lists give the verdict that test gives', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      const event = randomEvent(draw);
      const context = randomContext(draw);
      const compiled = compileCondition(condition);
      const leaves = compiled.explain(event, context);
      const held = new Map(leaves.map((leaf) => [leaf.path, leaf.held]));
      expect(held.size).toBe(leaves.length);
      expect(verdictOf(condition, held)).toBe(compiled.test(event, context));
    }),
    { numRuns: 1000 },
  );
});

test('NOT inverts every condition, and twice NOT changes nothing', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 3);
      const event = randomEvent(draw);
      const verdict = compileCondition(condition).test(event);
      expect(compileCondition({ not: condition }).test(event)).toBe(!verdict);
      expect(compileCondition({ not: { not: condition } }).test(event)).toBe(verdict);
    }),
  );
});

test('a condition that went through JSON means the same', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 3);
      const event = randomEvent(draw);
      const stored: Condition = JSON.parse(JSON.stringify(condition));
      expect(compileCondition(stored).test(event)).toBe(compileCondition(condition).test(event));
    }),
  );
});
