import { randomBytes } from 'node:crypto';
import { Integration, IntegrationRun, IntegrationSummary, Task } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  callerOf,
  collectingApp,
  type CollectingApp,
  type CollectingMember,
} from '../../../../testing/collecting.ts';
import { secretBox } from '../../../platform/secret-box.ts';
import { LEASE_MS } from './stream-lease.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let collecting: CollectingApp;
let member: CollectingMember;

beforeAll(async () => {
  collecting = await collectingApp();
});
afterAll(() => collecting.close());
beforeEach(async () => {
  const { vendor, services } = collecting;
  Object.assign(vendor, { token: 'good-token', answers: [], requests: [], people: [] });
  vendor.before = () => undefined;
  vendor.entries = entriesAt(services.now(), 8);
  member = await collecting.member();
  // Streams connected by other tests are due again whenever the clock moves.
  await collecting.db.owner.query('DELETE FROM integration');
});

/** Entries a minute apart, the newest a minute ago. */
function entriesAt(now: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: Math.floor(now / 60_000) * 100 + index,
    at: now - (count - index) * 60_000,
  }));
}

async function connect(values: Record<string, string> = {}, streams = ['log']) {
  const reply = await member.call('POST', '/v1/integrations', {
    sourceId: 'slack',
    name: 'Our workspace',
    values: { base: collecting.vendor.base, token: 'good-token', ...values },
    streams,
  });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return Integration.parse(reply.json);
}

async function integration(id: string) {
  const reply = await member.call('GET', `/v1/integrations/${id}`);
  return Integration.parse(reply.json);
}

async function stream(id: string, streamId = 'log') {
  return (await integration(id)).streams.find((one) => one.streamId === streamId);
}

async function runsOf(id: string) {
  const reply = await member.call('GET', `/v1/integrations/${id}/runs`);
  return z.object({ items: z.array(IntegrationRun) }).parse(reply.json).items;
}

async function storedEvents(): Promise<number> {
  const [row] = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ count: number }>('SELECT count(*)::integer AS count FROM activity'),
  );
  return row?.count ?? 0;
}

test('what is connected brings its events, and goes on where it was', async () => {
  const { vendor, scheduler } = collecting;
  vendor.people = [{ id: 'p1', email: 'ana@ours.example' }];
  const { integrationId, state } = await connect({}, ['log', 'people']);
  expect(state).toBe('connecting');
  await scheduler.runDue();
  expect(await storedEvents()).toBe(8);
  expect(await integration(integrationId)).toMatchObject({
    state: 'healthy',
    failure: null,
    isSilent: false,
    coverage: { people: 1, devices: 0, objects: 0 },
    scopesNeeded: ['log:read'],
  });
  const [first] = (await runsOf(integrationId)).filter((run) => run.streamId === 'log');
  expect(first).toMatchObject({ requests: 3, records: 8, new: 8, duplicate: 0, failure: null });
  const log = await stream(integrationId);
  expect(log).toMatchObject({ events: 8, isOn: true });
  // The newest is a minute old when it is made; the clock continues until it is read.
  expect(log?.lagSec).toBeGreaterThanOrEqual(60);
  expect(log?.lagSec).toBeLessThan(120);

  collecting.advance(300_000);
  vendor.entries.push({ id: 999_999, at: collecting.services.now() - 1000 });
  await scheduler.runDue();
  expect(await storedEvents()).toBe(9);
  const [second] = (await runsOf(integrationId)).filter((run) => run.streamId === 'log');
  // The overlap is read again without creating duplicates.
  expect(second).toMatchObject({ new: 1, duplicate: 2, records: 3 });
});

test('who a full list no longer names is gone, and back when named again', async () => {
  const { vendor, scheduler } = collecting;
  const everybody = [
    { id: 'p1', email: 'ana@ours.example' },
    { id: 'p2', email: 'ben@ours.example' },
  ];
  const people = async () => {
    const rows = await collecting.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ name: string }>('SELECT name FROM identity WHERE NOT is_deleted ORDER BY name'),
    );
    return rows.map(({ name }) => name);
  };
  vendor.people = everybody;
  await connect({}, ['people']);
  await scheduler.runDue();
  expect(await people()).toEqual(['ana@ours.example', 'ben@ours.example']);

  collecting.advance(HOUR);
  vendor.people = everybody.slice(0, 1);
  await scheduler.runDue();
  expect(await people()).toEqual(['ana@ours.example']);

  // A list that fails midway marks nothing as deleted.
  collecting.advance(HOUR);
  vendor.people = [];
  vendor.answers.push((response) => void response.writeHead(403).end('{}'));
  await scheduler.runDue();
  expect(await people()).toEqual(['ana@ours.example']);

  collecting.advance(DAY);
  vendor.people = everybody;
  await scheduler.runDue();
  expect(await people()).toEqual(['ana@ours.example', 'ben@ours.example']);
});

