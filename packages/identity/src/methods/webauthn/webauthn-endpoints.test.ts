import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { IdentitySettings } from '../../settings.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { softwareAuthenticator, type Tampering } from '../../testing/software-authenticator.ts';
import { deleteEndedChallenges } from './challenge-store.ts';

const OTHER_ORIGIN = 'https://second.test:8443';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await variant({});
});

afterAll(async () => {
  await running.close();
  await database.close();
});

/** The provider under other settings, on the same database. */
function variant(settings: Partial<IdentitySettings>): Promise<RunningIdentity> {
  return runningIdentity(database.owner, {
    ...(running ? { masterKey: running.masterKey } : {}),
    settings: { isSignUpOpen: true, refreshMode: 'body', ...settings },
    identity: { publicOrigins: [CONSOLE_ORIGIN, OTHER_ORIGIN] },
  });
}

function client(of: RunningIdentity = running) {
  const { baseUrl, projectId } = of;
  return createSdk({ projectId, baseUrl });
}

interface Started {
  ok: boolean;
  data?: { transactionId: string; options: string; create: boolean } | undefined;
}

function started({ data }: Started) {
  if (!data) throw new Error('Not started');
  return data;
}

const Options = z.object({
  publicKey: z.object({
    userVerification: z.string().optional(),
    allowCredentials: z.array(z.object({ id: z.string() })).optional(),
    excludeCredentials: z.array(z.object({ id: z.string() })).optional(),
    authenticatorSelection: z
      .object({
        userVerification: z.string(),
        residentKey: z.string(),
        authenticatorAttachment: z.string().optional(),
      })
      .optional(),
    rp: z.object({ id: z.string(), name: z.string() }).optional(),
    rpId: z.string().optional(),
  }),
});

function optionsOf(answer: Started) {
  return Options.parse(JSON.parse(started(answer).options)).publicKey;
}

async function startSignUp(loginId: string, of: RunningIdentity = running) {
  return started(await client(of).webauthn.signUp.start(loginId, CONSOLE_ORIGIN, 'Ada'));
}

/** Signs up with a new authenticator. */
async function signedUp(loginId: string) {
  const authenticator = softwareAuthenticator();
  const { transactionId, options } = await startSignUp(loginId);
  const { data } = await client().webauthn.signUp.finish(
    transactionId,
    authenticator.create(options),
  );
  if (!data) throw new Error('No sign-up');
  return { authenticator, refresh: data.refreshJwt ?? '', userId: data.user?.userId ?? '', data };
}

type Authenticator = ReturnType<typeof softwareAuthenticator>;

async function signIn(authenticator: Authenticator, loginId: string, tampering: Tampering = {}) {
  const start = await client().webauthn.signIn.start(loginId, CONSOLE_ORIGIN);
  const { transactionId, options } = started(start);
  return client().webauthn.signIn.finish(transactionId, authenticator.get(options, tampering));
}

async function auditOf(userId: string): Promise<string[]> {
  const found = await running.sdk.management.audit.search({ userIds: [userId] });
  return (found.data ?? []).map(({ action }) => action);
}

const REFUSED = [401, 'E062901'];

test('a sign-up makes a passkey, creates the user and signs them in', async () => {
  const before = await startSignUp('ada@example.com');
  expect(before.create).toBe(true);
  const found = await running.sdk.management.user.load('ada@example.com');
  expect(found.ok).toBe(false);
  const { data, userId } = await signedUp('ada@example.com');
  expect(data).toMatchObject({
    firstSeen: true,
    user: { loginIds: ['ada@example.com'], name: 'Ada', webauthn: true },
  });
  expect(claimsOf(data.sessionJwt)['amr']).toEqual(['webauthn']);
  const actions = await auditOf(userId);
  expect(actions).toEqual(expect.arrayContaining(['UserCreated', 'PasskeyAdded', 'LoginSucceed']));
});

