import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { childEnvironment } from './child-environment.ts';
import { givenLoginAccess, ownLoginAccess } from './database-access.ts';

const OWNER = 'postgres://root:owner-secret@localhost/waybill';
const IDENTITY_OWNER = 'postgres://root:owner-secret@localhost/waybill_identity';
const KEY = Buffer.alloc(32, 7);

const given: NodeJS.ProcessEnv = {
  LANG: 'C',
  DATABASE_URL: OWNER,
  DATABASE_URL_FILE: '/run/secrets/owner',
  MIGRATION_DATABASE_URL: OWNER,
  MIGRATION_DATABASE_URL_FILE: '/run/secrets/owner',
  IDENTITY_DATABASE_URL: IDENTITY_OWNER,
  IDENTITY_DATABASE_URL_FILE: '/run/secrets/owner',
  IDENTITY_MIGRATION_DATABASE_URL: IDENTITY_OWNER,
  IDENTITY_MIGRATION_DATABASE_URL_FILE: '/run/secrets/owner',
  PGUSER: 'root',
  PGPASSWORD: 'owner-secret',
  PGPASSFILE: '/run/secrets/owner',
};
const options = { config: { dataFolder: '/data', port: 4600 }, environment: given };

test('contains the product’s logins and not the owner’s', () => {
  const environment = childEnvironment(options, {
    product: ownLoginAccess('product', OWNER, KEY),
    identity: ownLoginAccess('identity', IDENTITY_OWNER, KEY),
  });
  const text = JSON.stringify(environment);
  expect(text).not.toContain('root');
  expect(text).not.toContain('owner-secret');
  expect(text).not.toContain('/run/secrets/owner');
  expect(environment).toMatchObject({ LANG: 'C', WAYBILL_DATA: '/data', WAYBILL_PORT: '4600' });
  expect(readConfig(environment)).toMatchObject({
    databaseUrl: expect.stringMatching(/^postgres:\/\/waybill_login:\w+@localhost\/waybill$/),
    identityDatabaseUrl: expect.stringMatching(/^postgres:\/\/waybill_identity_login:\w+@/),
    migrationDatabaseUrl: '',
    identityMigrationDatabaseUrl: '',
  });
});

test('keeps client variables when the operator manages the logins', () => {
  const url = 'postgres://product@localhost/waybill';
  const environment = childEnvironment(options, {
    product: givenLoginAccess('product', OWNER, url),
    identity: null,
  });
  expect(environment).toMatchObject({ DATABASE_URL: url, PGPASSWORD: 'owner-secret' });
  expect(environment['MIGRATION_DATABASE_URL']).toBeUndefined();
  expect(environment['IDENTITY_DATABASE_URL']).toBe('');
});
