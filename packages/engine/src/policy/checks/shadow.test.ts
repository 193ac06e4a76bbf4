import type { Condition, Leaf, Operand } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../../testing/random-condition.ts';
import { randomContext } from '../../../testing/random-context.ts';
import { drawFrom, randomEvent, type Draw } from '../../../testing/random-event.ts';
import { activityEvent } from '../../activity/activity-event.ts';
import { compileCondition } from '../compile-condition.ts';
import { compilePolicies } from '../compile-policies.ts';
import { normalForm } from '../normal-form.ts';
import type { Policy } from '../policy.ts';
import { implies } from './implies.ts';
import { isProvenShadow } from './shadow.ts';

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

const proves = (given: Condition, asked: Condition): boolean =>
  implies(normalForm(given), normalForm(asked), { left: 200_000 });

const name = (op: Leaf['op'], v: Operand): Leaf => ({ f: 'object.name', op, v });
const size = (op: Leaf['op'], v: Operand): Leaf => ({ f: 'sizeBytes', op, v });
const action = (op: Leaf['op'], v: Operand): Leaf => ({ f: 'action', op, v });
const mails = (op: Leaf['op'], v: Operand): Leaf => ({ f: 'recipients', op, v });

test.each<[Condition, Condition, boolean]>([
  [action('eq', 'Share'), action('in', ['Share', 'Send']), true],
  [action('in', ['Share', 'Send']), action('eq', 'Share'), false],
  [action('eq', 'Share'), action('eq', 'ANY'), true],
  [action('eq', 'ANY'), name('contains', 'A'), false],
  [size('gt', 10), size('gte', 5), true],
  [size('gte', 5), size('gt', 5), false],
  [size('between', [3, 4]), { all: [size('gte', 3), size('lte', 4)] }, true],
  [name('startsWith', '/mnt/share'), name('startsWith', '/mnt'), true],
  [name('startsWith', '/mnt'), name('startsWith', '/mnt/share'), false],
  [name('startsWith', '/mnt/share'), name('contains', 'share'), true],
  [name('endsWith', '.tar.gz'), name('endsWith~', '.GZ'), true],
  [name('startsWith', 'ΑΣ'), name('startsWith~', 'ΑΣ'), false],
  [name('startsWith~', 'Ab'), name('startsWith', 'ab'), false],
  [name('eq', 'a.key'), name('glob', '*.key'), true],
  [mails('endsWith~', '@rival.example'), mails('contains~', 'rival'), true],
  [mails('anyOf', ['a@b.c']), mails('endsWith', '.c'), true],
  [
    { any: [action('eq', 'Share'), { all: [action('eq', 'Send'), size('gt', 9)] }] },
    { any: [action('in', ['Share', 'Send']), size('gt', 100)] },
    true,
  ],
  [
    { all: [{ any: [action('eq', 'Share'), action('eq', 'Send')] }, size('gt', 9)] },
    {
      any: [
        { all: [action('eq', 'Share'), size('gt', 5)] },
        { all: [action('eq', 'Send'), size('gt', 1)] },
      ],
    },
    true,
  ],
  [action('eq', 'Share'), { not: { all: [action('eq', 'Send'), size('gt', 1)] } }, true],
  [
    { f: 'destination.host', op: 'inList', v: 'a' },
    { f: 'destination.host', op: 'inList', v: 'a' },
    true,
  ],
  [
    { f: 'destination.host', op: 'inList', v: 'a' },
    { f: 'destination.host', op: 'inList', v: 'b' },
    false,
  ],
])('%j implies %j: %s', (given, asked, isProven) => {
  expect(proves(given, asked)).toBe(isProven);
});

const NAMES = [null, '', 'a', 'A', 'ab', 'aB', 'abc', 'ba', 'b'] as const;
const TEXTS = ['a', 'A', 'ab', 'b', 'bc'] as const;
const SIZES = [null, 0, 0.5, 1, 1.5, 2, 3] as const;

/** Conditions over two fields and few values, one of which often implies another. */
function narrowCondition(draw: Draw, depth: number): Condition {
  const shape = depth <= 1 ? 'leaf' : draw.one(['leaf', 'all', 'any', 'not', 'any'] as const);
  const inner = () => narrowCondition(draw, depth - 1);
  if (shape === 'not') return { not: inner() };
  if (shape === 'leaf') return narrowLeaf(draw);
  const children = Array.from({ length: draw.one([2, 3]) }, inner);
  return shape === 'all' ? { all: children } : { any: children };
}

