import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectRecentSeconds, expectSame, expectTenant } from './mgmt-expect.ts';
import { expectSignedOut, refreshedClaims } from './mgmt-given.ts';

const PATH = '/v1/mgmt/tenant';
const CREATE = `POST ${PATH}/create`;
const UPDATE = `POST ${PATH}/update`;
const DELETE = `POST ${PATH}/delete`;
const LOAD = `GET ${PATH}`;
const LOAD_ALL = `GET ${PATH}/all`;
const SEARCH = `POST ${PATH}/search`;

/** A domain that no other tenant has. */
function newDomain({ newName }: ConformanceKit): string {
  return `${newName('domain')}.example`;
}

const making: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'creates the tenant that is described and answers its id',
    async run(kit) {
      const { tenant } = kit.management;
      const [name, domain] = [kit.newName('created'), newDomain(kit)];
      const { id } = expectOk(
        await tenant.create(name, [domain], { plan: 'gold', seats: 3 }, false, false),
      );
      kit.takeBackLater(() => tenant.delete(id));
      const loaded = expectOk(await tenant.load(id));
      expectTenant(loaded);
      expectFields(loaded, {
        id,
        name,
        selfProvisioningDomains: [domain],
        customAttributes: { plan: 'gold', seats: 3 },
        enforceSSO: false,
        disabled: false,
        authType: 'none',
        domains: [],
        defaultRoles: [],
      });
      expectRecentSeconds(loaded.createdTime, kit.now(), '"createdTime"');
    },
  },
  {
    endpoint: CREATE,
    name: 'takes an id, but not one that a tenant has',
    async run(kit) {
      const { tenant } = kit.management;
      const [id, name] = [kit.newName('own-id'), kit.newName('named')];
      kit.takeBackLater(() => tenant.delete(id));
      expectSame(Object(expectOk(await tenant.createWithId(id, name))).id, id, 'the id');
      expectRefused(await tenant.createWithId(id, kit.newName('again')));
      expectFields(expectOk(await tenant.load(id)), { id, name });
    },
  },
  {
    endpoint: CREATE,
    name: 'creates a tenant below another one, if there is such a one',
    async run(kit) {
      const { tenant } = kit.management;
      const parent = await kit.tenant('parent');
      const below = (id: string) =>
        tenant.create(kit.newName('child'), [], {}, false, false, id, 'none');
      const { id } = expectOk(await below(parent));
      kit.takeBackLater(() => tenant.delete(id));
      const found = expectOk(await tenant.searchAll([], [], [], undefined, parent));
      expectSame(
        found.map((one) => one.id),
        [id],
        'tenants below',
      );
      expectRefused(await below(kit.newName('no-tenant')));
    },
  },
  {
    endpoint: CREATE,
    name: 'wants a name',
    async run(kit) {
      expectRefused(await kit.management.tenant.create(''), 400);
    },
  },
];

