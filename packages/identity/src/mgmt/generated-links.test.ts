import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  refreshTokenOf,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';

const TEST_USER = 'tester@example.com';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { refreshMode: 'body' } });
  await users().createTestUser(TEST_USER, { email: TEST_USER });
  await givenUser(running, 'real@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const users = () => running.sdk.management.user;

function client({ baseUrl, projectId } = running) {
  return createSdk({ projectId, baseUrl });
}

function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'none:').searchParams.get('t') ?? '';
}

test('a test user’s code is answered and not sent', async () => {
  const { data } = await users().generateOTPForTestUser('email', TEST_USER);
  expect(data).toEqual({ loginId: TEST_USER, code: expect.stringMatching(/^\d{6}$/) });
  const signedIn = await client().otp.verify.email(TEST_USER, data?.code ?? '');
  expect(signedIn.data?.user?.test).toBe(true);
  expect(running.sent).toEqual([]);
});

test('a test user’s link is answered and not sent', async () => {
  const customClaims = { run: 1 };
  const { data } = await users().generateMagicLinkForTestUser('email', TEST_USER, '', {
    customClaims,
  });
  expect(data?.loginId).toBe(TEST_USER);
  expect(data?.link).toMatch(/^https:\/\/console\.test\/login\?t=/);
  const signedIn = await client().magicLink.verify(tokenIn(data?.link));
  expect(signedIn.data?.claims['nsec']).toEqual(customClaims);
  expect(running.sent).toEqual([]);
});

test('a test user’s right one of the numbered links is answered and not sent', async () => {
  const { data } = await users().generateEnchantedLinkForTestUser(TEST_USER, '');
  expect(data?.loginId).toBe(TEST_USER);
  await client().enchantedLink.verify(tokenIn(data?.link));
  const signedIn = await client().enchantedLink.waitForSession(data?.pendingRef ?? '');
  expect(signedIn.data?.user?.loginIds).toEqual([TEST_USER]);
  expect(running.sent).toEqual([]);
});

test('nobody else’s are, and no foreign page is linked to', async () => {
  const real = await users().generateMagicLinkForTestUser('email', 'real@example.com', '');
  expect([real.code, real.error?.errorCode]).toEqual([400, 'E011004']);
  const unknown = await users().generateOTPForTestUser('email', 'nobody@example.com');
  expect([unknown.code, unknown.error?.errorCode]).toEqual([404, 'E112102']);
  const foreign = await users().generateMagicLinkForTestUser('sms', TEST_USER, 'https://evil.test');
  expect([foreign.code, foreign.error?.errorCode]).toEqual([400, 'E011003']);
});

test('where people really sign in none is answered', async () => {
  const real = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { isDevelopment: false },
  });
  const { user } = real.sdk.management;
  const codes = [
    (await user.generateOTPForTestUser('email', TEST_USER)).code,
    (await user.generateMagicLinkForTestUser('email', TEST_USER, '')).code,
    (await user.generateEnchantedLinkForTestUser(TEST_USER, '')).code,
  ];
  await real.close();
  expect(codes).toEqual([404, 404, 404]);
});

test('an embedded link signs in once, with the claims of its maker at the top', async () => {
  const made = await users().generateEmbeddedLink('real@example.com', {
    plan: 'gold',
    sub: 'somebody else',
  });
  const token = made.data?.token ?? '';
  const answers = await Promise.all([1, 2, 3].map(() => client().magicLink.verify(token)));
  expect(answers.map(({ code }) => code).toSorted((a = 0, b = 0) => a - b)).toEqual([
    200, 401, 401,
  ]);
  const { data } = answers.find(({ ok }) => ok) ?? {};
  const claims = claimsOf(data?.sessionJwt ?? '');
  expect(claims['plan']).toBe('gold');
  expect(claims['sub']).toBe(data?.user?.userId);
  expect(claims['nsec']).toBeUndefined();
  // Nothing was sent to an address, so none is proved.
  expect(data?.user?.verifiedEmail).toBe(false);
  expect(claims['amr']).toEqual([]);
});

test('a browser that opens an embedded link gets its refresh token as a cookie', async () => {
  const cookie = await runningIdentity(database.owner, { masterKey: running.masterKey });
  const made = await cookie.sdk.management.user.generateEmbeddedLink('real@example.com', { a: 1 });
  const body = { token: made.data?.token };
  const opened = await cookie.call('/v1/auth/magiclink/verify', { body });
  await cookie.close();
  expect(refreshTokenOf(opened)).not.toBe('');
  expect(opened.body['refreshJwt']).toBe('');
});

test('an embedded link lives as long as its maker says, a week at most', async () => {
  const own = await runningIdentity(database.owner, { masterKey: running.masterKey });
  const { user } = own.sdk.management;
  const short = await user.generateEmbeddedLink('real@example.com', {}, 30);
  const long = await user.generateEmbeddedLink('real@example.com', {}, 3600);
  const longer = await user.generateEmbeddedLink('real@example.com', {}, 8 * 86_400);
  own.advance(31_000);
  const late = await client(own).magicLink.verify(short.data?.token ?? '');
  const fine = await client(own).magicLink.verify(long.data?.token ?? '');
  await own.close();
  expect(late.error?.errorCode).toBe('E061104');
  expect(fine.ok).toBe(true);
  expect(longer.code).toBe(400);
});

test('unknown and disabled users get none', async () => {
  const unknown = await users().generateEmbeddedLink('nobody@example.com');
  expect([unknown.code, unknown.error?.errorCode]).toEqual([404, 'E112102']);
  await givenUser(running, 'off@example.com');
  await users().deactivate('off@example.com');
  expect((await users().generateEmbeddedLink('off@example.com')).code).toBe(400);
});

test('an embedded link to sign up with makes the user when it is used', async () => {
  const user = { name: 'Grace', email: 'grace@example.com' };
  const made = await users().generateSignUpEmbeddedLink('grace@example.com', user, true);
  expect((await users().load('grace@example.com')).code).toBe(404);
  const { data } = await client().magicLink.verify(made.data?.token ?? '');
  expect(data?.user).toMatchObject({ name: 'Grace', verifiedEmail: true, verifiedPhone: false });
  const taken = await users().generateSignUpEmbeddedLink('grace@example.com');
  expect([taken.code, taken.error?.errorCode]).toEqual([400, 'E062107']);
});
