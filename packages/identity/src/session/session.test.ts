import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  refreshTokenOf,
  runningIdentity,
  sidOf,
  signIn,
  type RawAnswer,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  const { management } = running.sdk;
  await management.permission.create('detection:read');
  await management.role.create('Analyst', '', ['detection:read']);
  await management.tenant.createWithId('acme', 'Acme');
  await management.tenant.createWithId('umbrella', 'Umbrella');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const refreshWith = (token: string, path = '/v1/auth/refresh') =>
  running.call(path, { body: {}, token });
const sessionOf = (answer: RawAnswer): string => String(answer.body['sessionJwt']);
const ended = [401, 'E064001'];
const outcome = (answer: RawAnswer) => [answer.status, answer.body['errorCode']];

let counter = 0;
/** A user of the test's own, signed in. */
async function signedIn(tenants: { tenantId: string; roleNames: string[] }[] = []) {
  counter += 1;
  const loginId = `user-${counter}@example.com`;
  const userId = await givenUser(running, loginId, { tenants });
  return { loginId, userId, ...(await signIn(running, loginId)) };
}

test('a refresh brings a new session and a new refresh token of the same sign-in', async () => {
  const before = await signedIn();
  const answer = await refreshWith(before.refresh);
  expect(answer.status).toBe(200);
  const claims = claimsOf(sessionOf(answer));
  expect(claims['sid']).toBe(before.claims['sid']);
  expect(claims['jti']).not.toBe(before.claims['jti']);
  expect(refreshTokenOf(answer)).not.toBe(before.refresh);
  expect(answer.body).toMatchObject({ refreshJwt: '', cookieName: 'DSR', claims });
});

test('the cookie alone is enough, under the name that the client says', async () => {
  const { refresh } = await signedIn();
  const asDefault = await running.call('/v1/auth/refresh', { body: {}, cookie: `DSR=${refresh}` });
  const asNamed = await running.call('/v1/auth/refresh', {
    body: {},
    cookie: `mine=${refreshTokenOf(asDefault)}`,
    headers: { 'x-descope-refresh-cookie-name': 'mine' },
  });
  expect([asDefault.status, asNamed.status]).toEqual([200, 200]);
});

test('a stale token in the header does not hide the good one in the cookie', async () => {
  const { refresh, session } = await signedIn();
  const answer = await running.call('/v1/auth/refresh', {
    body: {},
    token: session,
    cookie: `DSR=${refresh}`,
  });
  expect(answer.status).toBe(200);
});

test('without a token, with a session token and with a forged one a refresh is refused', async () => {
  const { session, refresh } = await signedIn();
  expect(outcome(await running.call('/v1/auth/refresh', { body: {} }))).toEqual([401, 'E011002']);
  expect(outcome(await refreshWith(session))).toEqual(ended);
  const [header, payload = '', signature] = refresh.split('.');
  const claims = { ...claimsOf(refresh), sub: 'U000000000000000000000000000' };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(outcome(await refreshWith([header, forged, signature].join('.')))).toEqual(ended);
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(outcome(await refreshWith([none, payload, 'x'].join('.')))).toEqual(ended);
});

test('try-refresh answers an empty object where refresh answers an error', async () => {
  const { refresh } = await signedIn();
  const path = '/v1/auth/try-refresh?dcs=t&dcr=f';
  for (const token of ['', 'a.b.c']) {
    const answer = await refreshWith(token, path);
    expect([answer.status, answer.body, answer.cookies]).toEqual([200, {}, []]);
  }
  expect(sessionOf(await refreshWith(refresh, path))).toMatch(/^eyJ/);
});

test('two tabs that refresh with the same token at the same moment both stay signed in', async () => {
  const { refresh, session } = await signedIn();
  const answers = await Promise.all([refreshWith(refresh), refreshWith(refresh)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  for (const answer of answers) {
    expect((await refreshWith(refreshTokenOf(answer))).status).toBe(200);
  }
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(false);
});

test('a lost answer: the old token works on while the new one was never used', async () => {
  const { refresh } = await signedIn();
  const lost = await refreshWith(refresh);
  running.advance(3_600_000);
  const again = await refreshWith(refresh);
  expect(again.status).toBe(200);
  // The lost one appears after all: someone else must have it.
  expect(outcome(await refreshWith(refreshTokenOf(lost)))).toEqual(ended);
  expect(outcome(await refreshWith(refreshTokenOf(again)))).toEqual(ended);
});

test('a token that is used again after its child ends the whole sign-in', async () => {
  const { refresh, session, userId } = await signedIn();
  const child = refreshTokenOf(await refreshWith(refresh));
  const grandchild = refreshTokenOf(await refreshWith(child));
  running.advance(31_000);
  expect(outcome(await refreshWith(refresh))).toEqual(ended);
  expect(outcome(await refreshWith(grandchild))).toEqual(ended);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect(running.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'refresh.reused', userId }),
  );
  const audits = await running.sdk.management.audit.search({ userIds: [userId] });
  expect(audits.data?.map((entry) => entry.action)).toContain('UserRefreshFailed');
});

