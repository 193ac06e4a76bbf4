import { rm } from 'node:fs/promises';
import { databaseRoles, openDatabase } from '@waybill/store';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openDatabases } from './databases.ts';
import { prepareDatabases } from './prepare-databases.ts';

let folder: string;
let product: TestDatabase;
let identity: TestDatabase;

beforeEach(async () => {
  folder = await temporaryDataFolder('waybill-operator-');
  product = await testDatabase();
  identity = await testDatabase({ holds: 'identity' });
});
afterEach(async () => {
  await product.close();
  await identity.close();
  await rm(folder, { recursive: true });
});

/** Address of a test database, for the superuser or for another login. */
function addressOf(db: TestDatabase, login?: { user: string; password: string }): string {
  const { host = '', port, user, password, database } = db.connection;
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.searchParams.set('host', host);
  url.username = login?.user ?? String(user);
  url.password = login?.password ?? (typeof password === 'string' ? password : '');
  return url.href;
}

async function prepared(environment: NodeJS.ProcessEnv) {
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder, ...environment }));
  await prepareDatabases(databases);
  return databases;
}

async function worksAt(url: string): Promise<void> {
  const database = openDatabase({ connection: { connectionString: url }, maxConnections: 1 });
  const tenantId = await testTenant(database);
  expect(await database.tenant(tenantId, (tx) => tx.query('SELECT tenant_id FROM tenant'))).toEqual(
    [{ tenant_id: tenantId }],
  );
  await database.close();
}

test('creates a login for each database, and finds it again', async () => {
  const environment = {
    DATABASE_URL: addressOf(product),
    IDENTITY_DATABASE_URL: addressOf(identity),
  };
  const first = await prepared(environment);
  const { login } = databaseRoles(String(product.connection.database));
  expect(first.product.login.name).toBe(login);
  await worksAt(first.product.url);
  expect(await prepared(environment)).toMatchObject({
    product: first.product,
    identity: first.identity,
  });
  await worksAt(first.product.url);
});

test('uses the operator’s login when there are two addresses', async () => {
  const roles = databaseRoles(String(product.connection.database));
  await product.owner.query(`CREATE ROLE ${roles.login} LOGIN PASSWORD 'theirs'`);
  const url = addressOf(product, { user: roles.login, password: 'theirs' });
  const databases = await prepared({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: addressOf(product),
    IDENTITY_DATABASE_URL: addressOf(identity),
  });
  expect(databases.product.url).toBe(url);
  await worksAt(url);
});

test('rejects an operator’s login with too many rights', async () => {
  const roles = databaseRoles(String(product.connection.database));
  await product.owner.query(`CREATE ROLE ${roles.login} LOGIN BYPASSRLS PASSWORD 'theirs'`);
  await expect(
    prepared({
      DATABASE_URL: addressOf(product, { user: roles.login, password: 'theirs' }),
      MIGRATION_DATABASE_URL: addressOf(product),
      IDENTITY_DATABASE_URL: addressOf(identity),
    }),
  ).rejects.toThrow(/has rights the product must not have: .*exempt from row-level security/);
});

test('reports a login that cannot connect', async () => {
  const roles = databaseRoles(String(product.connection.database));
  await product.owner.query(`CREATE ROLE ${roles.login} NOLOGIN PASSWORD 'theirs'`);
  await expect(
    prepared({
      DATABASE_URL: addressOf(product, { user: roles.login, password: 'theirs' }),
      MIGRATION_DATABASE_URL: addressOf(product),
      IDENTITY_DATABASE_URL: addressOf(identity),
    }),
  ).rejects.toThrow(/cannot connect: .*not permitted to log in.*own-postgresql/s);
});

test('needs no identity database with a hosted provider', async () => {
  const databases = await prepared({
    DATABASE_URL: addressOf(product),
    IDENTITY_MODE: 'hosted',
    DESCOPE_PROJECT_ID: 'P1',
    DESCOPE_MANAGEMENT_KEY: 'a-key-of-the-hosted-provider',
  });
  expect(databases.identity).toBeNull();
});
