import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lastCode } from '../testing/otp-client.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  refreshTokenOf,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { tokenOf } from '../testing/sent-links.ts';
import { ENDPOINTS } from '../wire/endpoint-table.ts';

/** Only the user, with all of their proofs, may change sign-in methods. */

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    identity: {
      oauthProviders: {
        gone: { clientId: 'c', clientSecret: 's', issuer: 'http://127.0.0.1:9' },
      },
    },
  });
  await running.sdk.management.permission.create('impersonation');
  await running.sdk.management.role.create('Support', '', ['impersonation']);
  await givenUser(running, 'support@example.com');
  await running.sdk.management.user.setRoles('support@example.com', ['Support']);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

let counter = 0;
let loginId = '';

beforeEach(async () => {
  counter += 1;
  loginId = `ada${counter}@example.com`;
  await givenUser(running, loginId);
});

const NEW_EMAIL = 'mallory@elsewhere.example';
const NEW_PHONE = '+15550301234';
const URI = `${CONSOLE_ORIGIN}/login`;

/**
 * A request for each endpoint with the effect `change`; the last is the status when it is allowed.
 */
const CHANGES: [string, object, number][] = [
  ['/v1/auth/otp/update/email', { email: NEW_EMAIL, mfa: true }, 200],
  ...['sms', 'voice', 'whatsapp', 'im'].map((way): [string, object, number] => [
    `/v1/auth/otp/update/phone/${way}`,
    { phone: NEW_PHONE },
    200,
  ]),
  ['/v1/auth/magiclink/update/email', { email: NEW_EMAIL, URI }, 200],
  ...['sms', 'whatsapp', 'im'].map((way): [string, object, number] => [
    `/v1/auth/magiclink/update/phone/${way}`,
    { phone: NEW_PHONE, URI },
    200,
  ]),
  ['/v1/auth/enchantedlink/update/email', { email: NEW_EMAIL, URI }, 200],
  ['/v1/auth/totp/update', {}, 200],
  ['/v1/auth/webauthn/update/start', { origin: CONSOLE_ORIGIN }, 200],
  ['/v1/auth/password/update', { newPassword: 'copper lantern 9' }, 200],
  [
    '/v1/auth/password/replace',
    { oldPassword: GOOD_PASSWORD, newPassword: 'copper lantern 9' },
    200,
  ],
  ['/v1/auth/logoutall', {}, 200],
  // Allowed, it continues to a provider that does not answer.
  ['/v1/auth/oauth/authorize/update?provider=gone', {}, 400],
];

async function statusOf(path: string, body: object, token: string): Promise<number> {
  return (await running.call(path, { body: { loginId, ...body }, token })).status;
}

/** Sets up an authenticator app; returns its key. */
async function enrolled(): Promise<string> {
  const { refresh } = await signIn(running, loginId);
  const { body } = await running.call('/v1/auth/totp/update', {
    body: { loginId },
    token: refresh,
  });
  const key = String(body['key']);
  // A code of the previous step is refused if the next step starts meanwhile: then another one is
  // tried.
  await expect
    .poll(async () => {
      const shown = { loginId, code: codeOf(key, -1) };
      return (await running.call('/v1/auth/totp/verify', { body: shown })).status;
    })
    .toBe(200);
  return key;
}

