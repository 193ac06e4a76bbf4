import path from 'node:path';

/** Folder of the product database's migrations. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '..', 'migrations');
