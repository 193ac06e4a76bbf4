import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  givenUser,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let management: RunningIdentity['sdk']['management'];
let userCount = 0;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  management = running.sdk.management;
  await management.tenant.createWithId('acme', 'Acme');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

beforeEach(async () => {
  const { data = [] } = await management.role.loadAll();
  for (const { id = '' } of data) await management.role.deleteWithId(id);
  const permissions = (await management.permission.loadAll()).data ?? [];
  if (permissions.length > 0) {
    await management.permission.deleteBatch(permissions.map(({ name }) => name));
  }
  await management.permission.createBatch([
    { name: 'read', description: 'Reads', systemDefault: false },
    { name: 'write', systemDefault: false },
  ]);
});

const codesOf = (answer: { code?: number; error?: { errorCode?: string } | undefined }) => [
  answer.code,
  answer.error?.errorCode,
];
const UNKNOWN = [404, 'E011004'];
const REFUSED = [400, 'E011004'];

/** Someone signed in who has the role in the tenant. */
async function holder(...roleNames: string[]) {
  userCount += 1;
  const loginId = `holder-${userCount}@example.com`;
  await givenUser(running, loginId, { tenants: [{ tenantId: 'acme', roleNames }] });
  const { session, refresh } = await signIn(running, loginId);
  return {
    isRenewed: () => running.identity.isSessionRevoked(sidOf(session)),
    /** Roles and permissions in the tenant, in the session of the next refresh. */
    async refreshed() {
      const { body } = await running.call('/v1/auth/refresh', { body: {}, token: refresh });
      const claims: unknown = body['claims'];
      expect(claims).toHaveProperty('tenants.acme');
      return claims;
    },
  };
}

test('a role’s change shows in the next session of who has it, and of nobody else', async () => {
  await management.role.create('Viewer', 'Looks', ['read']);
  await management.role.create('Other', '', ['read']);
  const viewer = await holder('Viewer');
  const other = await holder('Other');
  const changed = await management.role.update('Viewer', 'Editor', 'Edits', ['read', 'write']);
  expect(changed.ok).toBe(true);
  expect(viewer.isRenewed()).toBe(true);
  expect(other.isRenewed()).toBe(false);
  expect(await viewer.refreshed()).toHaveProperty('tenants.acme', {
    roles: ['Editor'],
    permissions: ['read', 'write'],
    tenantName: 'Acme',
  });
});

test('a deleted role is had by nobody', async () => {
  await management.role.create('Viewer', '', ['read']);
  const viewer = await holder('Viewer');
  expect((await management.role.delete('Viewer')).ok).toBe(true);
  expect(viewer.isRenewed()).toBe(true);
  expect(await viewer.refreshed()).toHaveProperty('tenants.acme.roles', []);
  expect(codesOf(await management.role.delete('Viewer'))).toEqual(UNKNOWN);
});

test('roles are changed and deleted by id, and refused by what does not exist', async () => {
  await management.role.create('Viewer');
  await management.role.create('Taken');
  const [role] = (await management.role.search({ roleNames: ['Viewer'] })).data ?? [];
  const id = role?.id ?? '';
  expect(
    (await management.role.updateWithId(id, 'Viewer2', 'x', ['write'], undefined, true)).ok,
  ).toBe(true);
  const [changed] = (await management.role.search({ roleNames: ['Viewer2'] })).data ?? [];
  expect(changed).toMatchObject({
    id,
    description: 'x',
    permissionNames: ['write'],
    default: true,
  });
  expect(codesOf(await management.role.update('Viewer2', 'Taken'))).toEqual(REFUSED);
  expect(codesOf(await management.role.update('Viewer2', 'V', '', ['no:such']))).toEqual(REFUSED);
  expect(codesOf(await management.role.update('Nobody', 'V'))).toEqual(UNKNOWN);
  expect(codesOf(await management.role.create('X', '', [], 'nowhere'))).toEqual(REFUSED);
  expect((await management.role.deleteWithId(id)).ok).toBe(true);
  expect(codesOf(await management.role.deleteWithId(id))).toEqual(UNKNOWN);
});

