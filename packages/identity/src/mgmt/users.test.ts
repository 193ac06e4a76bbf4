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
let user: RunningIdentity['sdk']['management']['user'];

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  const { management } = running.sdk;
  user = management.user;
  for (const name of ['Viewer', 'Triager']) await management.role.create(name);
  for (const id of ['acme', 'umbrella']) await management.tenant.createWithId(id, `Name of ${id}`);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const codesOf = (answer: { code?: number; error?: { errorCode?: string } | undefined }) => [
  answer.code,
  answer.error?.errorCode,
];

test('users for tests are created, found and deleted apart from the others', async () => {
  const created = await user.createTestUser('robot@example.com', { displayName: 'Robot' });
  expect(created.data).toMatchObject({ test: true, name: 'Robot' });
  expect((await user.search({})).data?.users.some(({ test: isTest }) => isTest)).toBe(false);
  const found = await user.searchTestUsers({});
  expect(found.data?.users.map(({ loginIds }) => loginIds[0])).toEqual(['robot@example.com']);
  await givenUser(running, 'person@example.com');
  expect((await user.deleteAllTestUsers()).ok).toBe(true);
  expect((await user.searchTestUsers({})).data?.total).toBe(0);
  expect((await user.load('person@example.com')).ok).toBe(true);
});

test('where people really sign in there are no test users', async () => {
  const real = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { isDevelopment: false },
  });
  const marked = await real.sdk.management.user.createTestUser('robot@example.com');
  const hidden = await real.call('/v1/mgmt/user/create', {
    body: { loginId: 'robot@example.com', test: true },
    token: real.identity.managementKey,
  });
  await real.close();
  expect(codesOf(marked)).toEqual([400, 'E011001']);
  expect([hidden.status, hidden.body['errorCode']]).toEqual([400, 'E011001']);
  expect((await user.load('robot@example.com')).code).toBe(404);
});

test('a batch creates whom it can and tells of the others', async () => {
  await givenUser(running, 'taken@example.com');
  const answer = await user.createBatch([
    { loginId: 'one@example.com', email: 'one@example.com', password: GOOD_PASSWORD },
    { loginIdOrUserId: 'taken@example.com' },
    { loginId: 'bad@example.com', email: 'bad' },
    { loginId: 'weak@example.com', password: 'password' },
    { loginId: 'role@example.com', roles: ['No such'] },
    { loginId: 'moved@example.com', hashedPassword: { bcrypt: { hash: '$2b$10$x' } } },
    { loginId: 'two@example.com', roles: ['Viewer'] },
  ]);
  expect(answer.data?.createdUsers.map(({ loginIds }) => loginIds[0])).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
  expect(answer.data?.createdUsers[1]?.roleNames).toEqual(['Viewer']);
  expect(answer.data?.failedUsers.map(({ failure }) => failure)).toEqual([
    'A user with this login id exists',
    '"bad" is not a valid email',
    'The password is one of the most common ones',
    'There is no role "No such"',
    'The bcrypt hash is not well-formed',
  ]);
  expect(answer.data?.failedUsers[1]?.user).toMatchObject({ loginIds: ['bad@example.com'] });
  expect(JSON.stringify(answer.data?.failedUsers)).not.toContain('"password"');
  expect(answer.data?.additionalErrors).toEqual({});
  expect((await user.load('weak@example.com')).code).toBe(404);
  expect((await signIn(running, 'one@example.com')).answer.status).toBe(200);
});

