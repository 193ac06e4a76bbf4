import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectSame } from './mgmt-expect.ts';

const OTP = 'POST /v1/mgmt/tests/generate/otp';
const MAGIC_LINK = 'POST /v1/mgmt/tests/generate/magiclink';
const ENCHANTED_LINK = 'POST /v1/mgmt/tests/generate/enchantedlink';
const SIGN_IN = 'POST /v1/mgmt/user/signin/embeddedlink';
const SIGN_UP = 'POST /v1/mgmt/user/signup/embeddedlink';

/** The token of a link, which must lead to the page of the target. */
function tokenOf({ target }: ConformanceKit, link: string): string {
  const url = new URL(link);
  assert.ok(
    link.startsWith(target.redirectUrl),
    `the link does not lead to the page: ${url.origin}`,
  );
  const token = url.searchParams.get('t');
  assert.ok(token, 'the link has no "t"');
  return token;
}

/** Not a test user: their messages cannot be requested. */
async function realUser(kit: ConformanceKit): Promise<string> {
  const loginId = kit.newLoginId('real');
  expectOk(await kit.management.user.create(loginId, { email: loginId, verifiedEmail: true }));
  return loginId;
}

export const cases: ConformanceCases = [
  {
    endpoint: OTP,
    name: 'answers a code that signs the test user in',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('code');
      const { user } = kit.management;
      const made = expectOk(await user.generateOTPForTestUser('email', loginId));
      expectFields(made, { loginId });
      const { otp } = kit.client().sdk;
      expectFields(expectOk(await otp.verify.email(loginId, made.code)).user, { userId });
      expectError(await otp.verify.email(loginId, made.code), 'E061102', 401);
    },
  },
  {
    endpoint: OTP,
    name: 'answers none for somebody who is no test user',
    async run(kit) {
      const loginId = await realUser(kit);
      expectRefused(await kit.management.user.generateOTPForTestUser('email', loginId), 400);
    },
  },
  {
    endpoint: MAGIC_LINK,
    name: 'answers a link that signs the test user in, once',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('link');
      const { user } = kit.management;
      const made = expectOk(
        await user.generateMagicLinkForTestUser('email', loginId, kit.target.redirectUrl),
      );
      expectFields(made, { loginId });
      const token = tokenOf(kit, made.link);
      const { magicLink } = kit.client().sdk;
      expectFields(expectOk(await magicLink.verify(token)).user, { userId });
      expectRefused(await magicLink.verify(token), 401);
    },
  },
  {
    endpoint: MAGIC_LINK,
    name: 'answers none for somebody who is no test user, nor one to another site',
    async run(kit) {
      const { user } = kit.management;
      const { redirectUrl } = kit.target;
      const real = await realUser(kit);
      expectRefused(await user.generateMagicLinkForTestUser('email', real, redirectUrl), 400);
      const { loginId } = await kit.testUser('link');
      const elsewhere = 'https://elsewhere.example/';
      expectRefused(await user.generateMagicLinkForTestUser('email', loginId, elsewhere), 400);
    },
  },
  {
    endpoint: ENCHANTED_LINK,
    name: 'answers a link that lets the waiting screen in',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('enchanted');
      const { user } = kit.management;
      const made = expectOk(
        await user.generateEnchantedLinkForTestUser(loginId, kit.target.redirectUrl),
      );
      expectFields(made, { loginId });
      const screen = kit.client();
      const path = '/v1/auth/enchantedlink/pending-session';
      const wait = () => screen.post(path, { pendingRef: made.pendingRef });
      expectError(await wait(), 'E062503', 401);
      expectOk(await kit.client().sdk.enchantedLink.verify(tokenOf(kit, made.link)));
      const session = expectOk(await wait());
      expectFields(Object(session['user']), { userId });
    },
  },
  {
    endpoint: ENCHANTED_LINK,
    name: 'answers none for somebody who is no test user',
    async run(kit) {
      const { user } = kit.management;
      const loginId = await realUser(kit);
      const { redirectUrl } = kit.target;
      expectRefused(await user.generateEnchantedLinkForTestUser(loginId, redirectUrl), 400);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'answers a token that signs the user in, once, with the claims',
    async run(kit) {
      const loginId = await realUser(kit);
      const { token } = expectOk(
        await kit.management.user.generateEmbeddedLink(loginId, { plan: 'gold' }),
      );
      const { magicLink } = kit.client().sdk;
      const { sessionJwt, user } = expectOk(await magicLink.verify(token));
      expectFields(user, { loginIds: [loginId] });
      const session = await kit.node.validateSession(sessionJwt);
      expectSame(session.token['plan'], 'gold', 'the claim');
      expectRefused(await magicLink.verify(token), 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'makes a token that is good as long as it is said',
    needs: ['clock'],
    async run(kit) {
      const { loginId } = await kit.testUser('short');
      const made = await kit.management.user.generateEmbeddedLink(loginId, {}, 60);
      kit.advance(61_000);
      expectRefused(await kit.client().sdk.magicLink.verify(expectOk(made).token), 401);
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'answers a token that creates the user and signs them in',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('embedded');
      const made = expectOk(
        await user.generateSignUpEmbeddedLink(loginId, { email: loginId, name: 'Eve New' }, true),
      );
      expectError(await user.load(loginId), 'E112102', 404);
      const signedUp = expectOk(await kit.client().sdk.magicLink.verify(made.token));
      expectSame(signedUp.firstSeen, true, '"firstSeen"');
      const fields = { loginIds: [loginId], name: 'Eve New', email: loginId, verifiedEmail: true };
      expectFields(signedUp.user, fields);
      expectFields(expectOk(await user.load(loginId)), fields);
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      expectError(await kit.management.user.generateSignUpEmbeddedLink(loginId), 'E062107', 400);
    },
  },
];
