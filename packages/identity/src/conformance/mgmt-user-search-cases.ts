import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectKinds, expectMembers, expectSame, expectUser } from './mgmt-expect.ts';
import { givenAttribute } from './mgmt-given.ts';

const SEARCH = 'POST /v2/mgmt/user/search';
const SEARCH_TEST = 'POST /v2/mgmt/user/search/test';
const OLD_SEARCH = 'POST /v1/mgmt/user/search';
const OLD_SEARCH_TEST = 'POST /v1/mgmt/user/search/test';

type Management = ConformanceKit['management'];
type Search = Parameters<Management['user']['search']>[0];
type Name = 'ada' | 'ben' | 'cyd';

interface Crew {
  tenantId: string;
  role: string;
  roleId: string;
  attribute: string;
  phone: string;
  loginIds: Record<Name, string>;
  userIds: Record<Name, string>;
}

/** In their own tenant: Ada, who has everything; Ben, who is disabled; Cyd, a test user. */
async function crew(kit: ConformanceKit): Promise<Crew> {
  const { user, role: roles } = kit.management;
  const tenantId = await kit.tenant('crew');
  const { role } = await kit.role('captain', tenantId);
  const [{ id: roleId = '' } = {}] = expectOk(await roles.search({ tenantIds: [tenantId] }));
  const attribute = await givenAttribute(kit);
  const phone = kit.newPhone();
  const loginIds = {
    ada: kit.newLoginId('ada'),
    ben: kit.newLoginId('ben'),
    cyd: kit.newLoginId('cyd'),
  };
  const ada = await user.create(loginIds.ada, {
    email: loginIds.ada,
    verifiedEmail: true,
    phone,
    verifiedPhone: true,
    displayName: 'Ada Zimmer',
    userTenants: [{ tenantId, roleNames: [role] }],
    customAttributes: { [attribute]: 'blue' },
  });
  expectOk(await user.activate(loginIds.ada));
  const userTenants = [{ tenantId, roleNames: [] }];
  const options = { displayName: 'Ben Young', email: loginIds.ben, userTenants };
  const ben = await user.create(loginIds.ben, options);
  expectOk(await user.deactivate(loginIds.ben));
  const cyd = await user.createTestUser(loginIds.cyd, { displayName: 'Cyd Xu', userTenants });
  expectOk(await user.activate(loginIds.cyd));
  const userIds = {
    ada: expectOk(ada).userId,
    ben: expectOk(ben).userId,
    cyd: expectOk(cyd).userId,
  };
  return { tenantId, role, roleId, attribute, phone, loginIds, userIds };
}

const HOUR_MS = 3_600_000;

interface Filter {
  name: string;
  search(crew: Crew, nowMs: number): Search;
  found: readonly Name[];
}

