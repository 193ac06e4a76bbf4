import { BUILTIN_POLICIES } from '@waybill/engine';
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
import { renamePolicies } from './rename-policies.ts';

/**
 * Migrates the databases as their owners and settles the rights of the product's logins. Throws if a login
 * has more rights than it needs, so that no process starts with it.
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
  // One after another: both may change the same roles and databases.
  for (const access of identity ? [product, identity] : [product]) {
    await settleAccess(access, isOwnServer);
  }
}

/** Migrates the product's database and the job queue, and moves rows of renamed policies. */
async function migrateProduct(ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, async (pool) => {
    await migrate(pool, MIGRATIONS_FOLDER);
    await renamePolicies(pool, BUILTIN_POLICIES);
    await runMigrations({ pgPool: pool });
    await settleQueueRights(pool);
  });
}

/** Migrates an identity database and settles the rights of its login. */
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
      `The product's database login "${login.name}" cannot connect: ${error.message}. See docs/guides/own-postgresql.md`,
      { cause: error },
    );
  });
}

async function withOwner(ownerUrl: string, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // If the server dies, the running statement reports it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
