import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  sidOf,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { deleteEndedOffers } from './totp-store.ts';

let database: TestDatabase;
/** Open to sign-ups; returns the same for known and unknown users. */
let running: RunningIdentity;
/** The same with the hosted provider's telling errors. */
let strict: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    settings: { isSignUpOpen: true, refreshMode: 'body' },
  });
  strict = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { isSignUpOpen: true, hasStrictErrors: true, refreshMode: 'body' },
  });
});

afterAll(async () => {
  await running.close();
  await strict.close();
  await database.close();
});

/** How far the clocks of the providers have been moved. */
let movedMs = 0;

function advance(ms: number): void {
  movedMs += ms;
  running.advance(ms);
  strict.advance(ms);
}

/** The code that an authenticator with the key shows. */
function codeOf(key: string, stepsAway = 0): string {
  return generateSync({
    secret: key,
    epoch: Math.floor((Date.now() + movedMs) / 1000) + stepsAway * 30,
  });
}

function client(of: RunningIdentity = running) {
  const { baseUrl, projectId } = of;
  return createSdk({ projectId, baseUrl }).totp;
}

async function signUp(loginId: string): Promise<string> {
  const { data } = await client().signUp(loginId, { name: 'Ada' });
  return data?.key ?? '';
}

/** A user whose seed has been confirmed by the code of the step before. */
async function confirmed(loginId: string): Promise<{ key: string; refresh: string }> {
  const key = await signUp(loginId);
  const { data } = await client().verify(loginId, codeOf(key, -1));
  return { key, refresh: data?.refreshJwt ?? '' };
}

async function auditOf(userId: string): Promise<string[]> {
  const found = await running.sdk.management.audit.search({ userIds: [userId] });
  return (found.data ?? []).map(({ action }) => action);
}

test('a sign-up shows a seed, and its first code signs in', async () => {
  const { data } = await client().signUp('ada@example.com', {
    name: 'Ada',
    email: 'a@example.com',
  });
  expect(data?.provisioningURL).toBe(
    `otpauth://totp/Waybill:ada%40example.com?secret=${data?.key}&issuer=Waybill`,
  );
  expect(data?.image).toMatch(/^iVBORw0KGgo[\w+/]+=*$/);
  const before = await running.sdk.management.user.load('ada@example.com');
  expect(before.data).toMatchObject({ name: 'Ada', TOTP: false, verifiedEmail: false });
  const signedIn = await client().verify('Ada@Example.com ', codeOf(data?.key ?? ''));
  expect(signedIn.data?.user).toMatchObject({ loginIds: ['ada@example.com'], TOTP: true });
  expect(signedIn.data?.firstSeen).toBe(true);
  expect(claimsOf(signedIn.data?.sessionJwt ?? '')['amr']).toEqual(['totp']);
  const actions = await auditOf(String(before.data?.userId));
  expect(actions).toEqual(expect.arrayContaining(['UserCreated', 'TOTPAdded', 'LoginSucceed']));
});

test('a code is good once, and no earlier one after it', async () => {
  const key = await signUp('once@example.com');
  // At the same time: a thirty-second step may end between two requests.
  const [code, earlier] = [codeOf(key), codeOf(key, -1)];
  expect((await client().verify('once@example.com', code)).ok).toBe(true);
  for (const used of [code, earlier]) {
    const again = await client().verify('once@example.com', used);
    expect([again.code, again.error?.errorCode]).toEqual([401, 'E061102']);
  }
  const { data } = await running.sdk.management.user.load('once@example.com');
  const failed = (await auditOf(String(data?.userId))).filter((action) => action === 'LoginFailed');
  expect(failed).toHaveLength(2);
  expect((await client().verify('once@example.com', codeOf(key, 1))).ok).toBe(true);
  advance(90_000);
  expect((await client().verify('once@example.com', codeOf(key))).ok).toBe(true);
});

