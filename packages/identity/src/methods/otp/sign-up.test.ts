import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byWay, clientOf, lastCode, outcomeOf, type Client } from '../../testing/otp-client.ts';
import { claimsOf, runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';

let database: TestDatabase;
let closed: RunningIdentity;
let open: RunningIdentity;
let openClient: Client;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  closed = await runningIdentity(database.owner);
  const { masterKey } = closed;
  open = await runningIdentity(database.owner, { masterKey, settings: { isSignUpOpen: true } });
  openClient = clientOf(open);
  await closed.sdk.management.user.create('ada@example.com', { email: 'ada@example.com' });
});

afterAll(async () => {
  for (const running of [closed, open]) await running.close();
  await database.close();
});

async function userExists(loginId: string): Promise<boolean> {
  return (await closed.sdk.management.user.load(loginId)).ok;
}

test('closed sign-up says so before it looks at anything', async () => {
  const client = clientOf(closed);
  for (const loginId of ['ada@example.com', 'new@example.com', 'bad']) {
    const answer = await client.otp.signUp.email(loginId, { name: 'X' });
    expect(outcomeOf(answer)).toEqual([403, 'E011001']);
  }
  expect(closed.sent).toEqual([]);
});

test('where sign-up is closed, sign-up-or-in signs in only, and does not say so', async () => {
  const client = clientOf(closed);
  const known = await client.otp.signUpOrIn.email('ada@example.com');
  const unknown = await client.otp.signUpOrIn.email('a.new@example.com');
  expect(unknown.data).toEqual(known.data);
  expect(closed.sent.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect((await client.otp.verify.email('ada@example.com', lastCode(closed))).ok).toBe(true);
});

test('the user is there once the code is verified, and no sooner', async () => {
  const started = await openClient.otp.signUp.email(
    'Grace@example.com',
    { name: 'Grace', givenName: 'G', familyName: 'H', phone: '+15550199' },
    { customClaims: { theme: 'dark' } },
  );
  expect(started.data).toEqual({ maskedEmail: 'g***@example.com' });
  expect(open.sent.at(-1)).toMatchObject({
    to: 'grace@example.com',
    subject: 'Your Waybill sign-up code',
  });
  expect(await userExists('grace@example.com')).toBe(false);
  const verified = await openClient.otp.verify.email('grace@example.com', lastCode(open));
  expect(verified.data).toMatchObject({
    firstSeen: true,
    user: {
      loginIds: ['grace@example.com'],
      name: 'Grace',
      givenName: 'G',
      familyName: 'H',
      email: 'grace@example.com',
      verifiedEmail: true,
      phone: '+15550199',
      verifiedPhone: false,
      roleNames: [],
      userTenants: [],
      status: 'enabled',
    },
  });
  expect(claimsOf(verified.data?.sessionJwt ?? '')).toMatchObject({
    amr: ['email'],
    nsec: { theme: 'dark' },
  });
});

test.each(['sms', 'voice', 'whatsapp', 'im'] as const)('signs up by %s', async (method) => {
  const phone = `+1555020${method.length}${method.charCodeAt(0)}`;
  expect((await byWay(openClient.otp.signUp, method)(phone, { name: 'P' })).data).toEqual({
    maskedPhone: expect.stringMatching(/^\+\*+\d{4}$/),
  });
  const verified = await byWay(openClient.otp.verify, method)(phone, lastCode(open));
  expect(verified.data?.user).toMatchObject({ phone, verifiedPhone: true, verifiedEmail: false });
});

test('a name as login id needs an address beside it; an address as login id is itself proved', async () => {
  expect(outcomeOf(await openClient.otp.signUp.email('bad', { name: 'X' }))).toEqual([
    400,
    'E011003',
  ]);
  const refused = await open.call('/v1/auth/otp/signup/sms', {
    body: { loginId: 'x', user: { phone: '1' } },
  });
  expect(refused.body['errorDescription']).toBe('"1" is not a valid phone number');
  await openClient.otp.signUp.email('named', { email: 'named@example.com' });
  expect(open.sent.at(-1)?.to).toBe('named@example.com');
  const verified = await openClient.otp.verify.email('named', lastCode(open));
  expect(verified.data?.user).toMatchObject({ loginIds: ['named'], email: 'named@example.com' });
  // Otherwise someone could occupy the address of someone else.
  await openClient.otp.signUp.email('victim@example.com', { email: 'mallory@example.com' });
  expect(open.sent.at(-1)?.to).toBe('victim@example.com');
});

test('signing up with what is somebody’s already gives them a sign-in code, at their own address', async () => {
  await closed.sdk.management.user.create('owner', { email: 'owner@example.com' });
  const started = await openClient.otp.signUp.email('owner', {
    email: 'mallory@example.com',
    name: 'Mallory',
  });
  expect(started.data).toEqual({ maskedEmail: 'm***@example.com' });
  expect(open.sent.at(-1)).toMatchObject({
    to: 'owner@example.com',
    subject: 'You already have a Waybill account',
  });
  const verified = await openClient.otp.verify.email('owner', lastCode(open));
  expect(verified.data?.user).toMatchObject({
    email: 'owner@example.com',
    name: 'owner@example.com',
  });
});

test('sign-up-or-in signs up who is not there and in who is', async () => {
  await openClient.otp.signUpOrIn.email('either@example.com');
  const first = await openClient.otp.verify.email('either@example.com', lastCode(open));
  await openClient.otp.signUpOrIn.email('either@example.com');
  const second = await openClient.otp.verify.email('either@example.com', lastCode(open));
  expect([first.data?.firstSeen, second.data?.firstSeen]).toEqual([true, false]);
  expect(second.data?.user?.userId).toBe(first.data?.user?.userId);
});

test('strict errors say who is there and who is not', async () => {
  const strict = await runningIdentity(database.owner, {
    masterKey: closed.masterKey,
    settings: { isSignUpOpen: true, hasStrictErrors: true },
  });
  const { otp } = clientOf(strict);
  expect(outcomeOf(await otp.signUp.email('ada@example.com'))).toEqual([400, 'E062107']);
  expect(outcomeOf(await otp.signIn.email('nobody@example.com'))).toEqual([400, 'E062108']);
  const bad = await otp.signIn.email('bad');
  expect(outcomeOf(bad)).toEqual([400, 'E011003']);
  expect(bad.error?.errorDescription).toBe('"bad" is not a valid email');
  await closed.sdk.management.user.create('mute');
  expect(outcomeOf(await otp.signIn.sms('mute'))).toEqual([400, 'E011003']);
  expect(outcomeOf(await otp.signUpOrIn.email('bad'))).toEqual([400, 'E011003']);
  expect(strict.sent).toEqual([]);
  expect((await otp.signIn.email('ada@example.com')).ok).toBe(true);
  expect((await otp.signUp.email('strict@example.com')).ok).toBe(true);
  expect((await otp.verify.email('strict@example.com', lastCode(strict))).ok).toBe(true);
  // Even then no one learns that a user is disabled.
  await closed.sdk.management.user.create('off@example.com', { email: 'off@example.com' });
  await closed.sdk.management.user.deactivate('off@example.com');
  strict.sent.length = 0;
  expect((await otp.signIn.email('off@example.com')).ok).toBe(true);
  await strict.close();
  expect(strict.sent).toEqual([]);
});

test('strict errors say that a message could not be sent; otherwise only the log does', async () => {
  const senders = { email: () => Promise.reject(new Error('550 ada@example.com')) };
  for (const hasStrictErrors of [true, false]) {
    const failing = await runningIdentity(database.owner, {
      masterKey: closed.masterKey,
      settings: { hasStrictErrors },
      identity: { senders },
    });
    const client = clientOf(failing);
    const answer = await client.otp.signIn.email('ada@example.com');
    const missing = await client.otp.signIn.sms('+15550100');
    await failing.close();
    expect(outcomeOf(answer)).toEqual(hasStrictErrors ? [400, 'E011001'] : [200, undefined]);
    expect(outcomeOf(missing)).toEqual([400, 'E011001']);
    expect(failing.logged.map(({ event }) => event)).toContain('message.failed');
    expect(JSON.stringify(failing.logged)).not.toContain('ada@');
  }
});

test('who got an account while their code was on its way is signed in to it', async () => {
  await openClient.otp.signUp.email('late@example.com', { name: 'Self' });
  await closed.sdk.management.user.create('late@example.com', { displayName: 'By admin' });
  const verified = await openClient.otp.verify.email('late@example.com', lastCode(open));
  expect(verified.data?.user).toMatchObject({ name: 'By admin', verifiedEmail: true });
  await openClient.otp.signUp.email('taken', { email: 'mallory@example.com' });
  await closed.sdk.management.user.create('taken', { email: 'taken@example.com' });
  const refused = await openClient.otp.verify.email('taken', lastCode(open));
  expect(outcomeOf(refused)).toEqual([400, 'E062107']);
});

test('a sign-in code for nobody does not take the place of a sign-up’s', async () => {
  await openClient.otp.signUp.email('both@example.com', { name: 'B' });
  const code = lastCode(open);
  await openClient.otp.signIn.email('both@example.com');
  expect((await openClient.otp.verify.email('both@example.com', code)).ok).toBe(true);
});

test('a new user is a member of nothing: with a tenant, nobody is created', async () => {
  await openClient.otp.signUp.email('tenant@example.com', {}, { tenantId: 'acme' });
  const refused = await openClient.otp.verify.email('tenant@example.com', lastCode(open));
  expect(outcomeOf(refused)).toEqual([403, 'E011004']);
  expect(await userExists('tenant@example.com')).toBe(false);
});