const changing: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'replaces what the tenant was, and members see its name',
    async run(kit) {
      const { tenant, user } = kit.management;
      const id = await kit.tenant('before');
      const userTenants = [{ tenantId: id, roleNames: [] }];
      const { loginId } = await kit.testUser('member', { userTenants });
      const [name, domain] = [kit.newName('after'), newDomain(kit)];
      expectOk(await tenant.update(id, name, [domain], { plan: 'silver' }));
      const loaded = expectOk(await tenant.load(id));
      expectTenant(loaded);
      expectFields(loaded, {
        name,
        selfProvisioningDomains: [domain],
        customAttributes: { plan: 'silver' },
      });
      expectFields(expectOk(await user.load(loginId)).userTenants?.[0], { tenantName: name });
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses a tenant that does not exist, and an empty name',
    async run(kit) {
      const { tenant } = kit.management;
      expectRefused(await tenant.update(kit.newName('no-tenant'), 'Any'));
      expectRefused(await tenant.update(await kit.tenant('kept'), ''), 400);
    },
  },
  {
    endpoint: DELETE,
    name: 'takes it from its members, who stay',
    async run(kit) {
      const { tenant, user } = kit.management;
      const id = await kit.tenant('deleted');
      const userTenants = [{ tenantId: id, roleNames: [] }];
      const { loginId } = await kit.passwordUser('member', { userTenants });
      const client = await kit.signedIn(loginId);
      expectOk(await tenant.delete(id));
      expectRefused(await tenant.load(id));
      expectFields(expectOk(await user.load(loginId)), { userTenants: [] });
      const { tenants } = await refreshedClaims(kit, client);
      expectSame(Object.keys(Object(tenants)), [], 'tenants in the session');
      expectRefused(await tenant.delete(id));
    },
  },
  {
    endpoint: DELETE,
    name: 'takes along who is nowhere else, when that is asked for',
    async run(kit) {
      const { tenant, user } = kit.management;
      const [id, other] = [await kit.tenant('deleted'), await kit.tenant('other')];
      const only = [{ tenantId: id, roleNames: [] }];
      const both = [...only, { tenantId: other, roleNames: [] }];
      const gone = await kit.passwordUser('gone', { userTenants: only });
      const kept = await kit.testUser('kept', { userTenants: both });
      const key = await kit.accessKey(0, [], only);
      const client = await kit.signedIn(gone.loginId);
      expectOk(await tenant.delete(id, true));
      expectError(await user.load(gone.loginId), 'E112102', 404);
      await expectSignedOut(client);
      expectOk(await user.load(kept.loginId));
      expectRefused(await kit.management.accessKey.load(key.keyId));
    },
  },
];

const reading: ConformanceCases = [
  {
    endpoint: LOAD,
    name: 'refuses a tenant that does not exist, and wants an id',
    async run(kit) {
      expectRefused(await kit.management.tenant.load(kit.newName('no-tenant')));
      expectRefused(await callManagement(kit, { method: 'GET', path: PATH }), 400);
    },
  },
  {
    endpoint: LOAD,
    name: 'answers the tenant without a wrapper',
    async run(kit) {
      const id = await kit.tenant('bare');
      const request = { method: 'GET', path: PATH, query: { id } } as const;
      const loaded = expectOk(await callManagement(kit, request));
      expectTenant(loaded);
      expectFields(loaded, { id });
    },
  },
  {
    endpoint: LOAD_ALL,
    name: 'lists every tenant',
    async run(kit) {
      const ids = [await kit.tenant('one'), await kit.tenant('other')];
      const all = expectOk(await kit.management.tenant.loadAll());
      for (const one of all) expectTenant(one);
      const found = ids.filter((id) => all.some((one) => one.id === id));
      expectSame(found, ids, 'tenants');
    },
  },
  {
    endpoint: SEARCH,
    name: 'finds by id, name, domain and attribute',
    async run(kit) {
      const { tenant } = kit.management;
      const [name, domain, plan] = [kit.newName('found'), newDomain(kit), kit.newName('plan')];
      const { id } = expectOk(await tenant.create(name, [domain], { plan }));
      kit.takeBackLater(() => tenant.delete(id));
      await kit.tenant('other');
      const searches = [
        await tenant.searchAll([id]),
        await tenant.searchAll([], [name]),
        await tenant.searchAll([], [], [domain]),
        await tenant.searchAll([], [], [], { plan }),
        await tenant.searchAll([id], [name], [domain], { plan }),
      ];
      for (const found of searches.map(expectOk)) {
        expectTenant(found[0]);
        expectSame(
          found.map((one) => one.id),
          [id],
          'tenants',
        );
      }
      const none = expectOk(await tenant.searchAll([id], [kit.newName('nowhere')]));
      expectSame(none, [], 'tenants of two criteria that exclude each other');
    },
  },
  {
    endpoint: SEARCH,
    name: 'refuses criteria that are none',
    async run(kit) {
      expectRefused(await postManagement(kit, `${PATH}/search`, { tenantIds: 'all' }), 400);
    },
  },
];

export const cases: ConformanceCases = [...making, ...changing, ...reading];
