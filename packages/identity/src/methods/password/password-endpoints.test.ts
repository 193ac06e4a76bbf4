import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  GOOD_PASSWORD,
  refreshTokenOf,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
  await running.sdk.management.tenant.createWithId('umbrella', 'Umbrella');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const withPassword = (loginId: string, password: string) =>
  running.call('/v1/auth/password/signin', { body: { loginId, password } });

async function auditOf(userId: string): Promise<{ action: string; method: string }[]> {
  const found = await running.sdk.management.audit.search({ userIds: [userId] });
  return (found.data ?? []).map(({ action, method }) => ({ action, method }));
}

test('a sign-in answers everything that clients read', async () => {
  const userId = await givenUser(running, 'ada@example.com', {
    tenants: [{ tenantId: 'acme', roleNames: [] }],
  });
  const answer = await withPassword('ada@example.com', GOOD_PASSWORD);
  const now = Date.now() / 1000;
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    refreshJwt: '',
    cookieName: 'DSR',
    cookiePath: '/',
    cookieDomain: '',
    firstSeen: true,
    user: {
      userId,
      loginIds: ['ada@example.com'],
      name: 'Name of ada@example.com',
      status: 'enabled',
      password: true,
      userTenants: [{ tenantId: 'acme', tenantName: 'Acme', roleNames: [], permissions: [] }],
    },
  });
  const { sessionJwt, sessionExpiration, cookieExpiration, cookieMaxAge, claims } = answer.body;
  expect(sessionExpiration).toBeCloseTo(now + 600, -2);
  expect(cookieExpiration).toBeCloseTo(now + 30 * 86_400, -2);
  // A second may pass between the start of the sign-in and the creation of its tokens.
  expect(cookieMaxAge).toBeCloseTo(30 * 86_400, -2);
  expect(claims).toEqual(claimsOf(String(sessionJwt)));
  expect(answer.cookies).toEqual([
    expect.stringMatching(/^DSR=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(
      /^DKD=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  expect(answer.cookies[0]).toContain(`; Max-Age=${Number(cookieMaxAge)};`);
  const again = await withPassword('ada@example.com', GOOD_PASSWORD);
  expect(again.body['firstSeen']).toBe(false);
  expect(await auditOf(userId)).toContainEqual({ action: 'LoginSucceed', method: 'password' });
});

test('a login id is found in any case and with blanks around it', async () => {
  await givenUser(running, 'Grace@Example.com');
  expect((await withPassword('  grace@EXAMPLE.com ', GOOD_PASSWORD)).status).toBe(200);
});

test('an unknown user, a wrong password and a disabled user get the same answer', async () => {
  await givenUser(running, 'known@example.com');
  await givenUser(running, 'disabled@example.com');
  await running.sdk.management.user.create('bare@example.com');
  await running.sdk.management.user.deactivate('disabled@example.com');
  const answers = [
    await withPassword('nobody@example.com', GOOD_PASSWORD),
    await withPassword('known@example.com', 'not the password'),
    await withPassword('disabled@example.com', GOOD_PASSWORD),
    await withPassword('bare@example.com', GOOD_PASSWORD),
  ];
  for (const { status, body, cookies } of answers) {
    expect([status, body, cookies]).toEqual([
      401,
      {
        errorCode: 'E062901',
        errorDescription: 'Invalid signin credentials',
        errorMessage: 'Invalid signin credentials',
      },
      [],
    ]);
  }
});

test('five failures lock the login id, for longer each time, known or not', async () => {
  await givenUser(running, 'locked@example.com');
  for (const loginId of ['locked@example.com', 'no-such-user@example.com']) {
    for (let i = 0; i < 5; i += 1) {
      expect((await withPassword(loginId, 'wrong')).status).toBe(401);
    }
    const refused = await withPassword(loginId, GOOD_PASSWORD);
    expect([refused.status, refused.body['errorCode']]).toEqual([429, 'E130429']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(25);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  }
  running.advance(31_000);
  expect((await withPassword('locked@example.com', 'wrong')).status).toBe(401);
  const longer = await withPassword('locked@example.com', GOOD_PASSWORD);
  expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(55);
  running.advance(61_000);
  expect((await withPassword('locked@example.com', GOOD_PASSWORD)).status).toBe(200);
  expect((await withPassword('locked@example.com', 'wrong')).status).toBe(401);
  expect((await withPassword('locked@example.com', GOOD_PASSWORD)).status).toBe(200);
});

test('attempts at the same moment cannot slip through the lock together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => withPassword('raced@example.com', 'wrong')),
  );
  const tried = answers.filter((answer) => answer.status === 401);
  expect(tried).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
});

test('the lock holds in other processes too, and stores no address', async () => {
  const other = await runningIdentity(database.owner, { masterKey: running.masterKey });
  for (let i = 0; i < 5; i += 1) await withPassword('shared@example.com', 'wrong');
  const refused = await other.call('/v1/auth/password/signin', {
    body: { loginId: 'shared@example.com', password: 'x' },
  });
  await other.close();
  expect(refused.status).toBe(429);
  const { rows } = await database.owner.query(
    "SELECT encode(login_key, 'escape') AS k FROM lockout",
  );
  expect(JSON.stringify(rows)).not.toContain('example.com');
});

test('one address runs out of attempts over many login ids', async () => {
  const strict = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { addressBurst: 3, addressPerMinute: 6 },
  });
  const answers = [];
  for (const who of ['a', 'b', 'c', 'd']) {
    answers.push(
      await strict.call('/v1/auth/password/signin', {
        body: { loginId: `spray-${who}@example.com`, password: 'Summer2026!' },
      }),
    );
  }
  await strict.close();
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 429]);
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what was typed into the login field is kept only when somebody has it', async () => {
  await withPassword('my-secret-typed-in-the-wrong-field', 'x');
  const { rows } = await database.owner.query('SELECT * FROM audit_entry');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('wrong-field');
});

