import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentitySettings } from '../../settings.ts';
import { databaseDump } from '../../testing/database-dump.ts';
import {
  claimsOf,
  givenUser,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { linksOf, tokenOf } from '../../testing/sent-links.ts';

const MINUTE_MS = 60_000;
/** Leads to the console's own page. */
const NO_URI = '';

let database: TestDatabase;
let running: RunningIdentity;
let strict: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await variant({});
  strict = await variant({ hasStrictErrors: true, isSignUpOpen: true });
});

afterAll(async () => {
  await strict.close();
  await running.close();
  await database.close();
});

/** The provider under other settings, on the same database. */
function variant(settings: Partial<IdentitySettings>): Promise<RunningIdentity> {
  return runningIdentity(database.owner, {
    ...(running ? { masterKey: running.masterKey } : {}),
    settings: { refreshMode: 'body', messagesPerRecipient: 1000, ...settings },
  });
}

function client(of: RunningIdentity = running) {
  const { baseUrl, projectId } = of;
  return createSdk({ projectId, baseUrl });
}

/** Asks for a link by mail; returns its token. */
async function sentTo(loginId: string, of = running, options = {}): Promise<string> {
  const asked = await client(of).magicLink.signIn.email(loginId, NO_URI, options);
  expect(asked.ok).toBe(true);
  return tokenOf(of.sent.at(-1));
}

test('a link of the mail signs in once and proves the address', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  const asked = await client().magicLink.signIn.email('Ada@example.com', NO_URI);
  expect(asked.data).toEqual({ maskedEmail: 'a***@example.com' });
  const mail = running.sent.at(-1);
  expect(mail).toMatchObject({ method: 'email', to: 'ada@example.com', kind: 'magiclink' });
  const [link] = linksOf(mail);
  expect(link?.origin).toBe('https://console.test');
  expect(link?.pathname).toBe('/login');
  expect(link?.search).toMatch(/^\?t=[\w-]{43}$/);
  const { data } = await client().magicLink.verify(tokenOf(mail));
  expect(data?.user).toMatchObject({ userId, verifiedEmail: true });
  expect(data?.firstSeen).toBe(true);
  expect(data?.claims['amr']).toEqual(['email']);
  const again = await client().magicLink.verify(tokenOf(mail));
  expect([again.code, again.error?.errorCode]).toEqual([401, 'E061102']);
  const audit = await running.sdk.management.audit.search({ userIds: [userId] });
  expect(audit.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'LoginStarted', method: 'magiclink' }),
      expect.objectContaining({ action: 'LoginSucceed', method: 'magiclink' }),
    ]),
  );
});

test('the same by text message and WhatsApp', async () => {
  const { management } = running.sdk;
  await management.user.create('+15551230001', { phone: '+15551230001' });
  const { sms, whatsapp } = client().magicLink.signIn;
  for (const [method, ask] of Object.entries({ sms, whatsapp })) {
    const asked = await ask('+15551230001', NO_URI);
    expect(asked.data).toEqual({ maskedPhone: '+*******0001' });
    expect(running.sent.at(-1)).toMatchObject({ method, to: '+15551230001' });
    const { data } = await client().magicLink.verify(tokenOf(running.sent.at(-1)));
    expect(data?.user?.verifiedPhone).toBe(true);
    expect(data?.claims['amr']).toEqual([method]);
  }
  const voice = await running.call('/v1/auth/magiclink/signin/voice', { body: { loginId: 'x' } });
  expect(voice.status).toBe(404);
});

test('of simultaneous uses of a link one wins', async () => {
  await givenUser(running, 'raced@example.com');
  const token = await sentTo('raced@example.com');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => client().magicLink.verify(token)),
  );
  expect(answers.map((answer) => answer.code).toSorted((a = 0, b = 0) => a - b)).toEqual([
    200, 401, 401, 401, 401, 401,
  ]);
});

test('of simultaneous uses of a sign-up link one creates the user', async () => {
  await client(strict).magicLink.signUp.email('raced-in@example.com', NO_URI);
  const token = tokenOf(strict.sent.at(-1));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client(strict).magicLink.verify(token)),
  );
  expect(answers.map((answer) => answer.code).toSorted((a = 0, b = 0) => a - b)).toEqual([
    200, 401, 401, 401,
  ]);
});

