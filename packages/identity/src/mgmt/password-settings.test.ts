import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

const WEEK_MS = 7 * 86_400_000;

let database: TestDatabase;
let running: RunningIdentity;

beforeEach(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
});

afterEach(async () => {
  await running.close();
  await database.close();
});

const RULES = {
  enabled: true,
  minLength: 8,
  lowercase: false,
  uppercase: false,
  number: false,
  nonAlphaNumeric: false,
  expiration: false,
  expirationWeeks: 4,
  reuse: false,
  reuseAmount: 2,
  lock: false,
  lockAttempts: 5,
};
/** Empty: for everyone. */
const configure = (rules: Partial<typeof RULES>, tenantId = '') =>
  running.sdk.management.password.configureSettings(tenantId, { ...RULES, ...rules });

const policyOf = async (identity: RunningIdentity) =>
  (await identity.call('/v1/auth/password/policy')).body;

async function replace(oldPassword: string, newPassword: string, loginId = 'ada@example.com') {
  const { status, body } = await running.call('/v1/auth/password/replace', {
    body: { loginId, oldPassword, newPassword },
  });
  return [status, body['errorMessage']];
}

test('settings are told as they were set, to everybody and to administrators', async () => {
  const { password } = running.sdk.management;
  expect((await password.getSettings('')).data).toMatchObject({
    ...RULES,
    expirationWeeks: 26,
    reuseAmount: 3,
  });
  const rules = { minLength: 12, lowercase: true, uppercase: true, number: true };
  expect((await configure({ ...rules, nonAlphaNumeric: true })).ok).toBe(true);
  expect((await password.getSettings('')).data).toMatchObject({
    ...RULES,
    ...rules,
    nonAlphaNumeric: true,
    nonAlphanumeric: true,
  });
  expect(await policyOf(running)).toEqual({ ...rules, nonAlphanumeric: true });
});

test('passwords have to have what the settings ask for', async () => {
  const { user } = running.sdk.management;
  await user.create('ada@example.com');
  const fault = async (password: string) =>
    (await user.setActivePassword('ada@example.com', password)).error?.errorMessage;
  await configure({
    minLength: 12,
    lowercase: true,
    uppercase: true,
    number: true,
    nonAlphaNumeric: true,
  });
  expect(await fault('Violet 42')).toBe('The password must have at least 12 characters');
  expect(await fault('VIOLET HARBOUR 42')).toBe('The password must have a lower-case letter');
  expect(await fault('violet harbour 42')).toBe('The password must have an upper-case letter');
  expect(await fault('Violet harbour xy')).toBe('The password must have a digit');
  expect(await fault('Violetharbour42')).toBe(
    'The password must have a character other than letters and digits',
  );
  expect(await fault('Violet harbour 42')).toBeUndefined();
});

test('a tenant’s settings hold for its members, on top of those for everybody', async () => {
  expect((await configure({ uppercase: true }, 'acme')).ok).toBe(true);
  const { user, password } = running.sdk.management;
  await user.create('out@example.com');
  await user.create('in@example.com', { userTenants: [{ tenantId: 'acme', roleNames: [] }] });
  expect((await user.setActivePassword('out@example.com', GOOD_PASSWORD)).ok).toBe(true);
  expect((await user.setActivePassword('in@example.com', GOOD_PASSWORD)).code).toBe(400);
  expect(await policyOf(running)).toMatchObject({ uppercase: false });
  expect((await password.getSettings('acme')).data).toMatchObject({ uppercase: true });
  for (const answer of [await password.getSettings('nowhere'), await configure({}, 'nowhere')]) {
    expect([answer.code, answer.error?.errorCode]).toEqual([404, 'E011004']);
  }
});

test('a password ends after its weeks, and can then only be replaced', async () => {
  await givenUser(running, 'ada@example.com');
  await configure({ expiration: true, expirationWeeks: 4 });
  running.advance(4 * WEEK_MS - 60_000);
  expect((await signIn(running, 'ada@example.com')).answer.status).toBe(200);
  running.advance(60_000);
  await expect(signIn(running, 'ada@example.com')).rejects.toThrow('E062909');
  expect(await replace(GOOD_PASSWORD, 'amber lantern 77')).toEqual([200, undefined]);
});

test('the last passwords are not taken again', async () => {
  await givenUser(running, 'ada@example.com');
  const [first, second, third] = [GOOD_PASSWORD, 'amber lantern 77', 'copper meadow 31'];
  await configure({ reuse: true, reuseAmount: 2 });
  expect(await replace(first, second)).toEqual([200, undefined]);
  expect(await replace(second, first)).toEqual([400, 'The password was used before']);
  expect(await replace(second, third)).toEqual([200, undefined]);
  expect(await replace(third, first)).toEqual([200, undefined]);
  const { refresh } = await signIn(running, 'ada@example.com');
  const update = await running.call('/v1/auth/password/update', {
    body: { loginId: 'ada@example.com', newPassword: first },
    token: refresh,
  });
  expect([update.status, update.body['errorMessage']]).toEqual([
    400,
    'The password was used before',
  ]);
});

test('the settings say after how many failures a login id is locked', async () => {
  await givenUser(running, 'ada@example.com');
  await configure({ lock: true, lockAttempts: 2 });
  const attempt = async () =>
    (
      await running.call('/v1/auth/password/signin', {
        body: { loginId: 'ada@example.com', password: 'wrong' },
      })
    ).status;
  expect([await attempt(), await attempt(), await attempt()]).toEqual([401, 401, 429]);
});

test('where passwords are turned off nobody signs in with one', async () => {
  await givenUser(running, 'in@example.com', { tenants: [{ tenantId: 'acme', roleNames: [] }] });
  await givenUser(running, 'out@example.com');
  await configure({ enabled: false }, 'acme');
  await expect(signIn(running, 'in@example.com')).rejects.toThrow('E011001');
  expect((await signIn(running, 'out@example.com')).answer.status).toBe(200);
  await configure({ enabled: false });
  await expect(signIn(running, 'out@example.com')).rejects.toThrow('E011001');
});

test.each([
  [{ minLength: 4 }, 'minLength'],
  [{ minLength: 65 }, 'minLength'],
  [{ expirationWeeks: 0.5 }, 'expirationWeeks'],
  [{ reuseAmount: 51 }, 'reuseAmount'],
  [{ lockAttempts: -1 }, 'lockAttempts'],
])('settings of %j are refused', async (rules, name) => {
  const answer = await configure(rules);
  expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011003']);
  expect(answer.error?.errorMessage).toContain(name);
});

test('another process on the same database follows, and so does a later one', async () => {
  const other = await runningIdentity(database.owner, { masterKey: running.masterKey });
  await configure({ minLength: 20 });
  await expect.poll(() => policyOf(other)).toMatchObject({ minLength: 20 });
  await other.close();
  const later = await runningIdentity(database.owner, { masterKey: running.masterKey });
  expect(await policyOf(later)).toMatchObject({ minLength: 20 });
  await later.close();
  const [entry] =
    (await running.sdk.management.audit.search({ actions: ['PasswordPolicyModified'] })).data ?? [];
  expect(entry?.data).toMatchObject({ minLength: 20 });
});