test('the policy is told', async () => {
  const answer = await running.call('/v1/auth/password/policy');
  expect(answer.body).toEqual({
    minLength: 8,
    lowercase: false,
    uppercase: false,
    number: false,
    nonAlphanumeric: false,
  });
});

test('a signed-in user sets a new password, which ends their other sign-ins only', async () => {
  await givenUser(running, 'update@example.com');
  const [here, there] = [
    await signIn(running, 'update@example.com'),
    await signIn(running, 'update@example.com'),
  ];
  const update = (newPassword: string, loginId = 'update@example.com', token = here.refresh) =>
    running.call('/v1/auth/password/update', { body: { loginId, newPassword }, token });
  expect((await update('password1')).body['errorCode']).toBe('E011003');
  expect((await update('a fine new one 7', 'known@example.com')).status).toBe(403);
  expect((await update('a fine new one 7', 'update@example.com', '')).status).toBe(401);
  const done = await update('a fine new one 7');
  expect([done.status, done.body]).toEqual([200, {}]);
  expect((await withPassword('update@example.com', GOOD_PASSWORD)).status).toBe(401);
  expect((await withPassword('update@example.com', 'a fine new one 7')).status).toBe(200);
  expect(running.identity.isSessionRevoked(sidOf(here.session))).toBe(false);
  expect(running.identity.isSessionRevoked(sidOf(there.session))).toBe(true);
});

test('a temporary password opens nothing but its replacement', async () => {
  await givenUser(running, 'temp@example.com');
  const temporary = 'handed over 1881';
  await running.sdk.management.user.setTemporaryPassword('temp@example.com', temporary);
  const refused = await withPassword('temp@example.com', temporary);
  expect([refused.status, refused.body['errorCode']]).toEqual([401, 'E062909']);
  const replace = (oldPassword: string, newPassword: string) =>
    running.call('/v1/auth/password/replace', {
      body: { loginId: 'temp@example.com', oldPassword, newPassword },
    });
  expect((await replace('not it', 'copper lantern 9')).body['errorCode']).toBe('E062901');
  expect((await replace(temporary, temporary)).body['errorCode']).toBe('E011003');
  expect((await replace(temporary, '12345678')).body['errorCode']).toBe('E011003');
  const replaced = await replace(temporary, 'copper lantern 9');
  expect(replaced.status).toBe(200);
  expect(refreshTokenOf(replaced)).not.toBe('');
  expect((await withPassword('temp@example.com', 'copper lantern 9')).status).toBe(200);
});

