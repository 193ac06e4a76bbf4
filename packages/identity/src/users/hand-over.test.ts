import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, flowClient } from '../testing/flow-client.ts';
import { signedIn, runningOAuth, type RunningOAuth } from '../testing/running-oauth.ts';
import { clientOf, lastCode } from '../testing/otp-client.ts';
import {
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  refreshTokenOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { tokenOf, tokenOfNumber } from '../testing/sent-links.ts';

const PAGE = `${CONSOLE_ORIGIN}/login`;

let database: TestDatabase;
let oauth: RunningOAuth;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  oauth = await runningOAuth(database.owner);
  running = oauth.open;
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
});

afterAll(async () => {
  await oauth.close();
  await database.close();
});

/** Signs up with someone else’s address and prepares every possible way back in. */
async function squatted(loginId: string) {
  const body = { loginId, password: GOOD_PASSWORD };
  const answer = await running.call('/v1/auth/password/signup', { body });
  const refresh = refreshTokenOf(answer);
  const mine = `evil-of-${loginId}`;
  const post = async (path: string, fields: object): Promise<void> => {
    const done = await running.call(path, { body: { loginId, ...fields }, token: refresh });
    expect([path, done.status]).toEqual([path, 200]);
  };
  await post('/v1/auth/totp/update', {});
  await post('/v1/auth/otp/update/email', { email: mine, addToLoginIDs: true });
  const code = lastCode(running);
  await post('/v1/auth/otp/verify/email', { loginId, code });
  await post('/v1/auth/magiclink/signin/email', { loginId: mine });
  const link = tokenOf(running.sent.at(-1));
  await post('/v1/auth/otp/update/phone/sms', { phone: '+15550009999' });
  await post('/v1/auth/otp/signin/email', { loginId: mine });
  return { refresh, mine, link, code: lastCode(running), body };
}

