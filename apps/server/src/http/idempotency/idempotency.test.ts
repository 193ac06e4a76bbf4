import { randomUUID } from 'node:crypto';
import { apiTokenRoutes, takesIdempotencyKey, type Method } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { apiToken, DATA_TYPE, EXCEPTION } from '../../../testing/route-bodies.ts';
import { ENTRIES, nameOf } from '../../../testing/route-table.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { purgeIdempotencyLoop } from './purge-loop.ts';

let app: TestApp;
let beside: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await testApp();
  beside = await testApp({ beside: app });
  member = await testMember(app);
  await member.call('GET', '/v1/session');
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

interface Sent {
  method: Method;
  url: string;
  body?: object;
}

async function send({ method, url, body }: Sent, key: string, through = app, by = member) {
  const reply = await through.app.inject({
    method,
    url,
    headers: { 'session-token': by.sessionToken, 'idempotency-key': key },
    ...(body ? { payload: body } : {}),
  });
  const json: unknown = reply.json();
  return { status: reply.statusCode, json, isReplayed: 'idempotency-replayed' in reply.headers };
}

async function entriesOf(action: string): Promise<number> {
  const { rows } = await app.db.owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM audit_entry WHERE action = $1',
    [action],
  );
  return rows[0]?.n ?? 0;
}

test('every change of a signed-in caller takes a key, and these do not', () => {
  const without = ENTRIES.filter(
    ({ method, definition }) => method !== 'GET' && !takesIdempotencyKey(method, definition),
  );
  expect(without.map(nameOf).toSorted()).toEqual([
    // Files are read as they come: they change nothing, or a revision guards the change.
    'POST /v1/classify',
    'POST /v1/data-types/{dataTypeId}/templates',
    'POST /v1/hooks/{hookId}',
    'POST /v1/ingest/{source}',
    // Answers with a stream and changes nothing.
    'POST /v1/policies/backtest',
    'POST /v1/setup',
    'PUT /v1/data-types/{dataTypeId}/rows',
  ]);
});

const rule = () => ({
  subject: { kind: 'domain', value: `${randomUUID()}.example` },
  verdict: 'sanctioned',
  reason: 'Contract',
});

test.each<[string, Sent, string]>([
  [
    'a saved view',
    { method: 'POST', url: '/v1/saved-views', body: { name: 'Once', query: 'severity=HIGH' } },
    'saved_view.created',
  ],
  ['a trust rule', { method: 'POST', url: '/v1/trust-rules', body: rule() }, 'trust_rule.created'],
  ['a token', { method: 'POST', url: '/v1/tokens', body: apiToken() }, 'token.created'],
  [
    'a data type',
    { method: 'POST', url: '/v1/data-types', body: { ...DATA_TYPE, name: 'Once' } },
    'data_type.created',
  ],
  [
    'an exception',
    { method: 'POST', url: '/v1/data-type-exceptions', body: EXCEPTION },
    'data_type_exception.created',
  ],
])('%s is made once for 50 parallel repeats in two processes', async (_name, sent, action) => {
  const before = await entriesOf(action);
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(sent, key, index % 2 === 0 ? app : beside)),
  );
  const answered = replies.filter(({ status }) => status === 200);
  // Another process may still be at it; its answer is there for the next repeat.
  const others = replies.filter(({ status }) => status !== 200);
  expect(
    new Set(others.map(({ json }) => z.object({ code: z.string() }).parse(json).code)),
  ).toEqual(new Set(others.length > 0 ? ['idempotency.answer_missing'] : []));
  expect(new Set(answered.map(({ json }) => JSON.stringify(json))).size).toBe(1);
  expect(replies.filter(({ status, isReplayed }) => status === 200 && !isReplayed)).toHaveLength(1);
  expect((await entriesOf(action)) - before).toBe(1);
  const again = await send(sent, key, beside);
  expect(again).toEqual({ ...answered[0], isReplayed: true });
});

test('another body, address or method with the same key is refused', async () => {
  const key = randomUUID();
  const body = { name: 'First', query: 'severity=HIGH' };
  await send({ method: 'POST', url: '/v1/saved-views', body }, key);
  for (const other of [
    { method: 'POST' as const, url: '/v1/saved-views', body: { ...body, name: 'Second' } },
    { method: 'POST' as const, url: '/v1/trust-rules', body: rule() },
  ]) {
    expect(await send(other, key)).toMatchObject({
      status: 422,
      json: { code: 'idempotency.key_reused' },
    });
  }
});