/** Each is asked for together with the tenant. */
const FILTERS: readonly Filter[] = [
  { name: 'members of a tenant', search: () => ({}), found: ['ada', 'ben'] },
  {
    name: 'test users, too',
    search: () => ({ withTestUser: true }),
    found: ['ada', 'ben', 'cyd'],
  },
  { name: 'test users only', search: () => ({ testUsersOnly: true }), found: ['cyd'] },
  { name: 'part of a name', search: () => ({ text: 'zimm' }), found: ['ada'] },
  {
    name: 'part of a login id',
    search: ({ loginIds }) => ({ text: loginIds.ben.split('@')[0] ?? '' }),
    found: ['ben'],
  },
  { name: 'a text that nobody has', search: () => ({ text: 'qqqqqqqq' }), found: [] },
  { name: 'emails', search: ({ loginIds }) => ({ emails: [loginIds.ada] }), found: ['ada'] },
  { name: 'phone numbers', search: ({ phone }) => ({ phones: [phone] }), found: ['ada'] },
  { name: 'a status', search: () => ({ statuses: ['disabled'] }), found: ['ben'] },
  {
    name: 'several statuses',
    search: () => ({ statuses: ['disabled', 'enabled'] }),
    found: ['ada', 'ben'],
  },
  { name: 'roles', search: ({ role }) => ({ roles: [role] }), found: ['ada'] },
  {
    name: 'custom attributes',
    search: ({ attribute }) => ({ customAttributes: { [attribute]: 'blue' } }),
    found: ['ada'],
  },
  {
    name: 'another value of a custom attribute',
    search: ({ attribute }) => ({ customAttributes: { [attribute]: 'red' } }),
    found: [],
  },
  { name: 'login ids', search: ({ loginIds }) => ({ loginIds: [loginIds.ben] }), found: ['ben'] },
  { name: 'user ids', search: ({ userIds }) => ({ userIds: [userIds.ada] }), found: ['ada'] },
  {
    name: 'the time of creation',
    search: (_crew, now) => ({ fromCreatedTime: now - HOUR_MS, toCreatedTime: now + HOUR_MS }),
    found: ['ada', 'ben'],
  },
  {
    name: 'creation after a time to come',
    search: (_crew, now) => ({ fromCreatedTime: now + HOUR_MS }),
    found: [],
  },
  {
    name: 'creation before a time past',
    search: (_crew, now) => ({ toCreatedTime: now - HOUR_MS }),
    found: [],
  },
  {
    name: 'the time of the last change',
    search: (_crew, now) => ({ fromModifiedTime: now - HOUR_MS, toModifiedTime: now + HOUR_MS }),
    found: ['ada', 'ben'],
  },
  {
    name: 'changes before a time past',
    search: (_crew, now) => ({ toModifiedTime: now - HOUR_MS }),
    found: [],
  },
  { name: 'verified emails', search: () => ({ verifiedEmail: true }), found: ['ada'] },
  { name: 'emails that are not', search: () => ({ verifiedEmail: false }), found: ['ben'] },
  { name: 'verified phones', search: () => ({ verifiedPhone: true }), found: ['ada'] },
  {
    name: 'names of roles in tenants',
    search: ({ tenantId, role }) => ({ tenantRoleNames: { [tenantId]: { values: [role] } } }),
    found: ['ada'],
  },
  {
    name: 'ids of roles in tenants',
    search: ({ tenantId, roleId }) => ({ tenantRoleIds: { [tenantId]: { values: [roleId] } } }),
    found: ['ada'],
  },
  {
    name: 'one of several roles in a tenant',
    search: ({ tenantId, role }) => ({
      tenantRoleNames: { [tenantId]: { values: [role, 'qqqqqqqq'] } },
    }),
    found: ['ada'],
  },
  {
    name: 'all of several roles in a tenant',
    search: ({ tenantId, role }) => ({
      tenantRoleNames: { [tenantId]: { values: [role, 'qqqqqqqq'], and: true } },
    }),
    found: [],
  },
  {
    name: 'several criteria at once',
    search: ({ loginIds }) => ({ statuses: ['disabled'], emails: [loginIds.ada, loginIds.ben] }),
    found: ['ben'],
  },
];

function caseOf({ name, search, found }: Filter): ConformanceCase {
  return {
    endpoint: SEARCH,
    name: `finds by ${name}`,
    async run(kit) {
      const made = await crew(kit);
      const { users, total } = expectOk(
        await kit.management.user.search({
          tenantIds: [made.tenantId],
          ...search(made, kit.now()),
        }),
      );
      for (const user of users) expectUser(user);
      expectMembers(
        users.map(({ userId }) => userId),
        found.map((who) => made.userIds[who]),
        'users',
      );
      expectSame(total, found.length, 'total');
    },
  };
}

const SORTS: readonly { sort: NonNullable<Search['sort']>; found: readonly Name[] }[] = [
  { sort: [{ field: 'name' }], found: ['ada', 'ben', 'cyd'] },
  { sort: [{ field: 'name', desc: true }], found: ['cyd', 'ben', 'ada'] },
  { sort: [{ field: 'status' }, { field: 'name', desc: true }], found: ['ben', 'cyd', 'ada'] },
];

