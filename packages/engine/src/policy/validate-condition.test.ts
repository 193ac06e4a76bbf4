import { CONDITION_LIMITS } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../testing/random-condition.ts';
import { drawFrom } from '../../testing/random-event.ts';
import { compileCondition } from './compile-condition.ts';
import { activityEvent } from '../activity/activity-event.ts';
import { validateCondition } from './validate-condition.ts';

const leaf = { f: 'object.name', op: 'eq', v: 'a' };

test.each<[unknown]>([
  [leaf],
  [{ all: [leaf] }],
  [{ any: [leaf, { not: leaf }] }],
  [{ f: 'object.name', op: 'exists' }],
  [{ f: 'object.name', op: 'exists', v: false }],
  [{ f: 'sizeBytes', op: 'between', v: [0, 10] }],
  [{ f: 'occurredAt', op: 'gte', v: 0 }],
  [{ f: 'visibility.widened', op: 'eq', v: true }],
  [{ f: 'recipients', op: 'anyOf', v: ['a@b.example'] }],
  [{ f: 'recipients.kinds', op: 'anyOf', v: ['account'] }],
  [{ f: 'recipients', op: 'endsWith~', v: '@freemail.example' }],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }],
  [{ f: 'network.sourceIp', op: 'cidr', v: ['10.0.0.0/8', '::1'] }],
  [{ f: 'action', op: 'eq', v: 'ANY' }],
  [{ f: 'direction', op: 'eq', v: 'all' }],
  [{ f: 'category', op: 'contains~', v: 'share' }],
])('%j is a condition', (given) => {
  expect(validateCondition(given)).toEqual({ ok: true, condition: given });
});

test.each<[unknown, string, string]>([
  [null, '', 'not a condition'],
  [undefined, '', 'not a condition'],
  ['all', '', 'not a condition'],
  [[], '', 'not a condition'],
  [{}, 'f', 'not a known field'],
  [{ all: leaf }, 'all', 'not a list'],
  [{ all: [] }, 'all', 'empty'],
  [{ any: [] }, 'any', 'empty'],
  [{ all: [leaf, null] }, 'all.1', 'not a condition'],
  [{ all: [leaf], any: [leaf] }, '', 'keys other than'],
  [{ not: [leaf] }, 'not', 'not a condition'],
  [{ all: [{ any: [{ not: { f: 'x' } }] }] }, 'all.0.any.0.not.f', 'not a known field'],
  [{ f: 'constructor', op: 'eq', v: 'a' }, 'f', 'not a known field'],
  [{ f: '__proto__', op: 'eq', v: 'a' }, 'f', 'not a known field'],
  [{ f: 1, op: 'eq', v: 'a' }, 'f', 'not a known field'],
  [{ f: 'object.name', op: 'like', v: 'a' }, 'op', 'not a known operator'],
  [{ f: 'object.name', op: 'toString', v: 'a' }, 'op', 'not a known operator'],
  [{ f: 'object.name', v: 'a' }, 'op', 'not a known operator'],
  [{ f: 'object.name', op: 'gt', v: 1 }, 'op', 'does not apply'],
  [{ f: 'sizeBytes', op: 'contains', v: '1' }, 'op', 'does not apply'],
  [{ f: 'recipients', op: 'eq', v: 'a' }, 'op', 'does not apply'],
  [{ f: 'visibility.widened', op: 'in', v: [true] }, 'op', 'does not apply'],
  [{ f: 'object.name', op: 'eq' }, 'v', 'missing'],
  [{ f: 'object.name', op: 'eq', v: null }, 'v', 'not a value'],
  [{ f: 'object.name', op: 'eq', v: 1 }, 'v', 'needs a string'],
  [{ f: 'object.name', op: 'eq', v: ['a'] }, 'v', 'one value'],
  [{ f: 'object.name', op: 'in', v: 'a' }, 'v', 'a list is expected'],
  [{ f: 'object.name', op: 'in', v: [] }, 'v', 'empty list'],
  [{ f: 'object.name', op: 'in', v: ['a', 1] }, 'v', 'needs a string'],
  [{ f: 'object.name', op: 'in', v: ['a', {}] }, 'v', 'not a value'],
  [{ f: 'object.name', op: 'exists', v: 'yes' }, 'v', 'true or false'],
  [{ f: 'sizeBytes', op: 'gt', v: '1' }, 'v', 'needs a number'],
  [{ f: 'sizeBytes', op: 'gt', v: Number.NaN }, 'v', 'not a value'],
  [{ f: 'sizeBytes', op: 'between', v: 1 }, 'v', 'two numbers'],
  [{ f: 'sizeBytes', op: 'between', v: [1] }, 'v', 'two numbers'],
  [{ f: 'sizeBytes', op: 'between', v: [1, 2, 3] }, 'v', 'two numbers'],
  [{ f: 'sizeBytes', op: 'between', v: [2, 1] }, 'v', 'lower bound'],
  [{ f: 'visibility.widened', op: 'eq', v: 'true' }, 'v', 'needs a boolean'],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/99' }, 'v', 'not an address range'],
  [{ f: 'network.sourceIp', op: 'cidr', v: [1] }, 'v', 'not an address range'],
  [{ f: 'network.sourceIp', op: 'cidr', v: [] }, 'v', 'empty list'],
  [{ f: 'action', op: 'eq', v: 'Fly' }, 'v', 'not a value of action'],
  [{ f: 'source', op: 'in', v: ['Slack', 'slack'] }, 'v', 'not a value of source'],
  [{ f: 'recipients.kinds', op: 'anyOf', v: ['alien'] }, 'v', 'not a value'],
  [{ f: 'object.name', op: 'eq', v: 'a', note: 1 }, 'f', 'unknown key note'],
  [{ f: 'object.name', op: 'eq', v: 'a'.repeat(5000) }, 'v', 'longer than 4096'],
  [{ f: 'object.name', op: 'glob', v: '*'.repeat(513) }, 'v', 'longer than 512'],
  [
    { f: 'object.name', op: 'in', v: Array.from({ length: 10_001 }, () => 'a') },
    'v',
    'more than 10000',
  ],
])('%j is refused', (given, path, reason) => {
  const result = validateCondition(given);
  expect(result).toMatchObject({ ok: false, path });
  expect(result).toHaveProperty('reason', expect.stringContaining(reason));
});

