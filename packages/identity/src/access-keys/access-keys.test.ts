import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  claimsOf,
  givenUser,
  runningIdentity,
  sidOf,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let keys: RunningIdentity['sdk']['management']['accessKey'];

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
  const { management } = running.sdk;
  keys = management.accessKey;
  await management.permission.create('read');
  await management.role.create('Reader', '', ['read']);
  await management.role.create('Other');
  for (const id of ['acme', 'umbrella']) await management.tenant.createWithId(id, `Name of ${id}`);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

const AT_ACME = [{ tenantId: 'acme', roleNames: ['Reader'] }];
const codesOf = (answer: { code?: number; error?: { errorCode?: string } | undefined }) => [
  answer.code,
  answer.error?.errorCode,
];
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A new key, by its id and its text. */
async function givenKey(...key: Parameters<typeof keys.create>) {
  const { data, error } = await keys.create(...key);
  if (!data) throw new Error(error?.errorMessage);
  return { id: data.key.id, cleartext: data.cleartext, key: data.key };
}

const exchange = (token: string, loginOptions: object = {}) =>
  running.call('/v1/auth/accesskey/exchange', { body: { loginOptions }, token });

test('a key is shown once and exchanged for a session that the library takes', async () => {
  const { id, cleartext, key } = await givenKey('CI', inAnHour(), ['Other'], AT_ACME, undefined, {
    purpose: 'ci',
    sub: 'somebody',
    roles: ['Owner'],
  });
  expect(cleartext).toMatch(new RegExp(`^${id}[\\w-]{43}$`));
  expect(key).toMatchObject({
    name: 'CI',
    status: 'active',
    roleNames: ['Other'],
    keyTenants: [{ tenantId: 'acme', tenantName: 'Name of acme', roleNames: ['Reader'] }],
    clientId: id,
    boundUserId: '',
  });
  const { token, jwt } = await running.sdk.exchangeAccessKey(cleartext, {
    customClaims: { build: 7 },
  });
  expect(token).toMatchObject({
    sub: id,
    drn: 'DS',
    dct: 'acme',
    purpose: 'ci',
    roles: ['Other'],
    nsec: { build: 7 },
    tenants: { acme: { roles: ['Reader'], permissions: ['read'] } },
  });
  const auth = { jwt, token };
  expect(running.sdk.validateTenantPermissions(auth, 'acme', ['read'])).toBe(true);
  const { rows } = await database.owner.query('SELECT * FROM access_key');
  const stored = rows.map((row: Record<string, unknown>) => JSON.stringify(row)).join();
  expect(stored).not.toContain(cleartext.slice(28));
  const { body } = await exchange(cleartext);
  expect(Object.keys(body).toSorted()).toEqual(['expiration', 'keyId', 'sessionJwt']);
  expect(body['keyId']).toBe(id);
});

test('only the whole key opens anything', async () => {
  const { id, cleartext } = await givenKey('key', 0);
  const last = cleartext.endsWith('A') ? 'B' : 'A';
  const unknown = `K${'0'.repeat(27)}${cleartext.slice(28)}`;
  for (const token of [id, cleartext.slice(0, -1) + last, `${cleartext}A`, unknown, 'x']) {
    const answer = await exchange(token);
    expect([answer.status, answer.body['errorCode'], answer.body['errorMessage']]).toEqual([
      401,
      'E011004',
      'Invalid access key',
    ]);
  }
  const bare = await running.call('/v1/auth/accesskey/exchange', { body: {} });
  expect([bare.status, bare.body['errorCode']]).toEqual([401, 'E011002']);
  await expect(running.sdk.exchangeAccessKey('x')).rejects.toThrow('Invalid access key');
});

test('a deactivated, a deleted and an expired key open nothing, and what they opened ends', async () => {
  const { id, cleartext } = await givenKey('off', 0);
  const first = String((await exchange(cleartext)).body['sessionJwt']);
  await keys.deactivate(id);
  expect(running.identity.isSessionRevoked(sidOf(first))).toBe(true);
  expect((await keys.load(id)).data?.status).toBe('inactive');
  expect((await exchange(cleartext)).body).toMatchObject({
    errorMessage: 'The access key is deactivated',
  });
  await keys.activate(id);
  const second = String((await exchange(cleartext)).body['sessionJwt']);
  expect(running.identity.isSessionRevoked(sidOf(second))).toBe(false);
  await keys.delete(id);
  expect(running.identity.isSessionRevoked(sidOf(second))).toBe(true);
  expect((await exchange(cleartext)).status).toBe(401);
  for (const change of [keys.activate, keys.deactivate, keys.delete]) {
    expect(codesOf(await change(id))).toEqual([404, 'E011004']);
  }
});

