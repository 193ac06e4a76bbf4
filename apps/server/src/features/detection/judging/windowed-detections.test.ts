import { mappedEvent } from '@waybill/connectors';
import type { Policy, WindowRule } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectionIdOf } from './detection-id.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from '../../ingest/writing/settled-event.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LATEST = 6 * HOUR;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const ACTIONS = ['Download', 'Compress', 'Upload'] as const;

/** An action of the simulated company: few people, files and places, so that groups fill. */
interface Act {
  number: number;
  at: number;
  person: number;
  file: number;
  place: number;
  action: number;
  megabytes: number;
}

function record(act: Act): IncomingRecord {
  const host = `h${act.place}.example`;
  const event = mappedEvent({
    source: 'Google Drive',
    stream: 'drive',
    vendorEventId: `a${act.number}`,
    vendorOperation: 'act',
    action: ACTIONS[act.action % ACTIONS.length] ?? 'Download',
    occurredAt: act.at,
    actor: { kind: 'person', email: `p${act.person}@ours.example` },
    object: {
      kind: 'file',
      id: `f${act.file}`,
      name: `Plan ${act.file}`,
      extension: ['pdf', 'docx', 'zip'][act.file % 3] ?? null,
      sizeBytes: act.megabytes * 1_000_000,
    },
    destination: { kind: 'host', name: host, host, container: null, account: null },
  });
  return { payload: Buffer.from(JSON.stringify(act)), events: [event] };
}

const frame = {
  windowMs: HOUR,
  episodeGapMs: 2 * HOUR,
  groupBy: ['actor'],
} satisfies Partial<WindowRule>;

const step = (name: string, action: string) => ({
  name,
  condition: { f: 'action', op: 'eq', v: action } as const,
});

const RULES: Record<string, WindowRule> = {
  events: {
    ...frame,
    metric: 'events',
    threshold: 6,
    levels: [
      { value: 8, severity: 'HIGH' },
      { value: 10, severity: 'CRITICAL' },
    ],
  },
  objects: { ...frame, metric: 'objects', threshold: 5 },
  values: { ...frame, metric: 'values', field: 'object.extension', threshold: 3 },
  bytes: { ...frame, metric: 'bytes', threshold: 60_000_000, groupBy: ['actor', 'destination'] },
  people: { ...frame, metric: 'people', threshold: 3, groupBy: ['destination'] },
  destinations: { ...frame, metric: 'destinations', threshold: 3 },
  hourly: { ...frame, metric: 'events', threshold: 5, isFixed: true, episodeGapMs: 0 },
  organization: { ...frame, metric: 'events', threshold: 12, groupBy: [] },
  baseline: { ...frame, metric: 'events', threshold: 5, baseline: { method: 'multiple', k: 3 } },
  ordered: {
    ...frame,
    metric: 'sequence',
    isOrdered: true,
    steps: [step('taken', 'Download'), step('packed', 'Compress'), step('sent', 'Upload')],
  },
  unordered: {
    ...frame,
    metric: 'sequence',
    isOrdered: false,
    steps: [{ ...step('taken', 'Download'), atLeast: 2 }, step('sent', 'Upload')],
  },
};

const policies = Object.entries(RULES).map(([key, window]): Policy => ({
  key: `${key}-test`,
  version: 1,
  name: key,
  description: key,
  title: key,
  origin: 'detectionThresholdPolicy',
  severity: 'LOW',
  condition: { f: 'action', op: 'exists' },
  groupBy: ['actor'],
  window,
}));

type Batches = readonly (readonly Act[])[];

async function feed(batches: Batches, processes: number, judged = policies): Promise<number> {
  const tenantId = await testTenant(db.database);
  const open = Array.from({ length: processes }, () =>
    openSettledPipeline(db.database, () => NOON, judged),
  );
  for (const [index, acts] of batches.entries()) {
    await open[index % processes]?.writer.write({
      tenantId,
      sourceId: 'google-drive',
      records: acts.map(record),
      receivedAt: NOON,
      isSample: false,
    });
  }
  return tenantId;
}

