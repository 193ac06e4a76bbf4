import descope from '@descope/node-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  sidOf,
  signIn,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let management: RunningIdentity['sdk']['management'];

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  management = running.sdk.management;
  for (const name of ['detection:read', 'detection:triage'])
    await management.permission.create(name);
  await management.role.create('Viewer', 'Looks', ['detection:read']);
  await management.role.create('Triager', 'Works', ['detection:read', 'detection:triage']);
  await management.tenant.createWithId('acme', 'Acme');
  await management.tenant.createWithId('umbrella', 'Umbrella');
});

afterAll(async () => {
  await running.close();
  await database.close();
});

test('the library gets its license', async () => {
  const answer = await running.call('/v1/mgmt/license', { token: running.identity.managementKey });
  expect(answer.body).toEqual({ rateLimitTier: 'embedded' });
});

test('tenants: created with and without an id, loaded, listed, changed, deleted', async () => {
  const created = await management.tenant.create('Initech', ['initech.example'], { plan: 'gold' });
  const id = created.data?.id ?? '';
  expect(id).toMatch(/^T[0-9A-Za-z]{27}$/);
  expect((await management.tenant.load(id)).data).toMatchObject({
    id,
    name: 'Initech',
    selfProvisioningDomains: ['initech.example'],
    customAttributes: { plan: 'gold' },
    enforceSSO: false,
    disabled: false,
  });
  expect((await management.tenant.update(id, 'Initech Ltd')).ok).toBe(true);
  const all = await management.tenant.loadAll();
  expect(all.data?.map((tenant) => tenant.name)).toEqual(['Acme', 'Umbrella', 'Initech Ltd']);
  expect((await management.tenant.delete(id)).ok).toBe(true);
  expect((await management.tenant.load(id)).code).toBe(404);
});

test.each(['__proto__', '-x', 'a b', 'a/b', 'x'.repeat(129)])(
  'no tenant gets the id %j',
  async (id) => {
    const answer = await management.tenant.createWithId(id, 'Odd');
    expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011003']);
  },
);

test('a tenant id is given once', async () => {
  const answer = await management.tenant.createWithId('acme', 'Second');
  expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011004']);
});

test('deleting a tenant takes along, on request, the users who are in no other', async () => {
  await management.tenant.createWithId('gone', 'Gone');
  const place = { tenantId: 'gone', roleNames: ['Viewer'] };
  await givenUser(running, 'only@example.com', { tenants: [place] });
  await givenUser(running, 'both@example.com', {
    tenants: [place, { tenantId: 'acme', roleNames: [] }],
  });
  const { session } = await signIn(running, 'both@example.com');
  await management.tenant.delete('gone', true);
  expect((await management.user.load('only@example.com')).error?.errorCode).toBe('E112102');
  const both = await management.user.load('both@example.com');
  expect(both.data?.userTenants?.map((tenant) => tenant.tenantId)).toEqual(['acme']);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
});

test('roles and permissions are listed as they were created', async () => {
  const roles = await management.role.loadAll();
  expect(roles.data).toContainEqual(
    expect.objectContaining({
      name: 'Triager',
      description: 'Works',
      permissionNames: ['detection:read', 'detection:triage'],
    }),
  );
  const permissions = await management.permission.loadAll();
  expect(permissions.data?.map((permission) => permission.name)).toEqual([
    'detection:read',
    'detection:triage',
  ]);
  expect((await management.role.create('Viewer')).error?.errorCode).toBe('E011004');
  expect((await management.role.create('Odd', '', ['no:such'])).error?.errorCode).toBe('E011004');
  expect((await management.permission.create('detection:read')).error?.errorCode).toBe('E011004');
});

test('a tenant’s own role goes before the project’s, and belongs to no other tenant', async () => {
  await management.role.create('Local', '', ['detection:triage'], 'acme');
  await givenUser(running, 'local@example.com', {
    tenants: [
      { tenantId: 'acme', roleNames: ['Local'] },
      { tenantId: 'umbrella', roleNames: [] },
    ],
  });
  const user = await management.user.load('local@example.com');
  expect(user.data?.userTenants?.[0]).toMatchObject({ permissions: ['detection:triage'] });
  const elsewhere = await management.user.addTenantRoles('local@example.com', 'umbrella', [
    'Local',
  ]);
  expect(elsewhere.error?.errorCode).toBe('E011004');
});

test('default roles go to users who are created without roles', async () => {
  await management.role.create('Everybody', '', [], undefined, true);
  const plain = await management.user.create('plain@example.com');
  const chosen = await management.user.create('chosen@example.com', { roles: ['Viewer'] });
  expect(plain.data?.roleNames).toEqual(['Everybody']);
  expect(chosen.data?.roleNames).toEqual(['Viewer']);
});

