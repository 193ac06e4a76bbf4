import { rm } from 'node:fs/promises';
import { createDatabase, migrate, MIGRATIONS_FOLDER, startEmbeddedPostgres } from '@waybill/store';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryDataFolder } from './temporary-data-folder.ts';
import './test-server.ts';

/**
 * One throw-away server for the whole run: the bundled one, or the one that
 * `WAYBILL_TEST_DATABASE_URL` names. Tests clone a migrated template, which takes milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['WAYBILL_TEST_DATABASE_URL'];
  const server = external ? externalServer(external) : await bundledServer();
  const template = `waybill_template_${process.pid}`;
  await createDatabase(server.connection, template);
  const pool = new pg.Pool({ ...server.connection, database: template, max: 1 });
  await migrate(pool, MIGRATIONS_FOLDER);
  await pool.end();
  project.provide('testServer', { connection: server.connection, template });
  return server.stop;
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
  const folder = await temporaryDataFolder('waybill-test-');
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    // Nothing here outlives the run, so nothing needs to reach the disk.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { connection: server.connection, stop };
}