test('a passkey signs in, by login id and without one', async () => {
  const { authenticator, userId } = await signedUp('in@example.com');
  const start = await client().webauthn.signIn.start('In@Example.com', CONSOLE_ORIGIN);
  expect(started(start).create).toBe(false);
  expect(optionsOf(start)).toMatchObject({
    rpId: 'console.test',
    userVerification: 'required',
    allowCredentials: expect.arrayContaining([{ id: authenticator.credentials[0]?.id }]),
  });
  const named = await signIn(authenticator, 'in@example.com', { userHandle: null });
  expect(named.data?.user?.userId).toBe(userId);
  const discoverable = await client().webauthn.signIn.start('', CONSOLE_ORIGIN);
  expect(optionsOf(discoverable).allowCredentials).toBeUndefined();
  const unnamed = await signIn(authenticator, '');
  expect(unnamed.data?.user?.userId).toBe(userId);
});

test('what the client asked at the start holds at the end', async () => {
  const { authenticator } = await signedUp('claims@example.com');
  const loginOptions = { customClaims: { colour: 'violet' } };
  const { webauthn } = client();
  const start = await webauthn.signIn.start('claims@example.com', CONSOLE_ORIGIN, loginOptions);
  const { transactionId, options } = started(start);
  const { data } = await webauthn.signIn.finish(transactionId, authenticator.get(options));
  expect(claimsOf(data?.sessionJwt ?? '')['nsec']).toEqual({ colour: 'violet' });
});

const someone = async () => (await signedUp(`${crypto.randomUUID()}@example.com`)).authenticator;

