import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  management = running.sdk.management;
  for (const name of ['Viewer', 'Triager']) await management.role.create(name);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const codesOf = (answer: { code?: number; error?: { errorCode?: string } | undefined }) => [
  answer.code,
  answer.error?.errorCode,
];
const UNKNOWN = [404, 'E011004'];

test('a tenant has a parent and what it inherits, and is found by its criteria', async () => {
  const { tenant } = management;
  await tenant.createWithId('mother', 'Mother', ['mother.example'], { plan: 'gold' });
  await tenant.createWithId('child', 'Child', [], {}, true, false, 'mother', 'userOnly');
  expect((await tenant.load('child')).data).toMatchObject({
    parent: 'mother',
    roleInheritance: 'userOnly',
    enforceSSO: true,
    authType: 'none',
    defaultRoles: [],
  });
  const found = async (...criteria: Parameters<typeof tenant.searchAll>) =>
    (await tenant.searchAll(...criteria)).data?.map(({ id }) => id);
  expect(await found()).toEqual(['mother', 'child']);
  expect(await found(['child', 'unknown'])).toEqual(['child']);
  expect(await found([], ['Mother'])).toEqual(['mother']);
  expect(await found([], [], ['mother.example'])).toEqual(['mother']);
  expect(await found([], [], [], { plan: 'gold' })).toEqual(['mother']);
  expect(await found([], [], [], undefined, 'mother')).toEqual(['child']);
  const orphan = await tenant.create('Orphan', [], {}, false, false, 'nowhere');
  expect(codesOf(orphan)).toEqual([400, 'E011004']);
  await tenant.delete('mother');
  expect((await tenant.load('child')).data).toMatchObject({ parent: '' });
});

test('default roles go to members who are added without roles', async () => {
  await management.tenant.createWithId('defaults', 'Defaults');
  expect((await management.tenant.updateDefaultRoles('defaults', ['Viewer'])).ok).toBe(true);
  expect((await management.tenant.load('defaults')).data?.defaultRoles).toEqual(['Viewer']);
  const rolesOf = async (userTenants: { tenantId: string; roleNames: string[] }[], name: string) =>
    (await management.user.create(name, { userTenants })).data?.userTenants?.[0]?.roleNames;
  const place = (...roleNames: string[]) => [{ tenantId: 'defaults', roleNames }];
  expect(await rolesOf(place(), 'd1@example.com')).toEqual(['Viewer']);
  expect(await rolesOf(place('Triager'), 'd2@example.com')).toEqual(['Triager']);
  await management.user.create('d3@example.com');
  const added = await management.user.addTenant('d3@example.com', 'defaults');
  expect(added.data?.userTenants?.[0]?.roleNames).toEqual(['Viewer']);
  await management.user.setTenantRoles('d3@example.com', 'defaults', []);
  const again = await management.user.addTenant('d3@example.com', 'defaults');
  expect(again.data?.userTenants?.[0]?.roleNames).toEqual([]);
  const missing = await management.tenant.updateDefaultRoles('defaults', ['No such']);
  expect(codesOf(missing)).toEqual([400, 'E011004']);
  expect(codesOf(await management.tenant.updateDefaultRoles('nowhere', []))).toEqual(UNKNOWN);
});

test('settings are kept, and shorten the life of tokens while they are on', async () => {
  await management.tenant.createWithId('short', 'Short');
  await givenUser(running, 'short@example.com', {
    tenants: [{ tenantId: 'short', roleNames: [] }],
  });
  const settings = {
    selfProvisioningDomains: ['short.example'],
    domains: ['short.example'],
    authType: 'none' as const,
    enabled: true,
    sessionTokenExpiration: 2,
    sessionTokenExpirationUnit: 'minutes' as const,
    refreshTokenExpiration: 1,
    refreshTokenExpirationUnit: 'hours' as const,
    JITDisabled: true,
  };
  expect((await management.tenant.configureSettings('short', settings)).ok).toBe(true);
  expect((await management.tenant.getSettings('short')).data).toMatchObject(settings);
  const lives = async () => {
    const { claims, answer } = await signIn(running, 'short@example.com');
    // A second may pass between the session's beginning and the answer.
    const refreshSec = Math.ceil(Number(answer.body['cookieMaxAge']) / 10) * 10;
    return [Number(claims['exp']) - Number(claims['iat']), refreshSec];
  };
  expect(await lives()).toEqual([120, 3600]);
  await management.tenant.configureSettings('short', { ...settings, sessionTokenExpiration: 2000 });
  expect(await lives()).toEqual([600, 3600]);
  await management.tenant.configureSettings('short', { ...settings, enabled: false });
  expect(await lives()).toEqual([600, 30 * 86_400]);
});

test('settings with faults and of no tenant are refused', async () => {
  await management.tenant.createWithId('faulty', 'Faulty');
  const answer = await running.call('/v1/mgmt/tenant/settings', {
    body: { tenantId: 'faulty', sessionTokenExpirationUnit: 'years' },
    token: running.identity.managementKey,
  });
  expect([answer.status, answer.body['errorCode']]).toEqual([400, 'E011003']);
  const none = { selfProvisioningDomains: [] };
  expect(codesOf(await management.tenant.configureSettings('nowhere', none))).toEqual(UNKNOWN);
  expect(codesOf(await management.tenant.getSettings('nowhere'))).toEqual(UNKNOWN);
  expect((await management.tenant.getSettings('faulty')).data).toMatchObject({
    authType: 'none',
    enabled: false,
    JITDisabled: false,
  });
});

test('a deleted tenant takes its only users and keys along when that is asked for', async () => {
  await management.tenant.createWithId('gone', 'Gone');
  await management.tenant.createWithId('stays', 'Stays');
  const at = (...ids: string[]) => ids.map((tenantId) => ({ tenantId, roleNames: [] }));
  await givenUser(running, 'only@example.com', { tenants: at('gone') });
  const { session } = await signIn(running, 'only@example.com');
  const only = await management.accessKey.create('only', 0, [], at('gone'));
  const both = await management.accessKey.create('both', 0, [], at('gone', 'stays'));
  const exchanged = await running.sdk.exchangeAccessKey(both.data?.cleartext ?? '');
  expect((await management.tenant.delete('gone', true)).ok).toBe(true);
  expect((await management.user.load('only@example.com')).code).toBe(404);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect(running.identity.isSessionRevoked(sidOf(exchanged.jwt))).toBe(true);
  expect((await management.accessKey.load(only.data?.key.id ?? '')).code).toBe(404);
  const left = await management.accessKey.load(both.data?.key.id ?? '');
  expect(left.data?.keyTenants?.map(({ tenantId }) => tenantId)).toEqual(['stays']);
  expect(codesOf(await management.tenant.delete('gone'))).toEqual(UNKNOWN);
});
