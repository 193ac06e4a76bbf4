import assert from 'node:assert/strict';
import { generateSync } from 'otplib';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { expectSignIn, expectTokens } from './expect-session.ts';

const BASE = '/v1/auth/totp';
const SIGN_UP = `POST ${BASE}/signup`;
const UPDATE = `POST ${BASE}/update`;
const VERIFY = `POST ${BASE}/verify`;

const STEP_SECONDS = 30;
const PNG = 'iVBORw0KGgo';

/** The code that an authenticator with the key shows, now or a step later. */
function codeOf(kit: ConformanceKit, key: string, stepsAhead = 0): string {
  const epoch = Math.floor(kit.now() / 1000) + stepsAhead * STEP_SECONDS;
  return generateSync({ secret: key, epoch });
}

/** The seed in all three forms; returns the key. */
function expectSeed(
  reply: SdkReply<{ provisioningURL: string; image: string; key: string }>,
): string {
  const { provisioningURL, image, key } = expectOk(reply);
  assert.match(key, /^[A-Z2-7]{16,}=*$/, 'the key is not base32');
  const url = new URL(provisioningURL);
  assert.equal(url.protocol, 'otpauth:');
  assert.equal(url.searchParams.get('secret'), key, 'the address has another key');
  assert.ok(image.replace(/^data:image\/png;base64,/, '').startsWith(PNG), 'the image is no PNG');
  return key;
}

/** Someone with a password and an authenticator, whose codes from the next step on are unused. */
async function withAuthenticator(kit: ConformanceKit) {
  const user = await kit.passwordUser('totp');
  const client = await kit.signedIn(user.loginId);
  const key = expectSeed(await client.sdk.totp.update(user.loginId));
  const reply = await kit.client().sdk.totp.verify(user.loginId, codeOf(kit, key));
  expectOk(reply);
  return { ...user, key };
}

const enrolling: ConformanceCases = [
  {
    endpoint: SIGN_UP,
    name: 'answers a seed whose codes sign the new user in',
    async run(kit) {
      const loginId = kit.newLoginId('totp');
      const client = kit.client();
      const key = expectSeed(await client.sdk.totp.signUp(loginId, { name: 'Nora New' }));
      const reply = await client.sdk.totp.verify(loginId, codeOf(kit, key));
      await expectSignIn(kit, client, reply, { amr: ['totp'] });
      assert.deepEqual(reply.data?.user?.loginIds, [loginId]);
      assert.equal(reply.data?.user?.TOTP, true);
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    codes: 'strict',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      expectError(await kit.client().sdk.totp.signUp(loginId), 'E062107');
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'gives nobody a way into the account of somebody else',
    codes: 'discreet',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      const { sdk } = kit.client();
      const key = expectSeed(await sdk.totp.signUp(loginId));
      expectError(await sdk.totp.verify(loginId, codeOf(kit, key)), 'E061102');
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a body without a login id',
    async run(kit) {
      expectError(await kit.client().post(`${BASE}/signup`, {}), 'E011003', 400);
    },
  },
  {
    endpoint: UPDATE,
    name: 'answers the signed-in user a seed',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('totp');
      const client = await kit.signedIn(loginId);
      const key = expectSeed(await client.sdk.totp.update(loginId));
      const other = kit.client();
      const reply = await other.sdk.totp.verify(loginId, codeOf(kit, key));
      await expectSignIn(kit, other, reply, { userId, amr: ['totp'] });
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses who is not signed in, and the login id of somebody else',
    async run(kit) {
      const [own, other] = [await kit.passwordUser('own'), await kit.passwordUser('other')];
      expectRefused(await kit.client().sdk.totp.update(own.loginId), 401);
      const { sdk } = await kit.signedIn(own.loginId);
      expectRefused(await sdk.totp.update(other.loginId));
    },
  },
];

const verifying: ConformanceCases = [
  {
    endpoint: VERIFY,
    name: 'refuses a wrong code',
    async run(kit) {
      const { loginId, key } = await withAuthenticator(kit);
      const wrong = String((Number(codeOf(kit, key, 1)) + 1) % 1_000_000).padStart(6, '0');
      expectError(await kit.client().sdk.totp.verify(loginId, wrong), 'E061102');
    },
  },
  {
    endpoint: VERIFY,
    name: 'takes a code once',
    async run(kit) {
      const { loginId, key } = await withAuthenticator(kit);
      const { sdk } = kit.client();
      const code = codeOf(kit, key, 1);
      expectOk(await sdk.totp.verify(loginId, code));
      expectError(await sdk.totp.verify(loginId, code), 'E061102');
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses who has no authenticator, and who is not there',
    async run(kit) {
      const { loginId } = await kit.testUser('without');
      const { sdk } = kit.client();
      expectRefused(await sdk.totp.verify(loginId, '123456'));
      expectRefused(await sdk.totp.verify(kit.newLoginId('nobody'), '123456'));
    },
  },
  {
    endpoint: VERIFY,
    name: 'adds its proof to the sign-in that is there',
    async run(kit) {
      const { loginId, userId, key } = await withAuthenticator(kit);
      const client = await kit.signedIn(loginId);
      const options = { mfa: true };
      const reply = await client.sdk.totp.verify(loginId, codeOf(kit, key, 1), options);
      const signedIn = await expectSignIn(kit, client, reply, {
        userId,
        amr: ['pwd', 'totp', 'mfa'],
      });
      const refreshed = await expectTokens(kit, client, await client.sdk.refresh());
      assert.deepEqual(refreshed['amr'], signedIn['amr']);
    },
  },
  {
    endpoint: VERIFY,
    name: 'adds no proof to a sign-in that is not there',
    async run(kit) {
      const { loginId, key } = await withAuthenticator(kit);
      const { sdk } = kit.client();
      expectRefused(await sdk.totp.verify(loginId, codeOf(kit, key, 1), { mfa: true }), 401);
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses a body without a code',
    async run(kit) {
      const { loginId } = await kit.testUser('totp');
      expectError(await kit.client().post(`${BASE}/verify`, { loginId }), 'E011003', 400);
    },
  },
];

export const cases: ConformanceCases = [...enrolling, ...verifying];
