import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectSame } from './mgmt-expect.ts';
import { refreshedClaims } from './mgmt-given.ts';

const PATH = '/v1/mgmt/permission';
const CREATE = `POST ${PATH}/create`;
const UPDATE = `POST ${PATH}/update`;
const DELETE = `POST ${PATH}/delete`;

async function permissionNamed({ management }: ConformanceKit, name: string) {
  const all = expectOk(await management.permission.loadAll());
  return all.find((permission) => permission.name === name);
}

/** The library's type has no id, although functions require one. */
async function idOf(kit: ConformanceKit, name: string): Promise<string> {
  const { permissions } = expectOk(
    await callManagement(kit, { method: 'GET', path: `${PATH}/all` }),
  );
  assert.ok(Array.isArray(permissions), '"permissions" is no list');
  const { id } = Object(permissions.find((one: unknown) => Object(one).name === name));
  assert.ok(typeof id === 'string' && id !== '', 'the permission has no id');
  return id;
}

async function given(kit: ConformanceKit): Promise<string> {
  return (await kit.role('any')).permission;
}

const making: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'creates a permission',
    async run(kit) {
      const { permission } = kit.management;
      const name = kit.newName('may create');
      kit.takeBackLater(() => permission.delete(name));
      expectOk(await permission.create(name, 'Lets people create'));
      const fields = { description: 'Lets people create', systemDefault: false };
      expectFields(await permissionNamed(kit, name), fields);
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses a name that is taken, and none',
    async run(kit) {
      const { permission } = kit.management;
      expectRefused(await permission.create(await given(kit)));
      expectRefused(await permission.create(''), 400);
    },
  },
  {
    endpoint: `${CREATE}/batch`,
    name: 'creates several permissions, or none of them',
    async run(kit) {
      const { permission } = kit.management;
      const described = (name: string) => ({ name, systemDefault: false });
      const names = [kit.newName('may'), kit.newName('may')];
      kit.takeBackLater(() => permission.deleteBatch(names));
      expectOk(await permission.createBatch(names.map(described)));
      for (const name of names) expectFields(await permissionNamed(kit, name), { name });
      const refused = kit.newName('may not');
      const taken = await given(kit);
      expectRefused(await permission.createBatch([refused, taken].map(described)));
      expectSame(await permissionNamed(kit, refused), undefined, 'the permission');
    },
  },
  {
    endpoint: `GET ${PATH}/all`,
    name: 'lists the permissions',
    async run(kit) {
      const name = await given(kit);
      const all = expectOk(await kit.management.permission.loadAll());
      for (const one of all) {
        expectKinds(one, { name: 'filled text', description: 'text', systemDefault: 'flag' });
      }
      assert.ok(
        all.some((one) => one.name === name),
        'the permission is missing',
      );
    },
  },
];

const changing: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'renames a permission, by name and by id, and whoever has it keeps it',
    async run(kit) {
      const { permission } = kit.management;
      const before = await kit.role('holders');
      const { loginId } = await kit.passwordUser('holder', { roles: [before.role] });
      const client = await kit.signedIn(loginId);
      const [second, third] = [kit.newName('second'), kit.newName('third')];
      for (const name of [second, third]) kit.takeBackLater(() => permission.delete(name));
      expectOk(await permission.update(before.permission, second, 'Renamed'));
      expectFields(await permissionNamed(kit, second), { description: 'Renamed' });
      expectFields(await refreshedClaims(kit, client), { permissions: [second] });
      expectOk(await permission.updateWithId(await idOf(kit, second), third));
      expectSame(await permissionNamed(kit, second), undefined, 'the name before');
      expectFields(await refreshedClaims(kit, client), { permissions: [third] });
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses permissions that do not exist, and names that are taken',
    async run(kit) {
      const { permission } = kit.management;
      const [name, taken] = [await given(kit), await given(kit)];
      expectRefused(await permission.update(kit.newName('no permission'), kit.newName('any')));
      expectRefused(await permission.updateWithId(kit.newName('P'), kit.newName('any')));
      expectRefused(await permission.update(name, taken));
      expectRefused(await permission.update(name, ''), 400);
      expectFields(await permissionNamed(kit, name), { name });
    },
  },
  {
    endpoint: `${UPDATE}/batch`,
    name: 'renames several permissions by id, or none of them',
    async run(kit) {
      const { permission } = kit.management;
      const ids = [await idOf(kit, await given(kit)), await idOf(kit, await given(kit))];
      const renamed = ids.map((id) => ({ id, newName: kit.newName('renamed') }));
      kit.takeBackLater(() => permission.deleteBatch([], ids));
      expectOk(await permission.updateBatch(renamed));
      for (const { id, newName } of renamed) expectSame(await idOf(kit, newName), id, 'the id');
      const refused = kit.newName('refused');
      const [id = ''] = ids;
      const missing = { id: kit.newName('P'), newName: kit.newName('any') };
      expectRefused(await permission.updateBatch([{ id, newName: refused }, missing]));
      expectSame(await permissionNamed(kit, refused), undefined, 'the permission');
    },
  },
  {
    endpoint: DELETE,
    name: 'takes the permission from roles and from whoever has them',
    async run(kit) {
      const { permission, role: roles } = kit.management;
      const { role, permission: name } = await kit.role('holders');
      const { loginId } = await kit.passwordUser('holder', { roles: [role] });
      const client = await kit.signedIn(loginId);
      expectOk(await permission.delete(name));
      expectSame(await permissionNamed(kit, name), undefined, 'the permission');
      const [found] = expectOk(await roles.search({ roleNames: [role] }));
      expectFields(found, { permissionNames: [] });
      expectFields(await refreshedClaims(kit, client), { roles: [role], permissions: [] });
    },
  },
  {
    endpoint: DELETE,
    name: 'deletes by id, and refuses permissions that do not exist',
    async run(kit) {
      const { permission } = kit.management;
      const name = await given(kit);
      expectOk(await permission.deleteWithId(await idOf(kit, name)));
      expectSame(await permissionNamed(kit, name), undefined, 'the permission');
      expectRefused(await permission.delete(name));
      expectRefused(await permission.deleteWithId(kit.newName('P')));
    },
  },
  {
    endpoint: `${DELETE}/batch`,
    name: 'deletes several permissions, by name and by id',
    async run(kit) {
      const { permission } = kit.management;
      const names = [await given(kit), await given(kit), await given(kit)];
      expectOk(await permission.deleteBatch(names.slice(0, 2)));
      expectOk(await permission.deleteBatch([], [await idOf(kit, names[2] ?? '')]));
      for (const name of names) {
        expectSame(await permissionNamed(kit, name), undefined, 'the permission');
      }
      expectRefused(await permission.deleteBatch([]), 400);
    },
  },
];

export const cases: ConformanceCases = [...making, ...changing];