test('a key ends at its time, and so do the sessions of it', async () => {
  const late = await runningIdentity(database.owner, { masterKey: running.masterKey });
  const end = Math.floor(Date.now() / 1000) + 300;
  const { id, cleartext } = await givenKey('short', end);
  const { body } = await exchange(cleartext);
  expect(body['expiration']).toBe(end);
  expect(claimsOf(String(body['sessionJwt']))['exp']).toBe(end);
  late.advance(301_000);
  const answer = await late.call('/v1/auth/accesskey/exchange', { body: {}, token: cleartext });
  expect([answer.status, answer.body['errorMessage']]).toEqual([401, 'The access key has expired']);
  expect((await late.sdk.management.accessKey.load(id)).data?.status).toBe('expired');
  await late.close();
  expect((await givenKey('past', 123_456_789)).key.status).toBe('expired');
  expect(codesOf(await keys.create('ms', Date.now()))).toEqual([400, 'E011003']);
});

test('a rotated key keeps its id; its earlier secret and sessions end', async () => {
  const { id, cleartext } = await givenKey('key', 0);
  const before = String((await exchange(cleartext)).body['sessionJwt']);
  const rotated = await keys.rotate(id);
  expect(rotated.data?.key.id).toBe(id);
  expect((await exchange(cleartext)).status).toBe(401);
  expect((await exchange(rotated.data?.cleartext ?? '')).status).toBe(200);
  expect(running.identity.isSessionRevoked(sidOf(before))).toBe(true);
  expect(codesOf(await keys.rotate('unknown'))).toEqual([404, 'E011004']);
});

test('an update replaces roles and tenants and renews sessions', async () => {
  const { id, cleartext } = await givenKey('before', 0, [], AT_ACME);
  const before = String((await exchange(cleartext)).body['sessionJwt']);
  const changed = await keys.update(
    id,
    'after',
    'text',
    ['Other'],
    [{ tenantId: 'umbrella', roleNames: [] }],
    { a: 1 },
    ['127.0.0.0/8'],
    { team: 'x' },
  );
  expect(changed.data).toMatchObject({
    name: 'after',
    description: 'text',
    roleNames: ['Other'],
    keyTenants: [{ tenantId: 'umbrella', roleNames: [] }],
    customClaims: { a: 1 },
    permittedIps: ['127.0.0.0/8'],
    customAttributes: { team: 'x' },
  });
  expect(running.identity.isSessionRevoked(sidOf(before))).toBe(true);
  const { claims } = { claims: claimsOf(String((await exchange(cleartext)).body['sessionJwt'])) };
  expect(claims).toMatchObject({ a: 1, roles: ['Other'], dct: 'umbrella' });
  expect((await keys.update(id, 'again')).data).toMatchObject({ roleNames: ['Other'] });
  expect(codesOf(await keys.update('unknown', 'x'))).toEqual([404, 'E011004']);
});

test('a key is good only from where it may be used', async () => {
  const near = await givenKey('near', 0, [], [], undefined, undefined, '', ['127.0.0.1']);
  const far = await givenKey('far', 0, [], [], undefined, undefined, '', ['192.0.2.0/24']);
  expect((await exchange(near.cleartext)).status).toBe(200);
  const refused = await exchange(far.cleartext);
  expect([refused.status, refused.body['errorCode']]).toEqual([401, 'E011004']);
  const faulty = await keys.create('x', 0, [], [], undefined, undefined, '', ['example.com']);
  expect(codesOf(faulty)).toEqual([400, 'E011003']);
});

test('a selected tenant must be one of the key’s', async () => {
  const both = ['acme', 'umbrella'].map((tenantId) => ({ tenantId, roleNames: [] }));
  const { cleartext } = await givenKey('both', 0, [], both);
  const chosen = await exchange(cleartext, { selectedTenant: 'umbrella' });
  expect(claimsOf(String(chosen.body['sessionJwt']))['dct']).toBe('umbrella');
  expect((await exchange(cleartext, { selectedTenant: 'other' })).status).toBe(403);
});

