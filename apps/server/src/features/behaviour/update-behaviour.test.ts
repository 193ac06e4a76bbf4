import { mappedEvent } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Policy } from '@waybill/engine';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from '../ingest/writing/settled-event.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import { recountWithout } from './recount-behaviour.ts';
import { readBehaviourPast } from './read-behaviour-past.ts';
import { settleBehaviour } from './settle-behaviour.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MONDAY = Date.UTC(2026, 0, 5);
const DAYS = 24;
const PEOPLE = 12;
const TAKEN_ON = 22;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function record(id: string, at: number, facts: Partial<MappedEvent>): IncomingRecord {
  const event = mappedEvent({
    source: 'Sensor',
    stream: 'activity',
    vendorEventId: id,
    vendorOperation: 'file',
    occurredAt: at,
    object: { kind: 'file', id, name: `${id}.txt`, sizeBytes: 2000, extension: 'txt' },
    ...facts,
  });
  return { payload: Buffer.from(JSON.stringify({ id, at })), events: [event] };
}

function actor(email: string) {
  return { kind: 'person', email, id: null, name: null, domain: null } as const;
}

function ordinary(who: number, day: number): IncomingRecord[] {
  const files = 2 + ((who * 5 + day * 3) % 4);
  return Array.from({ length: files }, (_, index) =>
    record(`d-${who}-${day}-${index}`, MONDAY + day * DAY_MS + 10 * HOUR_MS + index, {
      action: 'Download',
      movement: 'download',
      actor: actor(`p${who}@ours.example`),
    }),
  );
}

/** Twenty files that someone copies to a device, the first half before the second. */
function taken(): IncomingRecord[] {
  return Array.from({ length: 20 }, (_, index) =>
    record(`taken-${index}`, MONDAY + TAKEN_ON * DAY_MS + 20 * HOUR_MS + index, {
      action: 'CopyFile',
      movement: 'copy',
      actor: actor('p2@ours.example'),
      destination: {
        kind: 'external_storage',
        name: 'External Storage',
        host: null,
        container: null,
        account: null,
      },
    }),
  );
}

function weeks(): IncomingRecord[] {
  const days = Array.from({ length: DAYS }, (_, day) =>
    Array.from({ length: PEOPLE }, (__, person) => ordinary(person, day)).flat(),
  ).flat();
  const at = ({ events }: IncomingRecord): number => events[0]?.occurredAt ?? 0;
  return [...days, ...taken()].toSorted((a, b) => at(a) - at(b));
}

async function ingest(
  tenantId: number,
  records: readonly IncomingRecord[],
  size: number,
  policies: readonly Policy[] = [],
) {
  const { writer } = openSettledPipeline(db.database, () => MONDAY + DAYS * DAY_MS, policies);
  for (let from = 0; from < records.length; from += size) {
    await writer.write({
      tenantId,
      sourceId: 'sensor',
      records: records.slice(from, from + size),
      receivedAt: MONDAY + DAYS * DAY_MS,
      isSample: false,
    });
  }
}

async function rowsOf<Row extends Record<string, unknown>>(
  tenantId: number,
  sql: string,
): Promise<Row[]> {
  return db.database.tenant(tenantId, (tx) => tx.query<Row>(sql));
}

const DETECTIONS = `SELECT person_key, type, origin, event_count, title, explanation -> 'facts' AS facts,
    (first_seen_at AT TIME ZONE 'UTC')::date::text AS day
  FROM detection WHERE origin = 'eventSuspicious' ORDER BY number`;
const COUNTERS = `SELECT day::text, person_key, judged::text, usual::text FROM behaviour_day ORDER BY day, person_key`;
const CLOSED = 'SELECT day::text, facts::text FROM behaviour_closed_day ORDER BY day';

async function contentsOf(tenantId: number) {
  return [await rowsOf(tenantId, COUNTERS), await rowsOf(tenantId, CLOSED)];
}

test('a history that is loaded in one go raises what living through it would have raised', async () => {
  const tenantId = await testTenant(db.database);
  await ingest(tenantId, weeks(), 70);
  const found = await rowsOf<{ facts: { key: string }[] }>(tenantId, DETECTIONS);
  expect(found).toMatchObject([
    {
      person_key: 'p2@ours.example',
      type: 'AI',
      origin: 'eventSuspicious',
      event_count: 20,
      title: 'Unusual activity',
      day: '2026-01-27',
    },
  ]);
  expect(found[0]?.facts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['usual.removable.events', 'usual.firstUse', 'alertsPerDay']),
  );
  const inOrder = await contentsOf(tenantId);

  const otherId = await testTenant(db.database);
  const records = weeks();
  const [late, first] = [
    records.filter((_, index) => index % 3 === 0),
    records.filter((_, index) => index % 3 !== 0),
  ];
  await ingest(otherId, first.toReversed(), 41);
  await ingest(otherId, late, 190);
  await settleBehaviour(db.database, otherId);
  expect(await contentsOf(otherId)).toEqual(inOrder);
  expect(await rowsOf(otherId, DETECTIONS)).toMatchObject([
    { person_key: 'p2@ours.example', event_count: 20, day: '2026-01-27' },
  ]);
});

