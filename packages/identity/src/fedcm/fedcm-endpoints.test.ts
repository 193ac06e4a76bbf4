import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONSOLE_ORIGIN,
  givenUser,
  refreshTokenOf,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let bodyMode: RunningIdentity;
let userId: string;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  bodyMode = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { refreshMode: 'body' },
  });
  userId = await givenUser(running, 'ada@example.com');
});

afterAll(async () => {
  await running.close();
  await bodyMode.close();
  await database.close();
});

/** A request as the browser itself makes it: no bearer, the cookie, a header that no script can set. */
function asked(name: string, request: { cookie?: string; form?: Record<string, string> } = {}) {
  const { cookie, form } = request;
  const contentType = 'application/x-www-form-urlencoded';
  return running.call(`/${running.projectId}/fedcm/${name}`, {
    ...(cookie ? { cookie } : {}),
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    headers: {
      authorization: null,
      'sec-fetch-dest': 'webidentity',
      origin: CONSOLE_ORIGIN,
      ...(form ? { 'content-type': contentType } : {}),
    },
  });
}

const assertion = (account: string, client = running.projectId) => ({
  account_id: account,
  client_id: client,
  nonce: '',
  disclosure_text_shown: 'false',
});

test('the browser finds the configuration, and every address in it answers', async () => {
  const site = await running.call('/.well-known/web-identity', {
    headers: { authorization: null },
  });
  const { projectId } = running;
  expect(site.body).toEqual({ provider_urls: [`${CONSOLE_ORIGIN}/${projectId}/fedcm/config`] });
  const config = await asked('config');
  expect(config.body).toEqual({
    accounts_endpoint: `/${projectId}/fedcm/accounts`,
    client_metadata_endpoint: `/${projectId}/fedcm/client_metadata`,
    id_assertion_endpoint: `/${projectId}/fedcm/id_assertion`,
    login_url: `${CONSOLE_ORIGIN}/login`,
  });
  expect((await asked('client_metadata')).body).toEqual({});
  const other = await asked('disconnect');
  expect([other.status, other.body['errorCode']]).toEqual([404, 'E011001']);
});

test('the browser learns who is signed in, scripts and strangers do not', async () => {
  const { refresh } = await signIn(running, 'ada@example.com');
  const cookie = `DSR=${refresh}`;
  const found = await asked('accounts', { cookie });
  expect(found.body).toEqual({
    accounts: [
      {
        id: userId,
        name: 'Name of ada@example.com',
        email: 'ada@example.com',
        approved_clients: [running.projectId],
      },
    ],
  });
  expect((await asked('accounts')).status).toBe(401);
  const byScript = await running.call(`/${running.projectId}/fedcm/accounts`, { cookie });
  expect(byScript.status).toBe(400);
});

test('what the page gets renews its session, and holds no refresh token in cookie mode', async () => {
  const { refresh } = await signIn(running, 'ada@example.com');
  const answer = await asked('id_assertion', {
    cookie: `DSR=${refresh}`,
    form: assertion(userId),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(CONSOLE_ORIGIN);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  const token = String(answer.body['token']);
  expect((await running.call('/v1/auth/refresh', { body: {}, token })).status).toBe(401);
  const cookie = `DSR=${refreshTokenOf(answer)}`;
  const renewed = await running.call('/v1/auth/refresh', { body: {}, token, cookie });
  expect(renewed.status).toBe(200);
});

test('in body mode it is a refresh token', async () => {
  const { answer } = await signIn(bodyMode, 'ada@example.com');
  const given = await bodyMode.call(`/${running.projectId}/fedcm/id_assertion`, {
    cookie: `DSR=${String(answer.body['refreshJwt'])}`,
    body: new URLSearchParams(assertion(userId)).toString(),
    headers: {
      'sec-fetch-dest': 'webidentity',
      origin: CONSOLE_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const token = String(given.body['token']);
  expect((await bodyMode.call('/v1/auth/refresh', { body: {}, token })).status).toBe(200);
});

test('another account, another client, a foreign page and a script get nothing', async () => {
  const { refresh } = await signIn(running, 'ada@example.com');
  const cookie = `DSR=${refresh}`;
  const form = assertion(userId);
  const path = `/${running.projectId}/fedcm/id_assertion`;
  const body = new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: CONSOLE_ORIGIN };
  const webidentity = { ...headers, 'sec-fetch-dest': 'webidentity' };
  const answers = [
    await asked('id_assertion', { cookie, form: assertion('somebody else') }),
    await asked('id_assertion', { cookie, form: assertion(userId, 'another client') }),
    await asked('id_assertion', { form }),
    await running.call(path, { cookie, body, headers }),
    await running.call(path, {
      cookie,
      body,
      headers: { ...webidentity, origin: 'https://evil.test' },
    }),
    await running.call(path, { cookie, body, headers: { ...webidentity, origin: null } }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([400, 400, 401, 400, 403, 403]);
  for (const { body: answer, cookies } of answers) {
    expect([answer['token'], cookies]).toEqual([undefined, []]);
  }
});