test('looking at oneself counts as using the child, and a reused parent is caught there', async () => {
  const { refresh } = await signedIn();
  const child = refreshTokenOf(await refreshWith(refresh));
  expect((await running.call('/v1/auth/me', { token: child })).status).toBe(200);
  running.advance(31_000);
  expect(outcome(await running.call('/v1/auth/me', { token: refresh }))).toEqual(ended);
  expect(outcome(await running.call('/v1/auth/me', { token: child }))).toEqual(ended);
});

test('a sign-in ends after thirty days, however often it was refreshed', async () => {
  const { refresh } = await signedIn();
  running.advance(29 * 86_400_000);
  const late = await refreshWith(refresh);
  expect(late.status).toBe(200);
  expect(Number(late.body['cookieMaxAge'])).toBeLessThanOrEqual(86_400);
  running.advance(86_400_000);
  expect(outcome(await refreshWith(refreshTokenOf(late)))).toEqual(ended);
});

test('a token of a rotated key still refreshes', async () => {
  const { refresh } = await signedIn();
  await running.callManagement('/v1/mgmt/signingkey/rotate', {});
  running.advance(3_600_000);
  const answer = await refreshWith(refresh);
  expect(answer.status).toBe(200);
  const header = (token: string): string | undefined => token.split('.')[0];
  expect(header(refreshTokenOf(answer))).not.toBe(header(refresh));
});

test('a sign-out ends both cookies, the sign-in and the session, at once', async () => {
  const { refresh, session, userId } = await signedIn();
  const answer = await refreshWith(refresh, '/v1/auth/logout');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ sessionJwt: '', refreshJwt: '' });
  expect(answer.cookies).toEqual([
    expect.stringMatching(/^DSR=; Path=\/; Max-Age=0;.*HttpOnly/),
    expect.stringMatching(/^DS=; Path=\/; Max-Age=0;/),
  ]);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect(outcome(await refreshWith(refresh))).toEqual(ended);
  const audits = await running.sdk.management.audit.search({ userIds: [userId] });
  expect(audits.data?.map((entry) => entry.action)).toContain('UserLogout');
});

test('a sign-out without a good token is an error that ends the cookies all the same', async () => {
  const answer = await running.call('/v1/auth/logout', { body: {} });
  expect(answer.status).toBe(401);
  expect(answer.cookies).toHaveLength(2);
});

test('a sign-out leaves other sign-ins, logout-all does not', async () => {
  const first = await signedIn();
  const [second, third] = [
    await signIn(running, first.loginId),
    await signIn(running, first.loginId),
  ];
  await refreshWith(first.refresh, '/v1/auth/logout');
  expect(running.identity.isSessionRevoked(sidOf(second.session))).toBe(false);
  expect((await refreshWith(second.refresh, '/v1/auth/logoutall')).status).toBe(200);
  for (const { session, refresh } of [second, third]) {
    expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
    expect(outcome(await refreshWith(refresh))).toEqual(ended);
  }
});

test('another process hears of a revocation, and one that starts later knows it', async () => {
  const other = await runningIdentity(database.owner, { masterKey: running.masterKey });
  const { refresh, session } = await signedIn();
  await refreshWith(refresh, '/v1/auth/logout');
  await expect.poll(() => other.identity.isSessionRevoked(sidOf(session))).toBe(true);
  await other.close();
  const later = await runningIdentity(database.owner, { masterKey: running.masterKey });
  expect(later.identity.isSessionRevoked(sidOf(session))).toBe(true);
  await later.close();
});

test('a process that lost its listening connection catches up', async () => {
  const other = await runningIdentity(database.owner, { masterKey: running.masterKey });
  await database.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  const { refresh, session } = await signedIn();
  await refreshWith(refresh, '/v1/auth/logout');
  await expect.poll(() => other.identity.isSessionRevoked(sidOf(session))).toBe(true);
  await other.close();
});