test('a tenant’s role and the project’s of the same name are two', async () => {
  await management.role.create('Viewer', 'everywhere');
  await management.role.create('Viewer', 'at Acme', ['read'], 'acme');
  await management.role.update('Viewer', 'Local', 'at Acme', [], 'acme');
  const names = (await management.role.loadAll()).data?.map(({ name, tenantId }) => [
    name,
    tenantId,
  ]);
  expect(names).toEqual([
    ['Viewer', ''],
    ['Local', 'acme'],
  ]);
});

test('batches of roles are done as a whole or not at all', async () => {
  const created = await management.role.createBatch([
    { name: 'A', permissionNames: ['read'], createdTime: 0 },
    { name: 'B', permissionNames: [], createdTime: 0, tenantId: 'acme' },
  ]);
  expect(created.data).toMatchObject([{ name: 'A' }, { name: 'B', tenantId: 'acme' }]);
  const half = await management.role.createBatch([
    { name: 'C', permissionNames: [], createdTime: 0 },
    { name: 'A', permissionNames: [], createdTime: 0 },
  ]);
  expect(codesOf(half)).toEqual(REFUSED);
  const ids = created.data?.map(({ id = '' }) => id) ?? [];
  const updated = await management.role.updateBatch(
    ids.map((id, index) => ({ id, newName: `N${index}`, permissionNames: ['write'] })),
  );
  expect(updated.data).toMatchObject([
    { name: 'N0', permissionNames: ['write'] },
    { name: 'N1', permissionNames: ['write'] },
  ]);
  expect(codesOf(await management.role.deleteBatch(['N0', 'unknown']))).toEqual(UNKNOWN);
  expect((await management.role.loadAll()).data).toHaveLength(2);
  expect((await management.role.deleteBatch(['N0'], undefined, ids.slice(1))).ok).toBe(true);
  expect((await management.role.loadAll()).data).toEqual([]);
});

test('a search for roles takes tenants, names, parts of names and permissions', async () => {
  await management.role.create('Alpha', '', ['read']);
  await management.role.create('Beta', '', ['write'], 'acme');
  const found = async (options: Parameters<typeof management.role.search>[0]) =>
    (await management.role.search(options)).data?.map(({ name }) => name);
  expect(await found({})).toEqual(['Alpha', 'Beta']);
  expect(await found({ tenantIds: ['acme'] })).toEqual(['Beta']);
  expect(await found({ tenantIds: ['acme'], includeProjectRoles: true })).toEqual([
    'Alpha',
    'Beta',
  ]);
  expect(await found({ roleNames: ['Alpha'] })).toEqual(['Alpha']);
  expect(await found({ roleNameLike: 'ET' })).toEqual(['Beta']);
  expect(await found({ permissionNames: ['read'] })).toEqual(['Alpha']);
});

test('permissions are changed by name or id, and sessions follow', async () => {
  await management.role.create('Viewer', '', ['read', 'write']);
  const viewer = await holder('Viewer');
  expect((await management.permission.update('read', 'see', 'Sees')).ok).toBe(true);
  expect(viewer.isRenewed()).toBe(true);
  expect(await viewer.refreshed()).toHaveProperty('tenants.acme.permissions', ['see', 'write']);
  const [see] = (await management.permission.loadAll()).data ?? [];
  expect(see).toMatchObject({ name: 'see', description: 'Sees', systemDefault: false });
  const id = see && 'id' in see ? String(see.id) : '';
  expect((await management.permission.updateBatch([{ id, newName: 'view' }])).ok).toBe(true);
  expect((await management.permission.deleteWithId(id)).ok).toBe(true);
  expect(await viewer.refreshed()).toHaveProperty('tenants.acme.permissions', ['write']);
  expect(codesOf(await management.permission.update('write', 'write2'))).toEqual([200, undefined]);
  expect(codesOf(await management.permission.delete('write'))).toEqual(UNKNOWN);
  expect(codesOf(await management.permission.update('no', 'x'))).toEqual(UNKNOWN);
  await management.permission.create('read');
  expect(codesOf(await management.permission.update('read', 'write2'))).toEqual(REFUSED);
  const half = [
    { name: 'new', systemDefault: false },
    { name: 'read', systemDefault: false },
  ];
  expect(codesOf(await management.permission.createBatch(half))).toEqual(REFUSED);
  const names = (await management.permission.loadAll()).data?.map(({ name }) => name);
  expect(names).toEqual(['read', 'write2']);
  expect(codesOf(await management.permission.deleteBatch([]))).toEqual([400, 'E011003']);
});
