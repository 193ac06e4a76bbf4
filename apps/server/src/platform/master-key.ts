import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/**
 * The 32 bytes that everything encrypted at rest hangs on: from the configuration, or made on the
 * first start and kept in the data folder, readable by its owner only.
 */
export async function masterKey(config: Pick<Config, 'masterKey' | 'dataFolder'>): Promise<Buffer> {
  if (config.masterKey !== '') return Buffer.from(config.masterKey, 'hex');
  const file = path.join(config.dataFolder, 'master.key');
  try {
    // "wx": of two starts at once exactly one makes the key, the other reads it.
    const handle = await open(file, 'wx', 0o600);
    const key = randomBytes(32);
    await handle.writeFile(key.toString('hex'));
    await handle.sync();
    await handle.close();
    return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== 32) throw new Error(`${file} does not hold a key: restore it from a backup`);
  return key;
}