test('a bound key has what its user has, as long as they are let in', async () => {
  const userId = await givenUser(running, 'bound@example.com', { tenants: AT_ACME });
  const { id, cleartext, key } = await givenKey('bound', 0, ['Other'], [], userId);
  expect(key).toMatchObject({ boundUserId: userId, roleNames: [] });
  const session = String((await exchange(cleartext)).body['sessionJwt']);
  expect(claimsOf(session)).toMatchObject({ sub: id, tenants: { acme: { roles: ['Reader'] } } });
  const { user } = running.sdk.management;
  await user.setTenantRoles('bound@example.com', 'acme', []);
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  const second = String((await exchange(cleartext)).body['sessionJwt']);
  await user.deactivate('bound@example.com');
  expect(running.identity.isSessionRevoked(sidOf(second))).toBe(true);
  expect((await exchange(cleartext)).status).toBe(401);
  expect((await keys.searchAll([], userId)).data?.map((found) => found.id)).toEqual([id]);
  await user.delete('bound@example.com');
  expect((await keys.load(id)).code).toBe(404);
  expect(codesOf(await keys.create('x', 0, [], [], 'nobody'))).toEqual([400, 'E011004']);
});

test('sessions of keys follow their roles', async () => {
  const { role } = running.sdk.management;
  await role.create('Moving', '', ['read']);
  const { cleartext } = await givenKey('moving', 0, ['Moving']);
  const before = String((await exchange(cleartext)).body['sessionJwt']);
  await role.update('Moving', 'Moved');
  expect(running.identity.isSessionRevoked(sidOf(before))).toBe(true);
  const after = claimsOf(String((await exchange(cleartext)).body['sessionJwt']));
  expect(after).toMatchObject({ roles: ['Moved'], permissions: [] });
});

test('keys are searched, and changed in batches as a whole', async () => {
  const one = await givenKey('b1', 0, [], AT_ACME, undefined, undefined, '', [], { batch: 1 });
  const two = await givenKey('b2', 0, [], [], undefined, undefined, '', [], { batch: 1 });
  const ids = [one.id, two.id];
  const found = await keys.searchAll([], undefined, undefined, { batch: 1 });
  expect(found.data?.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const here = await keys.searchAll(['acme'], undefined, undefined, { batch: 1 });
  expect(here.data?.map(({ id }) => id)).toEqual([one.id]);
  expect((await keys.searchAll([], undefined, 'nobody')).data).toEqual([]);
  const statuses = async () =>
    (await keys.searchAll([], undefined, undefined, { batch: 1 })).data?.map(
      ({ status }) => status,
    );
  expect(codesOf(await keys.deactivateBatch([...ids, 'unknown']))).toEqual([404, 'E011004']);
  expect(await statuses()).toEqual(['active', 'active']);
  await keys.deactivateBatch(ids);
  expect(await statuses()).toEqual(['inactive', 'inactive']);
  await keys.activateBatch(ids);
  expect(await statuses()).toEqual(['active', 'active']);
  await keys.deleteBatch(ids);
  expect(await statuses()).toEqual([]);
});

test('a key with a role, a tenant or a name that does not exist is not made', async () => {
  expect(codesOf(await keys.create('x', 0, ['No such']))).toEqual([400, 'E011004']);
  const nowhere = [{ tenantId: 'nowhere', roleNames: [] }];
  expect(codesOf(await keys.create('x', 0, [], nowhere))).toEqual([400, 'E011004']);
  expect(codesOf(await keys.create('', 0))).toEqual([400, 'E011003']);
  expect((await keys.searchAll()).data?.some(({ name }) => name === 'x')).toBe(false);
});

test('what happens to keys is in the audit, and no key is', async () => {
  const { id, cleartext } = await givenKey('audited', 0);
  await exchange(cleartext);
  await exchange(`${cleartext}x`);
  await keys.rotate(id);
  await keys.deactivate(id);
  await keys.delete(id);
  const { data = [] } = await running.sdk.management.audit.search({});
  const own = data.filter((entry) => entry.data['keyId'] === id);
  expect(own.map(({ action }) => action).toReversed()).toEqual([
    'AccessKeyCreated',
    'AccessKeyExchanged',
    'AccessKeyExchangeFailed',
    'AccessKeyRotated',
    'AccessKeyModified',
    'AccessKeyDeleted',
  ]);
  expect(JSON.stringify(data)).not.toContain(cleartext.slice(28));
});