test('a user is created with everything, once, and loaded by any of their ids', async () => {
  const created = await management.user.create('grace@example.com', {
    email: 'grace@example.com',
    phone: '+15550100',
    displayName: 'Grace',
    givenName: 'Grace',
    familyName: 'Hopper',
    customAttributes: { team: 'blue' },
    verifiedEmail: true,
    additionalLoginIds: ['grace'],
    userTenants: [{ tenantId: 'acme', roleNames: ['Viewer'] }],
  });
  expect(created.data).toMatchObject({
    loginIds: ['grace@example.com', 'grace'],
    name: 'Grace',
    familyName: 'Hopper',
    email: 'grace@example.com',
    phone: '+15550100',
    verifiedEmail: true,
    verifiedPhone: false,
    status: 'invited',
    password: false,
    test: false,
    TOTP: false,
    SAML: false,
    customAttributes: { team: 'blue' },
    userTenants: [
      {
        tenantId: 'acme',
        tenantName: 'Acme',
        roleNames: ['Viewer'],
        permissions: ['detection:read'],
      },
    ],
  });
  const userId = created.data?.userId ?? '';
  expect(created.data?.createdTime).toBeCloseTo(Date.now() / 1000, -2);
  for (const id of ['grace', 'GRACE@example.com', userId]) {
    expect((await management.user.load(id)).data?.userId).toBe(userId);
  }
  expect((await management.user.loadByUserId(userId)).data?.userId).toBe(userId);
  const twice = await management.user.create('Grace');
  expect([twice.code, twice.error?.errorCode]).toEqual([400, 'E062107']);
});

test.each([
  [{ email: 'bad' }, 'E011003', '"bad" is not a valid email'],
  [{ phone: '123' }, 'E011003', '"123" is not a valid phone number'],
  [{ roles: ['No such'] }, 'E011004', 'There is no role "No such"'],
  [{ userTenants: [{ tenantId: 'nowhere', roleNames: [] }] }, 'E011004', 'Tenant not found'],
])('a user with %j is not created', async (options, code, message) => {
  const answer = await management.user.create('refused@example.com', options);
  expect([answer.code, answer.error?.errorCode, answer.error?.errorMessage]).toEqual([
    400,
    code,
    message,
  ]);
  expect((await management.user.load('refused@example.com')).code).toBe(404);
});

test('a user always has a name', async () => {
  expect((await management.user.create('nameless@example.com')).data?.name).toBe(
    'nameless@example.com',
  );
  const parts = await management.user.create('parts', { givenName: 'Ada', familyName: 'King' });
  expect(parts.data?.name).toBe('Ada King');
});

test('a search filters by each criterion, pages and counts', async () => {
  for (const [index, tenantId] of ['acme', 'acme', 'umbrella'].entries()) {
    await givenUser(running, `search-${index}@example.com`, {
      tenants: [{ tenantId, roleNames: index === 0 ? ['Triager'] : ['Viewer'] }],
    });
  }
  await management.user.deactivate('search-2@example.com');
  const found = async (query: Parameters<typeof management.user.search>[0]) => {
    const answer = await management.user.search({ text: 'SEARCH-', ...query });
    if (answer.error) throw new Error(answer.error.errorMessage);
    return [
      answer.data?.total,
      ...(answer.data?.users.map((user) => user.loginIds[0]?.slice(7, 8)) ?? []),
    ].join(' ');
  };
  expect(await found({})).toBe('3 0 1 2');
  expect(await found({ tenantIds: ['acme'] })).toBe('2 0 1');
  expect(await found({ roles: ['Triager'] })).toBe('1 0');
  expect(await found({ roles: ['Viewer'], tenantIds: ['umbrella'] })).toBe('1 2');
  expect(await found({ statuses: ['disabled'] })).toBe('1 2');
  expect(await found({ emails: ['Search-1@example.com'] })).toBe('1 1');
  expect(await found({ loginIds: ['search-1@example.com', 'nobody'] })).toBe('1 1');
  expect(await found({ limit: 2 })).toBe('3 0 1');
  expect(await found({ limit: 2, page: 1 })).toBe('3 2');
  expect(await found({ sort: [{ field: 'email', desc: true }] })).toBe('3 2 1 0');
  expect(await found({ sort: [{ field: "name'; DROP TABLE account; --" }] })).toBe('3 0 1 2');
  expect(await found({ text: "%' OR 1=1 --" })).toBe('0');
  expect(await found({ fromCreatedTime: Date.now() + 60_000 })).toBe('0');
  expect(await found({ verifiedEmail: true })).toBe('0');
  expect(await found({ customAttributes: { team: 'none' } })).toBe('0');
  const unseen = await management.user.search({
    ssoAppIds: ['none-has-this'],
  });
  expect(unseen.data).toEqual({ users: [], total: 0 });
  const old = await running.call('/v1/mgmt/user/search', {
    body: { tenantIds: ['umbrella'], text: 'search-' },
    token: running.identity.managementKey,
  });
  expect(old.body['total']).toBe(1);
});

