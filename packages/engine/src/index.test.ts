import type { TenantSettings } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../testing/random-condition.ts';
import { drawFrom, HOSTILE_TEXTS, randomMappedEvent } from '../testing/random-event.ts';
import * as engine from './index.ts';

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

const hostileTexts = fc.array(fc.constantFrom(...HOSTILE_TEXTS), { maxLength: 6 });

const hostileSettings: fc.Arbitrary<TenantSettings> = fc.record({
  ownDomains: hostileTexts,
  ownAccounts: hostileTexts,
  managedDevices: hostileTexts,
  isDeviceListComplete: fc.boolean(),
});

/** Compiled once, as the server does it: one set judges every record. */
const PACK = engine.compilePolicies(engine.BUILTIN_POLICIES);

/** Everything that the server does with one record, from settling to the sentence. */
function wholeWay(mapped: Parameters<typeof engine.settle>[0], given: TenantSettings) {
  const settings = engine.compileTenantSettings(given);
  const event = engine.settle(mapped, { settings, eventId: 'e', ingestedAt: 1, isSample: false });
  const { hits, candidates } = engine.evaluateEvent(event, PACK);
  const found = [
    ...hits.map((hit) => ({ ...hit, reasons: [...hit.leaves, ...hit.facts], group: null })),
    ...candidates.map(({ policy, leaves, counted }) => ({
      policy,
      reasons: leaves,
      facts: [],
      subject: undefined,
      group: counted?.group ?? null,
    })),
  ];
  return found.map(({ policy, facts, reasons, subject, group }) => ({
    reasons,
    fingerprint: engine.fingerprintOf(policy, event, subject),
    group,
    score: engine.scoreOf(policy, event, { eventCount: 1, objectCount: 1, facts }),
    statement: engine.statementOf({
      event,
      eventCount: 1,
      objectCount: 1,
      firstSeenAt: event.occurredAt,
      lastSeenAt: event.occurredAt,
      window: null,
    }),
  }));
}

test('nothing on the way from record to sentence throws, on any event under any settings', () => {
  fc.assert(
    fc.property(draws, hostileSettings, (draw, settings) => {
      for (const found of wholeWay(randomMappedEvent(draw), settings)) {
        expect(found.reasons).not.toEqual([]);
        expect(found.statement.length).toBeGreaterThan(5);
        expect(JSON.parse(JSON.stringify(found.score))).toEqual(found.score);
      }
    }),
    { numRuns: 1000 },
  );
});

test('the same record under the same settings gives the same findings', () => {
  fc.assert(
    fc.property(draws, hostileSettings, (draw, settings) => {
      const mapped = randomMappedEvent(draw);
      expect(wholeWay(structuredClone(mapped), structuredClone(settings))).toEqual(
        wholeWay(mapped, settings),
      );
    }),
    { numRuns: 200 },
  );
});

test('renaming every person and object changes no verdict of a built-in policy', () => {
  const policies = engine.compilePolicies(engine.BUILTIN_POLICIES);
  const keys = (event: Parameters<typeof policies.evaluate>[0]) =>
    policies.evaluate(event).map(({ policy }) => policy.key);
  const settings = engine.compileTenantSettings({
    ownDomains: ['example.com'],
    ownAccounts: ['111122223333'],
    managedDevices: [],
    isDeviceListComplete: false,
  });
  const context = { settings, eventId: 'e', ingestedAt: 1, isSample: false };
  fc.assert(
    fc.property(draws, (draw) => {
      const event = engine.settle(randomMappedEvent(draw), context);
      const renamed = {
        ...event,
        actorKey: event.actorKey === null ? null : 'somebody',
        actor: { ...event.actor, email: 'somebody@else.example', name: 'Somebody', id: '0' },
        object: { ...event.object, id: '1', name: 'x', path: '/x', url: null },
      };
      expect(keys(renamed)).toEqual(keys(event));
    }),
    { numRuns: 300 },
  );
});

test('a condition of a tenant works from text to finding', () => {
  const text =
    '{"all":[{"f":"action","op":"eq","v":"ANY"},{"f":"direction","op":"eq","v":"outbound"}]}';
  const checked = engine.validateCondition(JSON.parse(text));
  expect(checked.ok).toBe(true);
  const condition = checked.ok ? checked.condition : { any: [] };
  const [builtin] = engine.BUILTIN_POLICIES;
  if (builtin === undefined) throw new Error('no built-in policies');
  const policies = engine.compilePolicies([
    { ...builtin, key: 'own', origin: 'detectionPolicy', condition, window: null },
  ]);
  const outbound = engine.activityEvent({ action: 'Upload', direction: 'outbound' });
  expect(policies.evaluate(outbound)).toMatchObject([{ policy: { key: 'own' }, windowed: false }]);
  expect(policies.evaluate(engine.activityEvent({ direction: 'outbound' }))).toEqual([]);
});

test('any valid condition can be stored as JSON and compiled again', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      const again = engine.validateCondition(JSON.parse(JSON.stringify(condition)));
      expect(again).toEqual({ ok: true, condition });
    }),
    { numRuns: 200 },
  );
});