test('broken credentials are told within one run, mended ones at once', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  await scheduler.runDue();
  vendor.token = 'another-token';
  collecting.advance(300_000);
  await scheduler.runDue();
  const broken = await integration(integrationId);
  expect(broken).toMatchObject({ state: 'auth_expired', failure: 'auth_expired' });
  const health = await member.call('GET', '/v1/integrations/health');
  const { items } = z.object({ items: z.array(IntegrationSummary) }).parse(health.json);
  expect(items.map((item) => item.integrationId)).toEqual([integrationId]);

  const mended = await member.call('PATCH', `/v1/integrations/${integrationId}`, {
    rev: broken.rev,
    values: { token: 'another-token' },
  });
  expect(mended.status).toBe(200);
  await scheduler.runDue();
  expect(await integration(integrationId)).toMatchObject({ state: 'healthy', failure: null });
  const moves = collecting.logLines.filter(
    (line) => line.includes(integrationId) && line.includes('state changed'),
  );
  expect(moves.map((line) => JSON.parse(line).to)).toEqual(['healthy', 'auth_expired', 'healthy']);
});

test('what a source did not record while its audit log was off is known to be lost', async () => {
  const { vendor, scheduler, services } = collecting;
  const { integrationId } = await connect();
  await scheduler.runDue();
  const lossesOfTenant = () =>
    collecting.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ from_at: Date; to_at: Date }>(
        'SELECT source_id, stream_id, reason, from_at, to_at FROM record_loss',
      ),
    );
  collecting.advance(HOUR);
  vendor.answers.push((response) => void response.writeHead(402).end('{}'));
  await scheduler.runDue();
  expect(await stream(integrationId)).toMatchObject({ failure: 'not_licensed' });
  expect(await lossesOfTenant()).toEqual([]);
  collecting.advance(DAY);
  await scheduler.runDue();
  expect(await stream(integrationId)).toMatchObject({ failure: null });
  const noted = await lossesOfTenant();
  expect(noted).toMatchObject([{ source_id: 'slack', stream_id: 'log', reason: 'not-recorded' }]);
  const [lost] = noted;
  expect(Number(lost?.to_at) - Number(lost?.from_at)).toBeGreaterThanOrEqual(DAY + HOUR);
  expect(Number(lost?.to_at)).toBeLessThanOrEqual(services.now());
  collecting.advance(DAY);
  await scheduler.runDue();
  expect(await lossesOfTenant()).toEqual(noted);
});

test('a paused integration asks for nothing, and is not silent', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId, rev } = await connect();
  const paused = await member.call('PATCH', `/v1/integrations/${integrationId}`, {
    rev,
    isPaused: true,
  });
  expect(paused.json).toMatchObject({ state: 'paused', isPaused: true, rev: rev + 1 });
  collecting.advance(3 * DAY);
  await scheduler.runDue();
  expect(vendor.requests).toEqual([]);
  expect(await integration(integrationId)).toMatchObject({ isSilent: false });
  vendor.entries = entriesAt(collecting.services.now(), 2);
  await member.call('PATCH', `/v1/integrations/${integrationId}`, {
    rev: rev + 1,
    isPaused: false,
  });
  await scheduler.runDue();
  expect(await storedEvents()).toBe(2);
});

