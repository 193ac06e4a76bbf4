import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectTokens, expectUser, isEpochSeconds, isFields } from './expect-session.ts';

const ME = 'GET /v1/auth/me';
const TENANTS = 'POST /v1/auth/me/tenants';
const HISTORY = 'GET /v1/auth/me/history';
const SELECT = 'POST /v1/auth/tenant/select';

/** Someone in two tenants, neither of them selected yet, and a tenant that they are not in. */
async function inTwoTenants(kit: ConformanceKit) {
  const [one, two] = [await kit.tenant('one'), await kit.tenant('two')];
  const userTenants = [
    { tenantId: one, roleNames: [] },
    { tenantId: two, roleNames: [] },
  ];
  const user = await kit.passwordUser('tenants', { userTenants });
  return { ...user, one, two, foreign: await kit.tenant('foreign') };
}

const me: ConformanceCases = [
  {
    endpoint: ME,
    name: 'answers the fields of the user, not wrapped',
    async run(kit) {
      const tenantId = await kit.tenant('own');
      const { role, permission } = await kit.role('member', tenantId);
      const { loginId, userId } = await kit.passwordUser('me', {
        givenName: 'Mona',
        familyName: 'Me',
        picture: 'https://pictures.example/mona.png',
        userTenants: [{ tenantId, roleNames: [role] }],
      });
      const { sdk } = await kit.signedIn(loginId);
      const user = expectOk(await sdk.me());
      expectUser(user);
      assert.equal(user.userId, userId);
      assert.deepEqual(user.loginIds, [loginId]);
      assert.equal(user.email, loginId);
      assert.equal(user.verifiedEmail, true);
      assert.equal(user.givenName, 'Mona');
      assert.equal(user.familyName, 'Me');
      assert.equal(user.picture, 'https://pictures.example/mona.png');
      assert.ok(isFields(user.customAttributes), 'no customAttributes');
      assert.equal(user.test, true);
      assert.equal(user.status, 'enabled');
      const [own] = user.userTenants ?? [];
      assert.equal(own?.tenantId, tenantId);
      assert.ok(own.tenantName, 'no name of the tenant');
      assert.deepEqual(own.roleNames, [role]);
      assert.deepEqual(own.permissions, [permission]);
    },
  },
  {
    endpoint: TENANTS,
    name: 'answers the tenants that are asked for, of the own ones',
    async run(kit) {
      const { loginId, one, two, foreign } = await inTwoTenants(kit);
      const { sdk } = await kit.signedIn(loginId);
      const idsOf = async (ids: string[]): Promise<string[]> =>
        expectOk(await sdk.myTenants(ids)).tenants.map(({ id }) => id);
      assert.deepEqual((await idsOf([one, two])).toSorted(), [one, two].toSorted());
      assert.deepEqual(await idsOf([two, foreign]), [two]);
      assert.deepEqual(await idsOf([foreign]), []);
    },
  },
  {
    endpoint: TENANTS,
    name: 'answers the tenant that is worked in',
    async run(kit) {
      const { loginId, two } = await inTwoTenants(kit);
      const client = await kit.signedIn(loginId);
      client.keep(expectOk(await client.sdk.selectTenant(two)));
      const { tenants } = expectOk(await client.sdk.myTenants(true));
      assert.deepEqual(
        tenants.map(({ id }) => id),
        [two],
      );
      assert.ok(tenants[0]?.name, 'no name of the tenant');
    },
  },
  {
    endpoint: TENANTS,
    name: 'refuses a question that is none',
    async run(kit) {
      const { loginId } = await kit.passwordUser('tenants');
      const client = await kit.signedIn(loginId);
      expectError(await client.post('/v1/auth/me/tenants', { ids: 7 }), 'E011003', 400);
    },
  },
  {
    endpoint: HISTORY,
    name: 'answers a list of the own sign-ins, the times in seconds',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('history');
      await kit.signedIn(loginId);
      const { sdk } = await kit.signedIn(loginId);
      // The library types one entry; the response is a list.
      const list: unknown = expectOk<object>(await sdk.history());
      assert.ok(Array.isArray(list), 'the answer is no list');
      assert.equal(list.length, 2);
      for (const entry of list) {
        assert.equal(entry.userId, userId);
        assert.ok(isEpochSeconds(entry.loginTime), `loginTime ${entry.loginTime}`);
        for (const field of ['ip', 'city', 'country']) assert.equal(typeof entry[field], 'string');
      }
    },
  },
  ...[ME, HISTORY].map((endpoint) => ({
    endpoint,
    name: 'refuses who is not signed in, and a session token',
    async run(kit: ConformanceKit) {
      const path = endpoint.replace('GET ', '');
      expectRefused(await kit.client().get(path), 401);
      const { loginId } = await kit.passwordUser('session');
      const { sessionJwt } = expectOk(await kit.client().sdk.password.signIn(loginId, PASSWORD));
      const client = kit.client();
      client.token = sessionJwt;
      expectRefused(await client.get(path), 401);
    },
  })),
  {
    endpoint: TENANTS,
    name: 'refuses who is not signed in',
    async run(kit) {
      expectRefused(await kit.client().sdk.myTenants(true), 401);
    },
  },
];

const select: ConformanceCases = [
  {
    endpoint: SELECT,
    name: 'goes on in the tenant, and stays there when it is refreshed',
    async run(kit) {
      const { loginId, one, two } = await inTwoTenants(kit);
      const client = await kit.signedIn(loginId);
      for (const tenantId of [one, two]) {
        const reply = await client.sdk.selectTenant(tenantId);
        const claims = await expectTokens(kit, client, reply);
        assert.equal(claims['dct'], tenantId);
        const refreshed = await expectTokens(kit, client, await client.sdk.refresh());
        assert.equal(refreshed['dct'], tenantId);
      }
    },
  },
  {
    endpoint: SELECT,
    name: 'refuses a tenant that the user is not in, and one that is not there',
    async run(kit) {
      const { loginId, foreign } = await inTwoTenants(kit);
      const { sdk } = await kit.signedIn(loginId);
      expectRefused(await sdk.selectTenant(foreign));
      expectRefused(await sdk.selectTenant('Tneither-here-nor-there'));
    },
  },
  {
    endpoint: SELECT,
    name: 'refuses a body without a tenant',
    async run(kit) {
      const { loginId } = await kit.passwordUser('select');
      const client = await kit.signedIn(loginId);
      expectError(await client.post('/v1/auth/tenant/select', {}), 'E011003', 400);
    },
  },
  {
    endpoint: SELECT,
    name: 'refuses who is not signed in',
    async run(kit) {
      expectRefused(await kit.client().sdk.selectTenant(await kit.tenant('any')), 401);
    },
  },
];

export const cases: ConformanceCases = [...me, ...select];
