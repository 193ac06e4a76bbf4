import { expect, test } from 'vitest';
import { databaseFaults } from './database-faults.ts';

const NOTHING = {
  databaseUrl: '',
  migrationDatabaseUrl: '',
  identityDatabaseUrl: '',
  identityMigrationDatabaseUrl: '',
};
const faultsOf = (given: Partial<typeof NOTHING>): string[] =>
  databaseFaults({ ...NOTHING, ...given });

test('accepts no address, one login, and a pair of logins for each database', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ databaseUrl: 'postgres://root@db/w' })).toEqual([]);
  expect(
    faultsOf({
      databaseUrl: 'postgres://product@db/w',
      migrationDatabaseUrl: 'postgres://owner@db/w',
      identityDatabaseUrl: 'postgres://identity@db/i',
      identityMigrationDatabaseUrl: 'postgres://owner@db/i',
    }),
  ).toEqual([]);
});

test('requires an owner and a login that differ', () => {
  expect(faultsOf({ migrationDatabaseUrl: 'postgres://owner@db/w' })).toEqual([
    'MIGRATION_DATABASE_URL: needs DATABASE_URL',
  ]);
  expect(faultsOf({ identityMigrationDatabaseUrl: 'postgres://owner@db/i' })).toEqual([
    'IDENTITY_MIGRATION_DATABASE_URL: needs IDENTITY_DATABASE_URL',
  ]);
  expect(
    faultsOf({ databaseUrl: 'postgres://me@db/w', migrationDatabaseUrl: 'postgres://me@db/w' }),
  ).toEqual(['DATABASE_URL: must name another login than MIGRATION_DATABASE_URL']);
});

test('requires different logins for the product and the identity provider', () => {
  expect(
    faultsOf({
      databaseUrl: 'postgres://product@db/w',
      migrationDatabaseUrl: 'postgres://owner@db/w',
      identityDatabaseUrl: 'postgres://product@db/i',
      identityMigrationDatabaseUrl: 'postgres://owner@db/i',
    }),
  ).toEqual(['IDENTITY_DATABASE_URL: must name another login than DATABASE_URL']);
});

test('names a setting that is not a URL without quoting it', () => {
  expect(faultsOf({ databaseUrl: 'secret' })).toEqual(['DATABASE_URL: is not a URL']);
});
