import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { isFields } from './expect-session.ts';

const EXCHANGE = 'POST /v1/auth/accesskey/exchange';

export const cases: ConformanceCases = [
  {
    endpoint: EXCHANGE,
    name: 'trades a key for a session with the roles of the key',
    async run(kit) {
      const tenantId = await kit.tenant('keys');
      const { role, permission } = await kit.role('machine', tenantId);
      const { keyId, cleartext } = await kit.accessKey(0, [], [{ tenantId, roleNames: [role] }]);
      const client = kit.client();
      const data = expectOk(await client.sdk.accessKey.exchange(cleartext));
      assert.equal(data.keyId, keyId);
      const info = await kit.node.validateSession(data.sessionJwt);
      assert.equal(info.token['drn'], 'DS');
      assert.equal(info.token.exp, data.expiration, 'expiration is not the end of the token');
      assert.ok(data.expiration > kit.now() / 1000);
      assert.deepEqual(client.sdk.getTenants(data.sessionJwt), [tenantId]);
      assert.ok(kit.node.validateTenantRoles(info, tenantId, [role]));
      assert.ok(kit.node.validateTenantPermissions(info, tenantId, [permission]));
      assert.equal(client.refreshToken(), '', 'a key comes with a refresh token');
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'keeps claims that the client asks for apart, and takes a tenant of the key',
    async run(kit) {
      const [one, two] = [await kit.tenant('one'), await kit.tenant('two')];
      const { cleartext } = await kit.accessKey(
        0,
        [],
        [
          { tenantId: one, roleNames: [] },
          { tenantId: two, roleNames: [] },
        ],
      );
      const options = { customClaims: { desk: 'B2' }, selectedTenant: two };
      const { token } = await kit.node.exchangeAccessKey(cleartext, options);
      assert.deepEqual(token['nsec'], { desk: 'B2' });
      assert.ok(!('desk' in token), 'a claim of the client stands beside those of the provider');
      assert.equal(token['dct'], two);
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'says that there is no tenant',
    async run(kit) {
      const { cleartext } = await kit.accessKey(0);
      const { token } = await kit.node.exchangeAccessKey(cleartext);
      assert.ok(isFields(token['tenants']), 'no `tenants` in the session token');
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'refuses a tenant that the key is not for',
    async run(kit) {
      const { cleartext } = await kit.accessKey(0);
      const selectedTenant = await kit.tenant('foreign');
      expectRefused(await kit.client().sdk.accessKey.exchange(cleartext, { selectedTenant }));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'refuses a key that is none, a broken one and none at all',
    async run(kit) {
      const { cleartext } = await kit.accessKey(0);
      const { sdk } = kit.client();
      expectRefused(await sdk.accessKey.exchange('neither-here-nor-there'), 401);
      const last = cleartext.endsWith('A') ? 'B' : 'A';
      expectRefused(await sdk.accessKey.exchange(cleartext.slice(0, -1) + last), 401);
      expectRefused(await kit.client().post('/v1/auth/accesskey/exchange', {}), 401);
      await assert.rejects(kit.node.exchangeAccessKey('neither-here-nor-there'));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'refuses a deactivated key and takes it once it is active again',
    async run(kit) {
      const { keyId, cleartext } = await kit.accessKey(0);
      const { sdk } = kit.client();
      expectOk<object>(await kit.management.accessKey.deactivate(keyId));
      expectRefused(await sdk.accessKey.exchange(cleartext), 401);
      expectOk<object>(await kit.management.accessKey.activate(keyId));
      expectOk(await sdk.accessKey.exchange(cleartext));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'refuses a deleted key',
    async run(kit) {
      const { keyId, cleartext } = await kit.accessKey(0);
      expectOk<object>(await kit.management.accessKey.delete(keyId));
      expectRefused(await kit.client().sdk.accessKey.exchange(cleartext), 401);
    },
  },
];