test.each<[string, Tampering]>([
  ['of a page of another origin', { origin: 'https://evil.test' }],
  ['of another page of ours', { origin: OTHER_ORIGIN }],
  ['for another host', { rpId: 'evil.test' }],
  ['of another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['that is a creation', { type: 'webauthn.create' }],
  ['of a page inside one of another site', { isFramed: true }],
  ['without recognising the holder', { isUserVerified: false }],
  ['without anybody there', { isUserPresent: false, isUserVerified: false }],
  ['that was changed', { isSignatureBroken: true }],
  ['with the handle of another user', { userHandle: 'AAAA' }],
])('a signature %s is refused', async (_what, tampering) => {
  const authenticator = await someone();
  const id = authenticator.credentials[0]?.id ?? '';
  const { rows } = await database.owner.query(
    `SELECT l.login_id FROM login_id l JOIN passkey USING (user_id) WHERE credential_id = $1`,
    [id],
  );
  for (const loginId of [rows[0].login_id, '']) {
    const answer = await signIn(authenticator, loginId, tampering);
    expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  }
  expect((await signIn(authenticator, '')).ok).toBe(true);
});

test('without a login id the passkey must say whose it is', async () => {
  const { authenticator, userId } = await signedUp('handle@example.com');
  const answer = await signIn(authenticator, '', { userHandle: null });
  expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  expect(await auditOf(userId)).toContain('LoginFailed');
});

test.each<[string, Tampering]>([
  ['of another origin', { origin: 'https://evil.test' }],
  ['for another host', { rpId: 'evil.test' }],
  ['of another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['that is a signature', { type: 'webauthn.get' }],
  ['inside a page of another site', { isFramed: true }],
  ['without recognising the holder', { isUserVerified: false }],
])('a new passkey %s is refused, and no user is created', async (_what, tampering) => {
  const { transactionId, options } = await startSignUp('refused@example.com');
  const response = softwareAuthenticator().create(options, tampering);
  const answer = await client().webauthn.signUp.finish(transactionId, response);
  expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  expect((await running.sdk.management.user.load('refused@example.com')).ok).toBe(false);
});

test('the passkey of another user does not answer for a login id', async () => {
  await signedUp('victim@example.com');
  const { authenticator, userId } = await signedUp('mallory@example.com');
  const credential = authenticator.credentials[0];
  if (!credential) throw new Error('No passkey');
  const { webauthn } = client();
  for (const tampering of [{ credential }, { credential, userHandle: null }]) {
    const answer = await signIn(authenticator, 'victim@example.com', tampering);
    expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  }
  const { transactionId, options } = started(await webauthn.signIn.start('', CONSOLE_ORIGIN));
  const unknown = softwareAuthenticator();
  unknown.create((await startSignUp('elsewhere@example.com')).options);
  const nobody = await webauthn.signIn.finish(transactionId, unknown.get(options));
  expect([nobody.code, nobody.error?.errorCode]).toEqual(REFUSED);
  const failed = (await auditOf(userId)).filter((action) => action === 'LoginFailed');
  expect(failed).toHaveLength(2);
});

test('nobody takes over a passkey by making one of the same id', async () => {
  const { authenticator, userId } = await signedUp('original@example.com');
  const credentialId = authenticator.credentials[0]?.id ?? '';
  const { transactionId, options } = await startSignUp('copycat@example.com');
  const response = softwareAuthenticator().create(options, { credentialId });
  const answer = await client().webauthn.signUp.finish(transactionId, response);
  expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  expect((await running.sdk.management.user.load('copycat@example.com')).ok).toBe(false);
  expect((await signIn(authenticator, '')).data?.user?.userId).toBe(userId);
});

test('an answer is good once, whether it was right or wrong', async () => {
  const { authenticator } = await signedUp('replay@example.com');
  const { webauthn } = client();
  const start = started(await webauthn.signIn.start('', CONSOLE_ORIGIN));
  const response = authenticator.get(start.options);
  expect((await webauthn.signIn.finish(start.transactionId, response)).ok).toBe(true);
  const again = await webauthn.signIn.finish(start.transactionId, response);
  expect([again.code, again.error?.errorCode]).toEqual(REFUSED);
  const second = started(await webauthn.signIn.start('', CONSOLE_ORIGIN));
  const replayed = await webauthn.signIn.finish(second.transactionId, response);
  expect([replayed.code, replayed.error?.errorCode]).toEqual(REFUSED);
  const right = authenticator.get(second.options);
  expect((await webauthn.signIn.finish(second.transactionId, right)).code).toBe(401);
});

test('of finishes of one transaction at the same moment one wins', async () => {
  const { authenticator } = await signedUp('race@example.com');
  const { webauthn } = client();
  const signing = started(await webauthn.signIn.start('', CONSOLE_ORIGIN));
  const signed = authenticator.get(signing.options);
  const signingUp = await startSignUp('raced@example.com');
  const made = softwareAuthenticator().create(signingUp.options);
  const four = Array.from({ length: 4 });
  const signIns = await Promise.all(
    four.map(() => webauthn.signIn.finish(signing.transactionId, signed)),
  );
  const signUps = await Promise.all(
    four.map(() => webauthn.signUp.finish(signingUp.transactionId, made)),
  );
  for (const answers of [signIns, signUps]) {
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 401)).toHaveLength(3);
  }
});

test('a challenge ends after five minutes, and is of use for its purpose only', async () => {
  const { authenticator } = await signedUp('late@example.com');
  const { webauthn } = client();
  const start = started(await webauthn.signIn.start('', CONSOLE_ORIGIN));
  const response = authenticator.get(start.options);
  const made = softwareAuthenticator().create((await startSignUp('x@example.com')).options);
  expect((await webauthn.signUp.finish(start.transactionId, made)).code).toBe(401);
  expect((await webauthn.update.finish(start.transactionId, made)).code).toBe(401);
  const later = await variant({});
  later.advance(300_000);
  expect((await client(later).webauthn.signIn.finish(start.transactionId, response)).code).toBe(
    401,
  );
  await later.close();
  expect((await webauthn.signIn.finish(start.transactionId, response)).ok).toBe(true);
});

test('a counter that does not go up is refused, told and written down', async () => {
  const { authenticator, userId } = await signedUp('copied@example.com');
  expect((await signIn(authenticator, '', { counter: 7 })).ok).toBe(true);
  for (const counter of [7, 6, 0]) {
    const answer = await signIn(authenticator, '', { counter });
    expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  }
  expect((await auditOf(userId)).filter((action) => action === 'PasskeyRefused')).toHaveLength(3);
  expect(running.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'passkey.counter-went-back', userId }),
  );
  const forged = await signIn(authenticator, '', { counter: 3, isSignatureBroken: true });
  expect(forged.code).toBe(401);
  expect((await auditOf(userId)).filter((action) => action === 'PasskeyRefused')).toHaveLength(3);
  expect((await signIn(authenticator, '', { counter: 8 })).ok).toBe(true);
});

