import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenUser, runningIdentity, type RunningIdentity } from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

async function newToken(): Promise<string> {
  const link = await running.identity.createSetupLink();
  if (!link) throw new Error('No link');
  return link.token;
}

const use = (token: string, work = async (): Promise<void> => undefined): Promise<boolean> =>
  running.identity.useSetupToken(token, work);

test('a link works once, also when two ask at the same moment', async () => {
  const token = await newToken();
  const results = await Promise.all([1, 2, 3].map(() => use(token)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await use(token)).toBe(false);
});

test('a link whose use failed is good again', async () => {
  const token = await newToken();
  const failing = use(token, () => Promise.reject(new Error('the form was refused')));
  await expect(failing).rejects.toThrow('the form was refused');
  expect(await use(token)).toBe(true);
});

test('a new link replaces the old one, and only a hash is stored', async () => {
  const [old, fresh] = [await newToken(), await newToken()];
  const { rows } = await database.owner.query('SELECT * FROM setup_link');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(fresh);
  expect(await use(old)).toBe(false);
  expect(await use(fresh)).toBe(true);
});

test('a link ends after an hour', async () => {
  const link = await running.identity.createSetupLink();
  expect(link?.expiresAt.getTime()).toBeCloseTo(Date.now() + 3_600_000, -4);
  running.advance(3_600_001);
  expect(await use(link?.token ?? '')).toBe(false);
});

test('once somebody is in a tenant there is no link, and an open one is worth nothing', async () => {
  const token = await newToken();
  await givenUser(running, 'stranger@example.com');
  expect(await running.identity.hasMembers()).toBe(false);
  await running.sdk.management.tenant.createWithId('acme', 'Acme');
  await givenUser(running, 'ada@example.com', { tenants: [{ tenantId: 'acme', roleNames: [] }] });
  expect(await running.identity.hasMembers()).toBe(true);
  expect(await running.identity.createSetupLink()).toBeNull();
  expect(await use(token)).toBe(false);
});
