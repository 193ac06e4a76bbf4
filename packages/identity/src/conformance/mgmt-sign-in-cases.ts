import assert from 'node:assert/strict';
import type { UserResponse } from '@descope/core-js-sdk';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import {
  expectFields,
  expectKinds,
  expectLifetime,
  expectSame,
  expectUser,
} from './mgmt-expect.ts';
import { expectSignedOut } from './mgmt-given.ts';

const SIGN_IN = 'POST /v1/mgmt/auth/signin';
const SIGN_UP = 'POST /v1/mgmt/auth/signup';
const SIGN_UP_OR_IN = 'POST /v1/mgmt/auth/signup-in';

interface Session {
  sessionJwt: string;
  refreshJwt?: string;
  sessionExpiration?: number;
  cookieExpiration?: number;
  user?: UserResponse;
  firstSeen?: boolean;
}

/** Both tokens are in the body: there is no browser to store a cookie. Returns the claims. */
async function expectSession(
  { node, now }: ConformanceKit,
  reply: SdkReply<Session>,
): Promise<Record<string, unknown>> {
  const { sessionJwt, refreshJwt = '', user, firstSeen, ...ends } = expectOk(reply);
  const { cookieExpiration = 0, sessionExpiration = 0 } = ends;
  assert.ok(cookieExpiration > now() / 1000, 'no end of the refresh token');
  assert.ok(sessionExpiration > now() / 1000, 'no end of the session');
  expectUser(user);
  expectKinds({ firstSeen }, { firstSeen: 'flag' });
  assert.ok((await node.refreshSession(refreshJwt)).jwt, 'the refresh token gives no session');
  return (await node.validateSession(sessionJwt)).token;
}

export const cases: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'signs a user in without a proof, with claims and into a tenant',
    async run(kit) {
      const { jwt } = kit.management;
      const tenantId = await kit.tenant('entered');
      const userTenants = [{ tenantId, roleNames: [] }];
      const { loginId, userId } = await kit.testUser('server', { userTenants });
      const options = { customClaims: { plan: 'gold' }, tenantId, refreshDuration: 900 };
      const reply = await jwt.signIn(loginId, options);
      const claims = await expectSession(kit, reply);
      expectFields(claims, { sub: userId, plan: 'gold', dct: tenantId });
      const { user, firstSeen, refreshJwt = '' } = expectOk(reply);
      expectFields(user, { userId, loginIds: [loginId] });
      expectSame(firstSeen, true, '"firstSeen"');
      const { token } = await kit.node.validateJwt(refreshJwt);
      expectLifetime(token, 900);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'ends other sign-ins where that is asked for',
    async run(kit) {
      const { loginId } = await kit.passwordUser('others');
      const client = await kit.signedIn(loginId);
      expectOk(await kit.management.jwt.signIn(loginId, { revokeOtherSessions: true }));
      await expectSignedOut(client);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses disabled users, and tenants that are not theirs',
    async run(kit) {
      const { jwt, user } = kit.management;
      const { loginId } = await kit.testUser('disabled');
      expectRefused(await jwt.signIn(loginId, { tenantId: await kit.tenant('elsewhere') }));
      expectOk(await user.deactivate(loginId));
      expectRefused(await jwt.signIn(loginId));
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'creates a user and signs them in',
    async run(kit) {
      const { jwt, user } = kit.management;
      const loginId = kit.newLoginId('signed-up');
      const described = { email: loginId, name: 'Sue New', verifiedEmail: true };
      const reply = await jwt.signUp(loginId, described, { customClaims: { plan: 'gold' } });
      const claims = await expectSession(kit, reply);
      const loaded = expectOk(await user.load(loginId));
      expectFields(loaded, { loginIds: [loginId], ...described });
      expectFields(claims, { sub: loaded.userId, plan: 'gold' });
      expectSame(expectOk(reply).firstSeen, true, '"firstSeen"');
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    async run(kit) {
      const { loginId } = await kit.testUser('taken');
      expectError(await kit.management.jwt.signUp(loginId), 'E062107', 400);
    },
  },
  {
    endpoint: SIGN_UP_OR_IN,
    name: 'creates a user the first time, and signs the same one in later',
    async run(kit) {
      const { jwt } = kit.management;
      const loginId = kit.newLoginId('either');
      const first = await jwt.signUpOrIn(loginId, { email: loginId, name: 'Eve New' });
      const second = await jwt.signUpOrIn(loginId, { name: 'Another name' });
      const claims = [await expectSession(kit, first), await expectSession(kit, second)];
      expectSame(claims[1]?.['sub'], claims[0]?.['sub'], 'the user');
      expectFields(expectOk(second).user, { name: 'Eve New', loginIds: [loginId] });
      expectSame(expectOk(second).firstSeen, false, '"firstSeen"');
    },
  },
  {
    endpoint: SIGN_UP_OR_IN,
    name: 'wants a login id',
    async run(kit) {
      expectRefused(await kit.management.jwt.signUpOrIn(''), 400);
    },
  },
];
