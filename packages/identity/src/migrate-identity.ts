import path from 'node:path';
import { migrate } from '@waybill/store/migrate';
import type { Pool } from './store/statement.ts';

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '..', 'migrations');

/** Migrates the identity database. The pool must be the owner's, not the provider's. */
export async function migrateIdentity(pool: Pool): Promise<void> {
  await migrate(pool, MIGRATIONS_FOLDER);
}
