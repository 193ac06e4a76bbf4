import { DETECTION_ORIGINS } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, randomEvent } from '../../testing/random-event.ts';
import { activityEvent } from '../activity/activity-event.ts';
import { DETECTORS } from '../detectors.gen.ts';
import { BUILTIN_POLICIES } from '../policy/builtin.gen.ts';
import { compilePolicies } from '../policy/compile-policies.ts';
import { fieldOf } from '../policy/fields.ts';
import { evaluateEvent } from './evaluate-event.ts';

const policies = compilePolicies(BUILTIN_POLICIES);

test('ids are unique', () => {
  expect(DETECTORS.length).toBeGreaterThan(0);
  expect(new Set(DETECTORS.map(({ id }) => id)).size).toBe(DETECTORS.length);
});

describe.each(DETECTORS.map((detector) => [detector.id, detector] as const))(
  '%s',
  (_id, detector) => {
    test('names an origin of the specification and fields that exist', () => {
      expect(DETECTION_ORIGINS).toContain(detector.origin);
      for (const input of detector.inputs) expect(fieldOf(input)).toBeDefined();
    });

    test('reports what its examples say, each with its reasons', () => {
      expect(detector.examples.some(({ hits }) => hits.length > 0)).toBe(true);
      expect(detector.examples.some(({ hits }) => hits.length === 0)).toBe(true);
      for (const { facts, hits, policies: own = [], ...known } of detector.examples) {
        const event = activityEvent(facts);
        const policyHits = compilePolicies([...BUILTIN_POLICIES, ...own]).evaluate(event);
        const findings = detector.evaluate(event, { ...known, policyHits });
        expect([facts, findings.map(({ policy }) => policy.key)]).toEqual([facts, hits]);
        for (const { detectorId, policy, leaves, facts: weighed } of findings) {
          expect([detectorId, policy.origin]).toEqual([detector.id, detector.origin]);
          expect(detector.type === 'AI' ? weighed : leaves).not.toEqual([]);
        }
      }
    });
  },
);

test('windowed policies are candidates and never findings by themselves', () => {
  const event = activityEvent({ movement: 'download', actorKey: 'dana@example.com' });
  const { hits, candidates } = evaluateEvent(event, policies);
  expect(hits).toEqual([]);
  expect(candidates.map(({ policy }) => policy.key)).toContain('mass-download');
  expect(candidates.every(({ windowed }) => windowed)).toBe(true);
});

test('a policy of the tenant is a finding of its own detector, not of the built-in one', () => {
  const [first] = BUILTIN_POLICIES;
  if (first === undefined) throw new Error('no built-in policies');
  const condition = { f: 'movement', op: 'eq', v: 'none' } as const;
  const own = compilePolicies([{ ...first, origin: 'detectionPolicy', condition }]);
  expect(own.evaluate(activityEvent({}))).toHaveLength(1);
  const { hits } = evaluateEvent(activityEvent({}), own);
  expect(hits.map(({ detectorId }) => detectorId)).toEqual(['detection-policy']);
});

test('any event can be evaluated, twice with one answer', () => {
  const draws = fc.gen().map((g) =>
    drawFrom({
      below: (limit) => g(fc.nat, limit - 1),
      text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
      number: () => g(fc.double),
    }),
  );
  fc.assert(
    fc.property(draws, (draw) => {
      const event = randomEvent(draw);
      const first = evaluateEvent(event, policies);
      expect(evaluateEvent(structuredClone(event), policies)).toEqual(first);
      const ofPolicies = first.hits.filter(({ policy }) => policy.condition !== null);
      expect(ofPolicies.length + first.candidates.length).toBe(policies.evaluate(event).length);
      for (const { policy, leaves, facts } of first.hits) {
        expect(policy.condition === null ? facts : leaves).not.toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
