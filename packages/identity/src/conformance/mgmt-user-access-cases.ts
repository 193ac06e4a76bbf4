import assert from 'node:assert/strict';
import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields, expectMembers, expectSame, expectUser } from './mgmt-expect.ts';
import { expectSignedOut, refreshedClaims } from './mgmt-given.ts';

const STATUS = 'POST /v1/mgmt/user/update/status';
const LOGOUT = 'POST /v1/mgmt/user/logout';
const ADD_TENANT = 'POST /v1/mgmt/user/update/tenant/add';
const REMOVE_TENANT = 'POST /v1/mgmt/user/update/tenant/remove';

type RoleChange = 'set' | 'add' | 'remove';

/** Roles that someone with the first of two has after the change names the second, or the first. */
const ROLE_CHANGES: readonly { kind: RoleChange; named: 0 | 1; left: readonly (0 | 1)[] }[] = [
  { kind: 'set', named: 1, left: [1] },
  { kind: 'add', named: 1, left: [0, 1] },
  { kind: 'remove', named: 0, left: [] },
];

/** Libraries of different versions call either path, so both are called without one. */
const ROLE_CASES: ConformanceCase[] = ['v1', 'v2'].flatMap((version) =>
  ROLE_CHANGES.flatMap(({ kind, named, left }) => {
    const path = `/${version}/mgmt/user/update/role/${kind}`;
    const endpoint = `POST ${path}`;
    return [
      {
        endpoint,
        name: 'changes the roles of the whole project, and the next session shows it',
        async run(kit: ConformanceKit) {
          const roles = [await kit.role('first'), await kit.role('second')] as const;
          const { loginId } = await kit.passwordUser('roles', { roles: [roles[0].role] });
          const client = await kit.signedIn(loginId);
          const roleNames = [roles[named].role];
          const answer = expectOk(await postManagement(kit, path, { loginId, roleNames }));
          expectUser(Object(answer['user']));
          const wanted = left.map((index) => roles[index]);
          const names = wanted.map(({ role }) => role);
          const loaded = expectOk(await kit.management.user.load(loginId));
          expectMembers(loaded.roleNames, names, 'roles');
          const claims = await refreshedClaims(kit, client);
          expectMembers(textsOf(claims['roles']), names, 'roles in the session');
          const permissions = wanted.map(({ permission }) => permission);
          expectMembers(textsOf(claims['permissions']), permissions, 'permissions in the session');
        },
      },
      {
        endpoint,
        name: 'changes the roles in one tenant alone',
        async run(kit: ConformanceKit) {
          const [tenantId, other] = [await kit.tenant('one'), await kit.tenant('other')];
          const roles = [await kit.role('first'), await kit.role('second', tenantId)] as const;
          const roleNames = [roles[0].role];
          const userTenants = [
            { tenantId, roleNames },
            { tenantId: other, roleNames },
          ];
          const { loginId } = await kit.testUser('roles', { userTenants });
          const body = { loginId, tenantId, roleNames: [roles[named].role] };
          expectOk(await postManagement(kit, path, body));
          const loaded = expectOk(await kit.management.user.load(loginId));
          const inTenant = (id: string) =>
            loaded.userTenants?.find((tenant) => tenant.tenantId === id)?.roleNames;
          const wanted = left.map((index) => roles[index].role);
          expectMembers(inTenant(tenantId), wanted, 'roles in the tenant');
          expectMembers(inTenant(other), roleNames, 'roles in the other tenant');
          expectMembers(loaded.roleNames, [], 'roles of the whole project');
        },
      },
      {
        endpoint,
        name: 'refuses roles that do not exist, and tenants that the user is not in',
        async run(kit: ConformanceKit) {
          const { role } = await kit.role('known');
          const tenantId = await kit.tenant('other');
          const { loginId } = await kit.testUser('roles', { roles: [role] });
          const roleNames = [kit.newName('no role')];
          expectRefused(await postManagement(kit, path, { loginId, roleNames }));
          const body = { loginId, tenantId, roleNames: [role] };
          expectRefused(await postManagement(kit, path, body));
          const loaded = expectOk(await kit.management.user.load(loginId));
          expectMembers(loaded.roleNames, [role], 'roles');
        },
      },
    ];
  }),
);

function textsOf(claim: unknown): string[] {
  return Array.isArray(claim) ? claim.map(String) : [];
}

