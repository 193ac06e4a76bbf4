import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  byWay,
  clientOf,
  lastCode,
  otherThan,
  outcomeOf,
  type Client,
} from '../../testing/otp-client.ts';
import { releasedTogether } from '../../testing/released-together.ts';
import {
  claimsOf,
  givenUser,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';

const PHONE_MASK = expect.stringMatching(/^\+\*+\d{4}$/);
const WRONG = [401, 'E061102'];
const TOO_MANY = [429, 'E130429'];
const EXPIRED = [401, 'E061104'];
const LOCKED = [429, 'E130429'];

let database: TestDatabase;
let running: RunningIdentity;
let client: Client;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  client = clientOf(running);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

let counter = 0;
let email = '';
let phone = '';
let userId = '';

/** A user of each test's own. */
beforeEach(async () => {
  counter += 1;
  email = `ada${counter}@example.com`;
  phone = `+1555010${String(counter).padStart(4, '0')}`;
  const created = await running.sdk.management.user.create(email, {
    email,
    phone,
    displayName: 'Ada',
    additionalLoginIds: [phone, `ada-${counter}`],
  });
  userId = created.data?.userId ?? '';
  running.sent.length = 0;
});

async function auditOf(id: string): Promise<string[]> {
  const found = await running.sdk.management.audit.search({ userIds: [id] });
  return (found.data ?? []).map(({ action, method }) => `${action} ${method}`);
}

test.each([
  ['email', { maskedEmail: 'a***@example.com' }],
  ['sms', { maskedPhone: PHONE_MASK }],
  ['voice', { maskedPhone: PHONE_MASK }],
  ['whatsapp', { maskedPhone: PHONE_MASK }],
  ['im', { maskedPhone: PHONE_MASK }],
])('a code by %s signs in, once', async (method, masked) => {
  const loginId = method === 'email' ? email : phone;
  const verify = byWay(client.otp.verify, method);
  const started = await byWay(client.otp.signIn, method)(loginId);
  expect(started.data).toEqual(masked);
  expect(running.sent).toMatchObject([{ method, to: loginId, kind: 'otp' }]);
  const code = lastCode(running);
  const verified = await verify(loginId, code);
  expect(verified.data).toMatchObject({
    user: {
      userId,
      status: 'enabled',
      verifiedEmail: method === 'email',
      verifiedPhone: method !== 'email',
    },
    firstSeen: true,
    cookieName: 'DSR',
  });
  expect(claimsOf(verified.data?.sessionJwt ?? '')).toMatchObject({ sub: userId, amr: [method] });
  expect(outcomeOf(await verify(loginId, code))).toEqual(WRONG);
  expect((await auditOf(userId)).toSorted()).toEqual([
    'LoginFailed otp',
    'LoginStarted otp',
    'LoginSucceed otp',
    'UserCreated ',
  ]);
});

test('the server library signs in the same way', async () => {
  await running.sdk.otp.signIn.email(email);
  const verified = await running.sdk.otp.verify.email(email, lastCode(running));
  expect(verified.ok).toBe(true);
  expect(verified.data?.refreshJwt).toMatch(/^ey/);
  expect((await running.sdk.validateJwt(verified.data?.sessionJwt ?? '')).token.sub).toBe(userId);
});

test('a name as login id leads to the address of its user; any of their login ids verifies', async () => {
  const started = await client.otp.signIn.email(`ada-${counter}`);
  expect(started.data).toEqual({ maskedEmail: 'a***' });
  expect(running.sent.at(-1)?.to).toBe(email);
  const verified = await client.otp.verify.email(
    `  ${email.toUpperCase()} `,
    ` ${lastCode(running)} `,
  );
  expect(verified.ok).toBe(true);
});

test('an invited user is enabled by the first code', async () => {
  await running.pool.query(`UPDATE account SET status = 'invited' WHERE user_id = $1`, [userId]);
  await client.otp.signIn.email(email);
  const verified = await client.otp.verify.email(email, lastCode(running));
  expect(verified.data?.user).toMatchObject({ status: 'enabled', verifiedEmail: true });
  const loaded = await running.sdk.management.user.load(email);
  expect(loaded.data).toMatchObject({ status: 'enabled', verifiedEmail: true });
});

test('a login id that is an address becomes that of a user who has none', async () => {
  await running.sdk.management.user.create(`bare${counter}@example.com`);
  await client.otp.signIn.email(`bare${counter}@example.com`);
  const verified = await client.otp.verify.email(`bare${counter}@example.com`, lastCode(running));
  expect(verified.data?.user).toMatchObject({
    email: `bare${counter}@example.com`,
    verifiedEmail: true,
  });
});

test('a login id that is another address than the user’s own is proved, but does not replace it', async () => {
  await running.sdk.management.user.create(`work${counter}@example.com`, {
    email: `home${counter}@example.com`,
  });
  await client.otp.signIn.email(`work${counter}@example.com`);
  expect(running.sent.at(-1)?.to).toBe(`work${counter}@example.com`);
  const verified = await client.otp.verify.email(`work${counter}@example.com`, lastCode(running));
  expect(verified.data?.user).toMatchObject({
    email: `home${counter}@example.com`,
    verifiedEmail: false,
  });
});

test('wrong codes: five tries, then the code is void, even the right one', async () => {
  await client.otp.signIn.email(email);
  const code = lastCode(running);
  for (let i = 0; i < 5; i += 1) {
    expect(outcomeOf(await client.otp.verify.email(email, otherThan(code)))).toEqual(WRONG);
  }
  expect(outcomeOf(await client.otp.verify.email(email, code))).toEqual(TOO_MANY);
  expect(outcomeOf(await running.sdk.otp.verify.email(email, code))).toEqual(TOO_MANY);
  expect(await auditOf(userId)).toContain('LoginExceedMaxAttempts otp');
});

test('the right code at the last try is good', async () => {
  await client.otp.signIn.email(email);
  const code = lastCode(running);
  for (let i = 0; i < 4; i += 1) await client.otp.verify.email(email, otherThan(code));
  expect((await client.otp.verify.email(email, code)).ok).toBe(true);
});

test('a fresh code is no way around the lock of the login id, which passwords share', async () => {
  await givenUser(running, `grace${counter}@example.com`);
  const loginId = `grace${counter}@example.com`;
  await client.otp.signIn.email(loginId);
  const first = lastCode(running);
  for (let i = 0; i < 5; i += 1) await client.otp.verify.email(loginId, otherThan(first));
  await client.otp.signIn.email(loginId);
  const second = lastCode(running);
  const locked = await client.otp.verify.email(loginId, second);
  expect(outcomeOf(locked)).toEqual(LOCKED);
  expect(Number(locked.error?.retryAfter)).toBeGreaterThan(0);
  await expect(signIn(running, loginId)).rejects.toThrow('E130429');
  running.advance(31_000);
  expect((await client.otp.verify.email(loginId, second)).ok).toBe(true);
  // The success has cleared the failures.
  await client.otp.signIn.email(loginId);
  for (let i = 0; i < 4; i += 1)
    await client.otp.verify.email(loginId, otherThan(lastCode(running)));
  expect((await client.otp.verify.email(loginId, lastCode(running))).ok).toBe(true);
});

test('an expired code is told from a wrong one', async () => {
  await client.otp.signIn.email(email);
  running.advance(299_000);
  expect(outcomeOf(await client.otp.verify.email(email, otherThan(lastCode(running))))).toEqual(
    WRONG,
  );
  running.advance(2_000);
  expect(outcomeOf(await client.otp.verify.email(email, lastCode(running)))).toEqual(EXPIRED);
});

test('only the newest code is good, whichever login id it was asked with', async () => {
  await client.otp.signIn.email(email);
  const older = lastCode(running);
  await client.otp.signIn.email(`ada-${counter}`);
  const newer = lastCode(running);
  expect(outcomeOf(await client.otp.verify.email(email, older))).toEqual(WRONG);
  expect((await client.otp.verify.email(email, newer)).ok).toBe(true);
});

test('a code is good for the way that it was sent by only, and for its user only', async () => {
  await client.otp.signIn.sms(phone);
  const code = lastCode(running);
  await running.sdk.management.user.create(`other${counter}@example.com`);
  expect(outcomeOf(await client.otp.verify.voice(phone, code))).toEqual(WRONG);
  expect(outcomeOf(await client.otp.verify.email(email, code))).toEqual(WRONG);
  expect(outcomeOf(await client.otp.verify.sms(`other${counter}@example.com`, code))).toEqual(
    WRONG,
  );
  expect((await client.otp.verify.sms(phone, code)).ok).toBe(true);
});

test('of two at the same moment with the right code one signs in', async () => {
  await client.otp.signIn.email(email);
  const code = lastCode(running);
  const answers = await releasedTogether(
    running.pool,
    'SELECT FROM account FOR NO KEY UPDATE',
    () => client.otp.verify.email(email, code),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.map(outcomeOf)).toContainEqual(WRONG);
  const { rows } = await running.pool.query('SELECT FROM refresh_family WHERE user_id = $1', [
    userId,
  ]);
  expect(rows).toHaveLength(1);
});

test('wrong codes at the same moment are no more tries than one after the other', async () => {
  await client.otp.signIn.email(email);
  const code = lastCode(running);
  // With several login ids, so that the lock of one does not stop them first.
  const loginIds = [email, phone, `ada-${counter}`];
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      client.otp.verify.email(loginIds[i % 3] ?? email, otherThan(code)),
    ),
  );
  const { rows } = await running.pool.query('SELECT max(tries) AS tries FROM one_time_code');
  expect(rows[0].tries).toBe(5);
  expect(outcomeOf(await client.otp.verify.email(email, code))).toEqual(TOO_MANY);
});

