import { mappedEvent } from '@waybill/connectors';
import { DEFAULT_WORKING_TIME, type MappedEvent } from '@waybill/contract';
import { compilePolicies, compileWorkingTime, type Policy } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleBehaviour } from '../../behaviour/settle-behaviour.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import { storedJudge } from '../../policy/backtest/judge-batch.ts';
import { prefilterOf } from '../../policy/backtest/prefilter-of.ts';
import { scanActivity } from '../../policy/backtest/scan-activity.ts';
import { changeWorkingTime } from './change-working-time.ts';

const NOW = Date.UTC(2026, 10, 24);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function policy(key: string, condition: Policy['condition']): Policy {
  return {
    key,
    version: 1,
    name: key,
    description: key,
    title: key,
    origin: 'detectionPolicy',
    severity: 'LOW',
    condition,
    groupBy: ['actor', 'object'],
    window: null,
  };
}

const POLICIES = [
  policy('outside', { f: 'time.workingHours', op: 'eq', v: 'off_hours' }),
  policy('holiday', { f: 'time.dayKind', op: 'eq', v: 'holiday' }),
  policy('late', { f: 'time.hour', op: 'gte', v: 20 }),
];

const EVENTS = [
  // Fri 22:00 in Berlin; Fri 16:00 in Berlin; the holiday; Thu 20:30 UTC, which is 15:30 in New York.
  ['friday-evening', '2026-11-20T21:00:00Z', 'ana@ours.example'],
  ['friday-afternoon', '2026-11-20T15:00:00Z', 'ana@ours.example'],
  ['on-the-holiday', '2026-11-18T10:00:00Z', 'ana@ours.example'],
  ['in-new-york', '2026-11-19T20:30:00Z', 'kim@ours.example'],
] as const;

function eventOf([id, at, email]: (typeof EVENTS)[number]): MappedEvent {
  return mappedEvent({
    source: 'Sensor',
    stream: 'activity',
    vendorEventId: id,
    vendorOperation: 'file',
    occurredAt: Date.parse(at),
    movement: 'download',
    action: 'Download',
    actor: { kind: 'person', email, id: null, name: null, domain: null },
    object: { kind: 'file', id, name: `${id}.txt` },
  });
}

async function setTime(tenantId: number, change: object, rev = 1): Promise<void> {
  await db.database.tenant(tenantId, (tx) => changeWorkingTime(tx, tenantId, { rev, ...change }));
}

async function ingest(tenantId: number, events: readonly MappedEvent[]): Promise<void> {
  const { writer } = openSettledPipeline(db.database, () => NOW, POLICIES);
  await writer.write({
    tenantId,
    sourceId: 'sensor',
    records: events.map((event) => ({
      payload: Buffer.from(JSON.stringify({ id: event.vendorEventId })),
      events: [event],
    })),
    receivedAt: NOW,
    isSample: false,
  });
}

/** A record of a directory that names the person’s zone. */
async function knowPerson(tenantId: number, email: string, timeZone: string): Promise<void> {
  const { writer } = openSettledPipeline(db.database, () => NOW, POLICIES);
  const entity = {
    kind: 'person',
    source: 'Okta',
    stream: 'users',
    entityId: email,
    changedAt: null,
    isDeleted: false,
    name: 'Kim',
    emails: [email],
    logins: [email],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'active',
    hiredAt: null,
    leftAt: null,
    external: 'no',
    timeZone,
  } as const;
  await writer.write({
    tenantId,
    sourceId: 'okta',
    records: [
      {
        payload: Buffer.from(email),
        events: [],
        entities: [{ ...entity, emails: [email], logins: [email] }],
      },
    ],
    receivedAt: NOW,
    isSample: false,
  });
}

async function rowsOf<Row extends Record<string, unknown>>(
  tenantId: number,
  sql: string,
): Promise<Row[]> {
  return db.database.tenant(tenantId, (tx) => tx.query<Row>(sql));
}

const HOLIDAYS = [
  { name: 'Repentance Day', from: '2026-11-18', to: '2026-11-18', isYearly: false },
];
const FOUND = `SELECT policy_key || ' ' || object_name AS found FROM detection
  WHERE policy_key = ANY('{outside,holiday,late}') ORDER BY 1`;

test('policies ask for the local time of the person, in the stream and in a back-test alike', async () => {
  const tenantId = await testTenant(db.database);
  await setTime(tenantId, { timeZone: 'Europe/Berlin', holidays: HOLIDAYS });
  await knowPerson(tenantId, 'kim@ours.example', 'America/New_York');
  await ingest(tenantId, EVENTS.map(eventOf));
  const stream = (await rowsOf<{ found: string }>(tenantId, FOUND)).map(({ found }) => found);
  expect(stream).toEqual([
    'holiday on-the-holiday.txt',
    'late friday-evening.txt',
    'outside friday-evening.txt',
    'outside on-the-holiday.txt',
  ]);

  const set = compilePolicies(POLICIES);
  const again: string[] = [];
  await db.database.tenant(tenantId, async (tx) => {
    const judge = storedJudge(tenantId, new Map());
    const window = {
      tenantId,
      from: Date.UTC(2026, 10, 1),
      to: NOW,
      prefilter: prefilterOf([...set.policies], new Map()),
      signal: AbortSignal.timeout(60_000),
    };
    for await (const batch of scanActivity(tx, window)) {
      await judge.judge(tx, set, batch.events, (event, hits) => {
        for (const { policy: hit } of hits) again.push(`${hit.key} ${event.object.name}`);
      });
    }
  });
  expect(again.toSorted()).toEqual(stream);
});

