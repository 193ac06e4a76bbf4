import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let jwt: RunningIdentity['sdk']['management']['jwt'];
let supportId: string;
let adaId: string;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  const { management } = running.sdk;
  jwt = management.jwt;
  await management.permission.create('impersonation');
  await management.role.create('Support', '', ['impersonation']);
  for (const id of ['acme', 'umbrella', 'other']) await management.tenant.createWithId(id, id);
  const at = (...ids: string[]) => ids.map((tenantId) => ({ tenantId, roleNames: [] }));
  adaId = await givenUser(running, 'ada@example.com', { tenants: at('acme', 'umbrella') });
  supportId = await givenUser(running, 'support@example.com');
  await management.user.setRoles('support@example.com', ['Support']);
  await givenUser(running, 'nobody@example.com', { tenants: at('acme') });
  await givenUser(running, 'local@example.com', {
    tenants: [{ tenantId: 'other', roleNames: ['Support'] }],
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const codesOf = (answer: { code?: number; error?: { errorCode?: string } | undefined }) => [
  answer.code,
  answer.error?.errorCode,
];

async function refreshed(token: string) {
  const answer = await running.call('/v1/auth/refresh', { body: {}, token });
  return { status: answer.status, claims: answer.body['claims'] };
}

test('claims are added to a session and stay through refreshes, but never replace the provider’s own', async () => {
  const { session, refresh, claims } = await signIn(running, 'ada@example.com');
  const own = {
    sub: 'root',
    roles: ['Owner'],
    permissions: ['all'],
    tenants: {},
    dct: 'x',
    act: {},
  };
  const updated = await jwt.update(session, { plan: 'gold', ...own, amr: [], iss: 'x', exp: 1 });
  const { token } = await running.sdk.validateSession(updated.data?.jwt ?? '');
  expect(token).toMatchObject({
    plan: 'gold',
    sub: adaId,
    roles: [],
    permissions: [],
    amr: ['pwd'],
  });
  expect(token).not.toHaveProperty('dct');
  expect(token).not.toHaveProperty('act');
  expect(token['tenants']).toEqual(claims['tenants']);
  expect(token['sid']).toBe(sidOf(session));
  expect((await refreshed(refresh)).claims).toMatchObject({ plan: 'gold', sub: adaId });
  const more = await jwt.update(refresh, { level: 2 });
  expect(claimsOf(more.data?.jwt ?? '')).toMatchObject({ drn: 'DS', plan: 'gold', level: 2 });
});

test('nothing is added to a session that has ended, and a duration shortens one', async () => {
  const { session, refresh } = await signIn(running, 'ada@example.com');
  const shortened = await jwt.update(session, {}, 100);
  const claims = claimsOf(shortened.data?.jwt ?? '');
  expect(Number(claims['exp']) - Number(claims['iat'])).toBeLessThanOrEqual(100);
  await running.call('/v1/auth/logout', { body: {}, token: refresh });
  for (const token of [session, refresh, 'nonsense', `${session.slice(0, -4)}AAAA`]) {
    expect(codesOf(await jwt.update(token, { a: 1 }))).toEqual([401, 'E064001']);
  }
});

test('somebody with the permission acts as another user, and the tokens say so', async () => {
  const answer = await jwt.impersonate(
    supportId,
    'ada@example.com',
    false,
    { ticket: 7 },
    'acme',
    600,
  );
  const token = answer.data?.jwt ?? '';
  expect(claimsOf(token)).toMatchObject({ drn: 'DSR', sub: adaId, act: { sub: supportId } });
  const { claims } = await refreshed(token);
  expect(claims).toMatchObject({ sub: adaId, act: { sub: supportId }, dct: 'acme', ticket: 7 });
  expect(Number(claimsOf(token)['exp']) - Number(claimsOf(token)['iat'])).toBeCloseTo(600, -1);
  const [entry] =
    (await running.sdk.management.audit.search({ actions: ['UserImpersonated'] })).data ?? [];
  expect(entry).toMatchObject({ userId: adaId, data: { impersonatorId: supportId } });
});

test('an impersonation is stopped: its sessions end and the person is themselves again', async () => {
  const began = await jwt.impersonate(supportId, 'ada@example.com', false);
  const acting = began.data?.jwt ?? '';
  const stopped = await jwt.stopImpersonation(acting, { back: true });
  const own = stopped.data?.jwt ?? '';
  expect(claimsOf(own)).toMatchObject({ drn: 'DSR', sub: supportId });
  expect(claimsOf(own)).not.toHaveProperty('act');
  expect((await refreshed(own)).claims).toMatchObject({ sub: supportId, back: true });
  expect(running.identity.isSessionRevoked(sidOf(acting))).toBe(true);
  expect((await refreshed(acting)).status).toBe(401);
  expect(codesOf(await jwt.stopImpersonation(acting))).toEqual([401, 'E064001']);
  const { refresh } = await signIn(running, 'ada@example.com');
  expect(codesOf(await jwt.stopImpersonation(refresh))).toEqual([400, 'E011003']);
});

test('impersonation ends with the account of who acts', async () => {
  const { user } = running.sdk.management;
  const userId = (await user.create('temp@example.com', { roles: ['Support'] })).data?.userId ?? '';
  const acting = (await jwt.impersonate(userId, 'ada@example.com', false)).data?.jwt ?? '';
  await user.deactivate('temp@example.com');
  expect((await refreshed(acting)).status).toBe(401);
  expect(running.identity.isSessionRevoked(sidOf(acting))).toBe(true);
  expect(codesOf(await jwt.impersonate(userId, 'ada@example.com', false))).toEqual([
    403,
    'E011004',
  ]);
});

test.each([
  ['nobody@example.com', 'ada@example.com', undefined, [403, 'E011004']],
  ['local@example.com', 'ada@example.com', undefined, [403, 'E011004']],
  ['support@example.com', 'ada@example.com', 'other', [403, 'E011004']],
  ['support@example.com', 'unknown@example.com', undefined, [404, 'E112102']],
  ['unknown@example.com', 'ada@example.com', undefined, [404, 'E112102']],
])('%s may not act as %s (%s)', async (actor, target, tenant, expected) => {
  const answer = await jwt.impersonate(actor, target, false, undefined, tenant);
  expect(codesOf(answer)).toEqual(expected);
});

test('consent that was never given is not taken for granted', async () => {
  const answer = await jwt.impersonate(supportId, 'ada@example.com', true);
  expect(codesOf(answer)).toEqual([403, 'E011004']);
});

test('a server signs in whom it vouches for, with claims of its own at the top', async () => {
  const answer = await jwt.signIn('ada@example.com', {
    customClaims: { plan: 'gold', sub: 'root' },
    tenantId: 'umbrella',
    refreshDuration: 3600,
  });
  const { sessionJwt = '', refreshJwt = '', user, cookieMaxAge } = answer.data ?? {};
  expect(claimsOf(sessionJwt)).toMatchObject({
    plan: 'gold',
    sub: adaId,
    dct: 'umbrella',
    amr: ['mgmt'],
  });
  expect(claimsOf(sessionJwt)).not.toHaveProperty('nsec');
  expect(claimsOf(refreshJwt)['drn']).toBe('DSR');
  expect(user?.userId).toBe(adaId);
  // A second may pass between the start of the sign-in and the creation of its tokens.
  expect(cookieMaxAge).toBeCloseTo(3600, -2);
  expect((await refreshed(refreshJwt)).claims).toMatchObject({ plan: 'gold' });
  const raw = await running.call('/v1/mgmt/auth/signin', {
    body: { loginId: 'ada@example.com' },
    token: running.identity.managementKey,
  });
  expect(raw.cookies).toEqual([]);
  expect(codesOf(await jwt.signIn('unknown@example.com'))).toEqual([404, 'E112102']);
});

test('a server adds a proof to a sign-in of the same user only', async () => {
  const { refresh } = await signIn(running, 'ada@example.com');
  const stepped = await jwt.signIn('ada@example.com', { stepup: true, jwt: refresh });
  expect(claimsOf(stepped.data?.sessionJwt ?? '')['amr']).toEqual(['pwd', 'mgmt', 'mfa']);
  const other = await jwt.signIn('support@example.com', { stepup: true, jwt: refresh });
  expect(codesOf(other)).toEqual([401, 'E064001']);
  expect(codesOf(await jwt.signIn('ada@example.com', { mfa: true }))).toEqual([401, 'E011002']);
});

test('a server signs up, once, and signs up or in', async () => {
  const user = { email: 'new@example.com', name: 'New', verifiedEmail: true };
  const created = await jwt.signUp('new@example.com', user, { customClaims: { a: 1 } });
  expect(created.data?.user).toMatchObject({
    name: 'New',
    email: 'new@example.com',
    verifiedEmail: true,
  });
  expect(created.data?.firstSeen).toBe(true);
  expect(claimsOf(created.data?.sessionJwt ?? '')).toMatchObject({ a: 1 });
  expect(codesOf(await jwt.signUp('new@example.com'))).toEqual([400, 'E062107']);
  const again = await jwt.signUpOrIn('new@example.com');
  expect(again.data?.user?.userId).toBe(created.data?.user?.userId);
  expect((await jwt.signUpOrIn('newer@example.com')).data?.firstSeen).toBe(true);
});

test('a disabled user is signed in by nobody', async () => {
  await givenUser(running, 'off@example.com');
  await running.sdk.management.user.deactivate('off@example.com');
  expect(codesOf(await jwt.signIn('off@example.com'))).toEqual([401, 'E062901']);
});
