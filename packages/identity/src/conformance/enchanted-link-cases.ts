import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { ELSEWHERE } from './delivery.ts';
import {
  expectError,
  expectMasked,
  expectOk,
  expectRefused,
  type SdkReply,
} from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';
import { tokenOf } from './magic-link-cases.ts';

const BASE = '/v1/auth/enchantedlink';
const SIGN_IN = `POST ${BASE}/signin/email`;
const SIGN_UP = `POST ${BASE}/signup/email`;
const SIGN_UP_OR_IN = `POST ${BASE}/signup-in/email`;
const VERIFY = `POST ${BASE}/verify`;
const PENDING = `POST ${BASE}/pending-session`;

interface Waiting {
  pendingRef: string;
  linkId: string;
  maskedEmail: string;
}

function expectWaiting(reply: SdkReply<Waiting>, address: string): void {
  const { pendingRef, linkId, maskedEmail } = expectOk(reply);
  assert.ok(pendingRef, 'no pendingRef');
  assert.ok(linkId, 'no linkId');
  expectMasked(maskedEmail, address);
}

/** A waiting screen of a test user, and the token of its correct link. */
async function waiting(kit: ConformanceKit) {
  const { loginId, userId } = await kit.testUser('enchanted');
  const { user } = kit.management;
  const { redirectUrl } = kit.target;
  const made = expectOk(await user.generateEnchantedLinkForTestUser(loginId, redirectUrl));
  assert.ok(made.pendingRef, 'no pendingRef');
  return { userId, pendingRef: made.pendingRef, token: tokenOf(kit, made.link) };
}

const sending: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'answers what to wait for and which link to open',
    async run(kit) {
      const { loginId } = await kit.testUser('enchanted');
      const { enchantedLink } = kit.client().sdk;
      expectWaiting(await enchantedLink.signIn(loginId, kit.target.redirectUrl), loginId);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses an unknown user',
    codes: 'strict',
    async run(kit) {
      const { enchantedLink } = kit.client().sdk;
      const reply = await enchantedLink.signIn(kit.newLoginId('nobody'), kit.target.redirectUrl);
      expectError(reply, 'E062108');
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'answers the same for an unknown user, who waits in vain',
    codes: 'discreet',
    async run(kit) {
      const nobody = kit.newLoginId('nobody');
      const client = kit.client();
      const reply = await client.sdk.enchantedLink.signIn(nobody, kit.target.redirectUrl);
      expectWaiting(reply, nobody);
      const { pendingRef = '' } = reply.data ?? {};
      expectError(await client.post(`${BASE}/pending-session`, { pendingRef }), 'E062503');
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'answers what to wait for and which link to open',
    async run(kit) {
      const loginId = kit.newLoginId('sign-up');
      const { enchantedLink } = kit.client().sdk;
      const { redirectUrl } = kit.target;
      const user = { name: 'Nora New' };
      expectWaiting(await enchantedLink.signUp(loginId, redirectUrl, user), loginId);
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    codes: 'strict',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      const { enchantedLink } = kit.client().sdk;
      expectError(await enchantedLink.signUp(loginId, kit.target.redirectUrl), 'E062107');
    },
  },
  {
    endpoint: SIGN_UP_OR_IN,
    name: 'answers what to wait for, whoever it is',
    async run(kit) {
      const { loginId } = await kit.testUser('known');
      const nobody = kit.newLoginId('nobody');
      const { enchantedLink } = kit.client().sdk;
      const { redirectUrl } = kit.target;
      expectWaiting(await enchantedLink.signUpOrIn(loginId, redirectUrl), loginId);
      expectWaiting(await enchantedLink.signUpOrIn(nobody, redirectUrl), nobody);
    },
  },
  ...[SIGN_IN, SIGN_UP, SIGN_UP_OR_IN].map((endpoint) => ({
    endpoint,
    name: 'refuses to lead elsewhere, and a body without a login id',
    async run(kit: ConformanceKit) {
      const path = endpoint.replace('POST ', '');
      const client = kit.client();
      const loginId = kit.newLoginId('elsewhere');
      expectRefused(await client.post(path, { loginId, URI: ELSEWHERE }), 400);
      expectError(await client.post(path, { URI: kit.target.redirectUrl }), 'E011003', 400);
    },
  })),
];

const waitingCases: ConformanceCases = [
  {
    endpoint: PENDING,
    name: 'says that the link was not opened yet, and then signs in, once',
    async run(kit) {
      const { userId, pendingRef, token } = await waiting(kit);
      const path = `${BASE}/pending-session`;
      const client = kit.client();
      expectError(await client.post(path, { pendingRef }), 'E062503', 401);
      expectError(await client.post(path, { pendingRef }), 'E062503', 401);
      expectOk(await kit.client().sdk.enchantedLink.verify(token));
      const reply = await client.sdk.enchantedLink.waitForSession(pendingRef);
      await expectSignIn(kit, client, reply, { userId, amr: ['email'] });
      expectRefused(await kit.client().post(path, { pendingRef }));
    },
  },
  {
    endpoint: PENDING,
    name: 'refuses what nobody waits for',
    async run(kit) {
      const path = `${BASE}/pending-session`;
      const reply = await kit.client().post(path, { pendingRef: 'neither-here-nor-there' });
      expectRefused(reply);
      expectError(await kit.client().post(path, {}), 'E011003', 400);
    },
  },
  {
    endpoint: VERIFY,
    name: 'signs nobody in who opens the link',
    async run(kit) {
      const { token } = await waiting(kit);
      const client = kit.client();
      const data = expectOk<object>(await client.sdk.enchantedLink.verify(token));
      assert.ok(!('sessionJwt' in data), 'the link itself signs in');
      assert.equal(client.refreshToken(), '', 'the link itself signs in');
    },
  },
  {
    endpoint: VERIFY,
    name: 'takes a link once',
    async run(kit) {
      const { token } = await waiting(kit);
      const { sdk } = kit.client();
      expectOk<object>(await sdk.enchantedLink.verify(token));
      expectRefused(await sdk.enchantedLink.verify(token));
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses a token that nobody was sent',
    async run(kit) {
      expectRefused(await kit.client().sdk.enchantedLink.verify('neither-here-nor-there'));
      expectError(await kit.client().post(`${BASE}/verify`, {}), 'E011003', 400);
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses a token of the other kind of link',
    async run(kit) {
      const { token } = await waiting(kit);
      expectRefused(await kit.client().sdk.magicLink.verify(token), 401);
    },
  },
];

export const cases: ConformanceCases = [...sending, ...waitingCases];