test('roles of a tenant are set, added and removed, at both versions of the path', async () => {
  await givenUser(running, 'roles@example.com', { tenants: [{ tenantId: 'acme', roleNames: [] }] });
  const { user } = management;
  const rolesOf = (answer: Awaited<ReturnType<typeof user.load>>) =>
    answer.data?.userTenants?.[0]?.roleNames;
  const id = 'roles@example.com';
  expect(rolesOf(await user.setTenantRoles(id, 'acme', ['Viewer']))).toEqual(['Viewer']);
  expect(rolesOf(await user.addTenantRoles(id, 'acme', ['Triager']))).toEqual([
    'Triager',
    'Viewer',
  ]);
  expect(rolesOf(await user.removeTenantRoles(id, 'acme', ['Viewer']))).toEqual(['Triager']);
  expect(rolesOf(await user.setTenantRoles(id, 'acme', []))).toEqual([]);
  expect((await user.setRoles(id, ['Viewer'])).data?.roleNames).toEqual(['Viewer']);
  expect((await user.setTenantRoles(id, 'umbrella', ['Viewer'])).error?.errorCode).toBe('E011004');
  expect((await user.setTenantRoles(id, 'acme', ['Nobody'])).error?.errorCode).toBe('E011004');
  for (const path of ['v1', 'v2'].flatMap((v) => [`/${v}/mgmt/user/update/role/add`])) {
    const answer = await running.call(path, {
      body: { loginId: id, tenantId: 'acme', roleNames: ['Viewer'] },
      token: running.identity.managementKey,
    });
    expect(answer.status).toBe(200);
  }
});

test('tenants of a user are added and removed, with the roles in them', async () => {
  await givenUser(running, 'member@example.com');
  const { user } = management;
  const id = 'member@example.com';
  expect((await user.addTenant(id, 'acme')).data?.userTenants).toHaveLength(1);
  await user.addTenantRoles(id, 'acme', ['Viewer']);
  expect((await user.addTenant(id, 'nowhere')).error?.errorCode).toBe('E011004');
  expect((await user.removeTenant(id, 'acme')).data?.userTenants).toEqual([]);
  expect((await user.removeTenant(id, 'acme')).error?.errorCode).toBe('E011004');
  expect((await user.addTenant(id, 'acme')).data?.userTenants?.[0]?.roleNames).toEqual([]);
});

test('names and address are changed; an empty name is not taken', async () => {
  await givenUser(running, 'rename@example.com');
  const { user } = management;
  const named = await user.updateDisplayName('rename@example.com', 'New Name', 'New');
  expect(named.data).toMatchObject({ name: 'New Name', givenName: 'New' });
  const kept = await user.updateDisplayName('rename@example.com', undefined, 'Newer');
  expect(kept.data).toMatchObject({ name: 'New Name', givenName: 'Newer' });
  expect((await user.updateDisplayName('rename@example.com', '')).code).toBe(400);
  const mailed = await user.updateEmail('rename@example.com', 'other@example.com', true);
  expect(mailed.data).toMatchObject({ email: 'other@example.com', verifiedEmail: true });
  expect((await user.updateEmail('rename@example.com', 'bad', true)).error?.errorMessage).toBe(
    '"bad" is not a valid email',
  );
});

test('a password that is set obeys the policy and ends every sign-in', async () => {
  await givenUser(running, 'reset@example.com');
  const { session } = await signIn(running, 'reset@example.com');
  const weak = await management.user.setActivePassword('reset@example.com', 'password');
  expect([weak.code, weak.error?.errorCode]).toEqual([400, 'E011003']);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(false);
  await management.user.setActivePassword('reset@example.com', GOOD_PASSWORD);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
});

