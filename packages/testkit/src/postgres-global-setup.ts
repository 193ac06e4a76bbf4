import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  createDatabase,
  migrate,
  MIGRATIONS_FOLDER,
  settleRights,
  startEmbeddedPostgres,
} from '@waybill/store';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryDataFolder } from './temporary-data-folder.ts';
import type { TestSchema, TestServer } from './test-server.ts';

const IDENTITY_MIGRATIONS = path.resolve(import.meta.dirname, '../../identity/migrations');

/**
 * One throw-away server for the whole run: the bundled one, or the one that
 * `WAYBILL_TEST_DATABASE_URL` names. Tests clone migrated templates, which takes a tenth of a second
 * where the migrations take half of one and more.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['WAYBILL_TEST_DATABASE_URL'];
  const server = external ? externalServer(external) : await bundledServer();
  const { connection } = server;
  const [product, identity] = await Promise.all([
    createTemplate(connection, 'product', MIGRATIONS_FOLDER),
    createTemplate(connection, 'identity', IDENTITY_MIGRATIONS),
  ]);
  const login = { user: `waybill_test_${process.pid}`, password: randomBytes(16).toString('hex') };
  const isOwnServer = external === undefined;
  const databases = [
    { holds: 'product', database: product },
    { holds: 'identity', database: identity },
  ] as const;
  // A clone has the rights of its template, except for CONNECT.
  for (const { holds, database } of databases) {
    const owner = { ...connection, database };
    const { user: name, password } = login;
    await settleRights({ owner, holds, login: { name, password }, isOwnServer });
  }
  project.provide('testServer', { connection, login, templates: { product, identity } });
  return server.stop;
}

/** @returns the name of a new database with the migrations of a folder. */
async function createTemplate(
  connection: TestServer['connection'],
  schema: TestSchema,
  migrations: string,
): Promise<string> {
  const database = `waybill_template_${schema}_${process.pid}`;
  await createDatabase(connection, database);
  const pool = new pg.Pool({ ...connection, database, max: 1 });
  await migrate(pool, migrations);
  await pool.end();
  return database;
}

function externalServer(url: string) {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const connection = {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  };
  return { connection, stop: async () => undefined };
}

async function bundledServer() {
  const folder = await temporaryDataFolder('waybill-test-', { mayBeInMemory: true });
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    // Nothing here outlives the run, so nothing needs to reach the disk.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
    },
  });
  // A run that is ended from outside leaves nothing behind either: the folder may take memory.
  const endAtOnce = (): void => {
    process.kill(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', endAtOnce);
  const stop = async (): Promise<void> => {
    await server.stop();
    process.off('exit', endAtOnce);
    await rm(folder, { recursive: true, force: true });
  };
  return { connection: server.connection, stop };
}