test('authenticators without a counter always say 0', async () => {
  const authenticator = softwareAuthenticator();
  const { transactionId, options } = await startSignUp('zero@example.com');
  const made = authenticator.create(options);
  expect((await client().webauthn.signUp.finish(transactionId, made)).ok).toBe(true);
  for (let i = 0; i < 2; i += 1) {
    expect((await signIn(authenticator, '', { counter: 0 })).ok).toBe(true);
  }
});

test('a login id without a passkey is asked for one that is made up, always the same', async () => {
  const none = optionsOf(
    await client().webauthn.signIn.start('nobody@example.com', CONSOLE_ORIGIN),
  );
  const again = optionsOf(
    await client().webauthn.signIn.start(' Nobody@example.com', CONSOLE_ORIGIN),
  );
  expect(none.allowCredentials).toHaveLength(3);
  expect(again.allowCredentials).toEqual(none.allowCredentials);
  await givenUser(running, 'bare@example.com');
  const bare = await client().webauthn.signIn.start('bare@example.com', CONSOLE_ORIGIN);
  await signedUp('real@example.com');
  const real = await client().webauthn.signIn.start('real@example.com', CONSOLE_ORIGIN);
  expect(optionsOf(bare).allowCredentials).not.toEqual(none.allowCredentials);
  const shapeOf = (answer: Started): string =>
    started(answer).options.replaceAll(/"(challenge|id)":"[\w-]+"/g, '"$1":""');
  expect(shapeOf(bare)).toBe(shapeOf(real));
  // Browsers' data about a real one would distinguish it from a fake.
  await database.owner.query(`UPDATE passkey SET transports = '{internal,hybrid}'`);
  const told = await client().webauthn.signIn.start('real@example.com', CONSOLE_ORIGIN);
  expect(shapeOf(told)).toBe(shapeOf(bare));
});

test('strict errors name missing and existing users', async () => {
  const strict = await variant({ hasStrictErrors: true });
  const { webauthn } = client(strict);
  await givenUser(running, 'plain@example.com');
  const missing = await webauthn.signIn.start('missing@example.com', CONSOLE_ORIGIN);
  const plain = await webauthn.signIn.start('plain@example.com', CONSOLE_ORIGIN);
  const taken = await webauthn.signUp.start('plain@example.com', CONSOLE_ORIGIN, 'Ada');
  const pending = await startSignUp('taken-later@example.com', strict);
  await givenUser(running, 'taken-later@example.com');
  const made = softwareAuthenticator().create(pending.options);
  const late = await webauthn.signUp.finish(pending.transactionId, made);
  await strict.close();
  expect([missing, plain, taken, late].map(({ code, error }) => [code, error?.errorCode])).toEqual([
    [400, 'E062108'],
    [400, 'E011004'],
    [400, 'E062107'],
    [400, 'E062107'],
  ]);
});

test('otherwise a taken login id shows only when the passkey has been made', async () => {
  const { userId } = await signedUp('here@example.com');
  const { transactionId, options } = await startSignUp('here@example.com');
  const made = softwareAuthenticator().create(options);
  const answer = await client().webauthn.signUp.finish(transactionId, made);
  expect([answer.code, answer.error?.errorCode]).toEqual(REFUSED);
  expect((await running.sdk.management.user.listPasskeys('here@example.com')).data).toHaveLength(1);
  expect(await auditOf(userId)).not.toContain('LoginFailed');
});

