import type { Condition, Leaf, MappedEvent, PolicyContent, PolicyRule } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app, host, moved } from '../../../../testing/flow-events.ts';
import { policyContent, UPLOADS } from '../../../../testing/policy-contents.ts';
import {
  activate,
  found,
  streamed,
  streamInto,
  tryOut,
} from '../../../../testing/policy-parity.ts';
import { ruleWith } from '../evaluation/policy-content.ts';

let db: TestDatabase;
const DAY = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const rule = (id: string, more: Partial<PolicyRule>): PolicyRule =>
  ruleWith({ id, name: id, title: id, condition: UPLOADS, groupBy: ['actor'], ...more });

const FRAME = {
  windowMs: 30 * MINUTE,
  episodeGapMs: 60 * MINUTE,
  groupBy: ['actor'],
};
const anyUpload: Leaf = { f: 'movement', op: 'eq', v: 'upload' };
const odd: Leaf = { f: 'operation', op: 'eq', v: 'odd' };
const toPartner: Leaf = { f: 'destination.host', op: 'inList', v: 'hosts' };
const isLarge: Leaf = { f: 'sizeBytes', op: 'gte', v: 100 };

const LEVELS = [
  { value: 3, severity: 'HIGH' as const },
  { value: 5, severity: 'CRITICAL' as const },
];

/** Rules that judge one event: on its own, its record, its past, a list, with exceptions. */
const SINGLE: readonly PolicyRule[] = [
  rule('plain', { groupBy: ['actor', 'destination'] }),
  rule('spared', {
    exceptions: [
      {
        id: 'night',
        condition: { f: 'actor.email', op: 'eq', v: 'p1@ours.example' },
        reason: 'r',
        ownerId: null,
        expiresAt: new Date(DAY + 12 * HOUR).toISOString(),
      },
    ],
  }),
  rule('record', { condition: { f: 'record.vendorOperation', op: 'eq', v: 'odd' } }),
  rule('past', {
    condition: { all: [UPLOADS, { not: { f: 'lineage.hops', op: 'hopsGte', v: 2 } }] },
  }),
  rule('listed', { condition: toPartner }),
];

/** Counting rules with every metric, with levels and in sliding or fixed windows. */
const COUNTING: readonly PolicyRule[] = [
  rule('events', { threshold: { metric: 'events', threshold: 3, ...FRAME } }),
  rule('objects', { threshold: { metric: 'objects', threshold: 3, ...FRAME } }),
  rule('bytes', { threshold: { metric: 'bytes', threshold: 500, ...FRAME } }),
  rule('levels', {
    severity: 'LOW',
    threshold: { metric: 'events', threshold: 2, levels: LEVELS, ...FRAME },
  }),
  rule('levels-alone', { threshold: { metric: 'objects', levels: LEVELS, ...FRAME } }),
  rule('hour', {
    threshold: { metric: 'events', threshold: 2, ...FRAME, windowMs: HOUR, isFixed: true },
  }),
  rule('people', {
    condition: anyUpload,
    threshold: { metric: 'people', threshold: 2, ...FRAME, groupBy: ['destination'] },
  }),
  rule('places', {
    condition: anyUpload,
    threshold: { metric: 'destinations', threshold: 2, ...FRAME, groupBy: [] },
  }),
  rule('names', {
    condition: anyUpload,
    threshold: { metric: 'values', field: 'object.name', threshold: 3, ...FRAME },
  }),
];

const steps = (
  id: string,
  isOrdered: boolean,
  more: { conditions: readonly Condition[]; atLeast?: number },
): PolicyRule =>
  rule(id, {
    condition: anyUpload,
    threshold: {
      metric: 'sequence',
      ...FRAME,
      isOrdered,
      steps: more.conditions.map((condition, index) => ({
        name: `step ${index}`,
        condition,
        ...(index === 0 && more.atLeast !== undefined ? { atLeast: more.atLeast } : {}),
      })),
    },
  });

const SEQUENCES: readonly PolicyRule[] = [
  steps('in-order', true, { conditions: [toPartner, odd] }),
  steps('in-any-order', false, { conditions: [toPartner, odd] }),
  steps('several-first', true, { conditions: [isLarge, toPartner], atLeast: 2 }),
  steps('three-steps', true, { conditions: [isLarge, odd, toPartner] }),
];

const SCHEDULE: PolicyContent['schedule'] = {
  from: null,
  to: null,
  hours: Array.from({ length: 22 }, (_, hour) => hour),
  zone: 'UTC',
};

const facts = fc.record({
  minute: fc.oneof(fc.nat(1439), fc.nat(90)),
  person: fc.nat(2),
  file: fc.nat(5),
  place: fc.constantFrom('elsewhere.example', 'partner.example'),
  operation: fc.constantFrom('upload', 'odd'),
  bytes: fc.nat(300),
});

function eventOf(
  fact: typeof facts extends fc.Arbitrary<infer T> ? T : never,
  id: number,
): MappedEvent {
  const { minute, person, file, place, operation, bytes } = fact;
  return moved(`e${id}`, DAY + minute * MINUTE, {
    vendorOperation: operation,
    actor: { kind: 'person', email: `p${person}@ours.example` },
    object: { kind: 'file', id: `file-${file}`, name: `${file}.csv`, sizeBytes: bytes },
    origin: app('Google Drive', 'Shared'),
    destination: host(place),
  });
}

/** A busy hour with matches for each rule: random data may be quiet every time. */
const BUSY_HOUR = Array.from({ length: 60 }, (_, index) => ({
  minute: index,
  person: index % 3,
  file: index % 5,
  place: index % 2 === 0 ? 'partner.example' : 'elsewhere.example',
  operation: index % 4 < 2 ? 'odd' : 'upload',
  bytes: (index * 37) % 300,
}));

/** Look-back of a back-test: the whole day, or from its middle on. */
const starts = fc.constantFrom(DAY, DAY + 30 * MINUTE, DAY + 12 * HOUR);

for (const { kind, rules } of [
  { kind: 'one event', rules: SINGLE },
  { kind: 'counts', rules: COUNTING },
  { kind: 'sequences', rules: SEQUENCES },
]) {
  test(`a back-test of a day finds exactly what the stream of that day has found: ${kind}`, async () => {
    const everFound = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(facts, { minLength: 5, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.subarray([...rules], { minLength: 1 }),
        fc.record({
          isScheduled: fc.boolean(),
          from: rules === SINGLE ? fc.constant(DAY) : starts,
        }),
        async (all, perBatch, chosen, { isScheduled, from }) => {
          const tenantId = await testTenant(db.database);
          const content = policyContent(
            {},
            { rules: chosen, schedule: isScheduled ? SCHEDULE : null },
          );
          await activate(db.database, tenantId, content);
          const take = streamInto(db.database, tenantId);
          const events = all.map(eventOf);
          for (let at = 0; at < events.length; at += perBatch) {
            await take(events.slice(at, at + perBatch));
          }
          const tried = await tryOut(db.database, { tenantId, from, to: DAY + DAY_MS }, content);
          const raised = await streamed(db.database, { tenantId, from });
          expect(found(tried, content)).toEqual(raised);
          for (const one of raised) everFound.add(one.rule);
        },
      ),
      { numRuns: 25, examples: [[BUSY_HOUR, 7, [...rules], { isScheduled: false, from: DAY }]] },
    );
    expect([...everFound].toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  }, 120_000);
}
