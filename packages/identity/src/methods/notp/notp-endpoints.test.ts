import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentitySettings } from '../../settings.ts';
import { databaseDump } from '../../testing/database-dump.ts';
import { runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';
import { linksOf } from '../../testing/sent-links.ts';

const PHONE = '+15551230001';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await variant({});
  await running.sdk.management.user.create(PHONE, { displayName: 'Ada', phone: PHONE });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

function variant(settings: Partial<IdentitySettings>): Promise<RunningIdentity> {
  return runningIdentity(database.owner, {
    ...(running ? { masterKey: running.masterKey } : {}),
    settings: { refreshMode: 'body', notpNumber: '+1 555 999 0000', ...settings },
  });
}

function client({ baseUrl, projectId } = running) {
  return createSdk({ projectId, baseUrl });
}

type Flow = 'signIn' | 'signUp' | 'signUpOrIn';

/** Asks for a message to send; returns its text and the waiting screen. */
async function waiting(flow: Flow, loginId: string, of = running) {
  const { data, error } = await client(of).notp[flow](loginId);
  if (!data) throw new Error(`No message: ${JSON.stringify(error)}`);
  const text = new URL(data.redirectUrl).searchParams.get('text') ?? '';
  return { ...data, text };
}

async function poll(pendingRef: string, of = running) {
  const answer = await of.call('/v1/auth/notp/pending-session', { body: { pendingRef } });
  return { status: answer.status, body: answer.body, code: answer.body['errorCode'] };
}

/** A message arrives at the WhatsApp number. */
async function arrives(from: string, text: string, of = running): Promise<unknown> {
  const answer = await of.call('/v1/mgmt/notp/received', {
    body: { from, text },
    token: of.identity.managementKey,
  });
  expect(answer.status).toBe(200);
  return answer.body['approved'];
}

test('the message of the right phone lets the waiting screen in, once', async () => {
  const { pendingRef, redirectUrl, image, text } = await waiting('signIn', PHONE);
  expect(redirectUrl).toMatch(/^https:\/\/wa\.me\/15559990000\?text=[A-Z2-7]{26}$/);
  const png = Buffer.from(image, 'base64');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  const early = await poll(pendingRef);
  expect([early.status, early.code]).toEqual([401, 'E066103']);
  const session = client().notp.waitForSession(pendingRef);
  expect(await arrives(PHONE, `Hello, ${text}`)).toBe(true);
  const { data } = await session;
  expect(data?.user).toMatchObject({ loginIds: [PHONE], verifiedPhone: true });
  expect(data?.claims['amr']).toEqual(['whatsapp']);
  expect((await poll(pendingRef)).code).toBe('E061102');
  expect(await arrives(PHONE, text)).toBe(false);
});

test('another phone ends the attempt', async () => {
  const { pendingRef, text } = await waiting('signIn', PHONE);
  expect(await arrives('+15550000000', text)).toBe(false);
  expect((await poll(pendingRef)).code).toBe('E061102');
  expect(await arrives(PHONE, text)).toBe(false);
});

test('without a login id it is the user of the phone', async () => {
  const { pendingRef, text } = await waiting('signIn', '');
  // WhatsApp leaves the plus sign out.
  expect(await arrives(PHONE.slice(1), text)).toBe(true);
  expect((await poll(pendingRef)).body['user']).toMatchObject({ name: 'Ada' });
  const stranger = await waiting('signIn', '');
  expect(await arrives('+15550000000', stranger.text)).toBe(false);
  expect((await poll(stranger.pendingRef)).code).toBe('E061102');
});

test('a name is let in by the phone of its user', async () => {
  await running.sdk.management.user.create('bea', { phone: '+15551230002' });
  const { pendingRef, text } = await waiting('signIn', 'bea');
  expect(await arrives('+15551230002', text)).toBe(true);
  expect((await poll(pendingRef)).status).toBe(200);
});

test('unknown, known and disabled people get answers of one shape, and wait alike', async () => {
  await running.sdk.management.user.create('+15551230003');
  await running.sdk.management.user.deactivate('+15551230003');
  for (const loginId of [PHONE, '+15551230003', '+15551230004']) {
    const { pendingRef, text } = await waiting('signIn', loginId);
    expect(text).toMatch(/^[A-Z2-7]{26}$/);
    expect((await poll(pendingRef)).code).toBe('E066103');
    expect(await arrives(loginId, text)).toBe(loginId === PHONE);
  }
  // Sign-up is closed.
  const { text } = await waiting('signUpOrIn', '+15551230004');
  expect(await arrives('+15551230004', text)).toBe(false);
  expect((await client().notp.signUp('+15551230004')).code).toBe(403);
});

test('a sign-up creates the user of the phone when the message arrives', async () => {
  const open = await variant({ isSignUpOpen: true, hasStrictErrors: true });
  const named = await waiting('signUp', '+15551230005', open);
  const either = await waiting('signUpOrIn', '', open);
  expect(await arrives('+15551230005', named.text, open)).toBe(true);
  expect(await arrives('+15551230006', either.text, open)).toBe(true);
  const first = await poll(named.pendingRef, open);
  const second = await poll(either.pendingRef, open);
  const { notp } = client(open);
  const taken = await notp.signUp('+15551230005');
  const unknown = await notp.signIn('+15551230007');
  const mail = await notp.signUp('eve@example.com');
  await open.close();
  expect(first.body['user']).toMatchObject({ phone: '+15551230005', verifiedPhone: true });
  expect(second.body['user']).toMatchObject({ loginIds: ['+15551230006'] });
  expect(taken.error?.errorCode).toBe('E062107');
  expect(unknown.error?.errorCode).toBe('E062108');
  expect(mail.error?.errorCode).toBe('E011003');
});

test('of two messages and five polls at once one each counts', async () => {
  const { pendingRef, text } = await waiting('signIn', PHONE);
  const approvals = await Promise.all([arrives(PHONE, text), arrives(PHONE, text)]);
  expect(approvals.filter(Boolean)).toHaveLength(1);
  const polls = await Promise.all(Array.from({ length: 5 }, () => poll(pendingRef)));
  expect(polls.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([
    200, 401, 401, 401, 401,
  ]);
});

test('a message that comes too late lets nobody in', async () => {
  const own = await variant({});
  const { pendingRef, text } = await waiting('signIn', PHONE, own);
  own.advance(600_001);
  const isApproved = await arrives(PHONE, text, own);
  own.advance(60_000);
  const ended = await poll(pendingRef, own);
  await own.close();
  expect(isApproved).toBe(false);
  expect(ended.code).toBe('E061104');
});

test('in development without a number a link of the catcher stands in for the message', async () => {
  const dev = await variant({ notpNumber: '' });
  const { pendingRef } = await waiting('signIn', PHONE, dev);
  const [link] = linksOf(dev.sent.at(-1));
  expect(dev.sent.at(-1)).toMatchObject({ kind: 'notp', method: 'whatsapp', to: PHONE });
  const path = `${link?.pathname ?? ''}${link?.search ?? ''}`;
  const opened = await dev.call(path, { headers: { authorization: null } });
  const again = await dev.call(path, { headers: { authorization: null } });
  const session = await poll(pendingRef, dev);
  const anonymous = await waiting('signIn', '', dev);
  const hint = dev.sent.at(-1);
  await dev.close();
  expect(opened.body).toEqual({ approved: true });
  expect(again.body).toEqual({ approved: false });
  expect(session.status).toBe(200);
  expect(hint?.to).toBe('any');
  expect(hint?.text).toContain(anonymous.text);
});

test('where people really sign in there is no stand-in, and no start without a number', async () => {
  const real = await variant({ isDevelopment: false, notpNumber: '' });
  const refused = await client(real).notp.signIn(PHONE);
  const link = await real.call('/v1/auth/notp/approve?t=X', { headers: { authorization: null } });
  await real.close();
  expect([refused.code, refused.error?.errorCode]).toEqual([400, 'E011001']);
  expect(link.status).toBe(404);
});

test('only the holder of the management key reports messages', async () => {
  const { pendingRef, text } = await waiting('signIn', PHONE);
  const body = { from: PHONE, text };
  const refused = await running.call('/v1/mgmt/notp/received', { body });
  expect(refused.status).toBe(401);
  expect((await poll(pendingRef)).code).toBe('E066103');
  const garbled = await running.call('/v1/mgmt/notp/received', {
    body: { from: 'me', text },
    token: running.identity.managementKey,
  });
  expect(garbled.status).toBe(400);
});

test('a second factor needs the sign-in of the same user', async () => {
  const refused = await client().notp.signIn(PHONE, { stepup: true });
  expect(refused.code).toBe(401);
});

test('no code is in the database', async () => {
  const { pendingRef, text } = await waiting('signIn', PHONE);
  const dump = await databaseDump(database.owner);
  expect(dump).not.toContain(text);
  expect(dump).not.toContain(pendingRef);
  expect(dump).not.toContain(Buffer.from(text).toString('hex'));
});