test('sign-up is closed, with a proper answer', async () => {
  const signUp = await running.call('/v1/auth/password/signup', {
    body: { loginId: 'new@example.com', password: GOOD_PASSWORD },
  });
  expect([signUp.status, signUp.body['errorCode']]).toEqual([403, 'E011001']);
});

test('where it is open, sign-up creates a user without roles and tenants', async () => {
  const open = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { isSignUpOpen: true },
  });
  const body = {
    loginId: 'self@example.com',
    password: GOOD_PASSWORD,
    user: { name: 'Self', roleNames: ['Owner'], userTenants: [{ tenantId: 'acme' }] },
  };
  const weak = await open.call('/v1/auth/password/signup', { body: { ...body, password: 'abc' } });
  const done = await open.call('/v1/auth/password/signup', { body });
  const twice = await open.call('/v1/auth/password/signup', { body });
  await open.close();
  expect([weak.status, weak.body['errorCode']]).toEqual([400, 'E011003']);
  expect(done.status).toBe(200);
  expect(done.body['user']).toMatchObject({ name: 'Self', roleNames: [], userTenants: [] });
  expect([twice.status, twice.body['errorCode']]).toEqual([400, 'E062107']);
});

test('sign-in options: a tenant, claims of the client, ending other sign-ins', async () => {
  await givenUser(running, 'options@example.com', {
    tenants: [
      { tenantId: 'acme', roleNames: [] },
      { tenantId: 'umbrella', roleNames: [] },
    ],
  });
  const plain = await signIn(running, 'options@example.com');
  expect(plain.claims).not.toHaveProperty('dct');
  const chosen = await signIn(running, 'options@example.com', {
    tenantId: 'umbrella',
    customClaims: { theme: 'dark', sub: 'root' },
    revokeOtherSessions: true,
  });
  expect(chosen.claims).toMatchObject({ dct: 'umbrella', nsec: { theme: 'dark', sub: 'root' } });
  expect(chosen.claims['sub']).toBe(plain.claims['sub']);
  expect(running.identity.isSessionRevoked(sidOf(plain.session))).toBe(true);
  await expect(signIn(running, 'options@example.com', { tenantId: 'other' })).rejects.toThrow(
    'not a member',
  );
  const tooMany = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`c${i}`, 1]));
  for (const customClaims of [tooMany, { ['x'.repeat(61)]: 1 }, { x: 'y'.repeat(500) }]) {
    await expect(signIn(running, 'options@example.com', { customClaims })).rejects.toThrow(
      'E011003',
    );
  }
});

test('in body mode the refresh token is in the body and no cookie is set', async () => {
  const bodyMode = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { refreshMode: 'body' },
  });
  const { answer } = await signIn(bodyMode, 'ada@example.com');
  const token = String(answer.body['refreshJwt']);
  const refreshed = await bodyMode.call('/v1/auth/refresh', { body: {}, token });
  await bodyMode.close();
  expect(claimsOf(token)['drn']).toBe('DSR');
  expect(answer.cookies).toEqual([]);
  expect(claimsOf(String(refreshed.body['refreshJwt']))['jti']).not.toBe(claimsOf(token)['jti']);
});

test('the log has every attempt with its outcome', () => {
  const outcomes = running.logged.filter(({ event }) => event === 'proof.tried');
  const details = outcomes.map(({ detail }) => detail);
  expect(details).toContain('POST /v1/auth/password/signin 200');
  expect(details).toContain('POST /v1/auth/password/signin 401');
  expect(details.filter((detail) => detail?.endsWith('429'))).toEqual([]);
});

test('no log entry of all this has a login id, a password or a token', () => {
  const text = JSON.stringify(running.logged);
  for (const secret of ['example.com', GOOD_PASSWORD, 'eyJ']) expect(text).not.toContain(secret);
});
