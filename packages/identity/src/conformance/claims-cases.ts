import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { isFields } from './expect-session.ts';

const SIGN_IN = 'POST /v1/auth/password/signin';
const KEYS = 'GET /v2/keys/{project}';

/** The session token of a new sign-in, and the library that reads it. */
async function session(kit: ConformanceKit, loginId: string) {
  const { sdk } = kit.client();
  const { sessionJwt } = expectOk(await sdk.password.signIn(loginId, PASSWORD));
  return { sdk, sessionJwt, info: await kit.node.validateSession(sessionJwt) };
}

const claims: ConformanceCases = [
  {
    endpoint: SIGN_IN,
    name: 'puts roles and permissions of each tenant into the token',
    async run(kit) {
      const [one, two] = [await kit.tenant('one'), await kit.tenant('two')];
      const [first, second] = [await kit.role('first', one), await kit.role('second', two)];
      const { loginId } = await kit.passwordUser('roles', {
        userTenants: [
          { tenantId: one, roleNames: [first.role] },
          { tenantId: two, roleNames: [second.role] },
        ],
      });
      const { sdk, sessionJwt, info } = await session(kit, loginId);
      assert.deepEqual(sdk.getTenants(sessionJwt).toSorted(), [one, two].toSorted());
      for (const [tenantId, { role, permission }] of [
        [one, first],
        [two, second],
      ] as const) {
        assert.deepEqual(sdk.getJwtRoles(sessionJwt, tenantId), [role]);
        assert.deepEqual(sdk.getJwtPermissions(sessionJwt, tenantId), [permission]);
        assert.ok(kit.node.validateTenantRoles(info, tenantId, [role]));
        assert.ok(kit.node.validateTenantPermissions(info, tenantId, [permission]));
      }
      assert.ok(!kit.node.validateTenantRoles(info, one, [second.role]), 'a role of elsewhere');
      assert.deepEqual(sdk.getJwtRoles(sessionJwt), [], 'roles of a tenant count everywhere');
      assert.equal(sdk.getCurrentTenant(sessionJwt), '', 'a tenant that nobody chose');
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'puts roles and permissions of the project into the token',
    async run(kit) {
      const { role, permission } = await kit.role('everywhere');
      const { loginId } = await kit.passwordUser('roles', { roles: [role] });
      const { sdk, sessionJwt, info } = await session(kit, loginId);
      assert.deepEqual(sdk.getJwtRoles(sessionJwt), [role]);
      assert.deepEqual(sdk.getJwtPermissions(sessionJwt), [permission]);
      assert.ok(kit.node.validateRoles(info, [role]));
      assert.ok(kit.node.validatePermissions(info, [permission]));
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'begins in the only tenant that there is',
    async run(kit) {
      const tenantId = await kit.tenant('only');
      const { loginId } = await kit.passwordUser('only', {
        userTenants: [{ tenantId, roleNames: [] }],
      });
      const { sdk, sessionJwt } = await session(kit, loginId);
      assert.equal(sdk.getCurrentTenant(sessionJwt), tenantId);
    },
  },
  {
    endpoint: SIGN_IN,
    name: 'says that there is no tenant',
    async run(kit) {
      const { loginId } = await kit.passwordUser('none');
      const { sdk, sessionJwt } = await session(kit, loginId);
      assert.deepEqual(sdk.getTenants(sessionJwt), []);
      assert.equal(sdk.getCurrentTenant(sessionJwt), '');
      assert.equal(sdk.isJwtExpired(sessionJwt), false);
    },
  },
];

const keys: ConformanceCases = [
  {
    endpoint: KEYS,
    name: 'publishes the public half of the key that signs',
    async run(kit) {
      const { projectId } = kit.target;
      const { loginId } = await kit.passwordUser('keys');
      const { sessionJwt } = await session(kit, loginId);
      const list = expectOk(await kit.client().get(`/v2/keys/${projectId}`))['keys'];
      assert.ok(Array.isArray(list) && list.length > 0, 'no keys');
      for (const key of list.filter(isFields)) {
        for (const field of ['kty', 'kid', 'alg']) assert.ok(key[field], `a key without ${field}`);
        assert.equal(key['use'], 'sig');
        for (const secret of ['d', 'p', 'q', 'k']) assert.ok(!(secret in key), 'a private key');
      }
      const header: unknown = JSON.parse(
        Buffer.from(sessionJwt.split('.')[0] ?? '', 'base64url').toString(),
      );
      assert.ok(isFields(header) && header['kid'], 'the token names no key');
      const signing = list.find(({ kid }) => kid === header['kid']);
      assert.equal(signing?.alg, header['alg'], 'the key is not there, or for another algorithm');
    },
  },
  {
    endpoint: KEYS,
    name: 'has no key for a token that was changed',
    async run(kit) {
      const { loginId } = await kit.passwordUser('keys');
      const { sessionJwt } = await session(kit, loginId);
      const [header, , signature] = sessionJwt.split('.');
      const { token } = await kit.node.validateSession(sessionJwt);
      const forged = Buffer.from(JSON.stringify({ ...token, sub: 'somebody' })).toString(
        'base64url',
      );
      await assert.rejects(kit.node.validateSession(`${header}.${forged}.${signature}`));
    },
  },
  {
    endpoint: KEYS,
    name: 'has none of another project',
    async run(kit) {
      expectRefused(await kit.client().get('/v2/keys/P2aAc0000000000000000000000x'));
    },
  },
];

const fedcm: ConformanceCases = [
  {
    endpoint: 'GET /{project}/fedcm/config',
    name: 'says where browsers ask',
    async run(kit) {
      const config = expectOk(await kit.client().get(`/${kit.target.projectId}/fedcm/config`));
      for (const field of ['accounts_endpoint', 'id_assertion_endpoint', 'login_url']) {
        assert.ok(typeof config[field] === 'string' && config[field], `no ${field}`);
      }
    },
  },
];

export const cases: ConformanceCases = [...claims, ...keys, ...fedcm];
