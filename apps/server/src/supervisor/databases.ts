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

/** Starts or reaches the databases. An operator's own server wins over the bundled one. */
export async function openDatabases(config: Config): Promise<Databases> {
  if (config.databaseUrl) return operatorDatabases(config);
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

async function operatorDatabases(config: Config): Promise<Databases> {
  const product = new URL(config.databaseUrl);
  const identity = new URL(config.databaseUrl);
  identity.pathname = `${product.pathname}_identity`;
  if (!config.identityDatabaseUrl) {
    await createDatabase({ connectionString: product.href }, identity.pathname.slice(1));
  }
  return {
    databaseUrl: product.href,
    identityDatabaseUrl: config.identityDatabaseUrl || identity.href,
    description: 'PostgreSQL of DATABASE_URL',
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
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
