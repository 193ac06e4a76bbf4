import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectOk, PASSWORD } from './conformance-kit.ts';

const SIGN_IN = 'POST /v1/auth/password/signin';
const REPLACE = 'POST /v1/auth/password/replace';
const UPDATE = 'POST /v1/auth/password/update';
const POLICY = 'GET /v1/auth/password/policy';

export const cases: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'answers tokens, their ends and the user',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('password');
      const { sdk } = kit.client();
      const data = expectOk(await sdk.password.signIn(loginId, PASSWORD));
      assert.match(data.sessionJwt, /^[\w-]+\.[\w-]+\.[\w-]+$/);
      assert.ok((data.cookieExpiration ?? 0) > Date.now() / 1000, 'no end of the refresh token');
      assert.equal(data.user?.userId, userId);
      assert.deepEqual(data.user?.loginIds, [loginId]);
      assert.ok(data.user?.name, 'the user has no name');
      assert.equal(data.firstSeen, true);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses a wrong password',
    async run(kit) {
      const { loginId } = await kit.passwordUser('wrong');
      expectError(await kit.client().sdk.password.signIn(loginId, 'not it'), 'E062901', 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses an unknown user',
    codes: 'discreet',
    async run(kit) {
      const reply = await kit.client().sdk.password.signIn(kit.newLoginId('nobody'), PASSWORD);
      expectError(reply, 'E062901', 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses a temporary password',
    async run(kit) {
      const { loginId } = await kit.testUser('temporary');
      expectOk(await kit.management.user.setTemporaryPassword(loginId, PASSWORD));
      expectError(await kit.client().sdk.password.signIn(loginId, PASSWORD), 'E062909', 401);
    },
  },
  {
    endpoint: REPLACE,
    name: 'trades a temporary password for a new one',
    async run(kit) {
      const { loginId } = await kit.testUser('replace');
      expectOk(await kit.management.user.setTemporaryPassword(loginId, PASSWORD));
      const { sdk } = kit.client();
      expectOk(await sdk.password.replace(loginId, PASSWORD, 'another harbour 43'));
      expectOk(await kit.client().sdk.password.signIn(loginId, 'another harbour 43'));
    },
  },
  {
    endpoint: REPLACE,
    name: 'refuses a wrong old password',
    async run(kit) {
      const { loginId } = await kit.passwordUser('replace');
      const reply = await kit
        .client()
        .sdk.password.replace(loginId, 'not it', 'another harbour 43');
      assert.equal(reply.code, 401);
    },
  },
  {
    endpoint: UPDATE,
    name: 'sets the password of the signed-in user',
    async run(kit) {
      const { loginId } = await kit.passwordUser('update');
      const { sdk } = await kit.signedIn(loginId);
      expectOk(await sdk.password.update(loginId, 'another harbour 43'));
      expectOk(await kit.client().sdk.password.signIn(loginId, 'another harbour 43'));
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses who is not signed in',
    async run(kit) {
      const { loginId } = await kit.passwordUser('update');
      const reply = await kit.client().sdk.password.update(loginId, 'another harbour 43');
      assert.equal(reply.code, 401);
    },
  },
  {
    endpoint: POLICY,
    name: 'tells its five rules',
    async run(kit) {
      const policy = expectOk(await kit.client().sdk.password.policy());
      assert.equal(typeof policy.minLength, 'number');
      for (const rule of ['lowercase', 'uppercase', 'number', 'nonAlphanumeric'] as const) {
        assert.equal(typeof policy[rule], 'boolean', rule);
      }
    },
  },
];