function narrowLeaf(draw: Draw): Leaf {
  const bound = draw.one([0, 1, 2]);
  return draw.one<Leaf>([
    name(draw.one(['startsWith', 'endsWith', 'contains', 'eq', 'ne']), draw.one(TEXTS)),
    name(draw.one(['startsWith~', 'endsWith~', 'contains~', 'eq~', 'ne~']), draw.one(TEXTS)),
    name(draw.one(['in', 'notIn', 'in~']), [draw.one(TEXTS), draw.one(TEXTS)]),
    name('exists', draw.one([true, false])),
    size(draw.one(['gt', 'gte', 'lt', 'lte', 'eq', 'ne']), bound),
    size('between', [bound, bound + 1]),
  ]);
}

const NARROW_EVENTS = NAMES.flatMap((object) =>
  SIZES.map((sizeBytes) => activityEvent({ object: { name: object, sizeBytes } })),
);

test('what it proves has no counter-example among all combinations of values', () => {
  let proofs = 0;
  let missed = 0;
  fc.assert(
    fc.property(draws, (draw) => {
      const [given, asked] = [narrowCondition(draw, 3), narrowCondition(draw, 3)];
      const [isGiven, isAsked] = [compileCondition(given), compileCondition(asked)];
      const holds = NARROW_EVENTS.every((event) => !isGiven.test(event) || isAsked.test(event));
      const isProven = proves(given, asked);
      expect(isProven && !holds).toBe(false);
      if (isProven) proofs += 1;
      else if (holds) missed += 1;
    }),
    { numRuns: 4000 },
  );
  // Most true statements are proven.
  expect(proofs).toBeGreaterThan(missed);
});

test('what it proves of any two conditions has no counter-example among random events', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const base = randomCondition(draw, 3);
      const other = randomCondition(draw, 2);
      const given: Condition = draw.one([base, { all: [base, other] }]);
      const asked: Condition = draw.one([base, other, { any: [other, base] }]);
      if (!proves(given, asked)) return;
      const [isGiven, isAsked] = [compileCondition(given), compileCondition(asked)];
      for (let index = 0; index < 4; index += 1) {
        const [event, context] = [randomEvent(draw), randomContext(draw)];
        expect(isGiven.test(event, context) && !isAsked.test(event, context)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

function policy(key: string, condition: Condition, more: Partial<Policy> = {}): Policy {
  return {
    key,
    version: 1,
    name: key,
    description: '',
    origin: 'detectionPolicy',
    severity: 'LOW',
    condition,
    groupBy: ['actor'],
    window: null,
    title: key,
    ...more,
  };
}

test('exceptions, windows and schedules are taken into a proof', () => {
  const narrow = policy('narrow', { all: [action('eq', 'Share'), size('gt', 9)] });
  const wide = policy('wide', action('in', ['Share', 'Send']), { stopsOthers: true, priority: 1 });
  expect(isProvenShadow(narrow, [wide])).toBe(true);
  expect(isProvenShadow(wide, [narrow])).toBe(false);
  const exception = { id: 'x', condition: name('eq', 'a'), expiresAt: null };
  const spares = { ...wide, exceptions: [exception] };
  expect(isProvenShadow(narrow, [spares])).toBe(false);
  expect(isProvenShadow({ ...narrow, exceptions: [exception] }, [spares])).toBe(true);
  const ending = { ...exception, expiresAt: 5 };
  expect(isProvenShadow({ ...narrow, exceptions: [ending] }, [spares])).toBe(false);
  const schedule = { from: null, to: null, hours: [1], zone: 'UTC' };
  expect(isProvenShadow(narrow, [{ ...wide, schedule }])).toBe(false);
  expect(isProvenShadow({ ...narrow, schedule }, [{ ...wide, schedule }])).toBe(true);
  const window = {
    metric: 'events',
    threshold: 2,
    windowMs: 1,
    episodeGapMs: 1,
    groupBy: [],
  } as const;
  expect(isProvenShadow(narrow, [{ ...wide, window }])).toBe(false);
  expect(isProvenShadow({ ...narrow, window }, [wide])).toBe(true);
});

test('a rule that is proven to be shadowed is never asked', () => {
  let proofs = 0;
  fc.assert(
    fc.property(draws, (draw) => {
      const exceptions = () =>
        draw.one([[], [{ id: 'x', condition: narrowLeaf(draw), expiresAt: draw.one([null, 1]) }]]);
      const rules = [0, 1].map((rule) =>
        policy('stopper', narrowCondition(draw, 2), {
          rule: `r${rule}`,
          priority: 1,
          stopsOthers: true,
          exceptions: exceptions(),
        }),
      );
      const later = policy('later', narrowCondition(draw, 3), { exceptions: exceptions() });
      if (!isProvenShadow(later, rules)) return;
      proofs += 1;
      const set = compilePolicies([...rules, later]);
      for (const event of NARROW_EVENTS) {
        const keys = set.evaluate({ ...event, occurredAt: draw.one([0, 1]) });
        expect(keys.map((hit) => hit.policy.key)).not.toContain('later');
      }
    }),
    { numRuns: 2000 },
  );
  expect(proofs).toBeGreaterThan(20);
});