const ORDER_AND_PAGES: ConformanceCases = [
  {
    endpoint: SEARCH,
    name: 'sorts by fields, up and down',
    async run(kit) {
      const { tenantId, userIds } = await crew(kit);
      for (const { sort, found } of SORTS) {
        const { users } = expectOk(
          await kit.management.user.search({ tenantIds: [tenantId], withTestUser: true, sort }),
        );
        const ids = users.map(({ userId }) => userId);
        const wanted = found.map((who) => userIds[who]);
        expectSame(ids, wanted, `users by ${JSON.stringify(sort)}`);
      }
    },
  },
  {
    endpoint: SEARCH,
    name: 'answers one page after the other, and how many there are',
    async run(kit) {
      const { tenantId, userIds } = await crew(kit);
      const pageOf = async (page: number, limit: number) =>
        expectOk(
          await kit.management.user.search({
            tenantIds: [tenantId],
            withTestUser: true,
            sort: [{ field: 'name' }],
            page,
            limit,
          }),
        );
      const pages = [await pageOf(0, 2), await pageOf(1, 2), await pageOf(2, 2)];
      expectSame(
        pages.map(({ users }) => users.map(({ userId }) => userId)),
        [[userIds.ada, userIds.ben], [userIds.cyd], []],
        'pages',
      );
      expectSame(
        pages.map(({ total }) => total),
        [3, 3, 3],
        'totals',
      );
    },
  },
  {
    endpoint: SEARCH,
    name: 'serves the older form of the library',
    async run(kit) {
      const { tenantId, userIds, role } = await crew(kit);
      const users = expectOk(await kit.management.user.searchAll([tenantId], [role], 10, 0));
      expectSame(
        users.map(({ userId }) => userId),
        [userIds.ada],
        'users',
      );
    },
  },
  {
    endpoint: SEARCH,
    name: 'refuses criteria that are none',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v2/mgmt/user/search', { tenantIds: 'all' }), 400);
      expectRefused(await postManagement(kit, '/v2/mgmt/user/search', { page: -1 }), 400);
    },
  },
  {
    endpoint: SEARCH_TEST,
    name: 'finds test users only',
    async run(kit) {
      const { tenantId, userIds } = await crew(kit);
      const { user } = kit.management;
      const { users, total } = expectOk(await user.searchTestUsers({ tenantIds: [tenantId] }));
      expectUser(users[0]);
      expectSame([users.map(({ userId }) => userId), total], [[userIds.cyd], 1], 'test users');
    },
  },
];

const REFUSALS: ConformanceCases = [OLD_SEARCH, OLD_SEARCH_TEST, SEARCH_TEST].map(
  (endpoint): ConformanceCase => ({
    endpoint,
    name: 'refuses criteria that are none',
    async run(kit) {
      const path = endpoint.replace('POST ', '');
      expectRefused(await postManagement(kit, path, { tenantIds: 'all' }), 400);
    },
  }),
);

/** Older libraries ask at the older path, and are answered in the same way. */
const OLD: ConformanceCases = [
  {
    endpoint: OLD_SEARCH,
    name: 'answers as the newer path does',
    run: (kit) => sameAtOldPath(kit, OLD_SEARCH, 2),
  },
  {
    endpoint: OLD_SEARCH_TEST,
    name: 'answers as the newer path does',
    run: (kit) => sameAtOldPath(kit, OLD_SEARCH_TEST, 1),
  },
];

async function sameAtOldPath(kit: ConformanceKit, endpoint: string, total: number): Promise<void> {
  const { tenantId } = await crew(kit);
  const path = endpoint.replace('POST ', '');
  const body = { tenantIds: [tenantId] };
  const old = expectOk(await postManagement(kit, path, body));
  expectKinds(old, { users: 'list', total: 'number' });
  expectSame(old['total'], total, 'total');
  const now = expectOk(await postManagement(kit, path.replace('v1', 'v2'), body));
  expectSame(old['users'], now['users'], 'users');
}

export const cases: ConformanceCases = [
  ...FILTERS.map(caseOf),
  ...ORDER_AND_PAGES,
  ...REFUSALS,
  ...OLD,
];
