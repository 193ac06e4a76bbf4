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

let database: TestDatabase;
let running: RunningIdentity;
let client: Client;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  client = clientOf(running);
  await givenUser(running, 'grace@example.com');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

let counter = 0;
let loginId = '';
let fresh = '';
let token = '';
let session = '';

beforeEach(async () => {
  counter += 1;
  loginId = `ada${counter}@example.com`;
  fresh = `new${counter}@example.com`;
  await givenUser(running, loginId);
  const signedIn = await signIn(running, loginId);
  token = signedIn.refresh;
  session = signedIn.session;
  running.sent.length = 0;
});

const userOf = async (id: string) => (await running.sdk.management.user.load(id)).data;

test('a new email is the user’s once its code is verified', async () => {
  const started = await client.otp.update.email(loginId, fresh.toUpperCase(), token);
  expect(started.data).toEqual({ maskedEmail: 'n***@example.com' });
  expect(running.sent).toMatchObject([{ to: fresh, kind: 'otp' }]);
  expect(await userOf(loginId)).toMatchObject({ email: loginId });
  const verified = await client.otp.verify.email(loginId, lastCode(running));
  expect(verified.data?.user).toMatchObject({
    email: fresh,
    verifiedEmail: true,
    loginIds: [loginId],
  });
  expect(claimsOf(verified.data?.sessionJwt ?? '')).toMatchObject({ email: fresh, amr: ['email'] });
  // Sessions with the old address are renewed; the sign-in continues.
  expect(running.identity.isSessionRevoked(String(claimsOf(session)['sid']))).toBe(true);
  const refreshed = await running.call('/v1/auth/refresh', { body: {}, token });
  expect(claimsOf(String(refreshed.body['sessionJwt']))).toMatchObject({ email: fresh });
  const audit = await running.sdk.management.audit.search({ loginIds: [loginId] });
  expect(audit.data).toContainEqual(
    expect.objectContaining({ action: 'UserModified', data: { changed: 'email' } }),
  );
});

test.each(['sms', 'voice', 'whatsapp', 'im'] as const)('a new phone, by %s', async (method) => {
  const phone = `+1555030${String(counter).padStart(4, '0')}`;
  const started = await byWay(client.otp.update.phone, method)(loginId, phone, token);
  expect(started.data).toEqual({ maskedPhone: expect.stringMatching(/^\+\*+\d{4}$/) });
  expect(running.sent).toMatchObject([{ method, to: phone }]);
  const verified = await byWay(client.otp.verify, method)(loginId, lastCode(running));
  expect(verified.data?.user).toMatchObject({ phone, verifiedPhone: true });
});

test('a new address becomes a login id where that is asked for', async () => {
  await client.otp.update.email(loginId, fresh, token, {
    addToLoginIDs: true,
    onMergeUseExisting: true,
    templateOptions: { reason: 'moving' },
  });
  expect(running.sent.at(-1)?.text).toContain('reason: moving');
  const verified = await client.otp.verify.email(loginId, lastCode(running));
  expect(verified.data?.user?.loginIds).toEqual([loginId, fresh]);
  await client.otp.signIn.email(fresh);
  expect((await client.otp.verify.email(fresh, lastCode(running))).ok).toBe(true);
  // Again: it is one already.
  await client.otp.update.email(loginId, fresh, token, { addToLoginIDs: true });
  expect((await client.otp.verify.email(loginId, lastCode(running))).ok).toBe(true);
});

test.each([true, false])(
  'users are not merged (onMergeUseExisting %s)',
  async (onMergeUseExisting) => {
    const options = { addToLoginIDs: true as const, onMergeUseExisting };
    const started = await client.otp.update.email(loginId, 'grace@example.com', token, options);
    expect(started.ok).toBe(true);
    const refused = await client.otp.verify.email(loginId, lastCode(running));
    expect(outcomeOf(refused)).toEqual([400, 'E011004']);
    expect(refused.error?.errorDescription).toContain('not merged');
    expect(await userOf(loginId)).toMatchObject({ email: loginId, loginIds: [loginId] });
    expect(await userOf('grace@example.com')).toMatchObject({ loginIds: ['grace@example.com'] });
  },
);

