import { globSync } from 'node:fs';
import path from 'node:path';
import { findCommand } from './find-command.ts';
import { installPackage } from './install-package.ts';

/** Folder with initdb and pg_ctl, or one line that says how to get it. */
export type FoundPostgres =
  | { binaries: string; missing?: undefined }
  | { binaries?: undefined; missing: string };

/** Where Debian puts the server’s programs; they are not in PATH. */
const DEBIAN_FOLDERS = '/usr/lib/postgresql/*/bin';

function findBinaries(): string | null {
  const debian = globSync(DEBIAN_FOLDERS).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const initdb = findCommand([...debian.map((folder) => path.join(folder, 'initdb')), 'initdb']);
  return initdb === null ? null : path.dirname(initdb);
}

/** Finds the PostgreSQL server of this machine and installs it where that is ours to do. */
export async function ensurePostgres(): Promise<FoundPostgres> {
  const found = findBinaries() ?? ((await installPackage('postgresql')) ? findBinaries() : null);
  return found === null
    ? { missing: 'No PostgreSQL server on this machine: apt-get install postgresql' }
    : { binaries: found };
}
