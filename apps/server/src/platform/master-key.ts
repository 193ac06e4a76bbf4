import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MasterKeys } from '@waybill/store';
import type { Config } from './config.ts';

type KeyConfig = Pick<Config, 'masterKey' | 'dataFolder'>;

/** Keys in the data folder, readable by its owner only. */
const fileOf = ({ dataFolder }: KeyConfig): string => path.join(dataFolder, 'master.key');
const previousFileOf = (config: KeyConfig): string => `${fileOf(config)}.previous`;

/**
 * The 32-byte key of everything encrypted at rest: from the configuration, or created on the first
 * start and stored in the data folder, readable by its owner only.
 */
export async function masterKey(config: KeyConfig): Promise<Buffer> {
  if (config.masterKey !== '') return Buffer.from(config.masterKey, 'hex');
  const file = fileOf(config);
  try {
    // "wx": of two concurrent starts exactly one creates the key, the other reads it.
    return await writeKey(file, randomBytes(32));
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  return readKey(file);
}

/** The master key, and the previous one while values are still sealed with it. */
export async function masterKeys(
  config: KeyConfig & Pick<Config, 'masterKeyPrevious'>,
): Promise<MasterKeys> {
  const current = await masterKey(config);
  const previous = await previousKey(config);
  // An interrupted change that did not start leaves two copies of one key.
  return { current, previous: previous?.equals(current) ? null : previous };
}

async function previousKey(
  config: KeyConfig & Pick<Config, 'masterKeyPrevious'>,
): Promise<Buffer | null> {
  if (config.masterKeyPrevious !== '') return Buffer.from(config.masterKeyPrevious, 'hex');
  if (config.masterKey !== '') return null;
  try {
    return await readKey(previousFileOf(config));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Puts a new key into the data folder and keeps the current one next to it. At any time the folder
 * contains the key that the data is sealed with.
 *
 * @returns false, without changes, while the previous key of an earlier change exists.
 */
export async function replaceMasterKeyFile(config: KeyConfig): Promise<boolean> {
  const present = await masterKey(config);
  const previous = await masterKeys({ ...config, masterKeyPrevious: '' });
  if (previous.previous !== null) return false;
  await rm(previousFileOf(config), { force: true });
  await writeKey(previousFileOf(config), present);
  const fresh = `${fileOf(config)}.new`;
  await rm(fresh, { force: true });
  await writeKey(fresh, randomBytes(32));
  await rename(fresh, fileOf(config));
  return true;
}

/** Removes the key before from the data folder. */
export async function removePreviousMasterKeyFile(config: KeyConfig): Promise<void> {
  await rm(previousFileOf(config), { force: true });
}

async function writeKey(file: string, key: Buffer): Promise<Buffer> {
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(key.toString('hex'));
  await handle.sync();
  await handle.close();
  return key;
}

async function readKey(file: string): Promise<Buffer> {
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== 32) throw new Error(`${file} does not hold a key: restore it from a backup`);
  return key;
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
