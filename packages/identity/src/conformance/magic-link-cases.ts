import assert from 'node:assert/strict';
import { byWay } from '../testing/otp-client.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { ELSEWHERE, expectSent, nobodyFor, userFor } from './delivery.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';

const BASE = '/v1/auth/magiclink';
const VERIFY = `POST ${BASE}/verify`;
const LINK_LIFE_MS = 600_000;

type LinkDelivery = 'email' | 'sms' | 'whatsapp';

/** Token of the link that was, or would have been, sent to a test user. */
async function tokenFor(
  kit: ConformanceKit,
  method: LinkDelivery,
  loginId: string,
  options: { mfa?: boolean } = {},
): Promise<string> {
  const { redirectUrl } = kit.target;
  const { user } = kit.management;
  const reply = await user.generateMagicLinkForTestUser(method, loginId, redirectUrl, options);
  return tokenOf(kit, expectOk(reply).link);
}

/** The link must have the requested target, with the token as `t`. */
export function tokenOf({ target }: ConformanceKit, link: string): string {
  assert.ok(link.startsWith(target.redirectUrl), `the link leads to ${link}`);
  const token = new URL(link).searchParams.get('t');
  assert.ok(token, 'the link has no t');
  return token;
}

function signingIn(method: LinkDelivery): ConformanceCases {
  const signIn = `POST ${BASE}/signin/${method}`;
  return [
    {
      endpoint: signIn,
      name: 'says where the link was sent',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const { sdk } = kit.client();
        const reply = await byWay(sdk.magicLink.signIn, method)(loginId, kit.target.redirectUrl);
        expectSent(reply, method, loginId);
      },
    },
    {
      endpoint: signIn,
      name: 'refuses an unknown user',
      codes: 'strict',
      async run(kit) {
        const { sdk } = kit.client();
        const nobody = nobodyFor(kit, method);
        const reply = await byWay(sdk.magicLink.signIn, method)(nobody, kit.target.redirectUrl);
        expectError(reply, 'E062108');
      },
    },
    {
      endpoint: signIn,
      name: 'answers the same for an unknown user',
      codes: 'discreet',
      async run(kit) {
        const { sdk } = kit.client();
        const nobody = nobodyFor(kit, method);
        const reply = await byWay(sdk.magicLink.signIn, method)(nobody, kit.target.redirectUrl);
        expectSent(reply, method, nobody);
      },
    },
  ];
}

function signingUp(method: LinkDelivery): ConformanceCases {
  const signIn = `POST ${BASE}/signin/${method}`;
  const signUp = `POST ${BASE}/signup/${method}`;
  const signUpOrIn = `POST ${BASE}/signup-in/${method}`;
  return [
    {
      endpoint: signUp,
      name: 'says where the link was sent',
      async run(kit) {
        const loginId = nobodyFor(kit, method);
        const { sdk } = kit.client();
        const { redirectUrl } = kit.target;
        const reply = await byWay(sdk.magicLink.signUp, method)(loginId, redirectUrl, {
          name: 'Nora',
        });
        expectSent(reply, method, loginId);
      },
    },
    {
      endpoint: signUp,
      name: 'refuses a login id that somebody has',
      codes: 'strict',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const { sdk } = kit.client();
        const reply = await byWay(sdk.magicLink.signUp, method)(loginId, kit.target.redirectUrl);
        expectError(reply, 'E062107');
      },
    },
    {
      endpoint: signUp,
      name: 'answers the same for a login id that somebody has',
      codes: 'discreet',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const { sdk } = kit.client();
        const reply = await byWay(sdk.magicLink.signUp, method)(loginId, kit.target.redirectUrl);
        expectSent(reply, method, loginId);
      },
    },
    {
      endpoint: signUpOrIn,
      name: 'says where the link was sent, whoever it is',
      async run(kit) {
        const { loginId } = await userFor(kit, method);
        const nobody = nobodyFor(kit, method);
        const { magicLink } = kit.client().sdk;
        const { redirectUrl } = kit.target;
        expectSent(
          await byWay(magicLink.signUpOrIn, method)(loginId, redirectUrl),
          method,
          loginId,
        );
        expectSent(await byWay(magicLink.signUpOrIn, method)(nobody, redirectUrl), method, nobody);
      },
    },
    ...[signIn, signUp, signUpOrIn].map((endpoint) => ({
      endpoint,
      name: 'refuses to lead elsewhere, and a body without a login id',
      async run(kit: ConformanceKit) {
        const path = endpoint.replace('POST ', '');
        const client = kit.client();
        const loginId =
          endpoint === signUp ? nobodyFor(kit, method) : (await userFor(kit, method)).loginId;
        expectRefused(await client.post(path, { loginId, URI: ELSEWHERE }), 400);
        expectError(await client.post(path, { URI: kit.target.redirectUrl }), 'E011003', 400);
      },
    })),
  ];
}

