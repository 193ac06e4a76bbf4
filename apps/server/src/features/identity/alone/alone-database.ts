import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import type { Config } from '../../../platform/config.ts';
import { masterKey } from '../../../platform/master-key.ts';
import {
  bundledDatabaseUrl,
  givenLoginAccess,
  ownLoginAccess,
} from '../../../supervisor/database-access.ts';
import { prepareIdentity } from '../../../supervisor/prepare-databases.ts';

/** PostgreSQL's limit for identifiers. */
const LONGEST_NAME = 63;

/** Database name of a stand-alone provider: one per project, separate from the product's. */
export function aloneDatabaseName(projectId: string): string {
  const name = `waybill_identity_${projectId === '' ? 'alone' : projectId.toLowerCase()}`;
  if (name.length <= LONGEST_NAME) return name;
  return `waybill_identity_${hash('sha256', projectId).slice(0, 40)}`;
}

type DatabaseConfig = Pick<
  Config,
  | 'databaseUrl'
  | 'migrationDatabaseUrl'
  | 'identityDatabaseUrl'
  | 'identityMigrationDatabaseUrl'
  | 'dataFolder'
  | 'masterKey'
>;

/** A migrated database with the address of the provider's login. */
export interface AloneDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * The database of a stand-alone provider: the operator's, or one on the bundled server, shared with an
 * instance on the same data folder.
 */
export async function openAloneDatabase(
  config: DatabaseConfig,
  projectId: string,
): Promise<AloneDatabase> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o755 });
  const key = await masterKey(config);
  const name = aloneDatabaseName(projectId);
  if (config.identityDatabaseUrl || config.databaseUrl)
    return operatorDatabase(config, { name, key });
  const server = await startEmbeddedPostgres({ dataFolder: config.dataFolder });
  // Whoever started it, stops it.
  const stop = server.wasRunning ? async (): Promise<void> => undefined : server.stop;
  try {
    await createDatabase(server.connection, name);
    const access = ownLoginAccess('identity', bundledDatabaseUrl(server.connection, name), key);
    await prepareIdentity(access, true);
    return { url: access.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function operatorDatabase(
  config: DatabaseConfig,
  { name, key }: { name: string; key: Buffer },
): Promise<AloneDatabase> {
  const owner = config.identityMigrationDatabaseUrl || config.identityDatabaseUrl;
  const access = owner
    ? config.identityMigrationDatabaseUrl
      ? givenLoginAccess('identity', owner, config.identityDatabaseUrl)
      : ownLoginAccess('identity', owner, key)
    : ownLoginAccess('identity', await createBeside(config, name), key);
  await prepareIdentity(access, false);
  return { url: access.url, stop: async () => undefined };
}

/** Creates a database on the operator's server if it is missing. @returns its address. */
async function createBeside(
  config: Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl'>,
  name: string,
): Promise<string> {
  const url = new URL(config.migrationDatabaseUrl || config.databaseUrl);
  await createDatabase({ connectionString: url.href }, name);
  url.pathname = `/${name}`;
  return url.href;
}
