import type { Condition, Leaf, MappedEvent, PolicyRule } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app, host, moved } from '../../../../testing/flow-events.ts';
import { policyContent } from '../../../../testing/policy-contents.ts';
import {
  activate,
  found,
  streamed,
  streamInto,
  tryOut,
} from '../../../../testing/policy-parity.ts';
import { ruleWith } from '../evaluation/policy-content.ts';

let db: TestDatabase;
const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;
const START = Date.UTC(2026, 5, 1);
/** Days of routine activity before the tested ones. */
const USUAL_DAYS = 20;
const FIRST_TRIED = START + USUAL_DAYS * DAY_MS;
const TRIED_DAYS = 2;
const PEOPLE = 6;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const rule = (id: string, condition: Condition, more: Partial<PolicyRule> = {}): PolicyRule =>
  ruleWith({ id, name: id, title: id, condition, groupBy: ['actor'], ...more });

const SCORE = 'behaviour.score.event-suspicious';
const upload: Leaf = { f: 'movement', op: 'eq', v: 'upload' };
const scored = (v: number): Leaf => ({ f: SCORE, op: 'scoreGte', v });
const COUNT = { windowMs: HOUR, episodeGapMs: HOUR, groupBy: ['actor'] };

/** Behaviour rules: unusual days, first times, unusual amounts. */
const RULES: readonly PolicyRule[] = [
  rule('any-score', { f: SCORE, op: 'exists' }),
  rule('suspicious', { all: [upload, scored(0.5)] }),
  rule('ordinary', { all: [upload, { not: scored(0.5) }] }),
  rule('score-spares', upload, {
    exceptions: [{ id: 'x', condition: scored(0.9), reason: 'r', ownerId: null, expiresAt: null }],
  }),
  rule('scores-counted', scored(0.05), { threshold: { metric: 'events', threshold: 2, ...COUNT } }),
  rule('score-then-odd', upload, {
    threshold: {
      metric: 'sequence',
      ...COUNT,
      isOrdered: true,
      steps: [
        { name: 'stands out', condition: scored(0.3) },
        { name: 'odd', condition: { f: 'operation', op: 'eq', v: 'odd' } },
      ],
    },
  }),
  rule('first-of-person', { f: 'destination.host', op: 'firstSeen', v: 'person' }),
  rule('first-of-all', { f: 'destination.host', op: 'firstSeen', v: 'organization' }),
  rule('above-usual', upload, {
    threshold: {
      metric: 'events',
      threshold: 2,
      levels: [{ value: 4, severity: 'CRITICAL' }],
      baseline: { method: 'multiple', k: 2 },
      ...COUNT,
    },
  }),
  rule('above-usual-day', upload, {
    threshold: {
      metric: 'bytes',
      threshold: 200,
      baseline: { method: 'tail', k: 2 },
      ...COUNT,
      windowMs: DAY_MS,
      isFixed: true,
    },
  }),
];

const acts = fc.record({
  day: fc.nat(TRIED_DAYS - 1),
  minute: fc.nat(1439),
  person: fc.nat(PEOPLE - 1),
  place: fc.constantFrom('elsewhere.example', 'new.example', 'other.example'),
  operation: fc.constantFrom('upload', 'odd'),
  size: fc.constantFrom(100, 5_000_000, 300_000_000, 4_000_000_000),
});

function act(
  id: string,
  at: number,
  facts: { person: number } & Partial<Record<'size', number>> & {
      place?: string;
      operation?: string;
    },
): MappedEvent {
  const { person, size = 100, place = 'elsewhere.example', operation = 'upload' } = facts;
  return moved(id, at, {
    vendorOperation: operation,
    actor: { kind: 'person', email: `p${person}@ours.example` },
    object: { kind: 'file', id: `file-${id}`, name: `${id}.csv`, sizeBytes: size },
    origin: app('Google Drive', 'Shared'),
    destination: host(place),
  });
}

/** A usual day: everyone uploads once or twice to the place where everyone does. */
function usualDay(day: number): MappedEvent[] {
  return Array.from({ length: PEOPLE }, (_, person) =>
    Array.from({ length: 1 + ((person + day) % 2) }, (__, index) =>
      act(`d${day}-${person}-${index}`, START + day * DAY_MS + 10 * HOUR + index, { person }),
    ),
  ).flat();
}

test('a back-test knows what was usual on the stream, and how far each day stood out when each event came', async () => {
  let suspicious = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(acts, { minLength: 5, maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      async (all, perBatch) => {
        const tenantId = await testTenant(db.database);
        const content = policyContent({}, { rules: [...RULES] });
        await activate(db.database, tenantId, content);
        const take = streamInto(db.database, tenantId);
        for (let day = 0; day < USUAL_DAYS; day += 1) await take(usualDay(day));
        // Within a day events come in any order; days come one at a time.
        for (let day = 0; day < TRIED_DAYS; day += 1) {
          const events = all
            .filter((one) => one.day === day)
            .map((one, index) =>
              act(`t${day}-${index}`, FIRST_TRIED + day * DAY_MS + one.minute * 60_000, one),
            );
          for (let at = 0; at < events.length; at += perBatch) {
            await take(events.slice(at, at + perBatch));
          }
        }
        for (const from of [START, FIRST_TRIED]) {
          const to = FIRST_TRIED + TRIED_DAYS * DAY_MS;
          const tried = found(await tryOut(db.database, { tenantId, from, to }, content), content);
          const raised = await streamed(db.database, { tenantId, from });
          expect(tried).toEqual(raised);
          if (raised.some((one) => one.rule === 'suspicious')) suspicious += 1;
        }
      },
    ),
    { numRuns: 6 },
  );
  expect(suspicious).toBeGreaterThan(0);
}, 240_000);