test('an invited user has a message and is invited until they come', async () => {
  const invited = await user.invite('guest@example.com', {
    email: 'guest@example.com',
    userTenants: [{ tenantId: 'acme', roleNames: ['Viewer'] }],
  });
  expect(invited.data).toMatchObject({ status: 'invited' });
  const letters = () =>
    running.sent.filter(({ kind, to }) => kind === 'invite' && to === 'guest@example.com');
  expect(letters()).toHaveLength(1);
  const again = await user.invite(invited.data?.userId ?? '', {
    userTenants: [{ tenantId: 'umbrella', roleNames: ['Triager'] }],
  });
  expect(again.data?.userTenants).toMatchObject([
    { tenantId: 'acme', roleNames: ['Viewer'] },
    { tenantId: 'umbrella', roleNames: ['Triager'] },
  ]);
  expect(again.data?.userId).toBe(invited.data?.userId);
  expect(letters()).toHaveLength(2);
  expect(codesOf(await user.invite('nomail', {}))).toEqual([400, 'E011001']);
  expect((await user.load('nomail')).code).toBe(404);
  const elsewhere = await user.invite('g2@example.com', {
    email: 'g2@example.com',
    inviteUrl: 'https://elsewhere.example',
  });
  expect(codesOf(elsewhere)).toEqual([400, 'E011003']);
  const batch = await user.inviteBatch([
    { loginId: 'g3@example.com', email: 'g3@example.com' },
    { loginId: 'nomail2' },
  ]);
  expect(batch.data?.createdUsers.map(({ status }) => status)).toEqual(['invited']);
  expect(batch.data?.failedUsers).toHaveLength(1);
});

test('an update replaces everything, and sessions are renewed', async () => {
  await user.create('all@example.com', {
    email: 'all@example.com',
    verifiedEmail: true,
    phone: '+15550100',
    displayName: 'Before',
    familyName: 'Family',
    customAttributes: { team: 'blue' },
    roles: ['Viewer'],
    userTenants: [{ tenantId: 'acme', roleNames: ['Viewer'] }],
    additionalLoginIds: ['all'],
  });
  await user.setActivePassword('all', GOOD_PASSWORD);
  const { session } = await signIn(running, 'all');
  const updated = await user.update('all', {
    email: 'all@example.com',
    displayName: 'After',
    userTenants: [{ tenantId: 'umbrella', roleNames: ['Triager'] }],
  });
  expect(updated.data).toMatchObject({
    name: 'After',
    familyName: '',
    email: 'all@example.com',
    verifiedEmail: true,
    phone: '',
    customAttributes: {},
    roleNames: [],
    loginIds: ['all@example.com', 'all'],
  });
  expect(updated.data?.userTenants).toMatchObject([
    { tenantId: 'umbrella', roleNames: ['Triager'] },
  ]);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect((await signIn(running, 'all')).claims['tenants']).toHaveProperty('umbrella.roles', [
    'Triager',
  ]);
  const renamed = await user.update('all', { additionalLoginIds: ['other'] });
  expect(renamed.data?.loginIds).toEqual(['all@example.com', 'other']);
  expect(renamed.data?.name).toBe('all@example.com');
  expect(codesOf(await user.update('nobody', {}))).toEqual([404, 'E112102']);
  await givenUser(running, 'owner@example.com');
  const stolen = await user.update('other', { additionalLoginIds: ['owner@example.com'] });
  expect(codesOf(stolen)).toEqual([400, 'E062107']);
});

test('a patch changes what it names', async () => {
  await user.create('patch@example.com', {
    email: 'patch@example.com',
    verifiedEmail: true,
    phone: '+15550101',
    displayName: 'Patch',
    givenName: 'P',
    customAttributes: { team: 'blue', floor: 3 },
    roles: ['Viewer'],
    userTenants: [{ tenantId: 'acme', roleNames: ['Viewer'] }],
  });
  const one = await user.patch('patch@example.com', {
    phone: '',
    customAttributes: { floor: null, desk: 'A1' },
    roles: ['Triager'],
  });
  expect(one.data).toMatchObject({
    name: 'Patch',
    givenName: 'P',
    email: 'patch@example.com',
    verifiedEmail: true,
    phone: '',
    customAttributes: { team: 'blue', desk: 'A1' },
    roleNames: ['Triager'],
  });
  expect(one.data?.userTenants).toMatchObject([{ tenantId: 'acme', roleNames: ['Viewer'] }]);
  const moved = await user.patch('patch@example.com', { email: 'new@example.com' });
  expect(moved.data).toMatchObject({ email: 'new@example.com', verifiedEmail: false });
  await user.setActivePassword('patch@example.com', GOOD_PASSWORD);
  const { refresh } = await signIn(running, 'patch@example.com');
  expect((await user.patch('patch@example.com', { status: 'disabled' })).data?.status).toBe(
    'disabled',
  );
  expect((await running.call('/v1/auth/refresh', { body: {}, token: refresh })).status).toBe(401);
  const batch = await user.patchBatch([
    { loginIdOrUserId: 'patch@example.com', status: 'enabled' },
    { loginIdOrUserId: 'nobody@example.com', displayName: 'X' },
  ]);
  expect(batch.data?.patchedUsers.map(({ status }) => status)).toEqual(['enabled']);
  expect(batch.data?.failedUsers.map(({ failure }) => failure)).toEqual(['User not found']);
  expect(codesOf(await user.patch('nobody@example.com', {}))).toEqual([404, 'E112102']);
  expect(codesOf(await user.patch('patch@example.com', { phone: '1' }))).toEqual([400, 'E011003']);
});

