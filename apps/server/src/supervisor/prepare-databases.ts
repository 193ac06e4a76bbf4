import { migrateIdentity } from '@waybill/identity';
import {
  LoginSetupError,
  migrate,
  MIGRATIONS_FOLDER,
  PrivilegedLoginError,
  requireUnprivileged,
  settleRights,
} from '@waybill/store';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { settleQueueRights } from '../jobs/queue-rights.ts';
import type { DatabaseAccess } from './database-access.ts';
import type { Databases } from './databases.ts';

/**
 * Brings the databases up to date as their owners, and gives the logins of the processes what they need and
 * no more. Throws where a login would have more: nothing is started with it.
 */
export async function prepareDatabases({
  product,
  identity,
  isOwnServer,
}: Pick<Databases, 'product' | 'identity' | 'isOwnServer'>): Promise<void> {
  await Promise.all([
    migrateProduct(product.ownerUrl),
    identity ? withOwner(identity.ownerUrl, migrateIdentity) : undefined,
  ]);
  // One after the other: both may change the same roles and databases of the server.
  for (const access of identity ? [product, identity] : [product]) {
    await settleAccess(access, isOwnServer);
  }
}

/** Brings the product's database and the job queue's tables up to date. */
export async function migrateProduct(ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, async (pool) => {
    await migrate(pool, MIGRATIONS_FOLDER);
    await runMigrations({ pgPool: pool });
    await settleQueueRights(pool);
  });
}

/** Brings an identity provider's database up to date and settles its login. */
export async function prepareIdentity(access: DatabaseAccess, isOwnServer: boolean): Promise<void> {
  await withOwner(access.ownerUrl, migrateIdentity);
  await settleAccess(access, isOwnServer);
}

async function settleAccess(access: DatabaseAccess, isOwnServer: boolean): Promise<void> {
  const { holds, ownerUrl, url, login } = access;
  await settleRights({ owner: { connectionString: ownerUrl }, holds, login, isOwnServer });
  await requireUnprivileged({ connectionString: url }, holds).catch((error: unknown) => {
    if (error instanceof PrivilegedLoginError || !(error instanceof pg.DatabaseError)) throw error;
    throw new LoginSetupError(
      `The database login "${login.name}" of the product cannot connect: ${error.message}. See docs/guides/own-postgresql.md`,
      { cause: error },
    );
  });
}

async function withOwner(ownerUrl: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A server that dies meanwhile shows as the failure of the statement that runs.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
