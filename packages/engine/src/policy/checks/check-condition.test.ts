import type { Condition, Leaf } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../../testing/random-condition.ts';
import { randomContext } from '../../../testing/random-context.ts';
import { drawFrom, randomEvent, type Draw } from '../../../testing/random-event.ts';
import { activityEvent } from '../../activity/activity-event.ts';
import { compileCondition } from '../compile-condition.ts';
import { validateCondition } from '../validate-condition.ts';
import { checkCondition, type CheckOptions } from './check-condition.ts';

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

function found(condition: unknown, options?: CheckOptions): string[] {
  const checked = validateCondition(condition);
  if (!checked.ok) throw new Error(checked.reason);
  return checkCondition(checked.condition, options).map(
    ({ code, path, severity }) => `${severity} ${code} ${path}`,
  );
}

const name = (op: string, v?: unknown) => ({ f: 'object.name', op, v });
const size = (op: string, v?: unknown) => ({ f: 'sizeBytes', op, v });
const action = (op: string, v?: unknown) => ({ f: 'action', op, v });
const mail = (op: string, v?: unknown) => ({ f: 'recipients', op, v });
const raw = (op: string, v?: unknown) => ({ f: 'record.a', op, v });
const NEVER = ['error neverTrue '];
const ALWAYS = ['error alwaysTrue '];

test.each<[unknown, string[]]>([
  [{ all: [name('eq', 'a'), name('eq', 'b')] }, NEVER],
  [{ all: [name('eq', 'a'), name('eq', 'a ')] }, NEVER],
  [{ all: [name('eq', 'a'), name('in', ['a', 'b'])] }, []],
  [{ all: [name('in', ['a', 'b']), name('notIn', ['a', 'b', 'c'])] }, NEVER],
  [{ all: [name('eq', 'report.pdf'), name('endsWith', '.key')] }, NEVER],
  [{ all: [name('eq', 'report.pdf'), name('glob', '*.pdf')] }, []],
  [{ all: [name('eq~', 'A'), name('eq', 'b')] }, NEVER],
  [{ all: [name('eq~', 'A'), name('eq', 'a')] }, []],
  [{ all: [name('eq~', 'A'), name('ne', 'a')] }, []],
  [{ all: [name('eq~', 'A'), name('ne~', 'a')] }, NEVER],
  [{ all: [name('in~', ['x', 'y']), name('contains~', 'Z')] }, NEVER],
  [{ all: [name('exists', false), name('contains', 'a')] }, NEVER],
  [{ all: [name('exists', false), name('ne', 'a')] }, []],
  [{ all: [name('contains', 'a'), name('contains', 'b')] }, []],
  [{ all: [size('gt', 10), size('lt', 5)] }, NEVER],
  [{ all: [size('gt', 10), size('lte', 10)] }, NEVER],
  [{ all: [size('gte', 10), size('lte', 10)] }, []],
  [{ all: [size('between', [1, 5]), { not: size('lt', 9) }] }, NEVER],
  [{ all: [size('gt', 1), { not: { any: [size('gt', 0), name('eq', 'a')] } }] }, NEVER],
  [{ all: [action('eq', 'Share'), action('in', ['Send', 'View'])] }, NEVER],
  [{ all: [action('eq', 'ANY'), action('exists', false)] }, NEVER],
  [{ all: [action('eq', 'ANY'), action('eq', 'Share')] }, []],
  [
    {
      all: [
        { f: 'visibility.widened', op: 'eq', v: true },
        { f: 'visibility.widened', op: 'ne', v: true },
      ],
    },
    NEVER,
  ],
  [{ all: [mail('anyOf', ['a', 'b']), mail('noneOf', ['b', 'a', 'c'])] }, NEVER],
  [{ all: [mail('anyOf', ['a', 'b']), mail('noneOf', ['b'])] }, []],
  [{ all: [mail('allOf', ['a', 'b']), mail('noneOf~', ['B'])] }, NEVER],
  [{ all: [mail('anyOf~', ['a']), mail('noneOf', ['a'])] }, []],
  [{ all: [mail('exists', false), mail('endsWith', 'x')] }, NEVER],
  [{ all: [raw('eq', 'a'), raw('eq', 'b')] }, []],
  [{ all: [raw('eq', 'a'), raw('ne', 'a')] }, NEVER],
  [{ all: [raw('gt', 5), raw('lt', 3)] }, []],
  [{ all: [name('inList', 'x'), name('notInList', 'x')] }, NEVER],
  [
    {
      all: [
        { f: 'lineage.hops', op: 'hopsGte', v: 3 },
        { not: { f: 'lineage.hops', op: 'hopsGte', v: 2 } },
      ],
    },
    NEVER,
  ],
  [
    { all: [name('eq', 'a'), { any: [name('eq', 'b'), size('gt', 1)] }] },
    ['warning neverTrue all.1.any.0'],
  ],
  [
    {
      all: [name('eq', 'a'), { any: [name('eq', 'b'), { all: [name('eq', 'c'), size('gt', 1)] }] }],
    },
    NEVER,
  ],
  [
    { all: [name('eq', 'a'), { not: { all: [name('eq', 'a'), size('gt', 1)] } }] },
    ['warning alwaysTrue all.1.not.all.0'],
  ],
  [{ any: [name('exists'), name('exists', false)] }, ALWAYS],
  [{ any: [name('eq', 'a'), name('ne', 'a')] }, ALWAYS],
  [{ any: [size('gt', 5), size('lte', 5)] }, []],
  [{ any: [size('gt', 5), size('lte', 5), size('exists', false)] }, ALWAYS],
  [{ not: { all: [size('gt', 10), size('lt', 5)] } }, ALWAYS],
  [
    { all: [size('gt', 1), { any: [name('exists'), { not: name('exists') }] }] },
    ['warning alwaysTrue all.1'],
  ],
  [{ f: 'direction', op: 'eq', v: 'all' }, []],
])('of %j it says %j', (condition, expected) => {
  expect(found(condition)).toEqual(expected);
});

