import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import { temporaryDataFolder } from '../../../packages/testkit/src/temporary-data-folder.ts';
import { bundledDatabaseUrl } from '../../../apps/server/src/supervisor/database-access.ts';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { ROOT } from '../../repository/root.ts';
import { dumpDatabase } from '../fixture/dump-database.ts';
import { writeFixture } from '../fixture/fixture-files.ts';
import { fillRelease } from './fill-release.ts';
import { runRelease } from './run-release.ts';

/** Keys of fixtures alone: nothing real was ever sealed with them. */
const MASTER_KEY = '53'.repeat(32);
const MANAGEMENT_KEY = 'KinventedManagementKeyOfTheFixture00000000000053';

const HOUR_MS = 3_600_000;

/**
 * Makes the fixture of a release: `npm run fixture -- --name 0053 --checkout ../waybill-0053`. The
 * product of the checkout runs on its own PostgreSQL and is driven over its interface.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, checkout: { type: 'string', default: ROOT } },
  });
  if (!values.name) throw new Error('Name the fixture by its last migration: --name 0053');
  const checkout = path.resolve(values.checkout);
  const folder = await temporaryDataFolder('waybill-fixture-');
  const server = await startEmbeddedPostgres({ dataFolder: folder, settings: { fsync: 'off' } });
  try {
    await createDatabase(server.connection, 'fixture');
    const databaseUrl = bundledDatabaseUrl(server.connection, 'fixture');
    const start = async (more: Record<string, string>) =>
      runRelease(checkout, {
        DATABASE_URL: databaseUrl,
        WAYBILL_DATA: path.join(folder, 'data'),
        WAYBILL_MASTER_KEY: MASTER_KEY,
        WAYBILL_PORT: String(await freePort()),
        DESCOPE_MANAGEMENT_KEY: MANAGEMENT_KEY,
        REFRESH_MODE: 'body',
        OUTBOUND_ALLOW: '127.0.0.1',
        ...more,
      });
    const { facts, day, copy } = await fillRelease({
      start,
      databaseUrl,
      managementKey: MANAGEMENT_KEY,
      endAt: Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
      copy: async () => ({
        product: await dumpDatabase(databaseUrl),
        identity: await dumpDatabase(bundledDatabaseUrl(server.connection, 'fixture_identity')),
      }),
    });
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' });
    await writeFixture({
      facts: {
        ...facts,
        name: values.name,
        commit: commit.trim(),
        madeAt: new Date().toISOString(),
        masterKey: MASTER_KEY,
        managementKey: MANAGEMENT_KEY,
      },
      ...copy,
      day,
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
process.exit(0);
