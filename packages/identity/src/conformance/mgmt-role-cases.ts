import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import {
  expectFields,
  expectKinds,
  expectMembers,
  expectRecentSeconds,
  expectSame,
} from './mgmt-expect.ts';
import { refreshedClaims } from './mgmt-given.ts';

const PATH = '/v1/mgmt/role';
const CREATE = `POST ${PATH}/create`;
const UPDATE = `POST ${PATH}/update`;
const DELETE = `POST ${PATH}/delete`;
const SEARCH = `POST ${PATH}/search`;

async function roleNamed({ management }: ConformanceKit, name: string, tenantId?: string) {
  const all = expectOk(await management.role.loadAll());
  return all.find((role) => role.name === name && (role.tenantId || undefined) === tenantId);
}

async function idOf(kit: ConformanceKit, name: string, tenantId?: string): Promise<string> {
  const role = await roleNamed(kit, name, tenantId);
  assert.ok(role?.id, 'the role has no id');
  return role.id;
}

/** Only for the permissions of the role; nothing else depends on their order. */
function expectRole(role: { permissionNames?: string[] } | undefined): void {
  expectKinds(role, {
    id: 'filled text',
    name: 'filled text',
    description: 'text',
    permissionNames: 'list',
    createdTime: 'number',
    default: 'flag',
  });
}

const making: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'creates a role of the project, and one of the same name in a tenant',
    async run(kit) {
      const { role: roles } = kit.management;
      const { permission } = await kit.role('any');
      const [name, tenantId] = [kit.newName('created'), await kit.tenant('own')];
      for (const place of [undefined, tenantId]) {
        expectOk(await roles.create(name, 'Does things', [permission], place));
        kit.takeBackLater(() => roles.delete(name, place));
        const made = await roleNamed(kit, name, place);
        expectRole(made);
        const fields = { description: 'Does things', permissionNames: [permission] };
        expectFields(made, { name, ...fields, default: false });
        expectRecentSeconds(made?.createdTime, kit.now(), '"createdTime"');
      }
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses a name that is taken, and permissions and tenants that do not exist',
    async run(kit) {
      const { role: roles } = kit.management;
      const { role } = await kit.role('taken');
      expectRefused(await roles.create(role));
      const name = kit.newName('refused');
      expectRefused(await roles.create(name, '', [kit.newName('no permission')]));
      expectRefused(await roles.create(name, '', [], kit.newName('no-tenant')));
      expectRefused(await roles.create(''), 400);
      expectSame(await roleNamed(kit, name), undefined, 'the role');
    },
  },
  {
    endpoint: CREATE,
    name: 'gives a default role to whoever is created without roles',
    async run(kit) {
      const { role: roles } = kit.management;
      const name = kit.newName('default');
      expectOk(await roles.create(name, '', [], undefined, true));
      try {
        expectFields(await roleNamed(kit, name), { default: true });
        const { loginId } = await kit.testUser('defaults');
        const loaded = expectOk(await kit.management.user.load(loginId));
        assert.ok(loaded.roleNames?.includes(name), 'the user does not have the role');
      } finally {
        // Every user who is created meanwhile gets it.
        await roles.delete(name);
      }
    },
  },
  {
    endpoint: `POST ${PATH}/create/batch`,
    name: 'creates several roles, or none of them',
    async run(kit) {
      const { role: roles } = kit.management;
      const { role: taken } = await kit.role('taken');
      const [first, second] = [kit.newName('first'), kit.newName('second')];
      const described = (name: string) => ({ name, permissionNames: [], createdTime: 0 });
      const made = expectOk(await roles.createBatch([described(first), described(second)]));
      kit.takeBackLater(() => roles.deleteBatch([first, second]));
      for (const one of made) expectRole(one);
      expectMembers(
        made.map(({ name }) => name),
        [first, second],
        'roles',
      );
      const third = kit.newName('third');
      expectRefused(await roles.createBatch([described(third), described(taken)]));
      expectSame(await roleNamed(kit, third), undefined, 'the role');
    },
  },
];