function nested(levels: number): unknown {
  return levels === 1 ? leaf : { not: nested(levels - 1) };
}

test('twelve levels are taken, thirteen are not', () => {
  expect(validateCondition(nested(CONDITION_LIMITS.depth)).ok).toBe(true);
  expect(validateCondition(nested(CONDITION_LIMITS.depth + 1))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('deeper than 12'),
  });
});

test('two hundred leaves are taken, one more is not, however they are spread', () => {
  const leaves = (count: number) => Array.from({ length: count }, () => leaf);
  expect(validateCondition({ all: leaves(200) }).ok).toBe(true);
  expect(validateCondition({ all: leaves(201) })).toMatchObject({ ok: false, path: 'all.200' });
  const spread = { all: [{ any: leaves(150) }, { any: leaves(51) }] };
  expect(validateCondition(spread)).toMatchObject({ ok: false, path: 'all.1.any.50' });
});

test('a tree that contains itself is refused, not followed', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['not'] = cyclic;
  expect(validateCondition(cyclic).ok).toBe(false);
  const list: unknown[] = [];
  list.push({ all: list });
  expect(validateCondition({ all: list }).ok).toBe(false);
});

test('the result is a copy: later changes to the input do not reach it', () => {
  const values = ['a'];
  const input = { all: [{ f: 'object.name', op: 'in', v: values }] };
  const result = validateCondition(input);
  values.push('b');
  input.all.length = 0;
  expect(result).toEqual({
    ok: true,
    condition: { all: [{ f: 'object.name', op: 'in', v: ['a'] }] },
  });
});

test('no input makes it throw, and what it takes can be evaluated', () => {
  const event = activityEvent({});
  const key = fc.constantFrom('all', 'any', 'not', 'f', 'op', 'v', '__proto__', 'x');
  const value = fc.anything({ key, maxDepth: 5, withNullPrototype: true });
  fc.assert(
    fc.property(value, (input) => {
      const result = validateCondition(input);
      const outcome = result.ok ? compileCondition(result.condition).test(event) : result.reason;
      expect(outcome).toSatisfy((given) => typeof given === 'boolean' || given !== '');
    }),
    { numRuns: 1000 },
  );
});

test('every condition that the generator of valid ones makes is taken as it is', () => {
  const draws = fc.gen().map((g) =>
    drawFrom({
      below: (limit) => g(fc.nat, limit - 1),
      text: () => g(fc.string),
      number: () => g(fc.double),
    }),
  );
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      expect(validateCondition(condition)).toEqual({ ok: true, condition });
    }),
    { numRuns: 500 },
  );
});
