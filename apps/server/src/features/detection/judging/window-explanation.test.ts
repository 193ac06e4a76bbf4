import type { Episode, WindowedPolicy, WindowRule } from '@waybill/engine';
import { expect, test } from 'vitest';
import { windowExplanation } from './window-explanation.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const HOUR = 3_600_000;

const frame = {
  windowMs: HOUR,
  episodeGapMs: HOUR,
  groupBy: ['actor'],
} satisfies Partial<WindowRule>;
const always = { f: 'action', op: 'exists' } as const;

function policy(window: WindowRule): WindowedPolicy {
  return {
    key: 'test',
    version: 1,
    name: 'Test',
    description: 'Test',
    title: 'Test',
    origin: 'detectionThresholdPolicy',
    severity: 'LOW',
    condition: always,
    groupBy: ['actor'],
    window,
  };
}

function episode(more: Partial<Episode> = {}): Episode {
  return {
    startAt: NOON,
    endAt: NOON + HOUR,
    peak: 7,
    peakWindowStartAt: NOON,
    peakWindowEndAt: NOON + HOUR,
    firstTriggerId: 'e1',
    pointIds: ['e1'],
    pointTimes: [NOON],
    severity: null,
    threshold: 5,
    levels: [],
    baseline: null,
    steps: null,
    ...more,
  };
}

const explained = (rule: WindowRule, more?: Partial<Episode>) =>
  windowExplanation(policy(rule), episode(more));

test('says whether the steps of a sequence had to come in order', () => {
  const sequence = { ...frame, metric: 'sequence', steps: [{ name: 'a', condition: always }] };
  const rule = (isOrdered: boolean): WindowRule => ({ ...sequence, metric: 'sequence', isOrdered });
  expect(explained(rule(true)).isOrdered).toBe(true);
  expect(explained(rule(false)).isOrdered).toBe(false);
  expect(explained({ ...frame, metric: 'events', threshold: 5 }).isOrdered).toBe(false);
});

test('tells the steps of a sequence with their times', () => {
  const steps = [{ name: 'taken', events: 2, firstAt: NOON, lastAt: NOON + HOUR }];
  const rule: WindowRule = { ...frame, metric: 'sequence', isOrdered: true, steps: [] };
  expect(explained(rule, { steps }).steps).toEqual([
    {
      name: 'taken',
      events: 2,
      firstAt: '2026-10-05T12:00:00.000Z',
      lastAt: '2026-10-05T13:00:00.000Z',
    },
  ]);
  expect(explained({ ...frame, metric: 'events', threshold: 5 }).steps).toBeNull();
});

test('requires a field whose values are counted, and of no other metric', () => {
  const values: WindowRule = {
    ...frame,
    metric: 'values',
    field: 'object.extension',
    threshold: 3,
  };
  expect(explained(values).field).toBe('object.extension');
  expect(explained({ ...values, metric: 'events' }).field).toBeNull();
});

test('the level is the highest that was reached, else the threshold', () => {
  const rule: WindowRule = { ...frame, metric: 'events', threshold: 5 };
  const levels = [
    { value: 7, severity: 'HIGH' as const },
    { value: 9, severity: 'CRITICAL' as const },
  ];
  expect(explained(rule, { levels, peak: 6 }).level).toBe(5);
  expect(explained(rule, { levels, peak: 7 }).level).toBe(7);
  expect(explained(rule, { levels, peak: 12 }).level).toBe(9);
});
