import { randomBytes } from 'node:crypto';
import { createDatabase, openDatabase, type Database } from '@waybill/store';
import pg from 'pg';
import { inject } from 'vitest';
import './test-server.ts';

export interface TestDatabase {
  /** The product's view: role `waybill_app`, row-level security in force. */
  database: Database;
  /** Owner's connection settings, for what a test must see or do past the product's role. */
  connection: pg.ClientConfig;
  /** Owner's pool on the same database. */
  owner: pg.Pool;
  close(): Promise<void>;
}

/** A database of the test's own: a clone of the migrated template, or empty without it. */
export async function testDatabase(options: { isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `t_${randomBytes(8).toString('hex')}`;
  await createDatabase(server.connection, name, options.isEmpty ? undefined : server.template);
  const connection = { ...server.connection, database: name };
  const owner = new pg.Pool({ ...connection, max: 4 });
  owner.on('error', () => undefined);
  const database = openDatabase({ connection });
  const close = async (): Promise<void> => {
    await database.close();
    await owner.end();
    const admin = new pg.Client({ ...server.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`DROP DATABASE IF EXISTS ${admin.escapeIdentifier(name)} WITH (FORCE)`);
    await admin.end();
  };
  return { database, connection, owner, close };
}