test('a part that stands twice in one group is told', () => {
  expect(found({ any: [name('eq', 'a'), size('gt', 1), name('eq', 'a')] })).toEqual([
    'warning duplicate any.2',
  ]);
  expect(
    found({ all: [size('gt', 1), { not: { any: [mail('exists'), mail('exists')] } }] }),
  ).toEqual(['warning duplicate all.1.not.any.1']);
});

test('fields that no connected source fills are told', () => {
  const filledFields = new Set(['object.name', 'record']);
  const condition = {
    all: [
      name('eq', 'a'),
      size('gt', 1),
      raw('exists'),
      { not: { f: 'lineage.hops', op: 'hopsGte', v: 1 } },
    ],
  };
  expect(found(condition, { filledFields })).toEqual([
    'warning deadField all.1',
    'warning deadField all.3.not',
  ]);
  expect(found(name('eq', { field: 'object.path' }), { filledFields })).toEqual([
    'warning deadField ',
  ]);
  expect(found(condition)).toEqual([]);
});

test('lists that are empty or gone are told', () => {
  const sizes = new Map([
    ['full', 1],
    ['empty', 0],
  ]);
  const listSize = (id: string) => sizes.get(id);
  const condition = {
    any: [name('inList', 'full'), name('notInList', 'empty'), mail('inList', 'gone')],
  };
  expect(found(condition, { listSize })).toEqual([
    'warning emptyList any.1',
    'error unknownList any.2',
  ]);
  expect(checkCondition({ f: 'object.name', op: 'in', v: [] })).toContainEqual({
    code: 'emptyList',
    path: '',
    severity: 'error',
  });
});

test.each<[unknown, boolean]>([
  [name('exists'), true],
  [name('ne', 'a'), true],
  [{ not: name('contains', 'a') }, true],
  [{ all: [action('eq', 'ANY'), { f: 'direction', op: 'eq', v: 'all' }] }, true],
  [{ any: [name('eq', 'a'), size('exists')] }, true],
  [{ all: [name('exists'), size('gt', 1)] }, false],
  [{ not: { any: [name('exists'), { not: size('gt', 1) }] } }, false],
])('whether %j restricts nothing: %j', (condition, isUnbounded) => {
  const isTold = (mode: CheckOptions['mode']) =>
    found(condition, mode && { mode }).includes('error unboundedScope ');
  expect(isTold('block')).toBe(isUnbounded);
  expect(isTold('warn')).toBe(isUnbounded);
  expect(isTold('alert')).toBe(false);
  expect(isTold(undefined)).toBe(false);
});