test('a link ends', async () => {
  const own = await variant({});
  await givenUser(own, 'late@example.com');
  const token = await sentTo('late@example.com', own);
  own.advance(10 * MINUTE_MS + 1);
  const late = await client(own).magicLink.verify(token);
  await own.close();
  expect([late.code, late.error?.errorCode]).toEqual([401, 'E061104']);
});

test.each(['https://evil.test/', 'https://console.test@evil.test/', 'javascript:alert(1)'])(
  'no link is sent that leads to %s',
  async (URI) => {
    const before = running.sent.length;
    for (const flow of ['signIn', 'signUpOrIn'] as const) {
      const refused = await client().magicLink[flow].email('ada@example.com', URI);
      expect([refused.code, refused.error?.errorCode]).toEqual([400, 'E011003']);
    }
    expect(running.sent).toHaveLength(before);
  },
);

test('unknown, known, disabled and unreachable people get one answer', async () => {
  await givenUser(running, 'k1@example.com');
  await givenUser(running, 'k2@example.com');
  await running.sdk.management.user.deactivate('k2@example.com');
  const before = running.sent.length;
  for (const flow of ['signIn', 'signUpOrIn'] as const) {
    const answers = [];
    for (const loginId of ['k1@example.com', 'k2@example.com', 'k3@example.com']) {
      const { code, data } = await client().magicLink[flow].email(loginId, NO_URI);
      answers.push([code, data]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual([200, { maskedEmail: 'k***@example.com' }]);
  }
  expect(running.sent.slice(before).map(({ to }) => to)).toEqual([
    'k1@example.com',
    'k1@example.com',
  ]);
  // Nothing typed by unknown people is stored.
  expect(await databaseDump(database.owner)).not.toContain('k3@example.com');
});

test('open sign-up answers alike for who has an account, and the mail tells its owner', async () => {
  const open = await variant({ isSignUpOpen: true });
  await givenUser(open, 'n1@example.com');
  const known = await client(open).magicLink.signUp.email('n1@example.com', NO_URI);
  const fresh = await client(open).magicLink.signUp.email('n2@example.com', NO_URI);
  const [toKnown, toFresh] = open.sent.slice(-2);
  const signedIn = await client(open).magicLink.verify(tokenOf(toKnown));
  const created = await client(open).magicLink.verify(tokenOf(toFresh));
  await open.close();
  expect([known.code, known.data]).toEqual([fresh.code, fresh.data]);
  expect(toKnown?.subject).toBe('You already have a Waybill account');
  expect(signedIn.data?.user?.name).toBe('Name of n1@example.com');
  expect(created.data?.user).toMatchObject({
    loginIds: ['n2@example.com'],
    email: 'n2@example.com',
    verifiedEmail: true,
    status: 'enabled',
  });
});

test('closed sign-up creates nobody', async () => {
  const refused = await client().magicLink.signUp.email('closed@example.com', NO_URI);
  expect(refused.code).toBe(403);
  const before = running.sent.length;
  expect((await client().magicLink.signUpOrIn.email('closed@example.com', NO_URI)).ok).toBe(true);
  expect(running.sent).toHaveLength(before);
});

test('a user exists from the moment the link is used, with what they said of themselves', async () => {
  const open = client(strict);
  const user = { name: 'Grace', phone: '+15551230002', email: 'other@example.com' };
  expect((await open.magicLink.signUp.email('grace@example.com', NO_URI, user)).ok).toBe(true);
  const token = tokenOf(strict.sent.at(-1));
  const before = await strict.sdk.management.user.load('grace@example.com');
  expect(before.code).toBe(404);
  const { data } = await open.magicLink.verify(token);
  expect(data?.user).toMatchObject({
    name: 'Grace',
    // The verified one, not the claimed one.
    email: 'grace@example.com',
    verifiedEmail: true,
    phone: '+15551230002',
    verifiedPhone: false,
  });
});

test('a name signs up with an address of its own', async () => {
  const open = client(strict);
  const asked = await open.magicLink.signUp.email('linus', NO_URI, { email: 'linus@example.com' });
  expect(asked.data).toEqual({ maskedEmail: 'l***@example.com' });
  const { data } = await open.magicLink.verify(tokenOf(strict.sent.at(-1)));
  expect(data?.user).toMatchObject({ loginIds: ['linus'], email: 'linus@example.com' });
  const missing = await open.magicLink.signUp.email('nobody', NO_URI);
  expect([missing.code, missing.error?.errorCode]).toEqual([400, 'E011003']);
});

test('strict errors tell as the hosted provider does, but never of a disabled user', async () => {
  await givenUser(strict, 'strict@example.com');
  await givenUser(strict, 'disabled@example.com');
  await strict.sdk.management.user.deactivate('disabled@example.com');
  const { signIn, signUp, signUpOrIn } = client(strict).magicLink;
  const unknown = await signIn.email('nobody@example.com', NO_URI);
  expect([unknown.code, unknown.error?.errorCode]).toEqual([400, 'E062108']);
  const taken = await signUp.email('strict@example.com', NO_URI);
  expect([taken.code, taken.error?.errorCode]).toEqual([400, 'E062107']);
  expect((await signUpOrIn.email('strict@example.com', NO_URI)).ok).toBe(true);
  const before = strict.sent.length;
  expect((await signIn.email('disabled@example.com', NO_URI)).ok).toBe(true);
  expect(strict.sent).toHaveLength(before);
});

test('who is disabled after the link was sent stays out', async () => {
  await givenUser(running, 'out@example.com');
  const token = await sentTo('out@example.com');
  await running.sdk.management.user.deactivate('out@example.com');
  const refused = await client().magicLink.verify(token);
  expect([refused.code, refused.error?.errorCode]).toEqual([401, 'E061102']);
});

test('a link to an address that was taken from the user is void', async () => {
  await running.sdk.management.user.create('named', { email: 'old@example.com' });
  await client().magicLink.signIn.email('named', NO_URI);
  const token = tokenOf(running.sent.at(-1));
  await running.sdk.management.user.updateEmail('named', 'new@example.com', true);
  expect((await client().magicLink.verify(token)).code).toBe(401);
});

test('the options of the sign-in hold when the link is used', async () => {
  await givenUser(running, 'opts@example.com');
  const customClaims = { theme: 'dark' };
  const { data } = await client().magicLink.verify(
    await sentTo('opts@example.com', running, { customClaims }),
  );
  expect(claimsOf(data?.sessionJwt ?? '')['nsec']).toEqual(customClaims);
});

test('a second factor needs the first sign-in of the same user, then and now', async () => {
  await givenUser(running, 'first@example.com');
  await givenUser(running, 'second@example.com');
  const refreshOf = async (loginId: string): Promise<string> => {
    const { data } = await client().magicLink.verify(await sentTo(loginId));
    return data?.refreshJwt ?? '';
  };
  const own = await refreshOf('first@example.com');
  const foreign = await refreshOf('second@example.com');
  const { signIn } = client().magicLink;
  const options = { stepup: true };
  expect((await signIn.email('first@example.com', NO_URI, options)).code).toBe(401);
  expect((await signIn.email('first@example.com', NO_URI, options, foreign)).code).toBe(401);
  expect((await signIn.email('first@example.com', NO_URI, options, own)).ok).toBe(true);
  const body = { token: tokenOf(running.sent.at(-1)) };
  const verify = (token?: string) => running.call('/v1/auth/magiclink/verify', { body, token });
  expect((await verify()).status).toBe(401);
  expect((await verify(foreign)).status).toBe(401);
  const done = await verify(own);
  expect(done.status).toBe(200);
  // The same proof twice is still one factor.
  expect(claimsOf(String(done.body['sessionJwt']))['amr']).toEqual(['email']);
});

test('a link makes a new address the user’s, and a login id where that was asked for', async () => {
  await givenUser(running, 'moving@example.com');
  await givenUser(running, 'taken@example.com');
  const { data } = await client().magicLink.verify(await sentTo('moving@example.com'));
  const refresh = data?.refreshJwt ?? '';
  const { update } = client().magicLink;
  const add = { addToLoginIDs: true, onMergeUseExisting: true } as const;
  const asked = await update.email('moving@example.com', 'moved@example.com', NO_URI, refresh, add);
  expect(asked.data).toEqual({ maskedEmail: 'm***@example.com' });
  expect(running.sent.at(-1)?.to).toBe('moved@example.com');
  const moved = await client().magicLink.verify(tokenOf(running.sent.at(-1)));
  expect(moved.data?.user).toMatchObject({
    email: 'moved@example.com',
    verifiedEmail: true,
    loginIds: ['moving@example.com', 'moved@example.com'],
  });
  const phone = await update.phone.sms('moving@example.com', '+15551230009', NO_URI, refresh);
  expect(phone.data).toEqual({ maskedPhone: '+*******0009' });
  const called = await client().magicLink.verify(tokenOf(running.sent.at(-1)));
  expect(called.data?.user).toMatchObject({ phone: '+15551230009', verifiedPhone: true });
  expect((await update.email('moving@example.com', 'x@example.com')).code).toBe(401);
  const foreign = await update.email('taken@example.com', 'x@example.com', NO_URI, refresh);
  expect(foreign.code).toBe(403);
  await update.email('moving@example.com', 'taken@example.com', NO_URI, refresh, add);
  const collided = await client().magicLink.verify(tokenOf(running.sent.at(-1)));
  expect([collided.code, collided.error?.errorCode]).toEqual([400, 'E011004']);
  const kept = await running.sdk.management.user.load('moving@example.com');
  expect(kept.data?.email).toBe('moved@example.com');
});

test('too many links to one person are refused, whether they are there or not', async () => {
  const limited = await variant({ messagesPerRecipient: 2 });
  await givenUser(limited, 'often@example.com');
  const statusesOf = async (loginId: string): Promise<number[]> => {
    const { signIn } = client(limited).magicLink;
    return [
      (await signIn.email(loginId, NO_URI)).code ?? 0,
      (await signIn.email(loginId, NO_URI)).code ?? 0,
      (await signIn.email(loginId, NO_URI)).code ?? 0,
    ];
  };
  const known = await statusesOf('often@example.com');
  const unknown = await statusesOf('never@example.com');
  await limited.close();
  expect(known).toEqual([200, 200, 429]);
  expect(unknown).toEqual(known);
});

test('a failing sender is told of only where errors are strict', async () => {
  await givenUser(running, 'fail@example.com');
  const email = async (): Promise<void> => {
    throw new Error('refused: fail@example.com');
  };
  const asked = async (hasStrictErrors: boolean) => {
    const failing = await runningIdentity(database.owner, {
      masterKey: running.masterKey,
      settings: { hasStrictErrors },
      identity: { senders: { email } },
    });
    const answer = await client(failing).magicLink.signIn.email('fail@example.com', NO_URI);
    await failing.close();
    return { ...answer, logged: JSON.stringify(failing.logged) };
  };
  const silent = await asked(false);
  expect(silent.data).toEqual({ maskedEmail: 'f***@example.com' });
  expect(silent.logged).toContain('message.failed');
  const told = await asked(true);
  expect(told.code).toBe(400);
  expect(told.error?.errorDescription).toBe('The message could not be sent');
  expect(silent.logged + told.logged).not.toContain('fail@example.com');
});

test('without a sender the answer says so', async () => {
  const mute = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    identity: { senders: {} },
  });
  const refused = await client(mute).magicLink.signIn.email('ada@example.com', NO_URI);
  await mute.close();
  expect([refused.code, refused.error?.errorCode]).toEqual([400, 'E011001']);
});

test('no token is in the database or the log', async () => {
  const token = await sentTo('ada@example.com');
  const dump = await databaseDump(database.owner);
  expect(dump).toContain('ada@example.com');
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(Buffer.from(token).toString('hex'));
  expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  expect(JSON.stringify(running.logged)).not.toContain('example.com');
});

test.each(['verify', 'signin/email', 'signup/email', 'signup-in/email', 'update/phone/sms'])(
  '%s refuses a body without its fields',
  async (path) => {
    const refused = await strict.call(`/v1/auth/magiclink/${path}`, { body: {} });
    expect([refused.status, refused.body['errorCode']]).toEqual([400, 'E011003']);
  },
);