test('login ids, number, picture, attribute and recovery contact are changed one by one', async () => {
  const userId = await givenUser(running, 'parts@example.com');
  expect((await user.updateLoginId('parts@example.com', 'Parts2')).data?.loginIds).toEqual([
    'parts2',
  ]);
  expect(codesOf(await user.updateLoginId('parts2'))).toEqual([400, 'E011003']);
  expect(codesOf(await user.updateLoginId('parts@example.com', 'x'))).toEqual([404, 'E112102']);
  expect(codesOf(await user.updateLoginId('parts2', 'taken@example.com'))).toEqual([
    400,
    'E062107',
  ]);
  expect((await user.updatePhone('parts2', '+15550777', true)).data).toMatchObject({
    phone: '+15550777',
    verifiedPhone: true,
  });
  await user.create('rival', { phone: '+15550888' });
  expect(codesOf(await user.updatePhone('parts2', '+15550888', true, true))).toEqual([
    400,
    'E062107',
  ]);
  expect((await user.updatePhone('parts2', '', true)).data).toMatchObject({
    phone: '',
    verifiedPhone: false,
  });
  expect((await user.updatePicture('parts2', 'https://pic.test/1')).data?.picture).toBe(
    'https://pic.test/1',
  );
  expect(
    (await user.updateCustomAttribute('parts2', 'team', 'red')).data?.customAttributes,
  ).toEqual({
    team: 'red',
  });
  expect((await user.updateUserNames(userId, 'Ada', undefined, 'King')).data).toMatchObject({
    givenName: 'Ada',
    familyName: 'King',
  });
  await user.updateRecoveryEmail('parts2', 'safe@example.com', true);
  expect((await user.updateRecoveryPhone('parts2', '+15550999')).data).toMatchObject({
    recoveryEmail: 'safe@example.com',
    verifiedRecoveryEmail: true,
    recoveryPhone: '+15550999',
    verifiedRecoveryPhone: false,
  });
  for (const answer of [
    await user.updatePhone('nobody', '+15550777', true),
    await user.updatePicture('nobody', ''),
    await user.updateCustomAttribute('nobody', 'a', 1),
    await user.updateRecoveryEmail('nobody', 'a@example.com'),
  ]) {
    expect(codesOf(answer)).toEqual([404, 'E112102']);
  }
});

test('users are loaded and deleted by lists of ids', async () => {
  const ids = [];
  for (const name of ['l1', 'l2', 'l3']) ids.push(await givenUser(running, `${name}@example.com`));
  await user.deactivate('l3@example.com');
  const loaded = await user.loadUsers([...ids, 'unknown']);
  expect(loaded.data?.map(({ userId }) => userId)).toEqual(ids.slice(0, 2));
  expect((await user.loadUsers(ids, true)).data).toHaveLength(3);
  const { session } = await signIn(running, 'l1@example.com');
  expect((await user.deleteBatch([...ids, 'unknown'])).ok).toBe(true);
  expect((await user.loadUsers(ids, true)).data).toEqual([]);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
});