test('what was stored before there were counters is counted by the worker', async () => {
  const tenantId = await testTenant(db.database);
  await ingest(tenantId, weeks(), 500);
  const expected = await contentsOf(tenantId);
  const before = await rowsOf(tenantId, DETECTIONS);
  await db.database.tenant(tenantId, async (tx) => {
    for (const table of ['behaviour_day', 'behaviour_closed_day', 'behaviour_reach', 'detection']) {
      await tx.query(`DELETE FROM ${table}`);
    }
    await tx.query(
      `UPDATE behaviour_state SET recount_from = first_day, token = gen_random_uuid()`,
    );
  });
  await settleBehaviour(db.database, tenantId);
  expect(await contentsOf(tenantId)).toEqual(expected);
  expect(await rowsOf(tenantId, DETECTIONS)).toEqual(before);
});

test('an event that is stored no longer counts no longer', async () => {
  const [withIt, without] = [await testTenant(db.database), await testTenant(db.database)];
  const all = weeks();
  const gone = new Set(taken().map(({ payload }) => payload.toString()));
  const kept = all.filter(({ payload }) => !gone.has(payload.toString()));
  await ingest(without, kept, 300);
  await ingest(withIt, all, 300);
  await db.database.tenant(withIt, async (tx) => {
    const rows = await tx.query<StoredRow>(
      `DELETE FROM activity WHERE action = 'CopyFile' RETURNING ${EVENT_COLUMNS}`,
    );
    expect(rows).toHaveLength(20);
    await recountWithout(tx, withIt, rows.map(storedEvent));
  });
  await settleBehaviour(db.database, withIt);
  expect(await contentsOf(withIt)).toEqual(await contentsOf(without));
});

const FIRST_STORAGE: Policy = {
  key: 'first-storage',
  version: 1,
  name: 'First storage',
  description: 'Somebody copies to a kind of place that nobody had copied to',
  title: 'First of all',
  origin: 'detectionPolicy',
  severity: 'LOW',
  condition: {
    all: [
      { f: 'action', op: 'eq', v: 'CopyFile' },
      { f: 'destination.name', op: 'firstSeen', v: 'organization' },
    ],
  },
  groupBy: ['actor'],
  window: null,
};

test('a policy asks what nobody had done before, and a detector who had written to an address', async () => {
  const tenantId = await testTenant(db.database);
  const at = MONDAY + (DAYS - 1) * DAY_MS + 12 * HOUR_MS;
  const mail = (id: string, from: string, days: number) =>
    record(id, at - days * DAY_MS, {
      action: 'Send',
      movement: 'send',
      actor: actor(from),
      recipients: [
        { kind: 'person', address: 'kim@client.example', domain: 'client.example', outside: 'yes' },
      ],
    });
  const mails = [mail('m1', 'p1@ours.example', 3), mail('m2', 'p5@ours.example', 2)];
  await ingest(tenantId, weeks(), 200, [FIRST_STORAGE]);
  await ingest(tenantId, [...mails, mail('m3', 'p1@ours.example', 0)], 1, [FIRST_STORAGE]);
  const found = await rowsOf(
    tenantId,
    `SELECT person_key, event_count FROM detection WHERE policy_key = 'first-storage'`,
  );
  expect(found).toEqual([{ person_key: 'p2@ours.example', event_count: 20 }]);

  const [row] = await rowsOf<StoredRow>(
    tenantId,
    `SELECT ${EVENT_COLUMNS} FROM activity WHERE vendor_event_id = 'm3'`,
  );
  if (row === undefined) throw new Error('the mail is not stored');
  const event = storedEvent(row);
  const past = await db.database.tenant(tenantId, (tx) => readBehaviourPast(tx, tenantId, [event]));
  expect(past.othersWhoReached?.(event, 'kim@client.example')).toBe(1);
  expect(past.othersWhoReached?.(event, 'lee@client.example')).toBeNull();
  expect(
    past.sizes?.({ ...event, object: { ...event.object, extension: 'txt' } }, 'own'),
  ).toMatchObject({
    logMean: expect.closeTo(Math.log(2000), 2),
    logDeviation: expect.closeTo(0, 2),
  });
});