test('with strict errors a login id that is taken is refused before anything is sent', async () => {
  const strict = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { hasStrictErrors: true },
  });
  const { otp } = clientOf(strict);
  const refused = await otp.update.email(loginId, 'grace@example.com', token, {
    addToLoginIDs: true,
  });
  const allowed = await otp.update.email(loginId, fresh, token, { addToLoginIDs: true });
  await strict.close();
  expect(outcomeOf(refused)).toEqual([400, 'E011004']);
  expect(allowed.ok).toBe(true);
  expect(strict.sent.map(({ to }) => to)).toEqual([fresh]);
});

test('mfa keeps what was proved before, and needs the sign-in again', async () => {
  const options = { mfa: true };
  await client.otp.update.email(loginId, fresh, token, options);
  const body = { loginId, code: lastCode(running) };
  const without = await running.call('/v1/auth/otp/verify/email', { body });
  expect([without.status, without.body['errorCode']]).toEqual([401, 'E011002']);
  const verified = await running.call('/v1/auth/otp/verify/email', { body, token });
  expect(claimsOf(String(verified.body['sessionJwt']))['amr']).toEqual(['pwd', 'email', 'mfa']);
});

test('a sign-in code leaves the update’s alone; a newer update replaces it', async () => {
  await client.otp.update.email(loginId, fresh, token);
  const older = lastCode(running);
  await client.otp.signIn.email(loginId);
  const signInCode = lastCode(running);
  await client.otp.update.email(loginId, `other${counter}@example.com`, token);
  const newer = lastCode(running);
  expect((await client.otp.verify.email(loginId, signInCode)).data?.user?.email).toBe(loginId);
  expect(outcomeOf(await client.otp.verify.email(loginId, older))).toEqual([401, 'E061102']);
  const verified = await client.otp.verify.email(loginId, newer);
  expect(verified.data?.user?.email).toBe(`other${counter}@example.com`);
});

test('of two at the same moment one updates; a wrong or late code does not', async () => {
  await client.otp.update.email(loginId, fresh, token);
  const code = lastCode(running);
  expect(outcomeOf(await client.otp.verify.email(loginId, otherThan(code)))).toEqual([
    401,
    'E061102',
  ]);
  const answers = await releasedTogether(
    running.pool,
    'SELECT FROM account FOR NO KEY UPDATE',
    () => client.otp.verify.email(loginId, code),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.map(outcomeOf)).toContainEqual([401, 'E061102']);
  await client.otp.update.email(loginId, `late${counter}@example.com`, token);
  running.advance(301_000);
  const late = await client.otp.verify.email(loginId, lastCode(running));
  expect(outcomeOf(late)).toEqual([401, 'E061104']);
});

test('only the signed-in user, only for themselves, and only a real address', async () => {
  const { update } = client.otp;
  expect(outcomeOf(await update.email(loginId, fresh))).toEqual([401, 'E011002']);
  expect(outcomeOf(await update.email(loginId, fresh, session))).toEqual([401, 'E064001']);
  expect(outcomeOf(await update.email('grace@example.com', fresh, token))).toEqual([
    403,
    'E011004',
  ]);
  expect(outcomeOf(await update.email('nobody@example.com', fresh, token))).toEqual([
    403,
    'E011004',
  ]);
  expect(() => update.email(loginId, 'bad', token)).toThrow('"bad" is not a valid email');
  const cases: [string, object, string][] = [
    ['email', { email: 'bad' }, '"bad" is not a valid email'],
    ['email', {}, '"email" must be a string'],
    ['phone/sms', { phone: '123' }, '"123" is not a valid phone number'],
    ['phone/sms', {}, '"phone" must be a string'],
  ];
  for (const [path, body, text] of cases) {
    const answer = await running.call(`/v1/auth/otp/update/${path}`, {
      body: { loginId, ...body },
      token,
    });
    expect([answer.status, answer.body['errorDescription']]).toEqual([400, text]);
  }
  expect(running.sent).toEqual([]);
});