test('sign-up-or-in creates for a new login id and asks to sign for a known one', async () => {
  const { webauthn } = client();
  const create = started(await webauthn.signUpOrIn.start('either@example.com', CONSOLE_ORIGIN));
  expect(create.create).toBe(true);
  const authenticator = softwareAuthenticator();
  const made = await webauthn.signUp.finish(
    create.transactionId,
    authenticator.create(create.options),
  );
  expect(made.data?.user?.name).toBe('either@example.com');
  const sign = started(await webauthn.signUpOrIn.start('either@example.com', CONSOLE_ORIGIN));
  expect(sign.create).toBe(false);
  const signed = await webauthn.signIn.finish(sign.transactionId, authenticator.get(sign.options));
  expect(signed.ok).toBe(true);
  // A user without a passkey gets none this way: the requester is unverified.
  await givenUser(running, 'protected@example.com');
  const known = await webauthn.signUpOrIn.start('protected@example.com', CONSOLE_ORIGIN);
  expect(started(known).create).toBe(false);
});

test('nobody signs up where sign-up is closed', async () => {
  const closed = await variant({ isSignUpOpen: false });
  const { webauthn } = client(closed);
  expect((await webauthn.signUp.start('new@example.com', CONSOLE_ORIGIN, 'Ada')).code).toBe(403);
  const either = await webauthn.signUpOrIn.start('new@example.com', CONSOLE_ORIGIN);
  await closed.close();
  expect(started(either).create).toBe(false);
});

test('a signed-in user adds another passkey, of another authenticator', async () => {
  const { authenticator, refresh, userId } = await signedUp('more@example.com');
  const { webauthn } = client();
  const start = await webauthn.update.start('more@example.com', CONSOLE_ORIGIN, refresh);
  const { transactionId, options, create } = started(start);
  expect(create).toBe(true);
  expect(optionsOf(start).excludeCredentials).toMatchObject([
    { id: authenticator.credentials[0]?.id },
  ]);
  expect(() => authenticator.create(options)).toThrow('InvalidStateError');
  const second = softwareAuthenticator();
  const done = await webauthn.update.finish(transactionId, second.create(options));
  expect([done.code, done.data]).toEqual([200, {}]);
  expect(second.credentials[0]?.userHandle).toBe(authenticator.credentials[0]?.userHandle);
  expect((await signIn(second, '')).data?.user?.userId).toBe(userId);
  expect((await signIn(authenticator, '')).ok).toBe(true);
});

test('adding a passkey needs the refresh token of the same user, and one that lives on', async () => {
  const { refresh } = await signedUp('adder@example.com');
  const { webauthn } = client();
  const without = await webauthn.update.start('adder@example.com', CONSOLE_ORIGIN);
  const foreign = await webauthn.update.start('ada@example.com', CONSOLE_ORIGIN, refresh);
  expect([without.code, foreign.code]).toEqual([401, 403]);
  const start = started(
    await webauthn.update.start('adder@example.com', CONSOLE_ORIGIN, refresh, undefined, true),
  );
  await client().logout(refresh);
  const made = softwareAuthenticator().create(start.options);
  const late = await webauthn.update.finish(start.transactionId, made);
  expect([late.code, late.error?.errorCode]).toEqual([401, 'E064001']);
  expect((await running.sdk.management.user.listPasskeys('adder@example.com')).data).toHaveLength(
    1,
  );
});

async function signedInByPassword(loginId: string): Promise<string> {
  await givenUser(running, loginId);
  const { data } = await client().password.signIn(loginId, GOOD_PASSWORD);
  return data?.refreshJwt ?? '';
}

test('a passkey is a second factor, at its creation and afterwards', async () => {
  const refresh = await signedInByPassword('second@example.com');
  const { webauthn } = client();
  const authenticator = softwareAuthenticator();
  const making = started(
    await webauthn.update.start('second@example.com', CONSOLE_ORIGIN, refresh, undefined, true),
  );
  const made = await webauthn.update.finish(
    making.transactionId,
    authenticator.create(making.options),
  );
  expect(claimsOf(made.data?.jwt?.sessionJwt ?? '')['amr']).toEqual(['pwd', 'webauthn', 'mfa']);
  const mfa = { mfa: true };
  const without = await webauthn.signIn.start('second@example.com', CONSOLE_ORIGIN, mfa);
  expect(without.code).toBe(401);
  const foreign = await webauthn.signIn.start('ada@example.com', CONSOLE_ORIGIN, mfa, refresh);
  expect(foreign.code).toBe(403);
  const signing = started(
    await webauthn.signIn.start('second@example.com', CONSOLE_ORIGIN, mfa, refresh),
  );
  const signed = await webauthn.signIn.finish(
    signing.transactionId,
    authenticator.get(signing.options),
  );
  expect(claimsOf(signed.data?.sessionJwt ?? '')['amr']).toEqual(['pwd', 'webauthn', 'mfa']);
});

