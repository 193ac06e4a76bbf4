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

test('ids are unique, and so are the origins', () => {
  expect(DETECTORS.length).toBeGreaterThan(0);
  expect(new Set(DETECTORS.map(({ id }) => id)).size).toBe(DETECTORS.length);
  expect(new Set(DETECTORS.map(({ origin }) => origin)).size).toBe(DETECTORS.length);
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
      for (const { facts, hits } of detector.examples) {
        const event = activityEvent(facts);
        const found = detector.evaluate(event, { policyHits: policies.evaluate(event) });
        expect(found.map(({ policy }) => policy.key)).toEqual(hits);
        for (const hit of found) {
          expect(hit.leaves).not.toEqual([]);
          expect([hit.detectorId, hit.origin]).toEqual([detector.id, detector.origin]);
        }
      }
    });
  },
);

test('windowed policies are candidates and never findings by themselves', () => {
  const event = activityEvent({ movement: 'download', actorKey: 'dana@example.com' });
  const { hits, candidates } = evaluateEvent(event, policies);
  expect(hits).toEqual([]);
  expect(candidates.map(({ policy }) => policy.key)).toEqual(['mass-download']);
});

test('a policy of the tenant is not a finding of the built-in detector', () => {
  const [first] = BUILTIN_POLICIES;
  if (first === undefined) throw new Error('no built-in policies');
  const condition = { f: 'movement', op: 'eq', v: 'none' } as const;
  const own = compilePolicies([{ ...first, origin: 'detectionPolicy', condition }]);
  expect(own.evaluate(activityEvent({}))).toHaveLength(1);
  expect(evaluateEvent(activityEvent({}), own).hits).toEqual([]);
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
      expect(first.hits.length + first.candidates.length).toBe(policies.evaluate(event).length);
    }),
    { numRuns: 500 },
  );
});