test('a run that broke off between two pages is taken up again, and doubles nothing', async () => {
  const { vendor, scheduler, anotherScheduler } = collecting;
  const { integrationId } = await connect();
  // A dead process stays silent: its second write never returns.
  let writes = 0;
  const reached = Promise.withResolvers<void>();
  const dying = anotherScheduler({
    writer: {
      write: async (batch) => {
        writes += 1;
        if (writes === 1) return collecting.services.writer.write(batch);
        reached.resolve();
        return new Promise(() => undefined);
      },
    },
  });
  void dying.runDue();
  await reached.promise;
  expect(await storedEvents()).toBe(3);
  expect(await stream(integrationId)).toMatchObject({ state: 'backfilling', events: 3 });

  // No one else takes it while the lease lasts.
  vendor.requests = [];
  await scheduler.runDue();
  expect(vendor.requests).toEqual([]);
  collecting.advance(LEASE_MS + 1000);
  await scheduler.runDue();
  expect(await storedEvents()).toBe(8);
  const [resumed, broken] = await runsOf(integrationId);
  expect(broken).toMatchObject({ failure: 'cancelled', endedAt: expect.any(String), new: 3 });
  expect(resumed).toMatchObject({ failure: null, new: 5 });
  expect(await stream(integrationId)).toMatchObject({ state: 'healthy', events: 8 });
});

test('events and position are there together or not at all', async () => {
  const { scheduler, anotherScheduler } = collecting;
  const { integrationId } = await connect();
  const failing = anotherScheduler({
    writer: {
      write: (batch) =>
        collecting.services.writer.write({
          ...batch,
          commitWith: async (tx, result) => {
            await batch.commitWith?.(tx, result);
            throw new Error('the connection is gone');
          },
        }),
    },
  });
  await failing.runDue();
  expect(await storedEvents()).toBe(0);
  expect(await stream(integrationId)).toMatchObject({
    events: 0,
    state: 'degraded',
    failure: 'internal_error',
  });
  const [row] = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT position, lease_id FROM integration_stream WHERE is_on'),
  );
  expect(row).toEqual({ position: null, lease_id: null });
  collecting.advance(60_000);
  await scheduler.runDue();
  expect(await storedEvents()).toBe(8);
});

test('a vendor that asks for patience gets it', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  vendor.answers.push((response) => {
    response.writeHead(429, { 'retry-after': '1800' });
    response.end();
  });
  await scheduler.runDue();
  const limited = await stream(integrationId);
  expect(limited).toMatchObject({ state: 'degraded', failure: 'rate_limited' });
  const waitMs = Date.parse(limited?.nextRunAt ?? '') - collecting.services.now();
  expect(waitMs).toBeGreaterThan(1_700_000);
  collecting.advance(1_700_000);
  await scheduler.runDue();
  expect(await storedEvents()).toBe(0);
  collecting.advance(200_000);
  await scheduler.runDue();
  expect(await storedEvents()).toBe(8);
});

test('what cannot be read is kept, what is of no use is counted', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  const at = collecting.services.now() - 1000;
  const entries = [{ id: 1, at }, { id: 7, at, skip: true }, { id: 8, at: 1 }, { id: 9 }];
  vendor.answers.push((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ entries }));
  });
  await scheduler.runDue();
  const [run] = await runsOf(integrationId);
  expect(run).toMatchObject({ records: 4, new: 1, skipped: 1, rejected: 2 });
  const kept = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT source_id, field FROM rejected_payload ORDER BY field'),
  );
  expect(kept).toEqual([
    { source_id: 'slack', field: 'at' },
    { source_id: 'slack', field: 'time' },
  ]);
});

test('a span of the past is read again, beside the present, and its progress is told', async () => {
  const { vendor, scheduler } = collecting;
  const now = collecting.services.now();
  vendor.entries = [20, 15, 10].map((days, index) => ({ id: index, at: now - days * DAY + HOUR }));
  const { integrationId } = await connect();
  await scheduler.runDue();
  expect(await storedEvents()).toBe(0);
  const span = { from: new Date(now - 30 * DAY).toISOString(), to: new Date(now).toISOString() };
  const asked = await member.call('POST', `/v1/integrations/${integrationId}/backfills`, span);
  expect(asked.json).toMatchObject({ state: 'waiting', streams: 1, doneStreams: 0 });
  expect((await integration(integrationId)).state).toBe('backfilling');

  // The vendor fails midway: data read so far stays, the rest is retried later.
  vendor.before = ({ query }) => {
    if (Number(query.get('from')) < now - 12.5 * DAY) return;
    vendor.before = () => undefined;
    vendor.answers.push((response) => {
      response.writeHead(503);
      response.end();
    });
  };
  await scheduler.runDue();
  const tasks = async () => {
    const reply = await member.call('GET', '/v1/tasks');
    return z.object({ items: z.array(Task) }).parse(reply.json).items;
  };
  expect(await storedEvents()).toBe(2);
  const [running] = await tasks();
  expect(running).toMatchObject({ kind: 'backfill', state: 'running', done: 18, total: 30 });
  collecting.advance(HOUR);
  await scheduler.runDue();
  expect(await storedEvents()).toBe(3);
  expect((await tasks())[0]).toMatchObject({ state: 'done', done: 30 });
  expect(await integration(integrationId)).toMatchObject({
    state: 'healthy',
    backfill: { state: 'done', doneStreams: 1, records: 3, failure: null },
    lagSec: null,
  });
  const wrong = await member.call('POST', `/v1/integrations/${integrationId}/backfills`, {
    from: span.to,
    to: span.from,
  });
  expect(wrong).toMatchObject({ status: 400, json: { code: 'integration.span_invalid' } });
});