test('nobody has a trusted device', async () => {
  await givenUser(running, 'device@example.com');
  expect((await user.listTrustedDevices(['device@example.com', 'unknown'])).data).toEqual([]);
  expect((await user.removeTrustedDevices('device@example.com', ['d1'])).ok).toBe(true);
  expect(codesOf(await user.removeTrustedDevices('unknown', ['d1']))).toEqual([404, 'E112102']);
});

test('the history has the sign-ins of the users asked for', async () => {
  const first = await givenUser(running, 'h1@example.com');
  const second = await givenUser(running, 'h2@example.com');
  for (const loginId of ['h1@example.com', 'h2@example.com', 'h2@example.com']) {
    await signIn(running, loginId);
  }
  const { data } = await user.history([first, second]);
  expect(data?.map(({ userId }) => userId)).toEqual([second, second, first]);
  expect(data?.[0]).toMatchObject({ ip: '127.0.0.1', city: '', country: '' });
  expect((await user.history([])).data).toEqual([]);
});

test('attributes are defined, listed and taken away from everybody', async () => {
  const created = await user.createCustomAttributes([
    { name: 'grade', type: 6, options: [{ value: 'a', label: 'A' }], displayName: 'Grade' },
    { name: 'floor2', type: 2 },
  ]);
  expect(created.data).toMatchObject([{ name: 'floor2' }, { name: 'grade', type: 6 }]);
  const twice = await user.createCustomAttributes([{ name: 'grade', type: 1 }]);
  expect(codesOf(twice)).toEqual([400, 'E011004']);
  await user.create('attributed', { customAttributes: { grade: 'a', other: 1 } });
  expect((await user.deleteCustomAttributes(['grade', 'unknown'])).data).toMatchObject([
    { name: 'floor2' },
  ]);
  expect((await user.getCustomAttributes()).data).toHaveLength(1);
  expect((await user.load('attributed')).data?.customAttributes).toEqual({ other: 1 });
});

test('a search takes roles in tenants, any of them or all', async () => {
  const place = (tenantId: string, ...roleNames: string[]) => ({ tenantId, roleNames });
  await givenUser(running, 'tr-1@example.com', { tenants: [place('acme', 'Viewer')] });
  await givenUser(running, 'tr-2@example.com', { tenants: [place('acme', 'Viewer', 'Triager')] });
  await givenUser(running, 'tr-3@example.com', { tenants: [place('umbrella', 'Viewer')] });
  const found = async (tenantRoleNames: Record<string, { values: string[]; and?: boolean }>) => {
    const answer = await user.search({ text: 'tr-', tenantRoleNames });
    return answer.data?.users.map(({ loginIds }) => loginIds[0]?.slice(0, 4));
  };
  const values = ['Viewer', 'Triager'];
  expect(await found({ acme: { values } })).toEqual(['tr-1', 'tr-2']);
  expect(await found({ acme: { values, and: true } })).toEqual(['tr-2']);
  expect(await found({ acme: { values: ['Triager'] }, umbrella: { values } })).toEqual([
    'tr-2',
    'tr-3',
  ]);
  const roles = await running.sdk.management.role.loadAll();
  const id = roles.data?.find(({ name }) => name === 'Triager')?.id ?? '';
  const byId = await user.search({ text: 'tr-', tenantRoleIds: { acme: { values: [id] } } });
  expect(byId.data?.users.map(({ loginIds }) => loginIds[0])).toEqual(['tr-2@example.com']);
});

test('a password that is expired has to be replaced', async () => {
  await givenUser(running, 'expire@example.com');
  expect((await user.expirePassword('expire@example.com')).ok).toBe(true);
  await expect(signIn(running, 'expire@example.com')).rejects.toThrow('E062909');
  await user.create('bare@example.com');
  expect(codesOf(await user.expirePassword('bare@example.com'))).toEqual([400, 'E011004']);
  expect(codesOf(await user.expirePassword('nobody'))).toEqual([404, 'E112102']);
  expect((await user.setPassword('bare@example.com', GOOD_PASSWORD)).ok).toBe(true);
  await expect(signIn(running, 'bare@example.com')).rejects.toThrow('E062909');
});