const rowsOf = <Row extends Record<string, unknown>>(
  tenantId: number,
  sql: string,
): Promise<Row[]> => db.database.tenant(tenantId, (tx) => tx.query<Row>(sql));

interface Found extends Record<string, unknown> {
  policy_key: string;
  episode_id: string;
  window_group: string;
  events: { vendor: string; id: string }[];
}

/** All facts of a tenant's detections, with their events and first triggers by name. */
async function detectionsOf(tenantId: number): Promise<Record<string, unknown>[]> {
  const rows = await rowsOf<Found>(
    tenantId,
    `SELECT policy_key, origin, severity, event_count, object_count, first_seen_at, last_seen_at,
       explanation->'window' AS window, episode_id, window_group,
       (SELECT jsonb_agg(jsonb_build_object('vendor', activity.vendor_event_id, 'id', link.event_id)
          ORDER BY activity.occurred_at)
        FROM detection_event AS link JOIN activity USING (tenant_id, occurred_at, event_id)
        WHERE link.detection_id = detection.detection_id) AS events
     FROM detection WHERE status <> 'merged' ORDER BY policy_key, window_group, first_seen_at`,
  );
  return rows.map(({ episode_id: episodeId, events, ...row }) => ({
    ...row,
    events: events.map(({ vendor }) => vendor),
    firstTrigger: events.find(
      ({ id }) => detectionIdOf(tenantId, row.policy_key, 1, row.window_group, id) === episodeId,
    )?.vendor,
  }));
}

/** Actions of a day, their arrival order, and batch boundaries. */
const randomArrival = fc
  .record({
    acts: fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 10 * 60 }).map((minute) => NOON + minute * MINUTE),
        person: fc.nat(2),
        file: fc.nat(9),
        place: fc.nat(3),
        action: fc.nat(2),
        megabytes: fc.nat(30),
      }),
      { minLength: 60, maxLength: 100 },
    ),
    seed: fc.integer({ min: 1, max: 1e6 }),
    batchSize: fc.integer({ min: 6, max: 40 }),
    processes: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ acts, seed, ...rest }) => {
    const draw = drawFrom(seed);
    // Ids are per tenant, so simultaneous actions have a different order in each.
    const numbered = acts.map((act, number) => ({ ...act, number, at: act.at + number }));
    const arrived = numbered.map((act) => ({
      act,
      at: act.at + (draw() < 0.2 ? draw() * LATEST : 0),
    }));
    const again = arrived
      .filter(() => draw() < 0.15)
      .map(({ act, at }) => ({ act, at: at + draw() * LATEST }));
    const order = [...arrived, ...again].toSorted((left, right) => left.at - right.at);
    return { acts: numbered, arrived: order.map(({ act }) => act), ...rest };
  });

/** A small generator of numbers from 0 to 1 (a linear congruence). */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function batchesOf(acts: readonly Act[], size: number): Act[][] {
  return Array.from({ length: Math.ceil(acts.length / size) }, (_, index) =>
    acts.slice(index * size, (index + 1) * size),
  );
}

