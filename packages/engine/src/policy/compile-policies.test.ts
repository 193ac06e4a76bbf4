import type { Condition } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../testing/random-condition.ts';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent } from '../activity/activity-event.ts';
import { compileCondition } from './compile-condition.ts';
import { compilePolicies } from './compile-policies.ts';
import { pinnedValues } from './pinned-values.ts';
import type { Policy } from './policy.ts';
import type { WindowRule } from './window-rule.ts';

const WINDOW: WindowRule = {
  metric: 'events',
  threshold: 2,
  windowMs: 1000,
  episodeGapMs: 1000,
  groupBy: ['actor'],
};

function policy(key: string, condition: Condition, window: WindowRule | null = null): Policy {
  return {
    key,
    version: 1,
    name: key,
    description: '',
    origin: 'detectionPolicy',
    severity: 'LOW',
    condition,
    groupBy: ['actor'],
    window,
    title: key,
  };
}

const isShare: Condition = { f: 'action', op: 'eq', v: 'Share' };
const isSlack: Condition = { f: 'source', op: 'in', v: ['Slack', 'Jira'] };

test('hits come in the order of the policies, with their leaves, and say whether they are windowed', () => {
  const set = compilePolicies([
    policy('counted', isShare, WINDOW),
    policy('other', { f: 'action', op: 'eq', v: 'View' }),
    policy('judged', { all: [isShare, isSlack] }),
  ]);
  const facts = { action: 'Share', source: 'Slack', actorKey: 'dana@example.com' } as const;
  const hits = set.evaluate(activityEvent(facts));
  expect(hits.map((hit) => [hit.policy.key, hit.windowed])).toEqual([
    ['counted', true],
    ['judged', false],
  ]);
  expect(hits[1]?.leaves.map(({ path, held }) => [path, held])).toEqual([
    ['all.0', true],
    ['all.1', true],
  ]);
});

test('no policies, and events that no policy speaks of, give no hits', () => {
  expect(compilePolicies([]).evaluate(activityEvent({}))).toEqual([]);
  const set = compilePolicies([policy('a', { all: [isShare, isSlack] })]);
  expect(set.evaluate(activityEvent({ action: null, source: 'Slack' }))).toEqual([]);
  expect(set.evaluate(activityEvent({ action: 'Share', source: 'Okta' }))).toEqual([]);
});

test('a policy with a wildcard is asked about every action', () => {
  const set = compilePolicies([
    policy('any', { f: 'action', op: 'in', v: ['ANY'] }),
    policy('share', isShare),
  ]);
  const keys = (action: 'View' | 'Share' | null) =>
    set.evaluate(activityEvent({ action })).map((hit) => hit.policy.key);
  expect(keys('View')).toEqual(['any']);
  expect(keys('Share')).toEqual(['any', 'share']);
  expect(keys(null)).toEqual([]);
});

test('policies pinned to other actions or sources are not even asked', () => {
  let reads = 0;
  const event = activityEvent({ action: 'View', source: 'Okta' });
  const { object } = event;
  Object.defineProperty(event, 'object', {
    get() {
      reads += 1;
      return object;
    },
  });
  const isNamed: Condition = { f: 'object.name', op: 'exists', v: false };
  const elsewhere = Array.from({ length: 50 }, (_, index) =>
    policy(`p${index}`, { all: [isNamed, index % 2 === 0 ? isShare : isSlack] }),
  );
  expect(compilePolicies(elsewhere).evaluate(event)).toEqual([]);
  expect(reads).toBe(0);
  const here = policy('here', { all: [isNamed, { f: 'action', op: 'eq', v: 'View' }] });
  expect(compilePolicies([...elsewhere, here]).evaluate(event)).toHaveLength(1);
  expect(reads).toBeGreaterThan(0);
});

