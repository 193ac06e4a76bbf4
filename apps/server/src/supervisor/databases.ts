import { createDatabase, migrate, MIGRATIONS_FOLDER, startEmbeddedPostgres } from '@waybill/store';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { Config } from '../platform/config.ts';

/** The databases of a running installation. */
export interface Databases {
  databaseUrl: string;
  identityDatabaseUrl: string;
  /** What to tell a person about where data is. */
  description: string;
  /** Resolves when a server of ours ends; never for an operator's own. */
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
  for (const name of [PRODUCT_DATABASE, IDENTITY_DATABASE]) {
    await createDatabase(server.connection, name);
  }
  return {
    databaseUrl: bundledDatabaseUrl(server.connection, PRODUCT_DATABASE),
    identityDatabaseUrl: bundledDatabaseUrl(server.connection, IDENTITY_DATABASE),
    description: server.wasRunning
      ? 'bundled PostgreSQL, still running from before'
      : 'bundled PostgreSQL',
    ended: server.ended,
    stop: server.stop,
  };
}

/** Address of a database of the bundled server, which listens on a socket only. */
export function bundledDatabaseUrl(
  { host, port, user }: { host: string; port: number; user: string },
  name: string,
): string {
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

async function operatorDatabases(config: Config, suffix: string): Promise<Databases> {
  const product = withNameEnding(config.databaseUrl, suffix);
  const identity = config.identityDatabaseUrl
    ? withNameEnding(config.identityDatabaseUrl, suffix)
    : withNameEnding(product.href, '_identity');
  if (suffix !== '') await createIn(config.databaseUrl, product);
  if (!config.identityDatabaseUrl) await createIn(product.href, identity);
  else if (suffix !== '') await createIn(config.identityDatabaseUrl, identity);
  return {
    databaseUrl: product.href,
    identityDatabaseUrl: identity.href,
    description: 'PostgreSQL of DATABASE_URL',
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
}

function withNameEnding(address: string, ending: string): URL {
  const url = new URL(address);
  url.pathname += ending;
  return url;
}

/** @param server address of any database of the server on which it is to be. */
async function createIn(server: string, { pathname }: URL): Promise<void> {
  await createDatabase({ connectionString: server }, decodeURIComponent(pathname.slice(1)));
}

/** Brings the product's database and the job queue's tables up to date. */
export async function migrateProduct(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A server that dies meanwhile shows as the failure of the statement that runs.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool, MIGRATIONS_FOLDER);
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
