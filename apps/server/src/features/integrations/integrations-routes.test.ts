import {
  ConnectionTest,
  Integration,
  IntegrationSource,
  SourceDescription,
} from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  callerOf,
  collectingApp,
  type CollectingApp,
  type CollectingMember,
} from '../../../testing/collecting.ts';

const SECRET = 'canary-token-51c7';
const SIGNING = 'canary-signing-8d02';

let collecting: CollectingApp;
let member: CollectingMember;

beforeAll(async () => {
  collecting = await collectingApp();
  collecting.vendor.token = SECRET;
});
afterAll(() => collecting.close());
beforeEach(async () => {
  member = await collecting.member();
});

function form(change: Record<string, unknown> = {}) {
  const values = { base: collecting.vendor.base, token: SECRET, signing: SIGNING };
  return { sourceId: 'slack', name: 'Ours', values, streams: ['log'], ...change };
}

async function connect(change: Record<string, unknown> = {}) {
  const reply = await member.call('POST', '/v1/integrations', form(change));
  expect(reply).toMatchObject({ status: 200 });
  return Integration.parse(reply.json);
}

const Problem = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

async function refusal(reply: Promise<{ json: unknown }>) {
  const { code, errors = [] } = Problem.parse((await reply).json);
  return [code, ...errors.map(({ path }) => path)];
}

test('a source says what is needed to connect it', async () => {
  const reply = await member.call('GET', '/v1/integrations/sources/slack');
  const source = SourceDescription.parse(reply.json);
  expect(source.fields.map(({ fieldId, isSecret }) => [fieldId, isSecret])).toEqual([
    ['base', false],
    ['token', true],
    ['signing', true],
    ['workspace', false],
    ['queue', false],
    ['store', false],
    ['access_key', false],
    ['secret_key', true],
    ['sender', false],
  ]);
  expect(source.streams.map(({ streamId }) => streamId)).toEqual([
    'log',
    'people',
    'hook',
    'objects',
    'syslog',
  ]);
  expect(await refusal(member.call('GET', '/v1/integrations/sources/notes'))).toEqual([
    'integration.source_not_connectable',
  ]);
  expect(await refusal(member.call('GET', '/v1/integrations/sources/nothing'))).toEqual([
    'resource.not_found',
  ]);
});

test('a source whose connector was removed is listed with what it sent', async () => {
  const now = new Date();
  await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `INSERT INTO source_total (tenant_id, source, events, last_event_at, last_ingested_at)
       VALUES ($1, 'Removed Vendor', 3, $2, $2)`,
      [member.tenantId, now],
    ),
  );
  const { json } = await member.call('GET', '/v1/integrations');
  const { items } = z.object({ items: z.array(IntegrationSource) }).parse(json);
  expect(items.find(({ sourceId }) => sourceId === 'removed-vendor')).toMatchObject({
    name: 'Removed Vendor',
    kind: null,
    hasConnector: false,
    isConnectable: false,
    events: 3,
    lastEventAt: now.toISOString(),
  });
});

test('every source is listed with its integrations and the worst of their states', async () => {
  await connect();
  const reply = await member.call('GET', '/v1/integrations');
  const { items } = z.object({ items: z.array(IntegrationSource) }).parse(reply.json);
  const bySource = new Map(items.map((item) => [item.sourceId, item]));
  expect(bySource.get('slack')).toMatchObject({
    state: 'connecting',
    isConnectable: true,
    transports: ['http', 'webhook', 'objectstore', 'syslog'],
    integrations: [{ name: 'Ours', state: 'connecting' }],
  });
  expect(bySource.get('notes')).toMatchObject({ isConnectable: false, kind: 'application' });
  expect(bySource.get('okta')).toMatchObject({ state: 'off', integrations: [] });
});

describe('a form', () => {
  test('names every field that is missing or wrong', async () => {
    const values = { base: 'nowhere', workspace: 'a\nb', extra: '1' };
    expect(await refusal(member.call('POST', '/v1/integrations', form({ values })))).toEqual([
      'integration.values_invalid',
      'values.extra',
      'values.base',
      'values.token',
      'values.workspace',
    ]);
    const streams = ['log', 'no-such'];
    expect(await refusal(member.call('POST', '/v1/integrations', form({ streams })))).toEqual([
      'integration.stream_unknown',
    ]);
  });

  test('is tried before it is stored, stream by stream', async () => {
    const streams = ['log', 'people', 'hook'];
    const good = await member.call(
      'POST',
      '/v1/integrations/test',
      form({ streams, name: undefined }),
    );
    expect(ConnectionTest.parse(good.json)).toMatchObject({
      ok: true,
      streams: [{ streamId: 'log', ok: true }, { ok: true }, { streamId: 'hook', ok: true }],
    });
    const values = { base: collecting.vendor.base, token: 'wrong' };
    const bad = await member.call('POST', '/v1/integrations/test', form({ values }));
    expect(ConnectionTest.parse(bad.json)).toMatchObject({
      ok: false,
      streams: [{ ok: false, failure: 'auth_expired', detail: expect.any(String) }],
    });
    const [row] = await collecting.db.database.tenant(member.tenantId, (tx) =>
      tx.query<{ count: number }>('SELECT count(*)::integer AS count FROM integration'),
    );
    expect(row?.count).toBe(0);
  });

  test('cannot lead to what only this machine may reach', async () => {
    const values = { base: 'http://127.0.0.2:1', token: SECRET };
    const reply = await member.call('POST', '/v1/integrations/test', form({ values }));
    expect(ConnectionTest.parse(reply.json)).toMatchObject({ ok: false });
  });

  test('of an integration is tried with the secrets that it holds', async () => {
    const { integrationId } = await connect();
    const values = { base: collecting.vendor.base, token: '' };
    const reply = await member.call(
      'POST',
      '/v1/integrations/test',
      form({ values, integrationId }),
    );
    expect(ConnectionTest.parse(reply.json).ok).toBe(true);
  });

  test('does not carry held secrets to another address', async () => {
    const { integrationId, rev } = await connect();
    const values = { base: 'https://elsewhere.example', token: '' };
    const errors = ['integration.values_invalid', 'values.token', 'values.signing'];
    const tried = member.call('POST', '/v1/integrations/test', form({ values, integrationId }));
    expect(await refusal(tried)).toEqual(errors);
    const path = `/v1/integrations/${integrationId}`;
    expect(await refusal(member.call('PATCH', path, { rev, values }))).toEqual(errors);
  });
});