test('a second factor is not added to a sign-in that ended, nor for another user', async () => {
  const refresh = await signedInByPassword('ended@example.com');
  const { webauthn } = client();
  const authenticator = softwareAuthenticator();
  const making = started(await webauthn.update.start('ended@example.com', CONSOLE_ORIGIN, refresh));
  await webauthn.update.finish(making.transactionId, authenticator.create(making.options));
  const start = async () =>
    started(await webauthn.signIn.start('', CONSOLE_ORIGIN, { stepup: true }, refresh));
  const mallory = await someone();
  const mixed = await start();
  const credential = mallory.credentials[0];
  if (!credential) throw new Error('No passkey');
  const foreign = mallory.get(mixed.options, { credential });
  expect((await webauthn.signIn.finish(mixed.transactionId, foreign)).code).toBe(401);
  const signing = await start();
  await client().logout(refresh);
  const late = await webauthn.signIn.finish(
    signing.transactionId,
    authenticator.get(signing.options),
  );
  expect([late.code, late.error?.errorCode]).toEqual([401, 'E064001']);
});

/** Lets a finish wait for its user, makes the change meanwhile, and returns the status. */
async function finishDuring(change: string, userId: string, finish: () => Promise<unknown>) {
  const holder = await database.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM account WHERE user_id = $1 FOR NO KEY UPDATE', [userId]);
    const finishing = finish();
    await expect.poll(waitingConnections).toBe(1);
    await holder.query(change, [userId]);
    await holder.query('COMMIT');
    return await finishing;
  } finally {
    holder.release(true);
  }
}