test('a user who is disabled gets no code, and none that was sent before is good', async () => {
  await client.otp.signIn.email(email);
  const code = lastCode(running);
  await running.sdk.management.user.deactivate(email);
  expect(outcomeOf(await client.otp.verify.email(email, code))).toEqual([401, 'E061102']);
  running.sent.length = 0;
  expect((await client.otp.signIn.email(email)).data).toEqual({ maskedEmail: 'a***@example.com' });
  expect(running.sent).toEqual([]);
});

test('a code that was sent to an address which was taken from the user opens nothing', async () => {
  await client.otp.signIn.email(`ada-${counter}`);
  await running.pool.query('UPDATE account SET email = $2 WHERE user_id = $1', [
    userId,
    'new@x.example',
  ]);
  await running.pool.query('DELETE FROM login_id WHERE login_id = $1', [email]);
  expect(outcomeOf(await client.otp.verify.email(`ada-${counter}`, lastCode(running)))).toEqual(
    WRONG,
  );
});

test('options are those of the sign-in, not of the verification', async () => {
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
  await running.sdk.management.user.addTenant(email, 'acme');
  const before = await (async () => {
    await client.otp.signIn.email(email);
    return client.otp.verify.email(email, lastCode(running));
  })();
  await client.otp.signIn.email(email, {
    tenantId: 'acme',
    customClaims: { theme: 'dark' },
    revokeOtherSessions: true,
    templateOptions: { reason: 'review', link: 'https://evil.example' },
  });
  expect(running.sent.at(-1)?.text).toContain('reason: review');
  expect(running.sent.at(-1)?.text).not.toContain('evil');
  const verified = await running.call('/v1/auth/otp/verify/email', {
    body: {
      loginId: email,
      code: lastCode(running),
      loginOptions: { customClaims: { theme: 'x' } },
    },
  });
  expect(claimsOf(String(verified.body['sessionJwt']))).toMatchObject({
    dct: 'acme',
    nsec: { theme: 'dark' },
  });
  expect(
    running.identity.isSessionRevoked(String(claimsOf(before.data?.sessionJwt ?? '')['sid'])),
  ).toBe(true);
  await client.otp.signIn.email(email, { tenantId: 'elsewhere' });
  const refused = await client.otp.verify.email(email, lastCode(running));
  expect(outcomeOf(refused)).toEqual([403, 'E011004']);
});