/** The paths that the library of today has. */
const LIBRARY_ROLE_CASES: ConformanceCases = [
  {
    endpoint: 'POST /v1/mgmt/user/update/role/set',
    name: 'is what the library calls, with and without a tenant',
    async run(kit) {
      const { user } = kit.management;
      const tenantId = await kit.tenant('library');
      const [{ role: first }, { role: second }] = [await kit.role('one'), await kit.role('two')];
      const userTenants = [{ tenantId, roleNames: [] }];
      const { loginId } = await kit.testUser('roles', { userTenants });
      expectFields(expectOk(await user.setRoles(loginId, [first])), { roleNames: [first] });
      const added = expectOk(await user.addRoles(loginId, [second]));
      expectMembers(added.roleNames, [first, second], 'roles');
      const removed = expectOk(await user.removeRoles(loginId, [first]));
      expectFields(removed, { roleNames: [second] });
      expectOk(await user.setTenantRoles(loginId, tenantId, [first]));
      expectOk(await user.addTenantRoles(loginId, tenantId, [second]));
      const left = expectOk(await user.removeTenantRoles(loginId, tenantId, [first]));
      expectFields(left.userTenants?.[0], { tenantId, roleNames: [second] });
    },
  },
];

export const cases: ConformanceCases = [
  ...ROLE_CASES,
  ...LIBRARY_ROLE_CASES,
  {
    endpoint: STATUS,
    name: 'keeps a disabled user out, and lets them in again',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.passwordUser('status');
      const client = await kit.signedIn(loginId);
      expectFields(expectOk(await user.deactivate(loginId)), { status: 'disabled' });
      await expectSignedOut(client);
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD));
      const activated = expectOk(await user.activate(loginId));
      expectUser(activated);
      expectFields(activated, { status: 'enabled' });
      await kit.signedIn(loginId);
    },
  },
  {
    endpoint: STATUS,
    name: 'refuses a status that there is not',
    async run(kit) {
      const { loginId } = await kit.testUser('status');
      const body = { loginId, status: 'asleep' };
      expectRefused(await postManagement(kit, '/v1/mgmt/user/update/status', body), 400);
    },
  },
  {
    endpoint: ADD_TENANT,
    name: 'makes the user a member, which the next session shows',
    async run(kit) {
      const { user } = kit.management;
      const tenantId = await kit.tenant('joined');
      const { loginId } = await kit.passwordUser('joining');
      const client = await kit.signedIn(loginId);
      const joined = expectOk(await user.addTenant(loginId, tenantId));
      expectUser(joined);
      expectFields(joined.userTenants?.[0], { tenantId });
      assert.ok(joined.userTenants?.[0]?.tenantName, 'the membership has no name of the tenant');
      expectOk(await user.addTenant(loginId, tenantId));
      const { tenants } = await refreshedClaims(kit, client);
      expectSame(Object.keys(Object(tenants)), [tenantId], 'tenants in the session');
    },
  },
  {
    endpoint: ADD_TENANT,
    name: 'refuses a tenant that does not exist',
    async run(kit) {
      const { loginId } = await kit.testUser('joining');
      expectRefused(await kit.management.user.addTenant(loginId, kit.newName('no-tenant')));
    },
  },
  {
    endpoint: REMOVE_TENANT,
    name: 'takes the user out of the tenant, with their roles there',
    async run(kit) {
      const { user } = kit.management;
      const [left, kept] = [await kit.tenant('left'), await kit.tenant('kept')];
      const { role } = await kit.role('there', left);
      const userTenants = [
        { tenantId: left, roleNames: [role] },
        { tenantId: kept, roleNames: [] },
      ];
      const { loginId } = await kit.passwordUser('leaving', { userTenants });
      const client = await kit.signedIn(loginId);
      const removed = expectOk(await user.removeTenant(loginId, left));
      expectUser(removed);
      const tenantIds = removed.userTenants?.map(({ tenantId }) => tenantId);
      expectSame(tenantIds, [kept], 'tenants');
      const { tenants } = await refreshedClaims(kit, client);
      expectSame(Object.keys(Object(tenants)), [kept], 'tenants in the session');
      const again = expectOk(await user.addTenant(loginId, left));
      const back = again.userTenants?.find(({ tenantId }) => tenantId === left);
      expectSame(back?.roleNames, [], 'roles after coming back');
    },
  },
  {
    endpoint: LOGOUT,
    name: 'ends every sign-in of the user, by login id and by user id',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.passwordUser('logout');
      const clients = [await kit.signedIn(loginId), await kit.signedIn(loginId)];
      expectOk(await user.logoutUser(loginId));
      for (const client of clients) await expectSignedOut(client);
      const later = await kit.signedIn(loginId);
      expectOk(await user.logoutUserByUserId(userId));
      await expectSignedOut(later);
    },
  },
];
