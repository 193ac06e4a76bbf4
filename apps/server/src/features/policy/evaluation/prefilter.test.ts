import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ActivityEvent, Condition } from '@waybill/contract';
import { compileCondition, type EventContext, FIELDS } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { from as copyFrom } from 'pg-copy-streams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomCondition } from '../../../../../../packages/engine/testing/random-condition.ts';
import { randomContext } from '../../../../../../packages/engine/testing/random-context.ts';
import {
  drawFrom,
  randomEvent,
  type Draw,
} from '../../../../../../packages/engine/testing/random-event.ts';
import { COLUMNS, copyRow } from '../../ingest/writing/activity-columns.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { activityPrefilter } from './prefilter.ts';
import { PREFILTER_COLUMNS } from './prefilter-columns.ts';

/** Ten thousand for a thorough run: `WAYBILL_PREFILTER_POLICIES=10000`. */
const POLICIES = Number(process.env['WAYBILL_PREFILTER_POLICIES'] ?? 300);
const EVENTS = 1000;
const DAY = Date.UTC(2026, 5, 1);

/** A deterministic random number generator (mulberry32). */
function seededDraw(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const texts = [
    'K',
    'kelvin',
    'ſ',
    'ẞ',
    'a%b',
    'a_b',
    'a\\b',
    '😀',
    'a😀',
    '10.9.8.7',
    '\n',
    ' A ',
  ];
  return drawFrom({
    below,
    text: () => texts[below(texts.length)] ?? '',
    number: () => below(5) - 2,
  });
}

/**
 * Values that the pipeline accepts: complete characters without zeros, and integers in the columns'
 * range.
 */
function storable(event: ActivityEvent, occurredAt: number): ActivityEvent {
  const clean: ActivityEvent = JSON.parse(JSON.stringify(event), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
  const { sizeBytes } = clean.object;
  const isTooLarge = sizeBytes !== null && sizeBytes > Number.MAX_SAFE_INTEGER;
  return {
    ...clean,
    eventId: randomUUID(),
    occurredAt,
    ingestedAt: DAY,
    object: { ...clean.object, sizeBytes: isTooLarge ? null : sizeBytes },
  };
}

let db: TestDatabase;
let tenantId = 0;
let events: readonly { event: ActivityEvent; context: EventContext }[] = [];
const list = (id: string) => (id === 'known' ? new Set(['a', 'ä', 'example.com', 'k']) : undefined);

beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  const draw = seededDraw(1);
  const rows = Array.from({ length: EVENTS }, (_, index) =>
    copyRow(tenantId, storable(randomEvent(draw), DAY + index * 7), {
      chunkId: randomUUID(),
      index,
    }),
  );
  await db.owner.query('SELECT make_activity_partition($1, $2)', [
    new Date(DAY),
    new Date(DAY + 86_400_000),
  ]);
  const client = await db.owner.connect();
  const names = ['tenant_id', ...COLUMNS.map(({ name }) => name)].join(', ');
  await pipeline(
    Readable.from(rows),
    client.query(copyFrom(`COPY activity (${names}) FROM STDIN`)),
  );
  client.release();
  const stored = await db.database.tenant(tenantId, (tx) =>
    tx.query<StoredRow>(`SELECT ${EVENT_COLUMNS} FROM activity WHERE tenant_id = $1`, [tenantId]),
  );
  events = stored.map((row) => {
    const event = storedEvent(row);
    return { event, context: { ...randomContext(draw), list, now: event.occurredAt } };
  });
});
afterAll(() => db.close());

/** Ids of the events that pass the SQL filter. */
async function letThrough(condition: Condition): Promise<Set<string>> {
  const { sql, params } = activityPrefilter(condition, { list }, 1);
  const rows = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ event_id: string }>(
      `SELECT event_id FROM activity WHERE tenant_id = $1 AND ${sql}`,
      [tenantId, ...params],
    ),
  );
  return new Set(rows.map((row) => row.event_id));
}