test.each<[Condition, string, string[] | null]>([
  [isShare, 'action', ['Share']],
  [isShare, 'source', null],
  [isSlack, 'source', ['Slack', 'Jira']],
  [{ all: [isShare, isSlack] }, 'source', ['Slack', 'Jira']],
  [{ all: [isSlack, { f: 'source', op: 'eq', v: 'Slack' }] }, 'source', ['Slack']],
  [{ any: [isShare, { f: 'action', op: 'eq', v: 'View' }] }, 'action', ['Share', 'View']],
  [{ any: [isShare, isSlack] }, 'action', null],
  [{ not: isShare }, 'action', null],
  [{ f: 'action', op: 'ne', v: 'Share' }, 'action', null],
  [{ f: 'action', op: 'eq', v: 'ANY' }, 'action', null],
  [{ f: 'action', op: 'in~', v: ['share'] }, 'action', null],
  [{ all: [] }, 'action', null],
  [{ any: [] }, 'action', []],
])('%j pins %s to %j', (condition, field, expected) => {
  const pinned = pinnedValues(condition, field);
  expect(pinned && [...pinned]).toEqual(expected);
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

test('the index loses nothing: the same hits as asking every policy', () => {
  const pins: Condition[] = [
    isShare,
    isSlack,
    { f: 'action', op: 'in', v: ['View', 'Download', 'ANY'] },
    { f: 'source', op: 'eq', v: 'Google Drive' },
  ];
  fc.assert(
    fc.property(draws, (draw) => {
      const policies = Array.from({ length: 6 }, (_, index) => {
        const loose = randomCondition(draw, 3);
        const shape = draw.one(['loose', 'all', 'any', 'not']);
        if (shape === 'loose') return policy(`p${index}`, loose);
        const pin = draw.one(pins);
        if (shape === 'not') return policy(`p${index}`, { all: [{ not: pin }, loose] });
        return policy(`p${index}`, shape === 'all' ? { all: [loose, pin] } : { any: [pin, loose] });
      });
      const set = compilePolicies(policies);
      const event = randomEvent(draw);
      const expected = policies.filter(({ condition }) => compileCondition(condition).test(event));
      expect(set.evaluate(event).map((hit) => hit.policy)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('what policies have in common is asked once an event, and again of the next one', () => {
  let reads = 0;
  const watched = (name: string) => {
    const event = activityEvent({ action: 'Share' });
    const object = { ...event.object, name };
    Object.defineProperty(event, 'object', { get: () => ((reads += 1), object) });
    return event;
  };
  const isPlan: Condition = { f: 'object.name', op: 'contains~', v: 'plan' };
  const policies = Array.from({ length: 20 }, (_, index) =>
    policy(`p${index}`, { all: [isPlan, { f: 'actor.domain', op: 'ne', v: `d${index}` }] }),
  );
  const set = compilePolicies(policies);
  expect(set.evaluate(watched('budget'))).toEqual([]);
  expect(reads).toBe(1);
  expect(set.evaluate(watched('the plan'))).toHaveLength(20);
});

test('sharing parts changes nothing: the same hits as asking every policy by itself', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const pool = Array.from({ length: 4 }, () => randomCondition(draw, 2));
      const policies = Array.from({ length: 12 }, (_, index) => {
        const parts = [draw.one(pool), draw.one(pool)];
        const whole = draw.one<Condition>([{ all: parts }, { any: parts }, ...parts]);
        return policy(`p${index}`, draw.one<Condition>([whole, { not: whole }]));
      });
      const set = compilePolicies(policies);
      for (const event of [randomEvent(draw), randomEvent(draw)]) {
        const expected = policies.filter(({ condition }) =>
          compileCondition(condition).test(event),
        );
        expect(set.evaluate(event).map((hit) => hit.policy)).toEqual(expected);
      }
    }),
    { numRuns: 500 },
  );
});

test('evaluating leaves the event as it was and gives the same answer twice', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const set = compilePolicies([policy('a', randomCondition(draw, 3))]);
      const event = randomEvent(draw);
      const before = structuredClone(event);
      const first = set.evaluate(event);
      expect(set.evaluate(event)).toEqual(first);
      expect(event).toEqual(before);
    }),
  );
});
