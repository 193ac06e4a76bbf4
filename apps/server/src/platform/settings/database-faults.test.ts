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
  expect(faultsOf({ databaseUrl: 'postgres://root@localhost/w' })).toEqual([]);
  expect(
    faultsOf({
      databaseUrl: 'postgres://product@localhost/w',
      migrationDatabaseUrl: 'postgres://owner@localhost/w',
      identityDatabaseUrl: 'postgres://identity@localhost/i',
      identityMigrationDatabaseUrl: 'postgres://owner@localhost/i',
    }),
  ).toEqual([]);
});

test('requires an owner and a login that differ', () => {
  expect(faultsOf({ migrationDatabaseUrl: 'postgres://owner@localhost/w' })).toEqual([
    'MIGRATION_DATABASE_URL: needs DATABASE_URL',
  ]);
  expect(faultsOf({ identityMigrationDatabaseUrl: 'postgres://owner@localhost/i' })).toEqual([
    'IDENTITY_MIGRATION_DATABASE_URL: needs IDENTITY_DATABASE_URL',
  ]);
  expect(
    faultsOf({
      databaseUrl: 'postgres://me@localhost/w',
      migrationDatabaseUrl: 'postgres://me@localhost/w',
    }),
  ).toEqual(['DATABASE_URL: must use a different login than MIGRATION_DATABASE_URL']);
});

test('requires different logins for the product and the identity provider', () => {
  expect(
    faultsOf({
      databaseUrl: 'postgres://product@localhost/w',
      migrationDatabaseUrl: 'postgres://owner@localhost/w',
      identityDatabaseUrl: 'postgres://product@localhost/i',
      identityMigrationDatabaseUrl: 'postgres://owner@localhost/i',
    }),
  ).toEqual(['IDENTITY_DATABASE_URL: must use a different login than DATABASE_URL']);
});

test('names a setting that is not a URL without quoting it', () => {
  expect(faultsOf({ databaseUrl: 'secret' })).toEqual(['DATABASE_URL: is not a URL']);
});

test('a server on another machine needs TLS, or a word that the network is encrypted', () => {
  const fault = (databaseUrl: string): string[] => faultsOf({ databaseUrl });
  for (const query of ['', '?sslmode=prefer', '?sslmode=no-verify', '?sslmode=']) {
    expect(fault(`postgres://me:s3cret@db.example/w${query}`)).toEqual([
      expect.stringMatching(/^DATABASE_URL: add \?sslmode=verify-full/),
    ]);
  }
  for (const mode of ['verify-full', 'verify-ca', 'require', 'disable']) {
    expect(fault(`postgres://me@db.example/w?sslmode=${mode}`)).toEqual([]);
  }
  expect(fault('postgres://me@db.example/w?host=%2Frun%2Fpostgresql')).toEqual([]);
  expect(fault('postgres://me@[::1]:5433/w')).toEqual([]);
  expect(fault('postgres://me@127.0.0.1/w?host=db.example')).toHaveLength(1);
});