describe('a change', () => {
  test('keeps what it leaves out, and secrets that are left empty', async () => {
    const { integrationId, rev, secrets } = await connect();
    collecting.advance(1000);
    const path = `/v1/integrations/${integrationId}`;
    const values = { token: '', signing: 'another', workspace: 'W1' };
    const reply = await member.call('PATCH', path, { rev, values, name: 'Renamed' });
    const changed = Integration.parse(reply.json);
    expect(changed).toMatchObject({ name: 'Renamed', rev: rev + 1 });
    expect(changed.values).toMatchObject({ base: collecting.vendor.base, workspace: 'W1' });
    const setAt = (list: Integration['secrets'], id: string) =>
      list.find(({ fieldId }) => fieldId === id)?.setAt;
    expect(setAt(changed.secrets, 'token')).toBe(setAt(secrets, 'token'));
    expect(setAt(changed.secrets, 'signing')).not.toBe(setAt(secrets, 'signing'));
  });

  test('of what somebody else has changed meanwhile is refused', async () => {
    const { integrationId, rev } = await connect();
    const path = `/v1/integrations/${integrationId}`;
    expect((await member.call('PATCH', path, { rev, name: 'First' })).status).toBe(200);
    expect(await refusal(member.call('PATCH', path, { rev, name: 'Second' }))).toEqual([
      'resource.conflict',
    ]);
  });

  test('switches streams on and off', async () => {
    const { integrationId, rev } = await connect();
    const path = `/v1/integrations/${integrationId}`;
    const reply = await member.call('PATCH', path, { rev, streams: ['people', 'hook'] });
    const { streams } = Integration.parse(reply.json);
    expect(streams.map(({ isOn, state }) => [isOn, state])).toEqual([
      [false, 'off'],
      [true, 'connecting'],
      [true, 'connecting'],
      [false, 'off'],
      [false, 'off'],
    ]);
  });
});

test('nobody else’s integration is there, for whatever is asked of it', async () => {
  const { integrationId, rev } = await connect();
  const stranger = await collecting.member();
  const path = `/v1/integrations/${integrationId}`;
  const span = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' };
  const replies = await Promise.all([
    stranger.call('GET', path),
    stranger.call('PATCH', path, { rev, name: 'Mine' }),
    stranger.call('DELETE', path),
    stranger.call('GET', `${path}/runs`),
    stranger.call('POST', `${path}/runs`),
    stranger.call('POST', `${path}/backfills`, span),
    stranger.call('GET', `${path}/sample`),
    stranger.call('POST', '/v1/integrations/test', form({ integrationId })),
    stranger.call('GET', '/v1/integrations/not-an-id'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  const list = await stranger.call('GET', '/v1/integrations');
  expect(list.text).not.toContain(integrationId);
});

test('who may only read is not told the tag that lets a syslog sender in', async () => {
  const { integrationId, streams } = await connect({ streams: ['syslog', 'hook'] });
  const tag = streams.find(({ streamId }) => streamId === 'syslog')?.syslogTag;
  expect(tag).toMatch(/^[0-9a-f]{32}$/);
  const read = callerOf(collecting.app, `${member.tenantId} Analyst L1`);
  const seen = await read('GET', `/v1/integrations/${integrationId}`);
  expect(seen.status).toBe(200);
  expect(seen.text).not.toContain(tag);
  expect((await read('POST', '/v1/integrations', form())).status).toBe(403);
});

test('secrets are in no answer, no log line and not readable in the database', async () => {
  const { integrationId, rev } = await connect();
  const path = `/v1/integrations/${integrationId}`;
  await collecting.scheduler.runDue();
  const replies = [
    await member.call('GET', path),
    await member.call('GET', '/v1/integrations'),
    await member.call('GET', `${path}/runs`),
    await member.call('PATCH', path, { rev, values: { token: SECRET, signing: SIGNING } }),
    await member.call('POST', '/v1/integrations/test', form()),
    await member.call(
      'POST',
      '/v1/integrations',
      form({ values: { token: SECRET, other: SIGNING } }),
    ),
  ];
  const { rows } = await collecting.db.owner.query(
    `SELECT row_to_json(i)::text || coalesce(string_agg(row_to_json(s)::text || encode(s.sealed, 'escape'), ''), '') AS text
     FROM integration i LEFT JOIN integration_secret s USING (tenant_id, integration_id) GROUP BY i.*`,
  );
  const told = [
    ...replies.map(({ text }) => text),
    ...collecting.logLines,
    ...rows.map((row) => String(row.text)),
  ].join('\n');
  expect(told).toContain(integrationId);
  expect(told).not.toContain('canary-');
});
