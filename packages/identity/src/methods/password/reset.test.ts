import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { linksOf, tokenOf } from '../../testing/sent-links.ts';

const NEW_PASSWORD = 'copper lantern 9';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, {
    settings: { refreshMode: 'body', redirectOrigins: ['https://app.test'] },
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

function client({ baseUrl, projectId } = running) {
  return createSdk({ projectId, baseUrl });
}

test('a reset lets its receiver choose a new password, and ends nothing before', async () => {
  const userId = await givenUser(running, 'ada@example.com');
  const before = await signIn(running, 'ada@example.com');
  const asked = await client().password.sendReset('ada@example.com');
  expect(asked.data).toEqual({ resetMethod: 'magiclink', maskedEmail: 'a***@example.com' });
  const mail = running.sent.at(-1);
  expect(mail).toMatchObject({ kind: 'reset', to: 'ada@example.com' });
  const [link] = linksOf(mail);
  expect(link?.origin).toBe('https://console.test');
  expect(link?.searchParams.get('for')).toBe('reset');
  expect((await signIn(running, 'ada@example.com')).session).not.toBe('');
  const verified = await client().magicLink.verify(tokenOf(mail));
  expect(verified.data?.user?.userId).toBe(userId);
  expect(running.identity.isSessionRevoked(sidOf(before.session))).toBe(false);
  const refresh = verified.data?.refreshJwt ?? '';
  const updated = await client().password.update('ada@example.com', NEW_PASSWORD, refresh);
  expect(updated.ok).toBe(true);
  expect(running.identity.isSessionRevoked(sidOf(before.session))).toBe(true);
  expect((await client().password.signIn('ada@example.com', GOOD_PASSWORD)).code).toBe(401);
  expect((await client().password.signIn('ada@example.com', NEW_PASSWORD)).ok).toBe(true);
  const audit = await running.sdk.management.audit.search({ userIds: [userId] });
  expect(audit.data?.map(({ action }) => action)).toContain('PasswordResetSent');
});

test('using one reset link voids the others', async () => {
  await givenUser(running, 'bea@example.com');
  await client().password.sendReset('bea@example.com');
  await client().password.sendReset('bea@example.com');
  const [first, second] = running.sent.slice(-2).map(tokenOf);
  expect((await client().magicLink.verify(second ?? '')).ok).toBe(true);
  expect((await client().magicLink.verify(first ?? '')).code).toBe(401);
});

test('a name is reset at the email of its user, shown as it was asked for', async () => {
  await running.sdk.management.user.create('cid', { email: 'cid@example.com' });
  const asked = await client().password.sendReset('cid', 'https://app.test/reset?lang=en');
  expect(asked.data?.maskedEmail).toBe('c***');
  expect(running.sent.at(-1)?.to).toBe('cid@example.com');
  const [link] = linksOf(running.sent.at(-1));
  expect(link?.href).toMatch(/^https:\/\/app\.test\/reset\?lang=en&t=[\w-]{43}$/);
});

test('unknown and disabled people get the same answer and no mail', async () => {
  await givenUser(running, 'd1@example.com');
  await givenUser(running, 'd2@example.com');
  await running.sdk.management.user.deactivate('d2@example.com');
  const before = running.sent.length;
  const answers = [];
  for (const loginId of ['d1@example.com', 'd2@example.com', 'd3@example.com']) {
    const { code, data } = await client().password.sendReset(loginId);
    answers.push(JSON.stringify([code, data]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(running.sent).toHaveLength(before + 1);
});

test('strict errors name an unknown user', async () => {
  const strict = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { hasStrictErrors: true },
  });
  const unknown = await client(strict).password.sendReset('nobody@example.com');
  await strict.close();
  expect([unknown.code, unknown.error?.errorCode]).toEqual([400, 'E062108']);
});

test('nothing is sent that leads to another site', async () => {
  const before = running.sent.length;
  const refused = await client().password.sendReset('ada@example.com', 'https://evil.test/');
  expect([refused.code, refused.error?.errorCode]).toEqual([400, 'E011003']);
  expect(running.sent).toHaveLength(before);
});

test('without mail everybody is told to ask an administrator', async () => {
  const mute = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    identity: { senders: {} },
  });
  const known = await client(mute).password.sendReset('ada@example.com');
  const unknown = await client(mute).password.sendReset('nobody@example.com');
  await mute.close();
  expect(known.code).toBe(400);
  expect(known.error?.errorDescription).toContain('Ask an administrator');
  expect(known.error).toEqual(unknown.error);
});
