import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';
import { linksOf, tokenOf } from '../testing/sent-links.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { settings: { refreshMode: 'body' } });
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

function client({ baseUrl, projectId } = running) {
  return createSdk({ projectId, baseUrl });
}

const users = () => running.sdk.management.user;

test('the link of an invitation enables the user and proves the address', async () => {
  const invited = await users().invite('ada@example.com', {
    displayName: 'Ada',
    userTenants: [{ tenantId: 'acme', roleNames: [] }],
  });
  expect(invited.data).toMatchObject({ status: 'invited', verifiedEmail: false });
  const mail = running.sent.at(-1);
  expect(mail).toMatchObject({ kind: 'invite', to: 'ada@example.com' });
  expect(mail?.subject).toContain('Acme');
  expect(mail?.text).toContain('7 days');
  const [link] = linksOf(mail);
  expect(link?.href).toMatch(/^https:\/\/console\.test\/login\?t=[\w-]{43}&for=invite$/);
  const { data } = await client().magicLink.verify(tokenOf(mail));
  expect(data?.user).toMatchObject({
    userId: invited.data?.userId,
    status: 'enabled',
    email: 'ada@example.com',
    verifiedEmail: true,
  });
  expect(data?.firstSeen).toBe(true);
  expect((await client().magicLink.verify(tokenOf(mail))).code).toBe(401);
  const audit = await running.sdk.management.audit.search({ actions: ['UserInvited'] });
  expect(audit.data).toContainEqual(expect.objectContaining({ userId: invited.data?.userId }));
});

test('a repeated invitation takes the place of the earlier one', async () => {
  const invited = await users().invite('bea@example.com');
  const first = tokenOf(running.sent.at(-1));
  const again = await users().invite(invited.data?.userId ?? '');
  expect(again.data?.userId).toBe(invited.data?.userId);
  const second = tokenOf(running.sent.at(-1));
  expect((await client().magicLink.verify(first)).code).toBe(401);
  expect((await client().magicLink.verify(second)).ok).toBe(true);
});

test('an invitation is good for seven days', async () => {
  const own = await runningIdentity(database.owner, { masterKey: running.masterKey });
  await own.sdk.management.user.invite('cid@example.com');
  await own.sdk.management.user.invite('dan@example.com');
  const [first, second] = own.sent.map(tokenOf);
  own.advance(7 * DAY_MS - 60_000);
  const intime = await client(own).magicLink.verify(first ?? '');
  own.advance(60_001);
  const late = await client(own).magicLink.verify(second ?? '');
  await own.close();
  expect(intime.ok).toBe(true);
  expect(late.error?.errorCode).toBe('E061104');
});

test('it goes by text message to who has no mail, or where that is asked for', async () => {
  await users().invite('+15551230001');
  expect(running.sent.at(-1)).toMatchObject({ method: 'sms', to: '+15551230001' });
  const { data } = await client().magicLink.verify(tokenOf(running.sent.at(-1)));
  expect(data?.user).toMatchObject({ phone: '+15551230001', verifiedPhone: true });
  const before = running.sent.length;
  await users().invite('eva@example.com', {
    phone: '+15551230002',
    sendMail: true,
    sendSMS: true,
  });
  expect(running.sent.slice(before).map(({ method }) => method)).toEqual(['email', 'sms']);
  await users().invite('fay@example.com', { sendMail: false });
  expect(running.sent).toHaveLength(before + 2);
});

test.each([
  ['a foreign page', 'gil@example.com', { inviteUrl: 'https://evil.test/' }],
  ['nowhere to send to', 'gil', {}],
  ['a way that the user has not', 'gil@example.com', { sendSMS: true }],
])('%s is refused before there is a user', async (_why, loginId, options) => {
  const refused = await users().invite(loginId, options);
  expect(refused.code).toBe(400);
  expect((await users().load(loginId)).code).toBe(404);
});

test('without a sender nobody is created, and a failing one is told of', async () => {
  const { masterKey } = running;
  const mute = await runningIdentity(database.owner, { masterKey, identity: { senders: {} } });
  const unsent = await mute.sdk.management.user.invite('hal@example.com');
  await mute.close();
  expect([unsent.code, (await users().load('hal@example.com')).code]).toEqual([400, 404]);
  const email = async (): Promise<void> => {
    throw new Error('down');
  };
  const failing = await runningIdentity(database.owner, {
    masterKey,
    identity: { senders: { email } },
  });
  const failed = await failing.sdk.management.user.invite('ina@example.com');
  await failing.close();
  expect([failed.code, failed.error?.errorDescription]).toEqual([
    400,
    'The message could not be sent',
  ]);
  // The invitation can be sent again.
  expect((await users().load('ina@example.com')).data?.status).toBe('invited');
});

test('who is disabled cannot be invited and cannot use an invitation', async () => {
  await users().invite('joy@example.com');
  const token = tokenOf(running.sent.at(-1));
  const invited = await users().deactivate('joy@example.com');
  expect((await client().magicLink.verify(token)).code).toBe(401);
  expect((await users().invite(invited.data?.userId ?? '')).code).toBe(400);
});
