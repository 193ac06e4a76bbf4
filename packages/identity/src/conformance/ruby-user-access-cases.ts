import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk } from './expect-reply.ts';
import { callManagement } from './mgmt-client.ts';
import { expectFields, expectSame } from './mgmt-expect.ts';
import {
  createdByRuby,
  keepFrom,
  loaded,
  post,
  rubyPerson,
  RUBY_NEW_PASSWORD,
  RUBY_PASSWORD,
  testUserOfRuby,
} from './ruby-kit.ts';

/** The suite compares this text. */
const WRONG = 'Invalid signin credentials';
const VERIFY_PAGE = 'http://localhost:3001/verify';

/** Someone who was created with a password and has signed in with it. */
async function signedIn(kit: ConformanceKit) {
  const person = rubyPerson(kit);
  await createdByRuby(kit, person, { password: RUBY_PASSWORD });
  const client = kit.client();
  keepFrom(client, expectOk(await signIn(client, person.loginId)));
  return { loginId: person.loginId, client };
}

function signIn(client: ConformanceClient, loginId: string, password = RUBY_PASSWORD) {
  return client.post('/v1/auth/password/signin', { loginId, password });
}

export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/mgmt/jwt/update',
    name: 'Ruby: the claims that are added to a token are in the new one',
    async run(kit) {
      const person = rubyPerson(kit);
      await createdByRuby(kit, person, { password: RUBY_PASSWORD });
      const { sessionJwt } = expectOk(await signIn(kit.client(), person.loginId));
      const customClaims = { 'custom-key1': 'custom-value1', 'custom-key2': 'custom-value2' };
      const { jwt } = expectOk(await post(kit, 'jwt/update', { jwt: sessionJwt, customClaims }));
      expectFields((await kit.node.validateJwt(String(jwt))).token, customClaims);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/password/expire',
    name: 'Ruby: a password that was expired asks for another one',
    async run(kit) {
      const { loginId } = await signedIn(kit);
      expectOk(await post(kit, 'user/password/expire', { loginId }));
      expectError(await signIn(kit.client(), loginId), 'E062909', 401);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/password/set',
    name: 'Ruby: the password before is wrong, in the words of the hosted provider',
    async run(kit) {
      const { loginId } = await signedIn(kit);
      const body = { loginId, password: RUBY_NEW_PASSWORD };
      expectOk(await post(kit, 'user/password/set', body));
      const refused = await signIn(kit.client(), loginId);
      expectError(refused, 'E062901', 401);
      expectFields(refused.error, { errorDescription: WRONG, errorMessage: WRONG });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/update/tenant/add',
    name: 'Ruby: somebody joins a tenant and leaves it',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      const tenantId = await kit.tenant('ruby');
      await createdByRuby(kit, person);
      expectOk(await post(kit, 'user/update/tenant/add', { loginId, tenantId }));
      const { userTenants } = expectOk(await kit.management.user.load(loginId));
      expectFields(userTenants?.[0], { tenantId });
      expectOk(await post(kit, 'user/update/tenant/remove', { loginId, tenantId }));
      expectOk(await post(kit, 'tenant/delete', { id: tenantId }));
    },
  },
  {
    endpoint: 'POST /v2/mgmt/user/update/role/add',
    name: 'Ruby: somebody gets a role and loses it',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      const { role } = await kit.role('ruby');
      await createdByRuby(kit, person);
      const call = { method: 'POST', body: { loginId, roleNames: [role] } } as const;
      expectOk(await callManagement(kit, { ...call, path: '/v2/mgmt/user/update/role/add' }));
      expectFields(await loaded(kit, loginId), { roleNames: [role] });
      expectOk(await post(kit, 'user/update/role/remove', call.body));
      expectFields(await loaded(kit, loginId), { roleNames: [] });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/logout',
    name: 'Ruby: the token of a sign-in that was ended is still well signed, and refreshes nothing',
    async run(kit) {
      const { loginId, client } = await signedIn(kit);
      const token = client.refreshToken();
      expectOk(await post(kit, 'user/logout', { loginId }));
      expectFields((await kit.node.validateJwt(token)).token, { drn: 'DSR' });
      expectSame((await client.sdk.refresh()).ok, false, 'refreshed');
    },
  },
  {
    endpoint: 'POST /v1/mgmt/tests/generate/enchantedlink',
    name: 'Ruby: a test user’s code and links can be asked for',
    async run(kit) {
      const { loginId } = await testUserOfRuby(kit);
      const byMail = { loginId, deliveryMethod: 'email' };
      const otp = expectOk(await post(kit, 'tests/generate/otp', byMail));
      expectFields(otp, { loginId });
      assert.ok(otp['code'], 'no code');
      const paths = ['enchantedlink', 'magiclink'] as const;
      for (const path of paths) {
        const body = { ...(path === 'magiclink' ? byMail : { loginId }), URI: VERIFY_PAGE };
        const made = expectOk(await post(kit, `tests/generate/${path}`, body));
        expectFields(made, { loginId });
        assert.ok(String(made['link']).startsWith(`${VERIFY_PAGE}?t=`), 'the link leads elsewhere');
        assert.ok(path === 'magiclink' || made['pendingRef'], 'no "pendingRef"');
      }
    },
  },
];