test('keys of two members do not meet', async () => {
  const key = randomUUID();
  const other = await testMember(app);
  const sent: Sent = {
    method: 'POST',
    url: '/v1/saved-views',
    body: { name: 'Mine', query: 'severity=LOW' },
  };
  const mine = await send(sent, key);
  const theirs = await send(sent, key, app, other);
  expect([mine.isReplayed, theirs.isReplayed]).toEqual([false, false]);
  expect(mine.json).not.toEqual(theirs.json);
});

test('keys of two tokens of one member do not meet', async () => {
  const key = randomUUID();
  const secrets = [];
  for (const permissions of [['detection:read'], ['detection:read', 'policy:read']]) {
    const { json } = await member.call('POST', '/v1/tokens', apiToken(permissions));
    secrets.push(apiTokenRoutes['/v1/tokens'].POST.response.parse(json).secret);
  }
  const replies = [];
  for (const secret of secrets) {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/v1/saved-views',
      headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
      payload: { name: secret.slice(-9), query: 'severity=HIGH' },
    });
    replies.push(reply.statusCode);
  }
  expect(replies).toEqual([200, 200]);
});

test('an answer is not repeated for a member who sees less by now', async () => {
  const narrowed = await colleagueOf(app, member, { roles: ['Admin'], name: 'Nia' });
  const key = randomUUID();
  const body = { name: 'Before', query: 'severity=HIGH' };
  const repeat = () => send({ method: 'POST', url: '/v1/saved-views', body }, key, app, narrowed);
  await repeat();
  expect(await repeat()).toMatchObject({ status: 200, isReplayed: true });
  const { json } = await member.call('POST', '/v1/access-scopes', {
    name: 'Nothing',
    rules: { people: { include: ['department:Nowhere'], exclude: [] } },
  });
  const { scopeId } = z.object({ scopeId: z.string() }).parse(json);
  const userId = await memberIdOf(member, 'Nia');
  await member.call('PUT', `/v1/access-scopes/members/${userId}`, { scopeId });
  expect(await repeat()).toMatchObject({ json: { code: 'idempotency.answer_missing' } });
});

test('a request that is refused changes nothing and may be repeated with its key', async () => {
  const key = randomUUID();
  const sent: Sent = { method: 'POST', url: '/v1/trust-rules', body: rule() };
  await app.db.owner.query(
    `CREATE FUNCTION test_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE TRIGGER test_refuse BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION test_refuse()`,
  );
  expect((await send(sent, key)).status).toBe(500);
  await app.db.owner.query('DROP TRIGGER test_refuse ON audit_entry');
  expect(await send(sent, key)).toMatchObject({ status: 200, isReplayed: false });
});

test('the answer is stored, and no one but the sender reads a secret in it', async () => {
  const key = randomUUID();
  const sent: Sent = { method: 'POST', url: '/v1/tokens', body: apiToken() };
  const { secret } = apiTokenRoutes['/v1/tokens'].POST.response.parse((await send(sent, key)).json);
  const again = await send(sent, key);
  expect(again.json).toMatchObject({ secret });
  const { rows } = await app.db.owner.query<{ row: string }>(
    `SELECT k::text || encode(coalesce(answer, ''), 'escape') AS row FROM idempotency_key k`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(secret) || row.includes(key))).toEqual([]);
});

test.each(['', ' ', 'é', 'x'.repeat(256)])('%j is no key', async (key) => {
  const sent: Sent = { method: 'POST', url: '/v1/trust-rules', body: rule() };
  expect(await send(sent, key)).toMatchObject({
    status: 400,
    json: { code: 'idempotency.key_invalid' },
  });
});

test('quotation marks around a key do not matter', async () => {
  const key = randomUUID();
  const sent: Sent = { method: 'POST', url: '/v1/trust-rules', body: rule() };
  await send(sent, key);
  expect(await send(sent, `"${key}"`)).toMatchObject({ isReplayed: true });
});

test('after a day a key is free again, and what was stored is deleted', async () => {
  const key = randomUUID();
  const sent = { method: 'POST' as const, url: '/v1/trust-rules', body: rule() };
  await send(sent, key);
  await app.db.owner.query(`UPDATE idempotency_key SET at = at - interval '25 hours'`);
  // The rule exists: the request was really made again.
  expect(await send(sent, key)).toMatchObject({ status: 409, json: { code: 'trust.rule_exists' } });
  const { database, log, now } = app.services;
  await purgeIdempotencyLoop({ database, log, now }).runDue();
  const { rows } = await app.db.owner.query('SELECT 1 FROM idempotency_key');
  expect(rows).toEqual([]);
});
