import { compilePolicies } from '@waybill/engine';
import type { MappedEvent, PolicyContent, PolicyRule } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app, host, moved, takeIn } from '../../../testing/flow-events.ts';
import { policyContent, UPLOADS } from '../../../testing/policy-contents.ts';
import { triedPolicies } from '../engine-policies.ts';
import { ruleWith } from '../policy-content.ts';
import { storedJudge } from './judge-batch.ts';
import { matchTally, type Matched } from './match-tally.ts';
import { prefilterOf } from './prefilter-of.ts';
import { scanActivity } from './scan-activity.ts';

let db: TestDatabase;
const KEY = 'uploads-0a0b0c0d';
const DAY = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const DAY_MS = 1440 * MINUTE;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const rule = (id: string, more: Partial<PolicyRule>): PolicyRule =>
  ruleWith({ id, name: id, title: id, condition: UPLOADS, groupBy: ['actor'], ...more });

const COUNT = {
  windowMs: 30 * MINUTE,
  episodeGapMs: 60 * MINUTE,
  groupBy: ['actor'],
};

/** Rules of every kind that is judged: by the event, its record, its past, in a window, with exceptions. */
const RULES: readonly PolicyRule[] = [
  rule('plain', { groupBy: ['actor', 'destination'] }),
  rule('spared', {
    exceptions: [
      {
        id: 'night',
        condition: { f: 'actor.email', op: 'eq', v: 'p1@ours.example' },
        reason: 'r',
        ownerId: null,
        expiresAt: new Date(DAY + 12 * 60 * MINUTE).toISOString(),
      },
    ],
  }),
  rule('record', { condition: { f: 'record.vendorOperation', op: 'eq', v: 'odd' } }),
  rule('past', {
    condition: { all: [UPLOADS, { not: { f: 'lineage.hops', op: 'hopsGte', v: 2 } }] },
  }),
  rule('listed', { condition: { f: 'destination.host', op: 'inList', v: 'hosts' } }),
  rule('events', { threshold: { metric: 'events', threshold: 3, ...COUNT } }),
  rule('objects', { threshold: { metric: 'objects', threshold: 3, ...COUNT } }),
  rule('bytes', { threshold: { metric: 'bytes', threshold: 500, ...COUNT } }),
];

const SCHEDULE: PolicyContent['schedule'] = {
  from: null,
  to: null,
  hours: Array.from({ length: 22 }, (_, hour) => hour),
  zone: 'UTC',
};

const facts = fc.record({
  minute: fc.nat(1439),
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

async function activePolicy(tenantId: number, content: PolicyContent): Promise<void> {
  const standing = { mode: 'alert', pausedFrom: null, emergencyUntil: null };
  const standings = Object.fromEntries(content.rules.map(({ id }) => [id, standing]));
  await db.database.tenant(tenantId, async (tx) => {
    await tx.query(
      `INSERT INTO policy (tenant_id, policy_key, priority, active_version, standings, created_at, changed_at)
       VALUES ($1, $2, 100, 1, $3, now(), now())`,
      [tenantId, KEY, JSON.stringify(standings)],
    );
    await tx.query(
      `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, created_at)
       VALUES ($1, $2, 1, $3, 'hash', now())`,
      [tenantId, KEY, JSON.stringify(content)],
    );
    await tx.query(
      `INSERT INTO policy_list (tenant_id, list_id, name, description, entries, updated_at)
       VALUES ($1, 'hosts', 'Hosts', '', '{Partner.example}', now())`,
      [tenantId],
    );
  });
}

async function backtest(tenantId: number, content: PolicyContent): Promise<Matched> {
  return db.database.snapshot(tenantId, async (tx) => {
    const policies = triedPolicies({ key: KEY, version: 1, content });
    const set = compilePolicies(policies);
    const lists = new Map([['hosts', new Set(['partner.example'])]]);
    const judge = storedJudge(tenantId, lists);
    const tally = matchTally();
    const window = { tenantId, from: DAY, to: DAY + DAY_MS };
    const prefilter = prefilterOf(policies, lists);
    const { signal } = new AbortController();
    for await (const { events } of scanActivity(tx, { ...window, prefilter, signal })) {
      await judge.judge(tx, set, events, tally.add);
    }
    return tally.finish();
  });
}

/** Titles are the rules' ids: the events of each rule's detections, and how many there are. */
async function streamed(tenantId: number) {
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ rule: string; detections: number; events: string[] }>(
      `SELECT title AS rule, count(DISTINCT detection_id)::integer AS detections,
         array_agg(DISTINCT event_id::text ORDER BY event_id::text) AS events
       FROM detection JOIN detection_event USING (tenant_id, detection_id)
       WHERE policy_key = $1 AND status <> 'merged' GROUP BY title ORDER BY title`,
      [KEY],
    ),
  );
  return rows.map(({ rule: id, detections, events }) => ({ rule: id, detections, events }));
}

function tried({ events, detections }: Matched) {
  return [...detections]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({
      rule: id,
      detections: count,
      events: [...events].flatMap(([event, { rules }]) => (rules.has(id) ? event : [])).toSorted(),
    }))
    .toSorted((left, right) => (left.rule < right.rule ? -1 : 1));
}

test('a back-test of a day finds exactly what the stream of that day has found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: 5, maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.subarray([...RULES], { minLength: 1 }),
      fc.boolean(),
      async (all, perBatch, rules, isScheduled) => {
        const tenantId = await testTenant(db.database);
        const content = policyContent({}, { rules, schedule: isScheduled ? SCHEDULE : null });
        await activePolicy(tenantId, content);
        const events = all.map(eventOf);
        for (let at = 0; at < events.length; at += perBatch) {
          await takeIn(db.database, tenantId, events.slice(at, at + perBatch));
        }
        expect(tried(await backtest(tenantId, content))).toEqual(await streamed(tenantId));
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