function codeOf(key: string, steps = 0): string {
  return generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

test.each(CHANGES)(
  '%s needs the authenticator app beside a password',
  async (path, body, allowed) => {
    const key = await enrolled();
    const half = await signIn(running, loginId);
    expect(await statusOf(path, body, half.refresh)).toBe(403);
    const code = { loginId, code: codeOf(key), loginOptions: { mfa: true } };
    const whole = await running.call('/v1/auth/totp/verify', { body: code, token: half.refresh });
    expect(claimsOf(String(whole.body['sessionJwt']))['amr']).toEqual(['pwd', 'totp', 'mfa']);
    expect(await statusOf(path, body, refreshTokenOf(whole))).toBe(allowed);
  },
);

/** One requires the old password, the other ends sign-ins: no one should have to sign in for that. */
const WITHOUT_FRESHNESS = ['/v1/auth/password/replace', '/v1/auth/logoutall'];

test.each(CHANGES)('%s needs a sign-in of the last 15 minutes', async (path, body, allowed) => {
  const old = await signIn(running, loginId);
  await database.owner.query(
    `UPDATE refresh_family SET created_at = now() - interval '16 minutes' WHERE sid = $1`,
    [sidOf(old.session)],
  );
  const isAlways = WITHOUT_FRESHNESS.includes(path);
  expect(await statusOf(path, body, old.refresh)).toBe(isAlways ? allowed : 403);
});

test('a proof that is added to an old sign-in makes it a new one', async () => {
  const old = await signIn(running, loginId);
  await database.owner.query(
    `UPDATE refresh_family SET created_at = now() - interval '16 minutes' WHERE sid = $1`,
    [sidOf(old.session)],
  );
  const change = { newPassword: 'copper lantern 9' };
  const renewed = await running.call('/v1/auth/refresh', { body: {}, token: old.refresh });
  const refreshed = refreshTokenOf(renewed);
  expect(await statusOf('/v1/auth/password/update', change, refreshed)).toBe(403);
  const stepped = await running.call('/v1/auth/password/signin', {
    body: { loginId, password: GOOD_PASSWORD, loginOptions: { stepup: true } },
    token: refreshed,
  });
  expect(await statusOf('/v1/auth/password/update', change, refreshTokenOf(stepped))).toBe(200);
});

/** The old password, required by this one itself, is sent along with the code. */
const WITHOUT_PASSWORD = CHANGES.filter(([path]) => !path.endsWith('/replace'));

test.each(WITHOUT_PASSWORD)('%s needs more than a code of the app', async (path, body) => {
  const key = await enrolled();
  const guessed = await running.call('/v1/auth/totp/verify', {
    body: { loginId, code: codeOf(key) },
  });
  expect(guessed.status).toBe(200);
  expect(await statusOf(path, body, refreshTokenOf(guessed))).toBe(403);
});

test('a password and a mail do not stand for the app', async () => {
  await enrolled();
  const { refresh } = await signIn(running, loginId);
  const loginOptions = { mfa: true };
  await running.call('/v1/auth/otp/signin/email', {
    body: { loginId, loginOptions },
    token: refresh,
  });
  const both = await running.call('/v1/auth/otp/verify/email', {
    body: { loginId, code: lastCode(running) },
    token: refresh,
  });
  expect(claimsOf(String(both.body['sessionJwt']))['amr']).toEqual(['pwd', 'email', 'mfa']);
  for (const [path, body] of CHANGES) {
    expect([path, await statusOf(path, body, refreshTokenOf(both))]).toEqual([path, 403]);
  }
});

test('a link to reset the password changes nothing without the code of the app', async () => {
  const key = await enrolled();
  await running.call('/v1/auth/password/reset', { body: { loginId } });
  const opened = await running.call('/v1/auth/magiclink/verify', {
    body: { token: tokenOf(running.sent.at(-1)) },
  });
  const refresh = refreshTokenOf(opened);
  for (const [path, body] of CHANGES.filter(([changed]) => !changed.endsWith('/replace'))) {
    expect([path, await statusOf(path, body, refresh)]).toEqual([path, 403]);
  }
  const code = { loginId, code: codeOf(key), loginOptions: { mfa: true } };
  const whole = await running.call('/v1/auth/totp/verify', { body: code, token: refresh });
  const newPassword = 'copper lantern 9';
  expect(await statusOf('/v1/auth/password/update', { newPassword }, refreshTokenOf(whole))).toBe(
    200,
  );
});

async function actingAsAda(): Promise<string> {
  const { data } = await running.sdk.management.jwt.impersonate(
    'support@example.com',
    loginId,
    false,
  );
  return data?.jwt ?? '';
}

test.each(WITHOUT_PASSWORD)('%s is not for who acts as the user', async (path, body) => {
  expect(await statusOf(path, body, await actingAsAda())).toBe(403);
});

test('who acts as the user does not sign them out, and stays signed in', async () => {
  const own = await signIn(running, loginId);
  const token = await actingAsAda();
  const refused = await running.call('/v1/auth/logoutall', { body: {}, token });
  expect([refused.status, refused.cookies]).toEqual([403, []]);
  expect(running.identity.isSessionRevoked(sidOf(own.session))).toBe(false);
  expect((await running.call('/v1/auth/logout', { body: {}, token })).status).toBe(200);
  expect(running.identity.isSessionRevoked(sidOf(own.session))).toBe(false);
});

test('no proof is added to the sign-in of who acts as the user', async () => {
  const token = await actingAsAda();
  for (const loginOptions of [{ mfa: true }, { stepup: true }]) {
    const body = { loginId, password: 'violet harbour 42', loginOptions };
    const merged = await running.call('/v1/auth/password/signin', { body, token });
    expect([merged.status, merged.body['errorCode']]).toEqual([403, 'E011004']);
    const passkey = await running.call('/v1/auth/webauthn/signin/start', {
      body: { origin: CONSOLE_ORIGIN, loginOptions },
      token,
    });
    expect(passkey.status).toBe(403);
  }
});

/** Changed in steps, which have tests of their own: `webauthn-endpoints` and `sign-up-or-in`. */
const IN_STEPS = ['/v1/auth/webauthn/update/finish', '/v1/flow/next', '/v2/flow/next'];

test('every endpoint with the effect `change` is tried here', () => {
  const declared = ENDPOINTS.filter(
    (endpoint) => endpoint.access !== 'management' && endpoint.effect === 'change',
  ).map(({ path }) => path);
  const tried = CHANGES.map(([path]) => path.split('?')[0]);
  expect(new Set([...tried, ...IN_STEPS])).toEqual(new Set(declared));
});

/** Everything that opens the account, and the sign-ins that are alive. */
async function stateOfAccount(): Promise<unknown[]> {
  const { rows } = await running.pool.query(
    `SELECT a.email, a.phone, a.user_id,
       (SELECT array_agg(l.login_id ORDER BY 1) FROM login_id l WHERE l.user_id = a.user_id) AS ids,
       (SELECT p.hash FROM password p WHERE p.user_id = a.user_id) AS password,
       (SELECT t.sealed_seed FROM totp t WHERE t.user_id = a.user_id) AS seed,
       (SELECT count(*) FROM totp_offer t WHERE t.user_id = a.user_id) AS offers,
       (SELECT count(*) FROM passkey k WHERE k.user_id = a.user_id) AS passkeys,
       (SELECT count(*) FROM federated_identity f WHERE f.user_id = a.user_id) AS identities,
       (SELECT count(*) FROM refresh_family f WHERE f.user_id = a.user_id AND f.revoked_at IS NOT NULL)
         AS ended
     FROM account a JOIN login_id l USING (user_id) WHERE l.login_id = $1`,
    [loginId],
  );
  return rows;
}

/** Ends the sign-in that asks: its own effect. */
const ENDS_ITSELF = '/v1/auth/logout';

test('no endpoint changes an account with an authenticator app by its password alone', async () => {
  await enrolled();
  const { refresh } = await signIn(running, loginId);
  const before = await stateOfAccount();
  for (const endpoint of ENDPOINTS) {
    if (endpoint.access === 'management' || endpoint.path === ENDS_ITSELF) continue;
    const path = endpoint.path.replace('{project}', running.projectId);
    const body = {
      loginId,
      email: NEW_EMAIL,
      phone: NEW_PHONE,
      password: GOOD_PASSWORD,
      oldPassword: GOOD_PASSWORD,
      newPassword: 'copper lantern 9',
      user: { loginId, email: NEW_EMAIL },
      origin: CONSOLE_ORIGIN,
      URI,
      provider: 'gone',
      loginOptions: { revokeOtherSessions: true },
    };
    await fetch(running.baseUrl + path, {
      method: endpoint.method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${running.projectId}:${refresh}`,
        'content-type': 'application/json',
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    expect([path, await stateOfAccount()]).toEqual([path, before]);
  }
});

test('what was asked for before the app was set up is void afterwards', async () => {
  const { refresh } = await signIn(running, loginId);
  expect(await statusOf('/v1/auth/otp/update/email', { email: NEW_EMAIL }, refresh)).toBe(200);
  const code = lastCode(running);
  await enrolled();
  const late = await running.call('/v1/auth/otp/verify/email', { body: { loginId, code } });
  expect(late.status).toBe(401);
});
