import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { ENDPOINTS } from './endpoint-table.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  await givenUser(running, 'ada@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const SIGN_IN = '/v1/auth/password/signin';
const credentials = { loginId: 'ada@example.com', password: GOOD_PASSWORD };

test.each([
  ['GET', '/v1/auth/nothing'],
  ['POST', '/v1/auth/otp/signin/pigeon'],
  ['GET', '/v1/auth/refresh'],
  ['DELETE', '/v1/mgmt/user/create'],
  ['PATCH', '/v1/mgmt/user/create'],
  ['POST', '/v2/mgmt/nothing/at/all'],
  ['POST', '/v1/flow/stop'],
  ['POST', '/v2/flow/stop'],
  ['PUT', '/v1/mgmt/x'],
  ['GET', '/v2/keys/P000000000000000000000000000'],
])('%s %s is a JSON 404', async (method, path) => {
  const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
  const answer = await running.call(path, { method, body });
  expect([answer.status, answer.body['errorCode']]).toEqual([404, 'E011001']);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.body['errorMessage']).not.toBe('');
});

test('below the federated-identity path everything is JSON, served or not', async () => {
  const served = await running.call(`/${running.projectId}/fedcm/config`);
  expect([served.status, served.body['login_url']]).toEqual([200, `${CONSOLE_ORIGIN}/login`]);
  const answer = await running.call(`/${running.projectId}/fedcm/other`);
  expect([answer.status, answer.body['errorCode']]).toEqual([404, 'E011001']);
});

test.each([
  ['no bearer', { authorization: null }, 401, 'E011002'],
  ['another project', { authorization: 'Bearer P000000000000000000000000000' }, 401, 'E011002'],
  ['a foreign origin', { origin: 'https://evil.test' }, 403, 'E011001'],
  ['the null origin', { origin: 'null' }, 403, 'E011001'],
  ['a longer origin', { origin: `${CONSOLE_ORIGIN}.evil.test` }, 403, 'E011001'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'E011001'],
  ['plain text', { 'content-type': 'text/plain;a=application/json' }, 400, 'E011001'],
])('a sign-in with %s is refused', async (_what, headers, status, code) => {
  const answer = await running.call(SIGN_IN, { body: credentials, headers });
  expect([answer.status, answer.body['errorCode']]).toEqual([status, code]);
  expect(answer.cookies).toEqual([]);
});

test('the console’s own origin is let in, with any spelling of the content type', async () => {
  const headers = { origin: CONSOLE_ORIGIN, 'content-type': 'Application/JSON; charset=utf-8' };
  const answer = await running.call(SIGN_IN, { body: credentials, headers });
  expect(answer.status).toBe(200);
});

test('every endpoint but the public ones refuses a request without a bearer', async () => {
  for (const { method, path, access } of ENDPOINTS) {
    if (access === 'public') continue;
    const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
    const answer = await running.call(path, { method, body, headers: { authorization: null } });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test('every management endpoint refuses the project alone, a wrong key and a token', async () => {
  const signedIn = await running.call(SIGN_IN, { body: credentials });
  const refresh = signedIn.cookies[0]?.split(/[=;]/)[1];
  for (const { method, path, access } of ENDPOINTS) {
    if (access !== 'management') continue;
    for (const token of [undefined, 'Kwrong', refresh]) {
      const answer = await running.call(path, {
        method,
        token,
        body: method === 'POST' || method === 'PATCH' ? {} : undefined,
      });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  }
});

test.each([
  ['malformed JSON', '{"loginId":', 400],
  ['a prototype', '{"__proto__":{"isAdmin":true},"loginId":"a","password":"b"}', 400],
  ['a constructor', '{"constructor":{"prototype":{"x":1}},"loginId":"a","password":"b"}', 400],
  ['an array', '[]', 400],
  ['more than 64 KB', JSON.stringify({ loginId: 'x'.repeat(65_536) }), 413],
])('a body that is %s is refused', async (_what, body, status) => {
  const answer = await running.call(SIGN_IN, { body });
  expect(answer.status).toBe(status);
  expect(answer.body['errorCode']).toMatch(/^E01100[13]$/);
});

test.each([
  [{ password: 'x' }, '"loginId" must be a string'],
  [{ loginId: '', password: 'x' }, '"loginId" must not be empty'],
  [{ loginId: 'ada', password: 7 }, '"password" must be a string'],
])('a sign-in with %j says what is missing', async (body, message) => {
  const answer = await running.call(SIGN_IN, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    errorCode: 'E011003',
    errorDescription: message,
    errorMessage: message,
  });
});

test('unknown fields, a fingerprint and an old token of somebody do no harm to a sign-in', async () => {
  const answer = await running.call(SIGN_IN, {
    body: { ...credentials, fpData: { vsid: '1', vrid: '2' }, providerId: 'x' },
    token: 'eyJhbGciOiJub25lIn0.e30.x',
  });
  expect(answer.status).toBe(200);
});

test('answers with tokens, and errors, are stored by nobody', async () => {
  const good = await running.call(SIGN_IN, { body: credentials });
  const bad = await running.call(SIGN_IN, { body: {} });
  expect(good.headers.get('cache-control')).toBe('no-store');
  expect(bad.headers.get('cache-control')).toBe('no-store');
});

test('a failure of ours is a JSON 500, and its log entry names the error', async () => {
  const { management } = running.sdk;
  await database.owner.query(
    'ALTER TABLE account ADD CONSTRAINT odd CHECK (email IS DISTINCT FROM $$eve@example.com$$)',
  );
  const created = await management.user.create('eve@example.com', { email: 'eve@example.com' });
  expect([created.code, created.error?.errorCode]).toEqual([500, 'E011001']);
  const entry = running.logged.find((event) => event.event === 'request.failed');
  expect(entry?.err).toMatchObject({ code: '23514' });
  expect(JSON.stringify({ ...entry, err: null })).not.toContain('example.com');
});