test('days of behaviour are those of the zone, and all are counted again when it changes', async () => {
  const tenantId = await testTenant(db.database);
  const days = `SELECT day::text, counters ->> 'zone' AS zone,
      (SELECT count(*)::integer FROM json_array_elements_text(counters -> 'hours') AS hour WHERE hour <> '0') AS hours
    FROM behaviour_day ORDER BY day`;
  // 23:30 UTC: the next day in Berlin, also on the evening before clocks are put forward.
  const events = ['2026-03-27T23:30:00Z', '2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z'].map(
    (at, index) => ({
      ...eventOf(EVENTS[0]),
      vendorEventId: `late-${index}`,
      occurredAt: Date.parse(at),
    }),
  );
  await ingest(tenantId, events);
  const utc = await rowsOf<{ day: string }>(tenantId, days);
  expect(utc.map(({ day }) => day)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29']);

  await setTime(tenantId, { timeZone: 'Europe/Berlin' });
  expect(await rowsOf(tenantId, days)).toEqual([]);
  await settleBehaviour(db.database, tenantId);
  const berlin = await rowsOf<{ day: string; zone: string }>(tenantId, days);
  expect(berlin.map(({ day, zone }) => [day, zone])).toEqual([
    ['2026-03-28', 'Europe/Berlin'],
    ['2026-03-29', 'Europe/Berlin'],
  ]);

  // Equals the counts of a tenant with that zone from the start.
  const other = await testTenant(db.database);
  await setTime(other, { timeZone: 'Europe/Berlin' });
  await ingest(other, events);
  await settleBehaviour(db.database, other);
  expect(await rowsOf(other, days)).toEqual(berlin);
  const state = `SELECT zone, first_day::text, last_day::text, stale_from, recount_from FROM behaviour_state`;
  expect(await rowsOf(tenantId, state)).toEqual(await rowsOf(other, state));
});

test('an event that comes while days are counted again is counted by the new zone', async () => {
  const tenantId = await testTenant(db.database);
  const at = (text: string, id: string): MappedEvent => ({
    ...eventOf(EVENTS[0]),
    vendorEventId: id,
    occurredAt: Date.parse(text),
  });
  await ingest(tenantId, [at('2026-06-01T16:00:00Z', 'a'), at('2026-06-02T16:00:00Z', 'b')]);
  await setTime(tenantId, { timeZone: 'Pacific/Chatham' });
  await ingest(tenantId, [at('2026-06-03T16:00:00Z', 'c')]);
  await settleBehaviour(db.database, tenantId);
  const rows = await rowsOf<{ day: string }>(
    tenantId,
    'SELECT day::text FROM behaviour_day ORDER BY day',
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-06-02', '2026-06-03', '2026-06-04']);
});

test('hours are those of the person’s own clock', async () => {
  const tenantId = await testTenant(db.database);
  await setTime(tenantId, { timeZone: 'Europe/Berlin' });
  await knowPerson(tenantId, 'kim@ours.example', 'America/New_York');
  await ingest(tenantId, [eventOf(EVENTS[3])]);
  const [row] = await rowsOf<{ zone: string; events: string }>(
    tenantId,
    `SELECT counters ->> 'zone' AS zone, counters -> 'hours' ->> 15 AS events FROM behaviour_day`,
  );
  expect(row).toEqual({ zone: 'America/New_York', events: '1' });
});

test('due dates in working hours pass as much working time as they say', async () => {
  const tenantId = await testTenant(db.database);
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'] as const;
  let rev = 1;
  const minute = 60_000;
  const starts = fc.integer({ min: Date.UTC(2026, 0) / minute, max: Date.UTC(2027, 0) / minute });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      starts,
      fc.integer({ min: 1, max: 60 }),
      async (timeZone, start, hours) => {
        const due = { ...DEFAULT_WORKING_TIME.due, HIGH: { hours, counts: 'working' as const } };
        const working = { ...DEFAULT_WORKING_TIME, timeZone, holidays: HOLIDAYS, due };
        const before = rev;
        await db.database.tenant(tenantId, async (tx) => {
          ({
            after: { rev },
          } = await changeWorkingTime(tx, tenantId, { ...working, rev: before }));
        });
        const [row] = await db.database.tenant(tenantId, (tx) =>
          tx.query<{ due: Date }>(`SELECT due_of($1, $2, 'HIGH') AS due`, [
            tenantId,
            new Date(start * minute),
          ]),
        );
        const calendar = compileWorkingTime(working);
        let minutes = 0;
        for (let at = start * minute; at < (row?.due.getTime() ?? 0); at += minute) {
          if (calendar.at(at, null).isWorking) minutes += 1;
        }
        expect(minutes).toBe(hours * 60);
      },
    ),
    { numRuns: 40 },
  );
});