test('late and repeated events give the detections that all of them in order give, whatever is counted', async () => {
  const seen = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(randomArrival, async ({ acts, arrived, batchSize, processes }) => {
      const inOrder = acts.toSorted((left, right) => left.at - right.at);
      const whole = await detectionsOf(await feed([inOrder], 1));
      const pieces = await detectionsOf(await feed(batchesOf(arrived, batchSize), processes));
      expect(pieces).toEqual(whole);
      for (const row of whole) {
        expect(row['firstTrigger']).toBeDefined();
        seen.add(row['policy_key']);
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
  expect(seen.size).toBeGreaterThan(8);
}, 120_000);

test('what comes long after its horizon opens the same windows', async () => {
  const draw = drawFrom(7);
  const acts = Array.from({ length: 600 }, (_, number): Act => {
    const at =
      NOON - Math.floor(draw() * 12 * 24) * HOUR + Math.floor(draw() * 20) * MINUTE + number;
    return { number, at, person: 0, file: number, place: 0, action: 0, megabytes: 1 };
  });
  const judged = policies.filter(({ key }) => key === 'events-test' || key === 'unordered-test');
  const inOrder = acts.toSorted((left, right) => left.at - right.at);
  const late = inOrder.filter(() => draw() < 0.1);
  const rest = inOrder.filter((act) => !late.includes(act));
  const whole = await detectionsOf(await feed([inOrder], 1, judged));
  const pieces = await detectionsOf(
    await feed([...batchesOf(rest, 60), ...batchesOf(late, 20)], 1, judged),
  );
  expect(whole.length).toBeGreaterThan(5);
  expect(pieces).toEqual(whole);
}, 60_000);

describe('a late event that joins two episodes', () => {
  const burst = (from: number, first: number): Act[] =>
    [0, 1, 2, 3, 4, 5].map((offset) => ({
      number: first + offset,
      at: from + offset * MINUTE,
      person: 0,
      file: first + offset,
      place: 0,
      action: 0,
      megabytes: 1,
    }));
  const early = burst(NOON, 0);
  const later = burst(NOON + 4 * HOUR, 10);
  const between = burst(NOON + 2 * HOUR, 20);
  const judged = policies.filter(({ key }) => key === 'events-test');

  test('leaves the older detection, which says what it took in; the other says where it went', async () => {
    const tenantId = await feed([later, early, between], 1, judged);
    const rows = await rowsOf<{ detection_id: string; status: string; merged_into: string | null }>(
      tenantId,
      'SELECT detection_id, status, merged_into FROM detection ORDER BY number',
    );
    const [older, younger] = rows;
    expect(rows).toMatchObject([
      { status: 'new', merged_into: null },
      { status: 'merged', merged_into: older?.detection_id },
    ]);
    expect(
      await rowsOf(
        tenantId,
        `SELECT detection_id, field, after FROM detection_history WHERE field <> 'created' ORDER BY field`,
      ),
    ).toEqual([
      { detection_id: older?.detection_id, field: 'grouped', after: 'DET-2' },
      { detection_id: younger?.detection_id, field: 'status', after: 'merged' },
    ]);
    expect(await detectionsOf(tenantId)).toMatchObject([{ event_count: 18, firstTrigger: 'a5' }]);
  });
});

test('a higher level that is reached later raises the severity, and the history says so', async () => {
  const acts = Array.from({ length: 10 }, (_, number): Act => ({
    number,
    at: NOON + number * MINUTE,
    person: 0,
    file: number,
    place: 0,
    action: 0,
    megabytes: 1,
  }));
  const judged = policies.filter(({ key }) => key === 'events-test');
  const tenantId = await feed([acts.slice(0, 7), acts.slice(7)], 1, judged);
  const [found] = await detectionsOf(tenantId);
  expect(found).toMatchObject({
    severity: 'CRITICAL',
    window: { observed: 10, threshold: 6, level: 10, levels: [{ value: 8 }, { value: 10 }] },
  });
  const history = await rowsOf(
    tenantId,
    `SELECT after FROM detection_history WHERE field = 'severity'`,
  );
  expect(history).toEqual([{ after: 'CRITICAL' }]);
});

test('what the organisation does raises the threshold of who is new in it', async () => {
  const day = 24 * HOUR;
  const acts = Array.from({ length: 20 }, (_, index) => index).flatMap((index) =>
    Array.from({ length: 4 }, (_, offset): Act => ({
      number: index * 10 + offset,
      at: NOON - (30 - index) * day + offset * MINUTE,
      person: 1,
      file: offset,
      place: 0,
      action: 0,
      megabytes: 1,
    })),
  );
  const newcomer = Array.from({ length: 13 }, (_, number): Act => ({
    number: 1000 + number,
    at: NOON + number * MINUTE,
    person: 2,
    file: number,
    place: 0,
    action: 0,
    megabytes: 1,
  }));
  const judged = policies.filter(({ key }) => key === 'baseline-test');
  expect(await detectionsOf(await feed([acts, newcomer.slice(0, 11)], 1, judged))).toEqual([]);
  expect(await detectionsOf(await feed([acts, newcomer], 1, judged))).toMatchObject([
    {
      window: {
        threshold: 12,
        observed: 13,
        baseline: { basis: 'organization', days: 20, usual: 4, computed: 12, least: 5, k: 3 },
      },
    },
  ]);
});
