import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lastCode } from '../testing/otp-client.ts';
import {
  cookieOf,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { FORM } from '../wire/request-guard.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) https://evil.example Firefox/150.0';

let database: TestDatabase;
let running: RunningIdentity;
let counter = 0;
let loginId = '';
let device = '';
let refresh = '';
let session = '';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

beforeEach(async () => {
  counter += 1;
  loginId = `ada${counter}@example.com`;
  await givenUser(running, loginId);
  const first = await signIn(running, loginId);
  device = cookieOf(first.answer, 'DKD');
  ({ refresh, session } = first);
  running.notices.length = 0;
});

/** Recipients and subjects of the next messages, once there are this many. */
async function told(count: number): Promise<{ to: string[]; text: string; subject: string }> {
  await expect.poll(() => running.notices.length).toBe(count);
  const sent = running.notices.splice(0);
  return {
    to: sent.map(({ to }) => to).toSorted((a, b) => a.localeCompare(b)),
    text: sent[0]?.text ?? '',
    subject: sent[0]?.subject ?? '',
  };
}

const withPassword = (password: string, headers: Record<string, string> = {}, cookie = '') =>
  running.call('/v1/auth/password/signin', { body: { loginId, password }, cookie, headers });

test('a new password is told, with time and place in our words only', async () => {
  await running.call('/v1/auth/password/update', {
    body: { loginId, newPassword: 'copper lantern 9' },
    token: refresh,
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7' },
  });
  const { to, text, subject } = await told(1);
  expect([to, subject]).toEqual([[loginId], 'Your Waybill account was changed']);
  expect(text).toContain('The password was changed.');
  expect(text).toMatch(
    /Time: \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Location: address 198\.51\.100\.7, Windows\./,
  );
  expect(text).not.toContain('evil');
});

test('a new address is told to the old one, too, in one message for all that changed', async () => {
  const email = `new-${loginId}`;
  await running.call('/v1/auth/otp/update/email', {
    body: { loginId, email, addToLoginIDs: true },
    token: refresh,
  });
  const code = lastCode(running);
  const proved = await running.call('/v1/auth/otp/verify/email', {
    body: { loginId, code },
    cookie: `DKD=${device}`,
  });
  expect(proved.status).toBe(200);
  const { to, text } = await told(2);
  expect(to).toEqual([loginId, email]);
  expect(text).toContain('The email address was changed.');
  expect(text).toContain('Your sign-in names were changed.');
});

test.each([
  [
    'password',
    'The password was changed.',
    () => running.sdk.management.user.setActivePassword(loginId, 'copper lantern 9'),
  ],
  [
    'phone',
    'The phone number was changed.',
    () => running.sdk.management.user.updatePhone(loginId, '+15550301234', true),
  ],
  [
    'login id',
    'Your sign-in names',
    () => running.sdk.management.user.updateLoginId(loginId, `x-${loginId}`),
  ],
])('an administrator’s change of the %s is told as such', async (_what, sentence, change) => {
  await change();
  const { text } = await told(1);
  expect(text).toContain(sentence);
  expect(text).toContain('Location: an administrator’s console.');
});

test('every table of credentials tells of its changes by itself', async () => {
  const { rows } = await running.pool.query<{ table: string }>(
    `SELECT DISTINCT event_object_table AS table FROM information_schema.triggers ORDER BY 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'account',
      'federated_identity',
      'login_id',
      'passkey',
      'password',
      'totp',
    ]),
  );
});

test('a sign-in from a new device is told once, and from a known one never', async () => {
  await withPassword(GOOD_PASSWORD, {}, `DKD=${device}`);
  const fresh = await withPassword(GOOD_PASSWORD, { 'x-forwarded-for': '203.0.113.5' });
  await withPassword(GOOD_PASSWORD, {}, `DKD=${cookieOf(fresh, 'DKD')}`);
  const { subject, text } = await told(1);
  expect(subject).toBe('New sign-in to your Waybill account');
  expect(text).toContain('address 203.0.113.5');
  expect(running.notices).toEqual([]);
});

test('slowed guesses are told once an hour, also those of many addresses', async () => {
  for (let i = 0; i < 30; i += 1) {
    await withPassword('wrong', { 'x-forwarded-for': `203.0.113.${i + 1}` });
  }
  expect((await told(1)).subject).toBe('Failed sign-ins to your Waybill account');
  for (let i = 0; i < 6; i += 1) await withPassword('wrong', { 'x-forwarded-for': '192.0.2.1' });
  running.advance(3_700_000);
  for (let i = 0; i < 6; i += 1) await withPassword('wrong', { 'x-forwarded-for': '192.0.2.2' });
  expect((await told(1)).text).toContain('address 192.0.2.2');
});

test('an account that nobody has used has nobody to tell', async () => {
  loginId = `fresh${counter}@example.com`;
  await givenUser(running, loginId);
  await running.sdk.management.user.setActivePassword(loginId, 'copper lantern 9');
  const { rows } = await running.pool.query(
    'SELECT FROM notice JOIN login_id USING (user_id) WHERE login_id = $1',
    [loginId],
  );
  expect(rows).toEqual([]);
});

async function linkOfNotice(): Promise<string> {
  await running.sdk.management.user.updatePhone(loginId, '+15550301235', true);
  const { text } = await told(1);
  return text.match(/https:\/\/\S+\?t=([\w-]{43})/)?.[1] ?? '';
}

async function open(token: string, isPosted: boolean): Promise<string> {
  const address = `${running.baseUrl}/v1/auth/sessions/end`;
  const answer = isPosted
    ? await fetch(address, {
        method: 'POST',
        headers: { 'content-type': FORM },
        body: new URLSearchParams({ t: token }),
      })
    : await fetch(`${address}?t=${encodeURIComponent(token)}`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  return answer.text();
}

test('the link asks first, then ends every session, once', async () => {
  const token = await linkOfNotice();
  expect(await open(token, false)).toContain('End all sessions?');
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(false);
  expect(await open(token, true)).toContain('All sessions have ended');
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect(await open(token, true)).toContain('was used or has expired');
});

test('with its sessions, the link forgets the devices that were known', async () => {
  const token = await linkOfNotice();
  await withPassword(GOOD_PASSWORD, {}, `DKD=${device}`);
  expect(await open(token, true)).toContain('All sessions have ended');
  await withPassword(GOOD_PASSWORD, {}, `DKD=${device}`);
  expect((await told(1)).subject).toBe('New sign-in to your Waybill account');
});

test('the page repeats nothing that is not a token', async () => {
  expect(await open('"><script>', false)).not.toContain('script');
  expect(await open('A'.repeat(43), true)).toContain('was used or has expired');
});

test('what could not be sent is tried again', async () => {
  let isDown = true;
  const sent: string[] = [];
  const strict = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    identity: {
      senders: {
        email: async ({ to }) => {
          if (isDown) throw new Error('down');
          sent.push(to);
        },
      },
    },
  });
  await running.close();
  await strict.sdk.management.user.setActivePassword(loginId, 'copper lantern 9');
  const isLogged = () => strict.logged.some(({ event }) => event === 'message.failed');
  await expect.poll(isLogged).toBe(true);
  isDown = false;
  strict.advance(301_000);
  await strict.sdk.management.user.setActivePassword(loginId, 'plum kettle 77');
  await expect.poll(() => sent).toEqual([loginId, loginId]);
  await strict.close();
  running = await runningIdentity(database.owner, { masterKey: running.masterKey });
});