async function waitingConnections(): Promise<number> {
  const { rows } = await database.owner.query(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

test('a passkey that is removed, or a first factor that ends, during a sign-in counts no more', async () => {
  const { authenticator, userId, refresh } = await signedUp('during@example.com');
  const { webauthn } = client();
  const mfa = { mfa: true };
  const during = async (change: string) => {
    const start = await webauthn.signIn.start('', CONSOLE_ORIGIN, mfa, refresh);
    const { transactionId, options } = started(start);
    const response = authenticator.get(options);
    return finishDuring(change, userId, () => webauthn.signIn.finish(transactionId, response));
  };
  expect(await during('SELECT $1::text')).toMatchObject({ ok: true });
  const ended = 'UPDATE refresh_family SET revoked_at = now() WHERE user_id = $1';
  const living = 'UPDATE refresh_family SET revoked_at = NULL WHERE user_id = $1';
  expect(await during(ended)).toMatchObject({ error: { errorCode: 'E064001' } });
  await database.owner.query(living, [userId]);
  const removed = 'DELETE FROM passkey WHERE user_id = $1';
  expect(await during(removed)).toMatchObject({ error: { errorCode: 'E062901' } });
});

test('a disabled user and a removed passkey are not let in', async () => {
  const { authenticator } = await signedUp('gone@example.com');
  const { user } = running.sdk.management;
  await user.deactivate('gone@example.com');
  expect((await signIn(authenticator, '')).error?.errorCode).toBe('E062901');
  await user.activate('gone@example.com');
  expect((await signIn(authenticator, '')).ok).toBe(true);
  await user.removeAllPasskeys('gone@example.com');
  expect((await signIn(authenticator, '')).error?.errorCode).toBe('E062901');
});

test('passkeys are made for the host name of the page, and only for pages of ours', async () => {
  const { webauthn } = client();
  for (const origin of ['https://evil.test', `${CONSOLE_ORIGIN}/`, 'http://console.test', 'null']) {
    const answer = await webauthn.signIn.start('', origin);
    expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011003']);
  }
  const other = await webauthn.signUp.start('host@example.com', OTHER_ORIGIN, 'Ada');
  expect(optionsOf(other).rp).toEqual({ id: 'second.test', name: 'Waybill' });
  const authenticator = softwareAuthenticator();
  const made = authenticator.create(started(other).options, { origin: OTHER_ORIGIN });
  expect((await webauthn.signUp.finish(started(other).transactionId, made)).ok).toBe(true);
  const credential = authenticator.credentials[0];
  if (!credential) throw new Error('No passkey');
  for (const rpId of ['console.test', 'second.test']) {
    const elsewhere = await signIn(authenticator, '', { credential, rpId });
    expect([elsewhere.code, elsewhere.error?.errorCode]).toEqual(REFUSED);
  }
});

test('clients may ask for more than the settings, not for less', async () => {
  const wished = {
    authenticatorSelection: {
      authenticatorAttachment: 'crossplatform',
      residentKey: 'required',
      userVerification: 'discouraged',
    },
    userVerification: 'discouraged',
  } as const;
  const selectionOf = async (of: RunningIdentity) =>
    optionsOf(await client(of).webauthn.signUp.start('w@example.com', CONSOLE_ORIGIN, 'W', wished))
      .authenticatorSelection;
  const cross = { authenticatorAttachment: 'cross-platform', residentKey: 'required' };
  expect(await selectionOf(running)).toMatchObject({ ...cross, userVerification: 'required' });
  const lenient = await variant({ webauthnUserVerification: 'preferred' });
  expect(await selectionOf(lenient)).toMatchObject({ ...cross, userVerification: 'discouraged' });
  const { webauthn } = client(lenient);
  const { transactionId, options } = await startSignUp('lenient@example.com', lenient);
  const authenticator = softwareAuthenticator();
  const made = authenticator.create(options, { isUserVerified: false });
  expect((await webauthn.signUp.finish(transactionId, made)).ok).toBe(true);
  const asking = { userVerification: 'required' } as const;
  const start = await webauthn.signIn.start('', CONSOLE_ORIGIN, undefined, undefined, asking);
  const unverified = authenticator.get(started(start).options, { isUserVerified: false });
  const refused = await webauthn.signIn.finish(started(start).transactionId, unverified);
  await lenient.close();
  expect(refused.code).toBe(401);
});

test('what is not of the right shape is refused', async () => {
  const finish = (response: string) => client().webauthn.signIn.finish('x', response);
  for (const response of ['{', 'null', '{}', '{"id":"a","rawId":"a","type":"public-key"}']) {
    const answer = await finish(response);
    expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011003']);
  }
  const start = await running.call('/v1/auth/webauthn/signup/start', {
    body: { origin: CONSOLE_ORIGIN },
  });
  expect([start.status, start.body['errorCode']]).toEqual([400, 'E011003']);
});

test('the transaction id is stored only as a hash', async () => {
  const { transactionId } = await startSignUp('hashed@example.com');
  expect(Buffer.from(transactionId, 'base64url')).toHaveLength(32);
  const { rows } = await database.owner.query(
    'SELECT to_jsonb(c)::text AS row FROM webauthn_challenge c',
  );
  expect(rows.length).toBeGreaterThan(0);
  const dump = JSON.stringify(rows);
  expect(dump).not.toContain(transactionId);
  expect(dump).not.toContain(Buffer.from(transactionId).toString('hex'));
  await deleteEndedChallenges(database.owner, new Date(Date.now() + 299_000));
  const counted = 'SELECT count(*)::integer AS left FROM webauthn_challenge';
  expect((await database.owner.query(counted)).rows[0].left).toBeGreaterThan(0);
  await deleteEndedChallenges(database.owner, new Date(Date.now() + 300_000));
  expect((await database.owner.query(counted)).rows[0].left).toBe(0);
});