/** None of the ways back works. */
async function expectLockedOut(kept: Awaited<ReturnType<typeof squatted>>): Promise<void> {
  const { refresh, mine, link, code, body } = kept;
  const statuses = await Promise.all([
    running.call('/v1/auth/refresh', { body: {}, token: refresh }),
    running.call('/v1/auth/password/signin', { body }),
    running.call('/v1/auth/magiclink/verify', { body: { token: link } }),
    running.call('/v1/auth/otp/verify/email', { body: { loginId: mine, code } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await running.sdk.management.user.load(mine)).code).toBe(404);
  const { rows } = await database.owner.query(
    `SELECT (SELECT count(*) FROM totp_offer)::integer AS offers,
       (SELECT count(*) FROM account WHERE phone = '+15550009999')::integer AS phones`,
  );
  expect(rows[0]).toEqual({ offers: 0, phones: 0 });
}

async function byCode(loginId: string) {
  await clientOf(running).otp.signIn.email(loginId);
  return clientOf(running).otp.verify.email(loginId, lastCode(running));
}

test.each<[string, (loginId: string) => Promise<string | undefined>]>([
  ['a code', async (loginId) => (await byCode(loginId)).data?.user?.userId],
  [
    'a link',
    async (loginId) => {
      await clientOf(running).magicLink.signIn.email(loginId, PAGE);
      const verified = await clientOf(running).magicLink.verify(tokenOf(running.sent.at(-1)));
      return verified.data?.user?.userId;
    },
  ],
  [
    'a numbered link',
    async (loginId) => {
      const { enchantedLink } = clientOf(running);
      const { data } = await enchantedLink.signIn(loginId, PAGE);
      await enchantedLink.verify(tokenOfNumber(running.sent.at(-1), data?.linkId ?? ''));
      const waited = await enchantedLink.waitForSession(data?.pendingRef ?? '');
      return waited.data?.user?.userId;
    },
  ],
  [
    'another provider',
    async (loginId) => {
      const [name = ''] = loginId.split('@');
      return (await signedIn(running, oauth.given(name))).user?.userId;
    },
  ],
])('the first who proves an address by %s gets it for themselves', async (way, prove) => {
  const loginId = `${way.replaceAll(' ', '-')}@example.com`;
  const kept = await squatted(loginId);
  const userId = await prove(loginId);
  expect(userId).toBeDefined();
  await expectLockedOut(kept);
  const { data } = await running.sdk.management.user.load(loginId);
  expect(data).toMatchObject({
    userId,
    loginIds: [loginId],
    email: loginId,
    verifiedEmail: true,
    phone: '',
    password: false,
  });
});

test('an invitation is for whose address it is, not for who signed up with it', async () => {
  const kept = await squatted('ceo@example.com');
  const invited = await running.sdk.management.user.invite('ceo@example.com', {
    userTenants: [{ tenantId: 'acme', roleNames: [] }],
  });
  expect(invited.data).toMatchObject({
    loginIds: ['ceo@example.com'],
    password: false,
    userTenants: [{ tenantId: 'acme' }],
  });
  const link = tokenOf(running.sent.at(-1));
  expect(running.sent.at(-1)?.to).toBe('ceo@example.com');
  await expectLockedOut(kept);
  const { data } = await clientOf(running).magicLink.verify(link);
  expect(data?.user?.userId).toBe(invited.data?.userId);
});

test('an invitation by name goes where the administrator says, not where the claimant did', async () => {
  const body = { loginId: 'chief', password: GOOD_PASSWORD, user: { email: 'evil@example.com' } };
  expect((await running.call('/v1/auth/password/signup', { body })).status).toBe(200);
  const refused = await running.sdk.management.user.invite('chief');
  expect(refused.code).toBe(400);
  await running.sdk.management.user.invite('chief', { email: 'chief@example.com' });
  expect(running.sent.at(-1)?.to).toBe('chief@example.com');
  expect((await running.call('/v1/auth/password/signin', { body })).status).toBe(401);
});

test('a link by which the claimant asks for the address helps its owner, not them', async () => {
  const loginId = 'asked@example.com';
  const body = { loginId, password: GOOD_PASSWORD };
  const answer = await running.call('/v1/auth/password/signup', { body });
  const token = refreshTokenOf(answer);
  const asked = { loginId, email: loginId };
  await running.call('/v1/auth/magiclink/update/email', { body: asked, token });
  const link = tokenOf(running.sent.at(-1));
  expect((await clientOf(running).magicLink.verify(link)).ok).toBe(true);
  expect((await running.call('/v1/auth/password/signin', { body })).status).toBe(401);
});

test('who signs up and then proves the address in the same browser keeps the password', async () => {
  const loginId = 'own@example.com';
  const body = { loginId, password: GOOD_PASSWORD };
  const token = refreshTokenOf(await running.call('/v1/auth/password/signup', { body }));
  await clientOf(running).magicLink.signIn.email(loginId, PAGE);
  const link = tokenOf(running.sent.at(-1));
  const verified = await running.call('/v1/auth/magiclink/verify', {
    body: { token: link },
    token,
  });
  expect(verified.status).toBe(200);
  // From now on it is theirs, wherever they prove it.
  expect((await byCode(loginId)).ok).toBe(true);
  expect((await running.call('/v1/auth/password/signin', { body })).status).toBe(200);
});

test('a sign-in of somebody else does not keep the password of the claimant', async () => {
  const loginId = 'other@example.com';
  const body = { loginId, password: GOOD_PASSWORD };
  await running.call('/v1/auth/password/signup', { body });
  await givenUser(running, 'bystander@example.com');
  const { refresh } = await signIn(running, 'bystander@example.com');
  await clientOf(running).magicLink.signIn.email(loginId, PAGE);
  const link = tokenOf(running.sent.at(-1));
  await running.call('/v1/auth/magiclink/verify', { body: { token: link }, token: refresh });
  expect((await running.call('/v1/auth/password/signin', { body })).status).toBe(401);
});

test('users of an administrator keep what they have when they prove their address', async () => {
  await givenUser(running, 'staff@example.com');
  expect((await byCode('staff@example.com')).ok).toBe(true);
  await signedIn(running, oauth.given('staff'));
  await expect(signIn(running, 'staff@example.com')).resolves.toBeDefined();
});

test('a flow does not ask the owner of the address for the claimant’s authenticator app', async () => {
  const loginId = 'flow@example.com';
  const body = { loginId, password: GOOD_PASSWORD };
  const token = refreshTokenOf(await running.call('/v1/auth/password/signup', { body }));
  const { body: seed } = await running.call('/v1/auth/totp/update', { body: { loginId }, token });
  const epoch = Math.floor(Date.now() / 1000);
  const code = generateSync({ strategy: 'totp', secret: String(seed['key']), epoch });
  const confirmed = { loginId, code };
  await running.call('/v1/auth/totp/verify', { body: confirmed, token });
  expect((await running.sdk.management.user.load(loginId)).data?.TOTP).toBe(true);
  const client = flowClient(running);
  const first = dataOf(await client.start());
  const second = dataOf(await client.next(first, 'submit', { email: loginId }));
  const third = dataOf(await client.next(second, 'code'));
  const done = dataOf(await client.next(third, 'submit', { code: lastCode(running) }));
  expect(done.status).toBe('completed');
  expect((await running.sdk.management.user.load(loginId)).data?.TOTP).toBe(false);
});
