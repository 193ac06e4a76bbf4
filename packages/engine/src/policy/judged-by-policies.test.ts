import type { Condition } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../testing/random-condition.ts';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent } from '../activity/activity-event.ts';
import { compileCondition } from './compile-condition.ts';
import { compilePolicies } from './compile-policies.ts';
import { NO_CONTEXT, type EventContext } from './event-context.ts';
import type { Policy } from './policy.ts';
import { relaxCondition } from './relax-condition.ts';
import { isKnownZone } from '../time/zone-clock.ts';
import { hourOfWeekIn } from './schedule.ts';

const MONDAY = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
const isShare: Condition = { f: 'action', op: 'eq', v: 'Share' };

function policy(key: string, more: Partial<Policy> = {}): Policy {
  return {
    key,
    version: 1,
    name: key,
    description: '',
    origin: 'detectionPolicy',
    severity: 'LOW',
    condition: isShare,
    groupBy: ['actor'],
    window: null,
    title: key,
    ...more,
  };
}

function keys(policies: readonly Policy[], at = MONDAY, context: EventContext = NO_CONTEXT) {
  const event = activityEvent({ action: 'Share', occurredAt: at });
  return compilePolicies(policies)
    .evaluate(event, context)
    .map((hit) => hit.policy.key);
}

test('the lowest priority is asked first, and one that stops others is the last that is asked', () => {
  const all = [
    policy('late', { priority: 200 }),
    policy('usual'),
    policy('first', { priority: 1 }),
  ];
  expect(keys(all)).toEqual(['first', 'usual', 'late']);
  expect(keys([...all, policy('stop', { priority: 50, stopsOthers: true })])).toEqual([
    'first',
    'stop',
  ]);
});

test('rules of the policy that stops others are still asked; one that is only tried stops none', () => {
  const rules = ['a', 'b'].map((rule) => policy('stop', { rule, priority: 1, stopsOthers: true }));
  expect(keys([...rules, policy('other')])).toEqual(['stop', 'stop']);
  const tried = policy('tried', { priority: 1, stopsOthers: true, mode: 'simulate' });
  expect(keys([tried, policy('other')])).toEqual(['tried', 'other']);
});

test('an exception takes a match out until it ends, on the time of the event', () => {
  const expiresAt = MONDAY + HOUR;
  const spared = policy('p', {
    exceptions: [{ id: 'x', condition: isShare, expiresAt }],
  });
  expect(keys([spared], expiresAt - 1)).toEqual([]);
  expect(keys([spared], expiresAt)).toEqual(['p']);
  const forever = policy('p', {
    exceptions: [
      { id: 'y', condition: { f: 'action', op: 'eq', v: 'View' }, expiresAt: null },
      { id: 'x', condition: isShare, expiresAt: null },
    ],
  });
  expect(keys([forever], expiresAt + HOUR)).toEqual([]);
});

test('out of its schedule a policy is not asked; hours are those of its zone', () => {
  const open = (schedule: Partial<NonNullable<Policy['schedule']>>, at: number) =>
    keys(
      [policy('p', { schedule: { from: null, to: null, hours: null, zone: 'UTC', ...schedule } })],
      at,
    ).length === 1;
  expect(open({ from: MONDAY }, MONDAY - 1)).toBe(false);
  expect(open({ from: MONDAY, to: MONDAY + HOUR }, MONDAY)).toBe(true);
  expect(open({ from: MONDAY, to: MONDAY + HOUR }, MONDAY + HOUR)).toBe(false);
  expect(open({ hours: [0] }, MONDAY + HOUR / 2)).toBe(true);
  expect(open({ hours: [0] }, MONDAY + HOUR)).toBe(false);
  // Two hours ahead in summer.
  expect(open({ hours: [2], zone: 'Europe/Berlin' }, MONDAY)).toBe(true);
  expect(open({ hours: [167] }, MONDAY - 1)).toBe(true);
});

test('an unknown zone counts as UTC', () => {
  expect(isKnownZone('Nowhere/Land')).toBe(false);
  expect(hourOfWeekIn('Nowhere/Land')(MONDAY + 5 * HOUR)).toBe(5);
});

const past: EventContext = {
  ...NO_CONTEXT,
  lineage: () => ({ origins: ['Snowflake'], labels: [], actions: [], hops: 3 }),
};
const fromSnowflake: Condition = { f: 'lineage.origins', op: 'originIn', v: ['Snowflake'] };

test('an event is open only where lineage decides, and then both ways', () => {
  const event = activityEvent({ action: 'Share' });
  const set = compilePolicies([
    policy('from', { condition: { all: [isShare, fromSnowflake] } }),
    policy('not-from', { condition: { all: [isShare, { not: fromSnowflake }] } }),
  ]);
  expect(set.isOpen(event)).toBe(true);
  expect(set.isOpen(activityEvent({ action: 'View' }))).toBe(false);
  expect(set.evaluate(event, past).map((hit) => hit.policy.key)).toEqual(['from']);
  expect(set.evaluate(event).map((hit) => hit.policy.key)).toEqual(['not-from']);
  expect(compilePolicies([policy('plain')]).isOpen(event)).toBe(false);
});

test('lineage in an exception keeps an event open', () => {
  const set = compilePolicies([
    policy('p', { exceptions: [{ id: 'x', condition: fromSnowflake, expiresAt: null }] }),
  ]);
  const event = activityEvent({ action: 'Share' });
  expect(set.isOpen(event)).toBe(true);
  expect(set.evaluate(event, past)).toEqual([]);
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

test('the relaxed condition holds wherever the condition does, whatever lineage says', () => {
  const withLineage = (condition: Condition): Condition => ({
    any: [
      { all: [condition, fromSnowflake] },
      { not: { any: [condition, { not: fromSnowflake }] } },
    ],
  });
  fc.assert(
    fc.property(draws, fc.boolean(), (draw, isKnown) => {
      const condition = withLineage(randomCondition(draw, 3));
      const event = randomEvent(draw);
      const relaxed = compileCondition(relaxCondition(condition));
      expect(relaxed.needs.lineage).toBe(false);
      const holds = compileCondition(condition).test(event, isKnown ? past : NO_CONTEXT);
      expect(!holds || relaxed.test(event)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