test('of random policies on random events SQL loses none that the closure meets', async () => {
  const draw = seededDraw(2);
  const lost: unknown[] = [];
  const sums = { met: 0, let: 0 };
  for (let index = 0; index < POLICIES; index += 1) {
    const condition = randomCondition(draw, draw.one([1, 1, 2, 3, 4]));
    const compiled = compileCondition(condition);
    const through = await letThrough(condition);
    const met = events.filter(({ event, context }) => compiled.test(event, context));
    if (met.some(({ event }) => !through.has(event.eventId))) lost.push(condition);
    sums.met += met.length;
    sums.let += through.size;
  }
  expect(lost).toEqual([]);
  expect(events).toHaveLength(EVENTS);
  expect(sums.met).toBeGreaterThan(0);
  // It excludes something: a filter that passes everything would not lose anything either.
  expect(sums.let).toBeLessThan(0.9 * POLICIES * EVENTS);
  expect(sums.let).toBeGreaterThanOrEqual(sums.met);
}, 3_600_000);

const hasHit = (condition: Condition) => {
  const { test: holds } = compileCondition(condition);
  return events.filter(({ event, context }) => holds(event, context)).length;
};

test.each<[Condition]>([
  [{ f: 'action', op: 'in', v: ['Share', 'Send'] }],
  [{ f: 'object.name', op: 'ne', v: 'a' }],
  [{ f: 'object.name', op: 'contains', v: '%' }],
  [{ f: 'object.name', op: 'endsWith', v: '\\' }],
  [{ f: 'object.path', op: 'glob', v: 'a*b' }],
  [{ not: { f: 'object.name', op: 'startsWith', v: 'a' } }],
  [{ f: 'sizeBytes', op: 'gt', v: 0.5 }],
  [{ f: 'occurredAt', op: 'between', v: [DAY + 10.5, DAY + 700] }],
  [{ f: 'occurredAt', op: 'ne', v: DAY + 7 }],
  [{ f: 'outsideDomains', op: 'anyOf', v: ['a', 'ä'] }],
  [{ f: 'data.types', op: 'noneOf', v: ['a', '%', 'ß'] }],
  [{ f: 'recipients', op: 'allOf', v: ['a'] }],
  [{ f: 'recipients', op: 'exists', v: false }],
  [{ f: 'recipients.count', op: 'gte', v: 2 }],
  [{ f: 'mail.subject', op: 'exists' }],
  [{ f: 'extra.forwarding', op: 'eq', v: 'rule' }],
  [{ f: 'origin.host', op: 'ne', v: { field: 'destination.host' } }],
  [{ f: 'direction', op: 'eq', v: 'all' }],
  [{ f: 'action', op: 'ne', v: 'ANY' }],
])('of %j SQL says exactly what the closure says', async (condition) => {
  const through = await letThrough(condition);
  expect(hasHit(condition)).toBeGreaterThan(0);
  expect(through.size).toBe(hasHit(condition));
});

test.each<[Condition]>([
  [{ f: 'object.name', op: 'eq~', v: 'A' }],
  [{ f: 'object.name', op: 'in~', v: ['Ä', 'A'] }],
  [{ f: 'object.name', op: 'contains~', v: 'LL' }],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }],
  [{ f: 'object.name', op: 'inList', v: 'known' }],
  [{ f: 'object.name', op: 'matches', v: 'a+' }],
])('of %j SQL lets through little more than the closure meets', async (condition) => {
  const through = await letThrough(condition);
  expect(hasHit(condition)).toBeGreaterThan(0);
  expect(through.size).toBeGreaterThanOrEqual(hasHit(condition));
  expect(through.size).toBeLessThan(EVENTS * 0.8);
});

test('what SQL cannot tell lets everything through, in either sense, and binds nothing', () => {
  const record: Condition = { f: 'record.a', op: 'eq', v: 'x' };
  const name: Condition = { f: 'object.name', op: 'eq', v: 'x' };
  const nothing = { sql: 'TRUE', params: [] };
  expect(activityPrefilter(record, { list }, 1)).toEqual(nothing);
  expect(activityPrefilter({ not: record }, { list }, 1)).toEqual(nothing);
  expect(activityPrefilter({ any: [name, record] }, { list }, 1)).toEqual(nothing);
  expect(activityPrefilter({ not: { all: [name, record] } }, { list }, 1)).toEqual(nothing);
  expect(activityPrefilter({ all: [name, record] }, { list }, 3)).toEqual({
    sql: 'object_name = $4::text',
    params: ['x'],
  });
});

test('every field of the catalogue has its column', () => {
  const names = FIELDS.map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(PREFILTER_COLUMNS, name))).toEqual([]);
  expect(Object.keys(PREFILTER_COLUMNS).filter((name) => !names.includes(name))).toEqual([]);
});