function verifying(method: LinkDelivery): ConformanceCases {
  return [
    {
      endpoint: VERIFY,
      name: `signs in with a link by ${method}, once`,
      async run(kit) {
        const { loginId, userId } = await userFor(kit, method);
        const token = await tokenFor(kit, method, loginId);
        const client = kit.client();
        const reply = await client.sdk.magicLink.verify(token);
        await expectSignIn(kit, client, reply, { userId, amr: [method] });
        expectRefused(await kit.client().sdk.magicLink.verify(token), 401);
      },
    },
  ];
}

const verify: ConformanceCases = [
  {
    endpoint: VERIFY,
    name: 'refuses a token that nobody was sent',
    async run(kit) {
      expectRefused(await kit.client().sdk.magicLink.verify('neither-here-nor-there'), 401);
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses a body without a token',
    async run(kit) {
      expectError(await kit.client().post(`${BASE}/verify`, {}), 'E011003', 400);
    },
  },
  {
    endpoint: VERIFY,
    name: 'lets one of several in who come at once',
    async run(kit) {
      const { loginId } = await userFor(kit, 'email');
      const token = await tokenFor(kit, 'email', loginId);
      const { sdk } = kit.client();
      const replies = await Promise.all([1, 2, 3].map(() => sdk.magicLink.verify(token)));
      assert.equal(replies.filter(({ ok }) => ok).length, 1, 'the link was good more than once');
    },
  },
  {
    endpoint: VERIFY,
    name: 'adds its proof to the sign-in that is there',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('second');
      const client = await kit.signedIn(loginId);
      const token = await tokenFor(kit, 'email', loginId, { mfa: true });
      const reply = await client.sdk.magicLink.verify(token);
      await expectSignIn(kit, client, reply, { userId, amr: ['pwd', 'email', 'mfa'] });
    },
  },
  {
    endpoint: VERIFY,
    name: 'refuses an expired link',
    needs: ['clock'],
    async run(kit) {
      const { loginId } = await userFor(kit, 'email');
      const token = await tokenFor(kit, 'email', loginId);
      kit.advance(LINK_LIFE_MS + 1000);
      expectRefused(await kit.client().sdk.magicLink.verify(token), 401);
    },
  },
  {
    endpoint: VERIFY,
    name: 'signs in with an embedded link, once, with the claims of who made it',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('embedded');
      const { user } = kit.management;
      const { token } = expectOk(await user.generateEmbeddedLink(loginId, { desk: 'B2' }));
      const client = kit.client();
      const data = expectOk(await client.sdk.magicLink.verify(token));
      assert.equal(data.user?.userId, userId);
      const session = await kit.node.validateSession(data.sessionJwt);
      assert.equal(session.token['desk'], 'B2');
      expectRefused(await kit.client().sdk.magicLink.verify(token), 401);
    },
  },
];

const DELIVERIES = ['email', 'sms', 'whatsapp'] as const;

export const cases: ConformanceCases = [
  ...DELIVERIES.flatMap((method) => [
    ...signingIn(method),
    ...signingUp(method),
    ...verifying(method),
  ]),
  ...verify,
];