test.each(['mfa', 'stepup'] as const)(
  '%s adds the code to the user’s own sign-in only',
  async (option) => {
    const loginId = `grace${counter}@example.com`;
    const graceId = await givenUser(running, loginId);
    const { refresh } = await signIn(running, loginId);
    const lo = { [option]: true };
    expect(outcomeOf(await client.otp.signIn.email(loginId, lo))).toEqual([401, 'E011002']);
    expect(outcomeOf(await client.otp.signIn.email(email, lo, refresh))).toEqual([401, 'E064001']);
    expect(outcomeOf(await client.otp.signIn.email('no@x.example', lo, refresh))).toEqual([
      401,
      'E064001',
    ]);
    expect(running.sent).toEqual([]);
    expect((await client.otp.signIn.email(loginId, lo, refresh)).ok).toBe(true);
    const body = { loginId, code: lastCode(running) };
    const withoutToken = await running.call('/v1/auth/otp/verify/email', { body });
    expect([withoutToken.status, withoutToken.body['errorCode']]).toEqual([401, 'E011002']);
    const verified = await running.call('/v1/auth/otp/verify/email', { body, token: refresh });
    expect(verified.status).toBe(200);
    expect(claimsOf(String(verified.body['sessionJwt']))).toMatchObject({
      sub: graceId,
      amr: ['pwd', 'email', 'mfa'],
    });
  },
);

test('fields are checked with the client library’s own words', async () => {
  const errorOf = async (path: string, body: object) =>
    (await running.call(`/v1/auth/otp/${path}`, { body })).body;
  const cases: [string, object, string][] = [
    ['signin/email', {}, '"loginId" must be a string'],
    ['signin/email', { loginId: '' }, '"loginId" must not be empty'],
    ['signin/email', { loginId: 'bad@' }, '"bad@" is not a valid email'],
    ['signin/sms', { loginId: '123' }, '"123" is not a valid phone number'],
    ['signup-in/sms', { loginId: '+0123456' }, '"+0123456" is not a valid phone number'],
    ['verify/email', { loginId: 'x' }, '"code" must be a string'],
    ['verify/email', { loginId: 'x', code: '' }, '"code" must not be empty'],
  ];
  for (const [path, body, text] of cases) {
    expect(await errorOf(path, body)).toEqual({
      errorCode: 'E011003',
      errorDescription: text,
      errorMessage: text,
    });
  }
  const unknown = await running.call('/v1/auth/otp/signin/pigeon', { body: { loginId: 'x' } });
  expect(unknown.status).toBe(404);
  expect(() => client.otp.signIn.email('')).toThrow('"loginId" must not be empty');
});
