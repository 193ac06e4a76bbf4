import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** What must be free, of the file system and of memory: several databases with their logs, and the tests. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * A new data folder for an installation that is thrown away: whoever removes it removes the database
 * too. The account that a database of root's runs under can enter it, so that the cluster is inside and
 * not in the folder that is staged for closed ones.
 *
 * @param options.mayBeInMemory where memory is ample, no disk is used: a database has hundreds of
 * files, and making them costs tests more than what they ask of it. Not for measurements
 */
export async function temporaryDataFolder(
  prefix: string,
  options: { mayBeInMemory?: boolean } = {},
): Promise<string> {
  const isInMemory = options.mayBeInMemory === true && (await hasAmpleMemory());
  const folder = await mkdtemp(path.join(isInMemory ? IN_MEMORY : os.tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}

async function hasAmpleMemory(): Promise<boolean> {
  const space = await statfs(IN_MEMORY).catch(() => null);
  if (space === null) return false;
  const free = space.bavail * space.bsize;
  return Math.min(free, process.availableMemory()) >= ENOUGH_BYTES;
}
