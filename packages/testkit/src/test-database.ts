import { randomBytes } from 'node:crypto';
import { databaseRoles, openDatabase, type Database, type DatabaseOptions } from '@waybill/store';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestSchema } from './test-server.ts';

export interface TestDatabase {
  /** The product's view: an unprivileged login under row-level security. */
  database: Database;
  /** Pool of the same login, for the identity provider. */
  pool: pg.Pool;
  /** Owner's connection settings, for what a test must see or do past the product's role. */
  connection: pg.ClientConfig;
  /** Owner's pool on the same database. */
  owner: pg.Pool;
  close(): Promise<void>;
}

/**
 * A database of the test's own: a clone of a migrated template.
 *
 * @param options.holds `nothing` for tests of the first start itself; default: the product's tables
 * @param options.budget how its connections are shared, e.g. as in the web process
 */
export async function testDatabase(
  options: { holds?: TestSchema | 'nothing'; budget?: DatabaseOptions['budget'] } = {},
): Promise<TestDatabase> {
  const server = inject('testServer');
  const { holds = 'product' } = options;
  const template = holds === 'nothing' ? 'template1' : server.templates[holds];
  const name = `t_${randomBytes(8).toString('hex')}`;
  // Nothing here outlives the run: files are copied without writing them to the log of the server.
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const connection = { ...server.connection, database: name };
  const owner = new pg.Pool({ ...connection, max: 4 });
  owner.on('error', () => undefined);
  const login = { ...connection, ...server.login };
  const pool = new pg.Pool({ ...login, max: 6 });
  pool.on('error', () => undefined);
  const database = openDatabase({
    connection: login,
    ...(options.budget ? { budget: options.budget } : {}),
  });
  const close = async (): Promise<void> => {
    await database.close();
    await pool.end();
    await owner.end();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    const roles = databaseRoles(name);
    await asAdmin(`DROP ROLE IF EXISTS ${roles.owner}, ${roles.login}`);
  };
  return { database, pool, connection, owner, close };
}

/** Runs a statement as the server's owner, outside any test's database. */
async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('testServer').connection, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
