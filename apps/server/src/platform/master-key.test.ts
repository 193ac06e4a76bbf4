import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  masterKey,
  masterKeys,
  removePreviousMasterKeyFile,
  replaceMasterKeyFile,
} from './master-key.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'master-key-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const config = () => ({ dataFolder, masterKey: '', masterKeyPrevious: '' });

test('a replaced key is kept beside the new one until it is removed', async () => {
  const before = await masterKey(config());
  expect(await masterKeys(config())).toEqual({ current: before, previous: null });
  expect(await replaceMasterKeyFile(config())).toBe(true);
  const { current, previous } = await masterKeys(config());
  expect(previous).toEqual(before);
  expect(current).not.toEqual(before);
  const { mode } = await stat(path.join(dataFolder, 'master.key'));
  expect(mode & 0o777).toBe(0o600);
  expect(await replaceMasterKeyFile(config())).toBe(false);
  expect(await masterKeys(config())).toEqual({ current, previous });
  await removePreviousMasterKeyFile(config());
  expect(await masterKeys(config())).toEqual({ current, previous: null });
  expect(await readdir(dataFolder)).toEqual(['master.key']);
});

test('a replacement that was cut off changed nothing, and can be done again', async () => {
  const before = await masterKey(config());
  // Cut off after the copy of the present key, and while the new one was written.
  await writeFile(path.join(dataFolder, 'master.key.previous'), before.toString('hex'));
  await writeFile(path.join(dataFolder, 'master.key.new'), 'abc');
  expect(await masterKeys(config())).toEqual({ current: before, previous: null });
  expect(await replaceMasterKeyFile(config())).toBe(true);
  expect((await masterKeys(config())).previous).toEqual(before);
});

test('given keys win over the files', async () => {
  await masterKey(config());
  await replaceMasterKeyFile(config());
  const given = { ...config(), masterKey: 'aa'.repeat(32) };
  expect(await masterKeys(given)).toEqual({ current: Buffer.alloc(32, 0xaa), previous: null });
  const both = { ...given, masterKeyPrevious: 'bb'.repeat(32) };
  expect((await masterKeys(both)).previous).toEqual(Buffer.alloc(32, 0xbb));
});