test('a user is signed out everywhere, and deleted, by any id', async () => {
  const userId = await givenUser(running, 'leaver@example.com');
  const first = await signIn(running, 'leaver@example.com');
  expect((await management.user.logoutUserByUserId(userId)).ok).toBe(true);
  expect(running.identity.isSessionRevoked(sidOf(first.session))).toBe(true);
  const second = await signIn(running, 'leaver@example.com');
  expect((await management.user.deleteByUserId(userId)).ok).toBe(true);
  expect(running.identity.isSessionRevoked(sidOf(second.session))).toBe(true);
  const refreshed = await running.call('/v1/auth/refresh', { body: {}, token: second.refresh });
  expect(refreshed.status).toBe(401);
  const again = await management.user.delete('leaver@example.com');
  expect([again.code, again.error?.errorCode]).toEqual([404, 'E112102']);
});

test('the audit tells what happened, with filters', async () => {
  const userId = await givenUser(running, 'audited@example.com', {
    tenants: [{ tenantId: 'acme', roleNames: [] }],
  });
  await signIn(running, 'audited@example.com');
  const search = async (options: Parameters<typeof management.audit.searchAll>[0]) => {
    const answer = await management.audit.searchAll({ userIds: [userId], ...options });
    return answer.data?.audits.map((entry) => entry.action);
  };
  expect(await search({})).toEqual(['LoginSucceed', 'UserModified', 'UserCreated']);
  expect(await search({ actions: ['UserCreated'] })).toEqual(['UserCreated']);
  expect(await search({ excludedActions: ['UserModified', 'UserCreated'] })).toEqual([
    'LoginSucceed',
  ]);
  expect(await search({ methods: ['password'] })).toEqual(['LoginSucceed']);
  expect(await search({ tenants: ['acme'], text: 'login' })).toEqual(['LoginSucceed']);
  expect(await search({ loginIds: ['audited@example.com'] })).toHaveLength(3);
  expect(await search({ noTenants: true })).toEqual([]);
  expect(await search({ to: 1 })).toEqual([]);
  expect(await search({ geos: ['DE'] })).toEqual([]);
  const [entry] = (await management.audit.search({ userIds: [userId] })).data ?? [];
  expect(entry).toMatchObject({
    projectId: running.projectId,
    loginIds: ['audited@example.com'],
    tenants: ['acme'],
    remoteAddress: '127.0.0.1',
  });
  expect(entry?.occurred).toBeCloseTo(Date.now(), -5);
});

test('the library validates sessions, with keys from the wire and with one handed over', async () => {
  await givenUser(running, 'valid@example.com', {
    tenants: [{ tenantId: 'acme', roleNames: ['Triager'] }],
  });
  const { session, refresh } = await signIn(running, 'valid@example.com');
  const { projectId, sdk } = running;
  const audience = { audience: projectId };
  const fetched = await sdk.validateSession(session, audience);
  expect(sdk.validateTenantPermissions(fetched, 'acme', ['detection:triage'])).toBe(true);
  expect(sdk.validateTenantRoles(fetched, 'acme', ['Triager'])).toBe(true);
  expect(sdk.validateTenantPermissions(fetched, 'umbrella', [])).toBe(false);
  const [publicKey] = running.identity.publicKeys();
  const local = descope({
    projectId,
    baseUrl: 'http://127.0.0.1:1',
    publicKey: JSON.stringify(publicKey),
  });
  expect((await local.validateSession(session, audience)).token.sub).toBe(fetched.token.sub);
  await expect(sdk.validateSession(`${session.slice(0, -4)}AAAA`)).rejects.toThrow('failed');
  const refreshed = await sdk.refreshSession(refresh, audience);
  expect(refreshed.token.sub).toBe(fetched.token.sub);
  expect(refreshed.refreshJwt).toMatch(/^eyJ/);
});

test('the library’s own sign-in, tenant selection and sign-out work', async () => {
  const both = ['acme', 'umbrella'].map((tenantId) => ({ tenantId, roleNames: [] }));
  await givenUser(running, 'server@example.com', { tenants: both });
  const { sdk } = running;
  const signedIn = await sdk.password.signIn('server@example.com', GOOD_PASSWORD);
  // In cookie mode the library takes the token out of the Set-Cookie header.
  const token = signedIn.data?.refreshJwt ?? '';
  expect(token).toMatch(/^eyJ/);
  const selected = await sdk.selectTenant('acme', token);
  expect(sdk.getCurrentTenant(selected.data?.sessionJwt ?? '')).toBe('acme');
  expect((await sdk.me(token)).data?.loginIds).toEqual(['server@example.com']);
  expect((await sdk.myTenants(true, token)).data?.tenants.map(({ id }) => id)).toEqual(['acme']);
  expect((await sdk.logout(token)).ok).toBe(true);
  expect((await sdk.refresh(token)).code).toBe(401);
  await expect(sdk.refreshSession(token)).rejects.toThrow('The sign-in has ended');
});