test('a stream that brings nothing for longer than usual is silent', async () => {
  const { scheduler } = collecting;
  const { integrationId } = await connect();
  await scheduler.runDue();
  collecting.advance(20 * HOUR);
  await scheduler.runDue();
  expect(await integration(integrationId)).toMatchObject({ isSilent: false, state: 'healthy' });
  collecting.advance(5 * HOUR);
  await scheduler.runDue();
  expect(await integration(integrationId)).toMatchObject({ isSilent: true, state: 'healthy' });
});

test('the newest record is shown as it came, beside what is made of it', async () => {
  const { scheduler } = collecting;
  const { integrationId } = await connect();
  const before = await member.call('GET', `/v1/integrations/${integrationId}/sample`);
  expect(before.json).toEqual({ raw: null, receivedAt: null, events: [], entities: [] });
  await scheduler.runDue();
  const sample = await member.call('GET', `/v1/integrations/${integrationId}/sample?streamId=log`);
  const newest = collecting.vendor.entries.at(-1);
  expect(sample.json).toMatchObject({
    raw: JSON.stringify(newest),
    receivedAt: expect.any(String),
    events: [{ vendorEventId: String(newest?.id), occurredAt: newest?.at }],
    entities: [],
  });
  const read = callerOf(collecting.app, `${member.tenantId} Analyst L1`);
  const refused = await read('GET', `/v1/integrations/${integrationId}/sample`);
  expect(refused.status).toBe(403);
});

test('runs of two processes at once do not take the same stream', async () => {
  const { vendor, scheduler, anotherScheduler } = collecting;
  const { integrationId } = await connect();
  await Promise.all([scheduler.runDue(), anotherScheduler().runDue()]);
  expect(vendor.requests).toHaveLength(3);
  expect(await runsOf(integrationId)).toHaveLength(1);
});

test('a run ends when its integration is removed meanwhile', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  vendor.before = async ({ query }) => {
    if (query.get('token') === '3')
      await member.call('DELETE', `/v1/integrations/${integrationId}`);
  };
  await scheduler.runDue();
  expect(vendor.requests).toHaveLength(2);
  expect((await member.call('GET', `/v1/integrations/${integrationId}`)).status).toBe(404);
});

test('a long run stands in line again, and goes on where it was', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  vendor.before = ({ query }) => {
    if (query.get('token') !== '3') return;
    vendor.before = () => undefined;
    collecting.advance(660_000);
  };
  await scheduler.runDue();
  expect(await storedEvents()).toBe(8);
  const runs = await runsOf(integrationId);
  expect(runs.map((run) => [run.new, run.failure])).toEqual([
    [2, null],
    [6, null],
  ]);
});

test('every stream that is read by the clock can be run at once', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect({}, ['log', 'hook']);
  await scheduler.runDue();
  vendor.requests = [];
  const reply = await member.call('POST', `/v1/integrations/${integrationId}/runs`);
  expect(reply).toMatchObject({ status: 200, json: { integrationId } });
  await scheduler.runDue();
  expect(vendor.requests.map(({ path }) => path)).toEqual(['/log']);
  const runs = await member.call('GET', `/v1/integrations/${integrationId}/runs?limit=1`);
  expect(z.object({ items: z.array(IntegrationRun) }).parse(runs.json).items).toHaveLength(1);
});

