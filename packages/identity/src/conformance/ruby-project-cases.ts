import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { Fields } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk } from './expect-reply.ts';
import { callManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectMembers, expectSame } from './mgmt-expect.ts';
import { createdByRuby, post, rubyPerson } from './ruby-kit.ts';

const KEY = '/v1/mgmt/accesskey';

/** A key for one tenant, as the library creates one; returns its id and name. */
async function givenKey(kit: ConformanceKit): Promise<{ id: string; name: string }> {
  const tenantId = await kit.tenant('ruby');
  const name = kit.newName('Ruby SDK Test Key');
  const body = { name, roleNames: [], keyTenants: [{ tenantId, roleNames: null }] };
  const { key } = expectOk(await post(kit, 'accesskey/create', body));
  const id = String(objectOf(key)['id']);
  kit.takeBackLater(() => kit.management.accessKey.delete(id));
  return { id, name };
}

function objectOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function loadedKey(kit: ConformanceKit, id: string): Promise<Fields> {
  const call = { method: 'GET', path: KEY, query: { id } } as const;
  return objectOf(expectOk(await callManagement(kit, call))['key']);
}

/** Names in a response's list. */
function namesOf(list: unknown): string[] {
  assert.ok(Array.isArray(list), 'no list');
  return list.map((item: unknown) => String(objectOf(item)['name']));
}

async function permissionNames(kit: ConformanceKit): Promise<string[]> {
  const call = { method: 'GET', path: '/v1/mgmt/permission/all' } as const;
  return namesOf(expectOk(await callManagement(kit, call))['permissions']);
}

async function roleNames(kit: ConformanceKit, search: Fields): Promise<string[]> {
  return namesOf(expectOk(await post(kit, 'role/search', search))['roles']);
}

export const cases: ConformanceCases = [
  {
    endpoint: `GET ${KEY}`,
    name: 'Ruby: a key that was created is loaded, active',
    async run(kit) {
      const { id, name } = await givenKey(kit);
      expectFields(await loadedKey(kit, id), { name, status: 'active' });
    },
  },
  {
    endpoint: `POST ${KEY}/update`,
    name: 'Ruby: a key gets another name',
    async run(kit) {
      const { id } = await givenKey(kit);
      const name = kit.newName('Ruby SDK Test Key Updated');
      const { key } = expectOk(await post(kit, 'accesskey/update', { id, name }));
      expectFields(objectOf(key), { id, name });
    },
  },
  {
    endpoint: `POST ${KEY}/deactivate`,
    name: 'Ruby: a key is deactivated',
    async run(kit) {
      const { id } = await givenKey(kit);
      expectOk(await post(kit, 'accesskey/deactivate', { id }));
      expectFields(await loadedKey(kit, id), { status: 'inactive' });
    },
  },
  {
    endpoint: `POST ${KEY}/activate`,
    name: 'Ruby: a key is activated again',
    async run(kit) {
      const { id } = await givenKey(kit);
      expectOk(await post(kit, 'accesskey/deactivate', { id }));
      expectOk(await post(kit, 'accesskey/activate', { id }));
      expectFields(await loadedKey(kit, id), { status: 'active' });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/audit/search',
    name: 'Ruby: entries are found by their action',
    async run(kit) {
      const body = { noTenants: false, actions: ['LoginSucceed'] };
      expectKinds(expectOk(await post(kit, 'audit/search', body)), { audits: 'list' });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/audit/event',
    name: 'Ruby: an event of another system is written',
    async run(kit) {
      const tenantId = await kit.tenant('ruby');
      const person = rubyPerson(kit);
      await createdByRuby(kit, person);
      const event = { action: 'pencil.created', type: 'info', data: { key: 'value' } };
      expectOk(await post(kit, 'audit/event', { ...event, tenantId, actorId: person.loginId }));
    },
  },
  {
    endpoint: 'POST /v1/mgmt/permission/update',
    name: 'Ruby: a permission is created, renamed and deleted',
    async run(kit) {
      const [name, newName] = [kit.newName('permission'), kit.newName('renamed')];
      expectOk(await post(kit, 'permission/create', { name, description: 'Ruby SDK' }));
      assert.ok((await permissionNames(kit)).includes(name), 'it was not created');
      expectOk(await post(kit, 'permission/update', { name, newName }));
      assert.ok((await permissionNames(kit)).includes(newName), 'it was not renamed');
      expectOk(await post(kit, 'permission/delete', { name: newName }));
      assert.ok(!(await permissionNames(kit)).includes(newName), 'it was not deleted');
    },
  },
  {
    endpoint: 'POST /v1/mgmt/role/search',
    name: 'Ruby: roles are found by name, by a part of it, by permission and by tenant',
    async run(kit) {
      const tag = kit.newName('ruby');
      const tenantId = await kit.tenant('ruby');
      const [viewer, editor, admin] = [`${tag} viewer`, `${tag} editor`, `${tag} admin`];
      for (const name of [viewer, editor, admin]) {
        expectOk(await post(kit, 'permission/create', { name, description: tag }));
        kit.takeBackLater(() => kit.management.permission.delete(name));
      }
      const ofRole = (name: string) => ({ name, description: tag, permissionNames: [name] });
      expectOk(await post(kit, 'role/create', ofRole(viewer)));
      expectOk(await post(kit, 'role/create', { ...ofRole(admin), tenantId }));
      const renamed = { name: viewer, newName: editor, description: tag };
      expectOk(await post(kit, 'role/update', { ...renamed, permissionNames: [editor] }));
      kit.takeBackLater(() => kit.management.role.delete(editor));
      const both = [editor, admin];
      expectMembers(await roleNames(kit, { roleNames: both }), both, 'roles by name');
      expectMembers(await roleNames(kit, { roleNameLike: tag }), both, 'roles by a part');
      const byPermission = await roleNames(kit, { permissionNames: [admin] });
      expectSame(byPermission, [admin], 'roles by permission');
      const ofTenant = await roleNames(kit, { roleNameLike: tag, tenantIds: [tenantId] });
      assert.ok(ofTenant.includes(admin), 'the role of the tenant was not found');
      expectOk(await post(kit, 'role/delete', { name: admin, tenantId }));
    },
  },
  {
    endpoint: 'POST /v1/mgmt/tenant/search',
    name: 'Ruby: a search by the field `names` finds no other tenant',
    async run(kit) {
      await kit.tenant('ruby');
      const { tenants } = expectOk(await post(kit, 'tenant/search', { names: [kit.newName('x')] }));
      expectSame(tenants, [], 'tenants found');
    },
  },
];