test('of requests with one code at the same moment one wins, also with the first code', async () => {
  const key = await signUp('race@example.com');
  for (const steps of [-1, 0]) {
    const code = codeOf(key, steps);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client().verify('race@example.com', code)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = answers.filter(({ ok }) => !ok).map(({ error }) => error?.errorCode);
    expect(lost).toEqual(['E061102', 'E061102', 'E061102']);
  }
});

test('a wrong code, an unknown user, one without a seed and a disabled one get one answer', async () => {
  const { key } = await confirmed('known@example.com');
  const disabled = await confirmed('disabled@example.com');
  await running.sdk.management.user.deactivate('disabled@example.com');
  await givenUser(running, 'bare@example.com');
  const wrong = codeOf(key) === '000000' ? '000001' : '000000';
  const answers = [
    await client().verify('known@example.com', wrong),
    await client().verify('known@example.com', 'not a code'),
    await client().verify('nobody@example.com', codeOf(key)),
    await client().verify('bare@example.com', codeOf(key)),
    await client().verify('disabled@example.com', codeOf(disabled.key)),
  ];
  for (const { code, error } of answers) {
    expect([code, error]).toEqual([
      401,
      { errorCode: 'E061102', errorDescription: 'Wrong code', errorMessage: 'Wrong code' },
    ]);
  }
});

test('strict errors name a missing and an existing user', async () => {
  await signUp('taken@example.com');
  const taken = await client(strict).signUp('taken@example.com');
  expect([taken.code, taken.error?.errorCode]).toEqual([400, 'E062107']);
  const missing = await client(strict).verify('missing@example.com', '123456');
  expect([missing.code, missing.error?.errorCode]).toEqual([400, 'E062108']);
});

test('a sign-up with a taken login id looks the same and its seed opens nothing', async () => {
  const { key } = await confirmed('first@example.com');
  const second = await client().signUp('first@example.com', { name: 'Mallory' });
  expect(Object.keys(second.data ?? {})).toEqual(['provisioningURL', 'image', 'key']);
  const refused = await client().verify('first@example.com', codeOf(second.data?.key ?? ''));
  expect(refused.error?.errorCode).toBe('E061102');
  expect((await client().verify('first@example.com', codeOf(key))).ok).toBe(true);
});

test('nobody signs up where sign-up is closed', async () => {
  const closed = await runningIdentity(database.owner, { masterKey: running.masterKey });
  const answer = await client(closed).signUp('closed@example.com');
  await closed.close();
  expect(answer.code).toBe(403);
});

test('what is not of the right shape is refused', async () => {
  const verify = (body: object) => running.call('/v1/auth/totp/verify', { body });
  for (const body of [
    {},
    { loginId: 'a' },
    { loginId: '', code: '1' },
    { loginId: 'a', code: 1 },
  ]) {
    const answer = await verify(body);
    expect([answer.status, answer.body['errorCode']]).toEqual([400, 'E011003']);
  }
});

test('the old seed stays good until the new one has been confirmed', async () => {
  const { key, refresh } = await confirmed('renew@example.com');
  const { data } = await client().update('renew@example.com', refresh);
  const fresh = data?.key ?? '';
  expect(fresh).not.toBe(key);
  expect((await client().verify('renew@example.com', codeOf(key))).ok).toBe(true);
  expect((await client().verify('renew@example.com', codeOf(fresh))).ok).toBe(true);
  const old = await client().verify('renew@example.com', codeOf(key, 1));
  expect(old.error?.errorCode).toBe('E061102');
});

test('a second offer takes the place of the first, and an offer ends after an hour', async () => {
  const { refresh } = await confirmed('offers@example.com');
  const first = await client().update('offers@example.com', refresh);
  const second = await client().update('offers@example.com', refresh);
  const verify = (key: string | undefined) =>
    client().verify('offers@example.com', codeOf(key ?? ''));
  expect((await verify(first.data?.key)).ok).toBe(false);
  advance(3_600_000);
  expect((await verify(second.data?.key)).ok).toBe(false);
  const left = async (now: number) => {
    await deleteEndedOffers(database.owner, new Date(now));
    const { rows } = await database.owner.query(
      `SELECT count(*)::integer AS left FROM totp_offer JOIN login_id USING (user_id)
       WHERE login_id = 'offers@example.com'`,
    );
    return rows[0].left;
  };
  expect([await left(Date.now()), await left(Date.now() + movedMs)]).toEqual([1, 0]);
});

