import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentitySettings } from '../../settings.ts';
import { databaseDump } from '../../testing/database-dump.ts';
import {
  givenUser,
  GOOD_PASSWORD,
  refreshTokenOf,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { linksOf, tokenOfNumber } from '../../testing/sent-links.ts';

const MINUTE_MS = 60_000;

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

function variant(settings: Partial<IdentitySettings>): Promise<RunningIdentity> {
  return runningIdentity(database.owner, {
    ...(running ? { masterKey: running.masterKey } : {}),
    settings: { refreshMode: 'body', messagesPerRecipient: 1000, ...settings },
  });
}

function client({ baseUrl, projectId } = running) {
  return createSdk({ projectId, baseUrl });
}

/** Requests links; returns the waiting screen and the tokens of the correct link and of a wrong one. */
async function waiting(loginId: string, of = running) {
  const asked = await client(of).enchantedLink.signIn(loginId);
  if (!asked.data) throw new Error(`No links: ${JSON.stringify(asked.error)}`);
  const { pendingRef, linkId } = asked.data;
  const mail = of.sent.at(-1);
  const right = tokenOfNumber(mail, linkId);
  const wrong = linksOf(mail)
    .map((link) => link.searchParams.get('t') ?? '')
    .find((token) => token !== right);
  return { pendingRef, linkId, right, wrong: wrong ?? '', mail };
}

async function poll(pendingRef: string, of = running, token?: string) {
  const path = '/v1/auth/enchantedlink/pending-session';
  const { status, body } = await of.call(path, { body: { pendingRef }, token });
  return { status, body, code: body['errorCode'] };
}

test('the right link lets the waiting screen in, once, and not the one that opened it', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  const { pendingRef, linkId, right, mail } = await waiting('ada@example.com');
  expect(mail).toMatchObject({ kind: 'enchantedlink', to: 'ada@example.com' });
  expect(linksOf(mail)).toHaveLength(3);
  expect(linkId).toMatch(/^\d\d$/);
  const early = await poll(pendingRef);
  expect([early.status, early.code]).toEqual([401, 'E062503']);
  const session = client().enchantedLink.waitForSession(pendingRef);
  const opened = await client().enchantedLink.verify(right);
  expect([opened.code, opened.data]).toEqual([200, {}]);
  const { data } = await session;
  expect(data?.user).toMatchObject({ userId, verifiedEmail: true });
  expect(data?.claims['amr']).toEqual(['email']);
  expect((await poll(pendingRef)).status).toBe(401);
  expect((await client().enchantedLink.verify(right)).code).toBe(401);
  const audit = await running.sdk.management.audit.search({ userIds: [userId] });
  const actions = audit.data?.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['LoginStarted', 'EnchantedLinkApproved', 'LoginSucceed']),
  );
});

test('a wrong link ends the attempt for good', async () => {
  await givenUser(running, 'bea@example.com');
  const { pendingRef, right, wrong } = await waiting('bea@example.com');
  const refused = await client().enchantedLink.verify(wrong);
  expect([refused.code, refused.error?.errorCode]).toEqual([401, 'E061102']);
  const polled = await poll(pendingRef);
  expect([polled.status, polled.code]).toEqual([401, 'E061102']);
  expect((await client().enchantedLink.verify(right)).code).toBe(401);
  expect((await poll(pendingRef)).code).toBe('E061102');
});

