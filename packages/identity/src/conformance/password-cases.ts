import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { NEW_PASSWORD, PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk, expectRateLimit, expectRefused } from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';

const SIGN_IN = 'POST /v1/auth/password/signin';
const SIGN_UP = 'POST /v1/auth/password/signup';

/** More than any provider allows before it locks a login id. */
const MOST_TRIES = 15;

const signUp: ConformanceCases = [
  {
    endpoint: SIGN_UP,
    name: 'creates a user and signs them in',
    async run(kit) {
      const loginId = kit.newLoginId('sign-up');
      const client = kit.client();
      const user = { name: 'Nora New', email: loginId };
      const reply = await client.sdk.password.signUp(loginId, PASSWORD, user);
      await expectSignIn(kit, client, reply, { amr: ['pwd'] });
      assert.deepEqual(reply.data?.user?.loginIds, [loginId]);
      assert.equal(reply.data?.user?.name, 'Nora New');
      assert.equal(reply.data?.user?.password, true);
      assert.equal(reply.data?.firstSeen, true);
      expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a login id that somebody has',
    codes: 'strict',
    async run(kit) {
      const { loginId } = await kit.passwordUser('taken');
      expectError(await kit.client().sdk.password.signUp(loginId, PASSWORD), 'E062107');
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a password that breaks the policy',
    async run(kit) {
      const reply = await kit.client().sdk.password.signUp(kit.newLoginId('weak'), 'a');
      expectRefused(reply, 400);
    },
  },
  {
    endpoint: SIGN_UP,
    name: 'refuses a body without a login id',
    async run(kit) {
      const reply = await kit.client().post('/v1/auth/password/signup', { password: PASSWORD });
      expectError(reply, 'E011003', 400);
    },
  },
];

const signIn: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'answers tokens, their ends and the user',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('password');
      const client = kit.client();
      const reply = await client.sdk.password.signIn(loginId, PASSWORD);
      await expectSignIn(kit, client, reply, { userId, amr: ['pwd'] });
      assert.deepEqual(reply.data?.user?.loginIds, [loginId]);
      assert.equal(reply.data?.user?.email, loginId);
      assert.equal(reply.data?.user?.verifiedEmail, true);
      assert.equal(reply.data?.user?.password, true);
      assert.equal(reply.data?.firstSeen, true);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'says that the user was seen before',
    async run(kit) {
      const { loginId } = await kit.passwordUser('again');
      await kit.signedIn(loginId);
      const data = expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
      assert.equal(data.firstSeen, false);
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
    name: 'refuses an unknown user as it refuses a wrong password',
    codes: 'discreet',
    async run(kit) {
      const reply = await kit.client().sdk.password.signIn(kit.newLoginId('nobody'), PASSWORD);
      expectError(reply, 'E062901', 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses an unknown user',
    codes: 'strict',
    async run(kit) {
      const reply = await kit.client().sdk.password.signIn(kit.newLoginId('nobody'), PASSWORD);
      expectRefused(reply);
      const { errorCode = '' } = reply.error ?? {};
      assert.ok(['E062901', 'E062108'].includes(errorCode), `answered ${errorCode}`);
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
    endpoint: SIGN_IN,
    name: 'refuses a disabled user',
    async run(kit) {
      const { loginId } = await kit.passwordUser('disabled');
      expectOk(await kit.management.user.deactivate(loginId));
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD), 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'locks a login id after many wrong passwords, and says for how long',
    async run(kit) {
      const { loginId } = await kit.passwordUser('locked');
      const { sdk } = kit.client();
      let reply = await sdk.password.signIn(loginId, 'not it');
      for (let tries = 1; reply.code !== 429 && tries < MOST_TRIES; tries += 1) {
        reply = await sdk.password.signIn(loginId, 'not it');
      }
      expectRateLimit(reply);
      expectRateLimit(await sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses an empty password and what is no text',
    async run(kit) {
      const { loginId } = await kit.passwordUser('empty');
      const path = '/v1/auth/password/signin';
      for (const body of [{ loginId }, { loginId, password: '' }, { loginId: 1, password: 'x' }]) {
        expectError(await kit.client().post(path, body), 'E011003', 400);
      }
    },
  },
];

const others: ConformanceCases = [
  {
    endpoint: 'POST /v1/auth/password/replace',
    name: 'trades a temporary password for a new one and signs in',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('replace');
      expectOk(await kit.management.user.setTemporaryPassword(loginId, PASSWORD));
      const client = kit.client();
      const reply = await client.sdk.password.replace(loginId, PASSWORD, NEW_PASSWORD);
      await expectSignIn(kit, client, reply, { userId, amr: ['pwd'] });
      expectOk(await kit.client().sdk.password.signIn(loginId, NEW_PASSWORD));
      const { ok } = await kit.client().sdk.password.signIn(loginId, PASSWORD);
      assert.ok(!ok, 'the old password is still good');
    },
  },
  {
    endpoint: 'POST /v1/auth/password/replace',
    name: 'refuses a wrong old password',
    async run(kit) {
      const { loginId } = await kit.passwordUser('replace');
      expectRefused(await kit.client().sdk.password.replace(loginId, 'not it', NEW_PASSWORD), 401);
    },
  },
  {
    endpoint: 'POST /v1/auth/password/replace',
    name: 'refuses a new password that breaks the policy',
    async run(kit) {
      const { loginId } = await kit.passwordUser('replace');
      expectRefused(await kit.client().sdk.password.replace(loginId, PASSWORD, 'a'), 400);
      expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: 'POST /v1/auth/password/update',
    name: 'sets the password of the signed-in user, and ends their other sign-ins',
    async run(kit) {
      const { loginId } = await kit.passwordUser('update');
      const client = await kit.signedIn(loginId);
      const other = await kit.signedIn(loginId);
      expectOk(await client.sdk.password.update(loginId, NEW_PASSWORD));
      expectOk(await kit.client().sdk.password.signIn(loginId, NEW_PASSWORD));
      const { ok } = await kit.client().sdk.password.signIn(loginId, PASSWORD);
      assert.ok(!ok, 'the old password is still good');
      expectRefused(await other.sdk.refresh(), 401);
      expectOk(await client.sdk.refresh());
    },
  },
  {
    endpoint: 'POST /v1/auth/password/update',
    name: 'refuses who is not signed in',
    async run(kit) {
      const { loginId } = await kit.passwordUser('update');
      expectRefused(await kit.client().sdk.password.update(loginId, NEW_PASSWORD), 401);
      expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: 'POST /v1/auth/password/update',
    name: 'refuses the login id of somebody else',
    async run(kit) {
      const own = await kit.passwordUser('own');
      const other = await kit.passwordUser('other');
      const { sdk } = await kit.signedIn(own.loginId);
      expectRefused(await sdk.password.update(other.loginId, NEW_PASSWORD));
      expectOk(await kit.client().sdk.password.signIn(other.loginId, PASSWORD));
    },
  },
  {
    endpoint: 'POST /v1/auth/password/update',
    name: 'refuses a password that breaks the policy',
    async run(kit) {
      const { loginId } = await kit.passwordUser('update');
      const { sdk } = await kit.signedIn(loginId);
      expectRefused(await sdk.password.update(loginId, 'a'), 400);
    },
  },
  {
    endpoint: 'GET /v1/auth/password/policy',
    name: 'tells its five rules',
    async run(kit) {
      const policy = expectOk(await kit.client().sdk.password.policy());
      assert.ok(policy.minLength >= 1 && policy.minLength <= 64, `minLength ${policy.minLength}`);
      for (const rule of ['lowercase', 'uppercase', 'number', 'nonAlphanumeric'] as const) {
        assert.equal(typeof policy[rule], 'boolean', rule);
      }
    },
  },
];

export const cases: ConformanceCases = [...signUp, ...signIn, ...others];
