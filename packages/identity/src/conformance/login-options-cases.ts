import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { PASSWORD } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn, isFields } from './expect-session.ts';

const SIGN_IN = 'POST /v1/auth/password/signin';
const PATH = '/v1/auth/password/signin';

/** Effects of login options on every sign-in; tested with passwords, which anyone may use. */
export const cases: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'keeps claims that the client asks for apart, under nsec',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('claims');
      const client = kit.client();
      const customClaims = { desk: 'B2', roles: ['Tenant Admin'] };
      const reply = await client.sdk.password.signIn(loginId, PASSWORD, { customClaims });
      const claims = await expectSignIn(kit, client, reply, { userId, amr: ['pwd'] });
      assert.deepEqual(claims['nsec'], customClaims);
      assert.ok(!('desk' in claims), 'a claim of the client stands beside those of the provider');
      assert.deepEqual(client.sdk.getJwtRoles(reply.data?.sessionJwt ?? ''), []);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'begins in the tenant that was asked for',
    async run(kit) {
      const [first, second] = [await kit.tenant('first'), await kit.tenant('second')];
      const userTenants = [
        { tenantId: first, roleNames: [] },
        { tenantId: second, roleNames: [] },
      ];
      const { loginId } = await kit.passwordUser('tenants', { userTenants });
      const { sdk } = kit.client();
      const data = expectOk(await sdk.password.signIn(loginId, PASSWORD, { tenantId: second }));
      assert.equal(sdk.getCurrentTenant(data.sessionJwt), second);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'refuses a tenant that the user is not in',
    async run(kit) {
      const { loginId } = await kit.passwordUser('stranger');
      const options = { tenantId: await kit.tenant('foreign') };
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD, options));
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'ends other sign-ins when asked to',
    async run(kit) {
      const { loginId } = await kit.passwordUser('alone');
      const earlier = await kit.signedIn(loginId);
      const client = kit.client();
      const options = { revokeOtherSessions: true };
      client.keep(expectOk(await client.sdk.password.signIn(loginId, PASSWORD, options)));
      expectRefused(await earlier.sdk.refresh(), 401);
      expectOk(await client.sdk.refresh());
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'adds no proof to a sign-in that is not there',
    async run(kit) {
      const { loginId } = await kit.passwordUser('nothing');
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD, { mfa: true }), 401);
      const stepup = { stepup: true };
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD, stepup), 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'adds no proof to the sign-in of somebody else',
    async run(kit) {
      const [one, other] = [await kit.passwordUser('one'), await kit.passwordUser('other')];
      const { sdk } = await kit.signedIn(one.loginId);
      expectRefused(await sdk.password.signIn(other.loginId, PASSWORD, { mfa: true }), 401);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'takes the body of older clients, and fields that it does not know',
    async run(kit) {
      const { loginId } = await kit.passwordUser('older');
      const fpData = { vsid: 'v', vrid: 'r' };
      for (const extra of [{}, { loginOptions: {} }, { fpData }, { providerId: '' }]) {
        const body = { loginId, password: PASSWORD, ...extra };
        const data = expectOk(await kit.client().post(PATH, body));
        assert.ok(isFields(data['user']));
      }
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'does not mind an old or broken token that comes along',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('stale');
      const earlier = await kit.signedIn(loginId);
      const ended = earlier.refreshToken();
      expectOk<object>(await kit.management.user.logoutUser(loginId));
      for (const token of [ended, 'a.b.c', `${ended}x`]) {
        const client = kit.client();
        client.token = token;
        const reply = await client.sdk.password.signIn(loginId, PASSWORD);
        await expectSignIn(kit, client, reply, { userId, amr: ['pwd'] });
      }
    },
  },
];