test('secrets that were sealed with another key are asked for again', async () => {
  const { scheduler, anotherScheduler } = collecting;
  const { integrationId } = await connect();
  await anotherScheduler({ box: secretBox(randomBytes(32)) }).runDue();
  expect(await integration(integrationId)).toMatchObject({
    state: 'error',
    failure: 'config_invalid',
  });
  collecting.advance(300_000);
  await scheduler.runDue();
  expect(await integration(integrationId)).toMatchObject({ state: 'healthy' });
});

test('bad records of a page are set aside, the others are stored, and the stream goes on', async () => {
  const { vendor, scheduler } = collecting;
  const { integrationId } = await connect();
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const at = collecting.services.now() - 60_000;
  const records = ['null', '"text"', deep, `{"id":1,"at":${at}}`, '{"id":2,"at":"never"}'];
  vendor.answers.push((response) => {
    response.writeHead(200).end(`{"entries":[${records.join(',')}]}`);
  });
  await scheduler.runDue();
  expect(await storedEvents()).toBe(1);
  expect(await stream(integrationId)).toMatchObject({ state: 'healthy', failure: null });
  expect((await runsOf(integrationId))[0]).toMatchObject({ records: 5, new: 1, rejected: 4 });
  const rejected = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query<{ reason: string }>('SELECT reason FROM rejected_payload'),
  );
  expect(rejected.map(({ reason }) => reason).toSorted()).toEqual([
    expect.stringContaining('nested deeper'),
    'no time',
    'not a JSON object',
    'not a JSON object',
  ]);
});

test('a page that Waybill fails on shows at its stream, and is tried ever less often', async () => {
  const { anotherScheduler, advance, services } = collecting;
  const { integrationId } = await connect();
  const failing = anotherScheduler({
    writer: { write: () => Promise.reject(new Error('the disk is full')) },
  });
  for (const pauseMs of [60_000, 120_000, 240_000]) {
    await failing.runDue();
    const seen = await stream(integrationId);
    expect(seen).toMatchObject({ failure: 'internal_error' });
    const waitMs = Date.parse(seen?.nextRunAt ?? '') - services.now();
    expect(waitMs).toBeGreaterThan(pauseMs * 0.9);
    advance(pauseMs);
  }
  expect(await stream(integrationId)).toMatchObject({ state: 'error' });
  expect((await runsOf(integrationId))[0]).toMatchObject({ failure: 'internal_error' });
});

test('a backfill that Waybill fails on is given up', async () => {
  const { anotherScheduler, scheduler, advance, services } = collecting;
  const { integrationId } = await connect();
  await scheduler.runDue();
  const to = new Date(services.now() - 8 * DAY).toISOString();
  const from = new Date(services.now() - 9 * DAY).toISOString();
  await member.call('POST', `/v1/integrations/${integrationId}/backfills`, { from, to });
  const failing = anotherScheduler({
    writer: { write: () => Promise.reject(new Error('the disk is full')) },
  });
  for (let run = 0; run < 5; run += 1) {
    await failing.runDue();
    advance(2 * HOUR);
  }
  const { json } = await member.call('GET', '/v1/tasks');
  const { items } = z.object({ items: z.array(Task) }).parse(json);
  expect(items).toMatchObject([{ kind: 'backfill', state: 'failed', message: 'internal_error' }]);
});

test('a tenant with many slow streams leaves a place to another tenant', async () => {
  const { vendor, services } = collecting;
  for (let index = 0; index < 6; index += 1) await connect();
  member = await collecting.member();
  const { integrationId } = await connect();
  // Due after all those of the other tenant.
  await collecting.db.owner.query(
    'UPDATE integration_stream SET next_run_at = $2 WHERE integration_id = $1',
    [integrationId, new Date(services.now())],
  );
  const release = Promise.withResolvers<void>();
  const others = new Set<string>();
  vendor.before = () => release.promise;
  const scheduler = collecting.anotherScheduler();
  const done = scheduler.runDue();
  const begun = async () => {
    const { rows } = await collecting.db.owner.query<{ integration_id: string }>(
      'SELECT integration_id FROM integration_stream WHERE lease_id IS NOT NULL',
    );
    return rows.map((row) => row.integration_id);
  };
  await expect.poll(begun).toHaveLength(4);
  for (const id of await begun()) others.add(id);
  release.resolve();
  await done;
  expect(others).toContain(integrationId);
});