test('a new seed needs a refresh token of the same user', async () => {
  const { refresh } = await confirmed('own@example.com');
  const without = await client().update('own@example.com');
  const foreign = await client().update('ada@example.com', refresh);
  expect([without.code, foreign.code]).toEqual([401, 403]);
});

test('confirming ends the sessions so far but not the sign-ins, and not the new session', async () => {
  await givenUser(running, 'second@example.com');
  const { password } = createSdk({ projectId: running.projectId, baseUrl: running.baseUrl });
  const before = await password.signIn('second@example.com', GOOD_PASSWORD);
  const refresh = before.data?.refreshJwt ?? '';
  const { data } = await client().update('second@example.com', refresh);
  const options = { mfa: true };
  const code = codeOf(data?.key ?? '');
  const alone = await client().verify('second@example.com', code, options);
  expect(alone.code).toBe(401);
  const merged = await client().verify('second@example.com', code, options, refresh);
  expect(claimsOf(merged.data?.sessionJwt ?? '')['amr']).toEqual(['pwd', 'totp', 'mfa']);
  const isRevoked = (token = '') => running.identity.isSessionRevoked(sidOf(token));
  expect(isRevoked(before.data?.sessionJwt)).toBe(true);
  expect(isRevoked(merged.data?.sessionJwt)).toBe(false);
  const refreshed = await running.sdk.refreshSession(refresh);
  expect(isRevoked(refreshed.jwt)).toBe(false);
  const next = await client().verify('second@example.com', codeOf(data?.key ?? '', 1));
  expect(next.ok).toBe(true);
  expect(isRevoked(refreshed.jwt)).toBe(false);
});

test('a code of one user adds nothing to the sign-in of another', async () => {
  const { refresh } = await confirmed('mine@example.com');
  const other = await confirmed('other@example.com');
  const code = codeOf(other.key);
  const mixed = await client().verify('other@example.com', code, { mfa: true }, refresh);
  expect([mixed.code, mixed.error?.errorCode]).toEqual([401, 'E064001']);
});

test('five wrong codes lock the login id, for passwords too', async () => {
  await givenUser(running, 'locked@example.com');
  for (const loginId of ['locked@example.com', 'no-such-user@example.com']) {
    for (let i = 0; i < 5; i += 1) {
      expect((await client().verify(loginId, '000000')).code).toBe(401);
    }
    const refused = await client().verify(loginId, '000000');
    expect([refused.code, refused.error?.errorCode]).toEqual([429, 'E130429']);
    const { status } = await running.call('/v1/auth/password/signin', {
      body: { loginId, password: GOOD_PASSWORD },
    });
    expect(status).toBe(429);
  }
});

test('a right password in between does not give guesses of codes back', async () => {
  await givenUser(running, 'guessed@example.com');
  const codes = [];
  for (let i = 0; i < 6; i += 1) {
    codes.push((await client().verify('guessed@example.com', '000000')).code);
    await running.call('/v1/auth/password/signin', {
      body: { loginId: 'guessed@example.com', password: GOOD_PASSWORD },
    });
  }
  expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
});

test('no seed lies in the database in clear', async () => {
  const { key, refresh } = await confirmed('sealed@example.com');
  const offered = await client().update('sealed@example.com', refresh);
  const { rows } = await database.owner.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(t)) FROM totp t)::text AS seeds,
       (SELECT jsonb_agg(to_jsonb(o)) FROM totp_offer o)::text AS offers,
       (SELECT jsonb_agg(to_jsonb(e)) FROM audit_entry e)::text AS audit`,
  );
  const dump = JSON.stringify(rows);
  for (const seed of [key, offered.data?.key ?? '']) {
    expect(seed).toHaveLength(32);
    expect(dump).not.toContain(seed);
    expect(dump).not.toContain(Buffer.from(seed).toString('hex'));
  }
});
