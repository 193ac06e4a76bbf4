import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import type { Config } from '../platform/config.ts';
import { masterKey } from '../platform/master-key.ts';
import {
  bundledDatabaseUrl,
  databaseName,
  givenLoginAccess,
  ownLoginAccess,
  type DatabaseAccess,
} from './database-access.ts';

/** The databases of a running installation. */
export interface Databases {
  product: DatabaseAccess;
  /** Null with a hosted identity provider. */
  identity: DatabaseAccess | null;
  /** True for the bundled server. */
  isOwnServer: boolean;
  /** Describes the data's location to a person. */
  description: string;
  /** Resolves when a bundled server ends; never for an operator's own. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const PRODUCT_DATABASE = 'waybill';
const IDENTITY_DATABASE = 'waybill_identity';

/**
 * Starts or reaches the databases. An operator's own server wins over the bundled one.
 *
 * @param suffix of their names on the operator's server, where several regions share it.
 */
export async function openDatabases(config: Config, suffix = ''): Promise<Databases> {
  if (config.databaseUrl) return operatorDatabases(config, suffix);
  const server = await startEmbeddedPostgres({ dataFolder: config.dataFolder });
  const key = await masterKey(config);
  const access = async (holds: DatabaseAccess['holds'], name: string): Promise<DatabaseAccess> => {
    await createDatabase(server.connection, name);
    return ownLoginAccess(holds, bundledDatabaseUrl(server.connection, name), key);
  };
  return {
    product: await access('product', PRODUCT_DATABASE),
    identity: hasIdentity(config) ? await access('identity', IDENTITY_DATABASE) : null,
    isOwnServer: true,
    description: server.wasRunning ? 'bundled PostgreSQL, already running' : 'bundled PostgreSQL',
    ended: server.ended,
    stop: server.stop,
  };
}

const hasIdentity = (config: Pick<Config, 'identityMode'>): boolean =>
  config.identityMode === 'embedded';

async function operatorDatabases(config: Config, suffix: string): Promise<Databases> {
  const key = await masterKey(config);
  const owner = config.migrationDatabaseUrl || config.databaseUrl;
  const ownProduct = withNameEnding(owner, suffix);
  if (suffix !== '') await createIn(owner, ownProduct);
  return {
    product: config.migrationDatabaseUrl
      ? givenLoginAccess('product', ownProduct, withNameEnding(config.databaseUrl, suffix))
      : ownLoginAccess('product', ownProduct, key),
    identity: hasIdentity(config)
      ? await operatorIdentity(config, { ownProduct, suffix, key })
      : null,
    isOwnServer: false,
    description: 'PostgreSQL of DATABASE_URL',
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
}

/** The identity database: the configured one, or one next to the product's. */
async function operatorIdentity(
  config: Pick<Config, 'identityDatabaseUrl' | 'identityMigrationDatabaseUrl'>,
  { ownProduct, suffix, key }: { ownProduct: string; suffix: string; key: Buffer },
): Promise<DatabaseAccess> {
  const given = config.identityMigrationDatabaseUrl || config.identityDatabaseUrl;
  const owner = given ? withNameEnding(given, suffix) : withNameEnding(ownProduct, '_identity');
  if (!given || suffix !== '') await createIn(given || ownProduct, owner);
  return config.identityMigrationDatabaseUrl
    ? givenLoginAccess('identity', owner, withNameEnding(config.identityDatabaseUrl, suffix))
    : ownLoginAccess('identity', owner, key);
}

function withNameEnding(address: string, ending: string): string {
  const url = new URL(address);
  url.pathname += ending;
  return url.href;
}

/** @param server address of any database on its target server. */
async function createIn(server: string, address: string): Promise<void> {
  await createDatabase({ connectionString: server }, databaseName(new URL(address)));
}
