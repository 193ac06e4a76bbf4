import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { deleteQuietGuesses } from '../../limits/guess-store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

let database: TestDatabase;
let running: RunningIdentity;
let movedMs = 0;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    settings: { isSignUpOpen: true, refreshMode: 'body' },
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

function advance(ms: number): void {
  movedMs += ms;
  running.advance(ms);
}

const codeOf = (key: string): string =>
  generateSync({ secret: key, epoch: Math.floor((Date.now() + movedMs) / 1000) });

async function verify(loginId: string, code: string) {
  const answer = await running.call('/v1/auth/totp/verify', { body: { loginId, code } });
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
}

const withPassword = async (loginId: string): Promise<number> => {
  const body = { loginId, password: GOOD_PASSWORD };
  return (await running.call('/v1/auth/password/signin', { body })).status;
};

async function signUp(loginId: string): Promise<string> {
  const { body } = await running.call('/v1/auth/totp/signup', { body: { loginId } });
  const key = String(body['key']);
  expect((await verify(loginId, codeOf(key))).status).toBe(200);
  return key;
}

test('of wrong codes within a day 22 are tried at most, right ones in between or not', async () => {
  const key = await signUp('slow@example.com');
  for (const loginId of ['slow@example.com', 'no-such-user@example.com']) {
    let tried = 0;
    for (let i = 0; i < 46; i += 1) {
      if ((await verify(loginId, '000000')).status === 401) tried += 1;
      if (i === 5) await verify(loginId, loginId.startsWith('slow') ? codeOf(key) : '000000');
      advance(31 * MINUTE_MS);
    }
    expect([loginId, tried > 15 && tried <= 22]).toEqual([loginId, true]);
    const refused = await verify(loginId, '000000');
    expect([loginId, refused.status === 401 || refused.retryAfter <= 7200]).toEqual([
      loginId,
      true,
    ]);
  }
  const other = await signUp('unhurt@example.com');
  advance(MINUTE_MS);
  expect((await verify('unhurt@example.com', codeOf(other))).status).toBe(200);
  advance(DAY_MS);
  expect((await verify('slow@example.com', codeOf(key))).status).toBe(200);
});

test('wrong codes of strangers do not close the app for who has given the password', async () => {
  const key = await signUp('keeper@example.com');
  await running.sdk.management.user.setActivePassword('keeper@example.com', GOOD_PASSWORD);
  for (let i = 0; i < 15; i += 1) {
    await running.call('/v1/auth/totp/verify', {
      body: { loginId: 'keeper@example.com', code: '000000' },
      headers: { 'x-forwarded-for': `203.0.113.${i + 1}` },
    });
  }
  advance(MINUTE_MS);
  const signedIn = await running.call('/v1/auth/password/signin', {
    body: { loginId: 'keeper@example.com', password: GOOD_PASSWORD },
  });
  const answer = await running.call('/v1/auth/totp/verify', {
    body: { loginId: 'keeper@example.com', code: codeOf(key), loginOptions: { mfa: true } },
    token: String(signedIn.body['refreshJwt']),
  });
  expect(answer.status).toBe(200);
});

test('of wrong codes at the same moment none is left out', async () => {
  await signUp('burst@example.com');
  const codes = await Promise.all(
    Array.from({ length: 8 }, () => verify('burst@example.com', '000000')),
  );
  expect(codes.filter(({ status }) => status === 401)).toHaveLength(5);
});

test('what refuses nobody any more is forgotten', async () => {
  await verify('swept@example.com', '000000');
  const left = async (ms: number): Promise<number> => {
    const now = new Date(Date.now() + movedMs + ms);
    await deleteQuietGuesses(database.owner, { now, sourcesBefore: now });
    const { rows } = await database.owner.query(
      'SELECT login_key FROM lockout UNION ALL SELECT subject_key FROM guess_pace',
    );
    return rows.length;
  };
  expect(await left(-1000)).toBeGreaterThan(0);
  expect(await left(2 * DAY_MS)).toBe(0);
});

test('nobody locks the app of a user by a login id that looks like its count', async () => {
  const userId = await givenUser(running, 'owner@example.com');
  const lower = userId.toLowerCase();
  for (const loginId of [
    userId,
    `totp ${userId}`,
    `totp ${lower}`,
    `["totp attempts","${userId}"]`,
  ]) {
    for (let i = 0; i < 6; i += 1) await withPassword(loginId);
    expect([loginId, await withPassword(loginId)]).toEqual([loginId, 429]);
  }
  expect((await verify('owner@example.com', '000000')).status).toBe(401);
});

test('a user with several login ids has one count for all of them', async () => {
  const ids = ['first@example.com', 'second@example.com', 'third@example.com'];
  await givenUser(running, ids[0] ?? '');
  await running.sdk.management.user.update('first@example.com', {
    email: 'first@example.com',
    additionalLoginIds: ids.slice(1),
  });
  const guess = async (loginId: string): Promise<number> =>
    (await running.call('/v1/auth/password/signin', { body: { loginId, password: 'x' } })).status;
  const answers = [];
  for (const loginId of [...ids, ...ids]) answers.push(await guess(loginId));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await verify('second@example.com', '000000')).status).toBe(429);
  const body = { loginId: 'third@example.com', code: '000000' };
  expect((await running.call('/v1/auth/otp/verify/email', { body })).status).toBe(429);
  // Another user, and an unknown login id, do not have to wait.
  expect(await guess('fourth@example.com')).toBe(401);
});
