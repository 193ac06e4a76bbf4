import path from 'node:path';
import { migrate } from '@waybill/store/migrate';
import type { Pool } from './store/statement.ts';

/** Folder of the identity database's migrations. */
const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '..', 'migrations');

/** Brings the identity database up to date. The pool is the owner's, not the one that the provider works with. */
export async function migrateIdentity(pool: Pool): Promise<void> {
  await migrate(pool, MIGRATIONS_FOLDER);
}