test('the session is given once, however many ask at once', async () => {
  await givenUser(running, 'cid@example.com');
  const { pendingRef, right } = await waiting('cid@example.com');
  await client().enchantedLink.verify(right);
  const answers = await Promise.all(Array.from({ length: 5 }, () => poll(pendingRef)));
  expect(answers.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([
    200, 401, 401, 401, 401,
  ]);
});

test('of a right and a wrong link at the same moment one decides', async () => {
  await givenUser(running, 'dan@example.com');
  for (let round = 0; round < 5; round += 1) {
    const { pendingRef, right, wrong } = await waiting('dan@example.com');
    const [good] = await Promise.all([
      client().enchantedLink.verify(right),
      client().enchantedLink.verify(wrong),
    ]);
    expect((await poll(pendingRef)).status).toBe(good.ok ? 200 : 401);
  }
});

test('links and waiting screens end', async () => {
  const own = await variant({});
  await givenUser(own, 'eva@example.com');
  const { pendingRef, right } = await waiting('eva@example.com', own);
  own.advance(10 * MINUTE_MS + 1);
  const late = await client(own).enchantedLink.verify(right);
  const stillThere = await poll(pendingRef, own);
  own.advance(MINUTE_MS);
  const ended = await poll(pendingRef, own);
  await own.close();
  expect([late.code, late.error?.errorCode]).toEqual([401, 'E061104']);
  expect(stillThere.code).toBe('E062503');
  expect(ended.code).toBe('E061104');
});

test('unknown, known and disabled people get answers of one shape, and wait alike', async () => {
  await givenUser(running, 'f1@example.com');
  await givenUser(running, 'f2@example.com');
  await running.sdk.management.user.deactivate('f2@example.com');
  const before = running.sent.length;
  for (const loginId of ['f1@example.com', 'f2@example.com', 'f3@example.com']) {
    const { code, data } = await client().enchantedLink.signIn(loginId);
    expect(code).toBe(200);
    expect(data).toEqual({
      pendingRef: expect.stringMatching(/^[\w-]{43}$/),
      linkId: expect.stringMatching(/^\d\d$/),
      maskedEmail: 'f***@example.com',
    });
    expect((await poll(data?.pendingRef ?? '')).code).toBe('E062503');
  }
  expect(running.sent).toHaveLength(before + 1);
  expect(await databaseDump(database.owner)).not.toContain('f3@example.com');
});

test('a sign-up creates the user when the right link is opened', async () => {
  const open = await variant({ isSignUpOpen: true, hasStrictErrors: true });
  const { enchantedLink } = client(open);
  const asked = await enchantedLink.signUp('gil@example.com', '', { name: 'Gil' });
  const { pendingRef = '', linkId = '' } = asked.data ?? {};
  const before = await open.sdk.management.user.load('gil@example.com');
  await enchantedLink.verify(tokenOfNumber(open.sent.at(-1), linkId));
  const session = await poll(pendingRef, open);
  const taken = await enchantedLink.signUp('gil@example.com');
  const either = await enchantedLink.signUpOrIn('gil@example.com');
  const unknown = await enchantedLink.signIn('nobody@example.com');
  await open.close();
  expect(before.code).toBe(404);
  expect(session.body['user']).toMatchObject({ name: 'Gil', verifiedEmail: true });
  expect(taken.error?.errorCode).toBe('E062107');
  expect(either.ok).toBe(true);
  expect(unknown.error?.errorCode).toBe('E062108');
  expect((await client().enchantedLink.signUp('hal@example.com')).code).toBe(403);
});

test('a second factor is added to the sign-in of the screen that waits', async () => {
  await givenUser(running, 'ina@example.com');
  const signedIn = await running.call('/v1/auth/password/signin', {
    body: { loginId: 'ina@example.com', password: GOOD_PASSWORD },
  });
  const refresh = refreshTokenOf(signedIn) || String(signedIn.body['refreshJwt']);
  const { enchantedLink } = client();
  expect((await enchantedLink.signIn('ina@example.com', '', { mfa: true })).code).toBe(401);
  const asked = await enchantedLink.signIn('ina@example.com', '', { mfa: true }, refresh);
  const { pendingRef = '', linkId = '' } = asked.data ?? {};
  await enchantedLink.verify(tokenOfNumber(running.sent.at(-1), linkId));
  expect((await poll(pendingRef)).status).toBe(401);
  const done = await poll(pendingRef, running, refresh);
  expect(done.body['claims']).toMatchObject({ amr: ['pwd', 'email', 'mfa'] });
});

test('links make an address the user’s', async () => {
  await givenUser(running, 'joy@example.com');
  const first = await waiting('joy@example.com');
  await client().enchantedLink.verify(first.right);
  const { body } = await poll(first.pendingRef);
  const { update, verify } = client().enchantedLink;
  const refresh = String(body['refreshJwt']);
  const asked = await update.email('joy@example.com', 'joy@new.example', '', refresh);
  expect(asked.data?.maskedEmail).toBe('j***@new.example');
  const { pendingRef = '', linkId = '' } = asked.data ?? {};
  await verify(tokenOfNumber(running.sent.at(-1), linkId));
  expect((await poll(pendingRef)).body['user']).toMatchObject({
    email: 'joy@new.example',
    verifiedEmail: true,
  });
  expect((await update.email('joy@example.com', 'x@new.example')).code).toBe(401);
});

test('no other site is led to, and a magic link does not take these tokens', async () => {
  const refused = await client().enchantedLink.signIn('ada@example.com', 'https://evil.test/');
  expect(refused.error?.errorCode).toBe('E011003');
  const { right, pendingRef } = await waiting('ada@example.com');
  expect((await client().magicLink.verify(right)).code).toBe(401);
  const asNotp = await running.call('/v1/auth/notp/pending-session', { body: { pendingRef } });
  expect(asNotp.body['errorCode']).toBe('E061102');
  const dump = await databaseDump(database.owner);
  for (const secret of [right, pendingRef]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
});
