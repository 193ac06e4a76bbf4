import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CONSOLE_ORIGIN,
  givenUser,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

async function addPasskey(loginId: string, token: string): Promise<string> {
  const authenticator = softwareAuthenticator();
  const started = await running.call('/v1/auth/webauthn/update/start', {
    body: { loginId, origin: CONSOLE_ORIGIN },
    token,
  });
  const response = authenticator.create(String(started.body['options']));
  const { transactionId } = started.body;
  const done = await running.call('/v1/auth/webauthn/update/finish', {
    body: { transactionId, response },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
  });
  expect(done.status).toBe(200);
  return authenticator.credentials[0]?.id ?? '';
}

async function auditOf(userId: string): Promise<string[]> {
  const found = await running.sdk.management.audit.search({ userIds: [userId] });
  return (found.data ?? []).map(({ action }) => action);
}

test('a seed is removed, and the sessions are renewed', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  const { refresh } = await signIn(running, 'ada@example.com');
  const offered = await running.call('/v1/auth/totp/update', {
    body: { loginId: 'ada@example.com' },
    token: refresh,
  });
  const code = generateSync({ secret: String(offered.body['key']) });
  const verified = await running.call('/v1/auth/totp/verify', {
    body: { loginId: 'ada@example.com', code },
  });
  const { user } = running.sdk.management;
  expect((await user.load('ada@example.com')).data?.TOTP).toBe(true);
  expect((await user.removeTOTPSeed('ada@example.com')).ok).toBe(true);
  expect((await user.load('ada@example.com')).data?.TOTP).toBe(false);
  const session = String(verified.body['sessionJwt']);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect((await user.removeTOTPSeed('ada@example.com')).ok).toBe(true);
  expect((await auditOf(userId)).filter((action) => action === 'TOTPRemoved')).toHaveLength(1);
});

test('passkeys are listed and removed, one or all', async () => {
  const userId = await givenUser(running, 'keys@example.com');
  const { refresh } = await signIn(running, 'keys@example.com');
  const first = await addPasskey('keys@example.com', refresh);
  const second = await addPasskey('keys@example.com', refresh);
  const { user } = running.sdk.management;
  const listed = await user.listPasskeys('keys@example.com');
  expect(listed.data).toEqual(
    [first, second].map((id) => ({
      id,
      rpId: 'console.test',
      kind: 'singleDevice',
      displayName: expect.stringMatching(/^Linux, \d{4}-\d\d-\d\d$/),
      createdTime: expect.closeTo(Date.now() / 1000, -2),
    })),
  );
  expect((await user.removePasskey('keys@example.com', first)).ok).toBe(true);
  const again = await user.removePasskey('keys@example.com', first);
  expect([again.code, again.error?.errorCode]).toEqual([400, 'E011004']);
  expect((await user.listPasskeys('keys@example.com')).data?.map(({ id }) => id)).toEqual([second]);
  expect((await user.load('keys@example.com')).data).toMatchObject({ webauthn: true });
  expect((await user.removeAllPasskeys('keys@example.com')).ok).toBe(true);
  expect((await user.listPasskeys('keys@example.com')).data).toEqual([]);
  expect((await user.load('keys@example.com')).data).toMatchObject({ webauthn: false });
  const actions = await auditOf(userId);
  expect(actions.filter((action) => action === 'PasskeyRemoved')).toHaveLength(2);
  expect(actions.filter((action) => action === 'PasskeyAdded')).toHaveLength(2);
});

test('one user’s passkey is not removed in the name of another', async () => {
  await givenUser(running, 'owner@example.com');
  await givenUser(running, 'other@example.com');
  const { refresh } = await signIn(running, 'owner@example.com');
  const id = await addPasskey('owner@example.com', refresh);
  const { user } = running.sdk.management;
  expect((await user.removePasskey('other@example.com', id)).ok).toBe(false);
  expect((await user.listPasskeys('owner@example.com')).data).toHaveLength(1);
});

test('unknown users are 404', async () => {
  const { user } = running.sdk.management;
  const answers = [
    await user.removeTOTPSeed('nobody@example.com'),
    await user.listPasskeys('nobody@example.com'),
    await user.removeAllPasskeys('nobody@example.com'),
    await user.removePasskey('nobody@example.com', 'x'),
  ];
  expect(answers.map(({ code, error }) => [code, error?.errorCode])).toEqual(
    Array.from({ length: 4 }, () => [404, 'E112102']),
  );
});
