import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * A new data folder for an installation that is thrown away: whoever removes it removes the database too.
 * The account that a database of root's runs under can enter it, so that the cluster lies inside and not
 * in the folder that is staged for closed ones.
 */
export async function temporaryDataFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}