/** Leaves over two fields and few values, so that contradictions are common. */
function narrowCondition(draw: Draw, depth: number): Condition {
  const shape = depth <= 1 ? 'leaf' : draw.one(['leaf', 'all', 'any', 'not'] as const);
  const inner = () => narrowCondition(draw, depth - 1);
  if (shape === 'not') return { not: inner() };
  if (shape === 'leaf') return narrowLeaf(draw);
  const children = Array.from({ length: draw.one([2, 3]) }, inner);
  return shape === 'all' ? { all: children } : { any: children };
}

const OUTCOMES = ['success', 'failure', 'unknown'] as const;
const SIZES = [null, -1, 0, 0.5, 1, 1.5, 2, 3] as const;

function narrowLeaf(draw: Draw): Leaf {
  const bound = draw.one([0, 1, 2]);
  return draw.one<Leaf>([
    { f: 'outcome', op: draw.one(['eq', 'ne']), v: draw.one(OUTCOMES) },
    { f: 'outcome', op: draw.one(['in', 'notIn']), v: [draw.one(OUTCOMES), draw.one(OUTCOMES)] },
    { f: 'sizeBytes', op: draw.one(['gt', 'gte', 'lt', 'lte', 'eq', 'ne']), v: bound },
    { f: 'sizeBytes', op: 'between', v: [bound, bound + draw.one([0, 1])] },
    { f: 'sizeBytes', op: 'exists', v: draw.one([true, false]) },
  ]);
}

test('what it claims of never and always is so for every combination of values', () => {
  const events = OUTCOMES.flatMap((outcome) =>
    SIZES.map((sizeBytes) => activityEvent({ outcome, object: { sizeBytes } })),
  );
  let claims = 0;
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = narrowCondition(draw, 4);
      const compiled = compileCondition(condition);
      const codes = checkCondition(condition)
        .filter(({ path }) => path === '')
        .map(({ code }) => code);
      claims += codes.length;
      expect(codes.includes('neverTrue') && events.some((event) => compiled.test(event))).toBe(
        false,
      );
      expect(codes.includes('alwaysTrue') && !events.every((event) => compiled.test(event))).toBe(
        false,
      );
    }),
    { numRuns: 5000 },
  );
  expect(claims).toBeGreaterThan(100);
});

test('on single fields it finds every contradiction that there is', () => {
  const events = SIZES.map((sizeBytes) => activityEvent({ object: { sizeBytes } }));
  fc.assert(
    fc.property(draws, (draw) => {
      const leaves = Array.from({ length: draw.one([2, 3, 4]) }, () => narrowLeaf(draw)).filter(
        ({ f }) => f === 'sizeBytes',
      );
      if (leaves.length === 0) return;
      const compiled = compileCondition({ all: leaves });
      const isNever = !events.some((event) => compiled.test(event));
      const codes = checkCondition({ all: leaves }).map(({ code }) => code);
      expect(codes.includes('neverTrue')).toBe(isNever);
    }),
    { numRuns: 2000 },
  );
});

test('what it claims of any condition is so for any event', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 3);
      const codes = checkCondition(condition)
        .filter(({ path }) => path === '')
        .map(({ code }) => code);
      const verdict = compileCondition(condition).test(randomEvent(draw), randomContext(draw));
      expect(codes.includes('neverTrue') && verdict).toBe(false);
      expect(codes.includes('alwaysTrue') && !verdict).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

test('the largest condition is checked in bounded work', () => {
  const values = Array.from({ length: 10_000 }, (_, index) => `v${index}`);
  const leaf: Leaf = { f: 'object.name', op: 'in', v: values };
  const condition: Condition = { all: Array.from({ length: 200 }, () => leaf) };
  expect(checkCondition(condition)).toHaveLength(199);
  const turned: Condition = {
    all: Array.from({ length: 100 }, () => ({ any: [leaf, { not: leaf }] })),
  };
  expect(checkCondition(turned).length).toBeGreaterThan(0);
});