const changing: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'changes a role by name, and whoever has it',
    async run(kit) {
      const { role: roles } = kit.management;
      const [{ role: before }, { permission }] = [
        await kit.role('before'),
        await kit.role('other'),
      ];
      const { loginId } = await kit.passwordUser('holder', { roles: [before] });
      const client = await kit.signedIn(loginId);
      const after = kit.newName('after');
      kit.takeBackLater(() => roles.delete(after));
      expectOk(await roles.update(before, after, 'Changed', [permission]));
      expectSame(await roleNamed(kit, before), undefined, 'the old name');
      const fields = { description: 'Changed', permissionNames: [permission] };
      expectFields(await roleNamed(kit, after), fields);
      const claims = await refreshedClaims(kit, client);
      expectFields(claims, { roles: [after], permissions: [permission] });
    },
  },
  {
    endpoint: UPDATE,
    name: 'changes a role of a tenant, by name and by id',
    async run(kit) {
      const { role: roles } = kit.management;
      const tenantId = await kit.tenant('own');
      const { role } = await kit.role('before', tenantId);
      const [second, third] = [kit.newName('second'), kit.newName('third')];
      for (const name of [second, third]) kit.takeBackLater(() => roles.delete(name, tenantId));
      const id = await idOf(kit, role, tenantId);
      expectOk(await roles.update(role, second, '', [], tenantId));
      expectOk(await roles.updateWithId(id, third, 'By id', [], tenantId));
      expectFields(await roleNamed(kit, third, tenantId), { id, description: 'By id' });
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses roles that do not exist, and names that are taken',
    async run(kit) {
      const { role: roles } = kit.management;
      const [{ role }, { role: taken }] = [await kit.role('kept'), await kit.role('taken')];
      expectRefused(await roles.update(kit.newName('no role'), kit.newName('any')));
      expectRefused(await roles.updateWithId(kit.newName('R'), kit.newName('any')));
      expectRefused(await roles.update(role, taken));
      expectRefused(await roles.update(role, ''), 400);
      expectFields(await roleNamed(kit, role), { name: role });
    },
  },
  {
    endpoint: `POST ${PATH}/update/batch`,
    name: 'changes several roles by id, or none of them',
    async run(kit) {
      const { role: roles } = kit.management;
      const [{ role: first }, { role: second }] = [await kit.role('1'), await kit.role('2')];
      const renamed = [
        { id: await idOf(kit, first), newName: kit.newName('first'), description: 'Changed' },
        { id: await idOf(kit, second), newName: kit.newName('second') },
      ];
      kit.takeBackLater(() => roles.deleteBatch(renamed.map(({ newName }) => newName)));
      const changed = expectOk(await roles.updateBatch(renamed));
      for (const one of changed) expectRole(one);
      const names = renamed.map(({ newName }) => newName);
      expectMembers(
        changed.map(({ name }) => name),
        names,
        'roles',
      );
      const id = renamed[0]?.id ?? '';
      const refused = [
        { id, newName: kit.newName('third') },
        { id: kit.newName('R'), newName: kit.newName('fourth') },
      ];
      expectRefused(await roles.updateBatch(refused));
      expectFields(await roleNamed(kit, names[0] ?? ''), { id, description: 'Changed' });
    },
  },
  {
    endpoint: DELETE,
    name: 'takes the role from whoever has it',
    async run(kit) {
      const { role: roles, user } = kit.management;
      const { role } = await kit.role('deleted');
      const { loginId } = await kit.passwordUser('holder', { roles: [role] });
      const client = await kit.signedIn(loginId);
      expectOk(await roles.delete(role));
      expectSame(await roleNamed(kit, role), undefined, 'the role');
      expectFields(expectOk(await user.load(loginId)), { roleNames: [], permissions: [] });
      expectFields(await refreshedClaims(kit, client), { roles: [], permissions: [] });
    },
  },
  {
    endpoint: DELETE,
    name: 'deletes the role of the tenant alone, and by id',
    async run(kit) {
      const { role: roles } = kit.management;
      const tenantId = await kit.tenant('own');
      const { role } = await kit.role('shared');
      expectOk(await roles.create(role, '', [], tenantId));
      expectOk(await roles.delete(role, tenantId));
      expectSame(await roleNamed(kit, role, tenantId), undefined, 'the role of the tenant');
      expectOk(await roles.deleteWithId(await idOf(kit, role)));
      expectSame(await roleNamed(kit, role), undefined, 'the role of the project');
    },
  },
  {
    endpoint: DELETE,
    name: 'refuses roles that do not exist',
    async run(kit) {
      const { role: roles } = kit.management;
      expectRefused(await roles.delete(kit.newName('no role')));
      expectRefused(await roles.deleteWithId(kit.newName('R')));
    },
  },
  {
    endpoint: `POST ${PATH}/delete/batch`,
    name: 'deletes several roles, by name and by id',
    async run(kit) {
      const { role: roles } = kit.management;
      const [first, second, third] = [
        await kit.role('first'),
        await kit.role('second'),
        await kit.role('third'),
      ];
      expectOk(await roles.deleteBatch([first.role, second.role]));
      expectOk(await roles.deleteBatch([], undefined, [await idOf(kit, third.role)]));
      for (const { role } of [first, second, third]) {
        expectSame(await roleNamed(kit, role), undefined, 'the role');
      }
      expectRefused(await roles.deleteBatch([]), 400);
    },
  },
];