test('a disabled user cannot refresh, and is told nothing by try-refresh', async () => {
  const { loginId, refresh, session } = await signedIn();
  await running.sdk.management.user.deactivate(loginId);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect(outcome(await refreshWith(refresh))).toEqual(ended);
  expect((await refreshWith(refresh, '/v1/auth/try-refresh')).body).toEqual({});
  await running.sdk.management.user.activate(loginId);
  expect(outcome(await refreshWith(refresh))).toEqual(ended);
});

test('a change of roles ends the session but not the sign-in', async () => {
  const { loginId, refresh, session } = await signedIn([{ tenantId: 'acme', roleNames: [] }]);
  await running.sdk.management.user.setTenantRoles(loginId, 'acme', ['Analyst']);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  const renewed = sessionOf(await refreshWith(refresh));
  expect(running.identity.isSessionRevoked(sidOf(renewed))).toBe(false);
  expect(claimsOf(renewed)['tenants']).toEqual({
    acme: { roles: ['Analyst'], permissions: ['detection:read'], tenantName: 'Acme' },
  });
});

test('a tenant is selected, kept over refreshes, and lost with the membership', async () => {
  const both = ['acme', 'umbrella'].map((tenantId) => ({ tenantId, roleNames: [] }));
  const { loginId, refresh } = await signedIn(both);
  const select = (tenant: unknown, token: string) =>
    running.call('/v1/auth/tenant/select', { body: { tenant }, token });
  const selected = await select('umbrella', refresh);
  expect(claimsOf(sessionOf(selected))['dct']).toBe('umbrella');
  expect(claimsOf(refreshTokenOf(selected))['dct']).toBe('umbrella');
  const refreshed = await refreshWith(refreshTokenOf(selected));
  expect(claimsOf(sessionOf(refreshed))['dct']).toBe('umbrella');
  await running.sdk.management.user.removeTenant(loginId, 'umbrella');
  const left = await refreshWith(refreshTokenOf(refreshed));
  expect(claimsOf(sessionOf(left))['dct']).toBe('acme');
});

test('a tenant of others cannot be selected', async () => {
  const { refresh } = await signedIn([{ tenantId: 'acme', roleNames: [] }]);
  for (const tenant of ['umbrella', 'no-such-tenant', '__proto__']) {
    const answer = await running.call('/v1/auth/tenant/select', {
      body: { tenant },
      token: refresh,
    });
    expect([answer.status, answer.cookies]).toEqual([403, []]);
  }
  const missing = await running.call('/v1/auth/tenant/select', { body: {}, token: refresh });
  expect(missing.body['errorMessage']).toBe('"tenant" must be a string');
});

test('me is the user at the top level; my tenants are those asked for and mine', async () => {
  const both = ['acme', 'umbrella'].map((tenantId) => ({ tenantId, roleNames: [] }));
  const { userId, refresh } = await signedIn(both);
  const me = await running.call('/v1/auth/me', { token: refresh });
  expect(me.body).toMatchObject({ userId, status: 'enabled' });
  const mine = async (body: object): Promise<unknown> => {
    const answer = await running.call('/v1/auth/me/tenants', { body, token: refresh });
    return answer.body['tenants'] ?? answer.body['errorMessage'];
  };
  const acme = { id: 'acme', name: 'Acme', customAttributes: {} };
  const umbrella = { id: 'umbrella', name: 'Umbrella', customAttributes: {} };
  expect(await mine({ ids: ['acme', 'elsewhere'] })).toEqual([acme]);
  expect(await mine({ ids: [] })).toEqual([acme, umbrella]);
  expect(await mine({ dct: false })).toEqual([acme, umbrella]);
  expect(await mine({ dct: true })).toEqual([]);
  const text = '"tenants" must a string array or a boolean';
  expect(await mine({ ids: 'acme' })).toBe(text);
  expect(await mine({})).toBe(text);
});

test('my history is a bare list of my own sign-ins, newest first', async () => {
  const { loginId, userId, refresh } = await signedIn();
  running.advance(5000);
  await signIn(running, loginId);
  const { body } = await running.call('/v1/auth/me/history', { token: refresh });
  expect(body['list']).toEqual([
    expect.objectContaining({ userId, ip: '127.0.0.1', city: '', country: '', selectedTenant: '' }),
    expect.objectContaining({ userId }),
  ]);
});
