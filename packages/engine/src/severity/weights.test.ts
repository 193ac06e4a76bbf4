import { SEVERITIES } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent } from '../activity/activity-event.ts';
import { basisIn } from './basis-in.ts';
import { basisOf, scoreAgain, scoreOf } from './score-of.ts';
import { trustIn } from './with-trust.ts';
import {
  changedWeights,
  DEFAULT_WEIGHTS,
  NAMED_WEIGHTS,
  weightFaults,
  weightsWith,
} from './weights.ts';

const ONE = { eventCount: 1, objectCount: 1 };
const UPLOAD = activityEvent({
  actorKey: 'dana@example.com',
  actor: { kind: 'person' },
  movement: 'upload',
  destination: { kind: 'app', name: 'ChatGPT', host: 'chatgpt.com', outside: 'yes', managed: 'no' },
});
const JUDGE = { severity: 'LOW', severityMode: 'suggested' } as const;

describe('weights of an organization', () => {
  test('every default lies in its range', () => {
    expect(NAMED_WEIGHTS.length).toBeGreaterThan(60);
    const defaults = NAMED_WEIGHTS.map(({ key, default: usual }) => [key, usual] as const);
    expect(weightFaults(Object.fromEntries(defaults))).toEqual([]);
  });

  test('overlay the defaults and leave the other numbers', () => {
    const weights = weightsWith({ 'destination.ai': 5 });
    expect(weights.destination).toEqual({ ...DEFAULT_WEIGHTS.destination, ai: 5 });
    expect(weights.data).toEqual(DEFAULT_WEIGHTS.data);
  });

  test('change the score by the points that they change', () => {
    const usual = scoreOf(JUDGE, UPLOAD, ONE);
    const less = scoreOf(JUDGE, UPLOAD, ONE, weightsWith({ 'destination.ai': 22 }));
    expect(usual.score - less.score).toBe(8);
    expect(less.contributions).toContainEqual(
      expect.objectContaining({ kind: 'destination', label: 'ai', value: 22 }),
    );
  });

  test('decide whether data and destination or the act start the score', () => {
    const judge = { severity: 'MEDIUM', severityMode: 'suggested' } as const;
    const raised = scoreOf(judge, UPLOAD, ONE, weightsWith({ 'destination.ai': 60 }));
    expect(scoreOf(judge, UPLOAD, ONE).contributions[0]?.kind).toBe('act');
    expect(raised.contributions.map(({ kind }) => kind)).toContain('destination');
  });

  test.each([
    [{ 'data.unknown': 61 }, 'must be a whole number from 0 to 60'],
    [{ 'data.unknown': -1 }, 'must be a whole number from 0 to 60'],
    [{ 'data.unknown': 1.5 }, 'must be a whole number from 0 to 60'],
    [{ 'data.unknown': Number.NaN }, 'must be a whole number from 0 to 60'],
    [{ 'outcome.failed': 1 }, 'must be a whole number from -60 to 0'],
    [{ 'data.nothing': 1 }, 'is not a weight'],
    [{ constructor: 1 }, 'is not a weight'],
  ])('%o is refused', (weights, message) => {
    expect(weightFaults(weights)).toEqual([{ key: Object.keys(weights)[0], message }]);
  });

  test('keep only what differs from the defaults', () => {
    expect(changedWeights({ 'scale.cap': 20, 'person.leaver': 30, 'data.unknown': 0 })).toEqual({
      'data.unknown': 0,
      'person.leaver': 30,
    });
  });
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);
const weightsOfAll = fc.record(
  Object.fromEntries(NAMED_WEIGHTS.map(({ key, min, max }) => [key, fc.integer({ min, max })])),
);

test('what is kept of a score gives the same score under any weights', () => {
  fc.assert(
    fc.property(
      draws,
      weightsOfAll,
      fc.constantFrom(...SEVERITIES),
      (draw, overrides, severity) => {
        const event = randomEvent(draw);
        const weights = weightsWith(overrides);
        const scored = scoreOf({ severity }, event, { eventCount: 7, objectCount: 3 }, weights);
        expect(scored.score).toBeGreaterThanOrEqual(0);
        expect(scored.score).toBeLessThanOrEqual(100);
        const basis = basisOf({ severity }, event, { eventCount: 7, objectCount: 3 });
        const kept: typeof basis = JSON.parse(JSON.stringify(basis));
        expect(scoreAgain(kept, event, { weights })).toEqual(scored);
      },
    ),
  );
});

test.each([
  [{ severity: 'HIGH', severityMode: 'minimum' }],
  [{ severity: 'MEDIUM', severityMode: 'fixed' }],
  [{ severity: 'CRITICAL', severityMode: 'suggested' }],
  [{ severity: 'LOW', severityMode: 'suggested', isVendorFinding: true, vendorCap: 'MEDIUM' }],
] as const)('contributions tell the basis of an older detection: %o', (judge) => {
  const trust = {
    ruleId: 'r',
    verdict: 'sanctioned',
    subject: 'ChatGPT',
    reason: 'Contract',
  } as const;
  const event = { ...UPLOAD, vendorSeverity: 'critical' };
  const stored = scoreOf(judge, event, { eventCount: 12, objectCount: 4, trust });
  const basis = basisIn({
    contributions: stored.contributions,
    facts: [],
    suggested: judge.severity,
    eventCount: 12,
    objectCount: 4,
  });
  const again = scoreAgain(basis, event, {
    weights: DEFAULT_WEIGHTS,
    trust: trustIn(stored.contributions),
  });
  expect(again).toEqual(stored);
});