const reading: ConformanceCases = [
  {
    endpoint: `GET ${PATH}/all`,
    name: 'lists the roles of the project and of the tenants',
    async run(kit) {
      const tenantId = await kit.tenant('own');
      const [general, own] = [await kit.role('general'), await kit.role('own', tenantId)];
      const all = expectOk(await kit.management.role.loadAll());
      for (const one of all) expectRole(one);
      expectFields(await roleNamed(kit, general.role), { permissionNames: [general.permission] });
      expectFields(await roleNamed(kit, own.role, tenantId), { permissionNames: [own.permission] });
    },
  },
  {
    endpoint: SEARCH,
    name: 'finds by name, part of a name, permission and tenant',
    async run(kit) {
      const { role: roles } = kit.management;
      const tenantId = await kit.tenant('own');
      const [general, own] = [await kit.role('general'), await kit.role('own', tenantId)];
      const searches: [Parameters<typeof roles.search>[0], string[]][] = [
        [{ roleNames: [general.role] }, [general.role]],
        [{ roleNameLike: general.role.slice(-8) }, [general.role]],
        [{ permissionNames: [own.permission] }, [own.role]],
        [{ tenantIds: [tenantId] }, [own.role]],
        [{ tenantIds: [tenantId], roleNames: [general.role] }, []],
        [
          {
            tenantIds: [tenantId],
            roleNames: [general.role, own.role],
            includeProjectRoles: true,
          },
          [general.role, own.role],
        ],
      ];
      for (const [options, names] of searches) {
        const found = expectOk(await roles.search(options));
        for (const one of found) expectRole(one);
        const ofTenant = found.filter((one) => one.name === own.role);
        for (const one of ofTenant) expectFields(one, { tenantId });
        const said = `roles of ${JSON.stringify(options)}`;
        expectMembers(
          found.map(({ name }) => name),
          names,
          said,
        );
      }
    },
  },
  {
    endpoint: SEARCH,
    name: 'refuses criteria that are none',
    async run(kit) {
      expectRefused(await postManagement(kit, `${PATH}/search`, { roleNames: 'all' }), 400);
    },
  },
];

export const cases: ConformanceCases = [...making, ...changing, ...reading];
