import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { openProductKeys } from '../features/identity/master-key/product-keys.ts';
import { readConfig } from '../platform/config.ts';
import { masterKeys } from '../platform/master-key.ts';
import {
  finishMasterKeyCommand,
  masterKeyStatusCommand,
  rotateMasterKeyCommand,
} from './master-key-command.ts';

let folder: string;
let written: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'master-key-'));
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('a new key is made in the data folder, once, and not where it is given otherwise', async () => {
  const config = readConfig({ WAYBILL_DATA: folder });
  expect(await rotateMasterKeyCommand(config)).toBe(0);
  const keys = await masterKeys(config);
  expect(keys.previous).not.toBeNull();
  await expect(rotateMasterKeyCommand(config)).rejects.toThrow('is in progress');
  expect(await masterKeys(config)).toEqual(keys);
  const given = readConfig({ WAYBILL_DATA: folder, WAYBILL_MASTER_KEY: 'aa'.repeat(32) });
  await expect(rotateMasterKeyCommand(given)).rejects.toThrow('WAYBILL_MASTER_KEY_PREVIOUS');
});

test('the status says when the previous key can be removed', async () => {
  const app = await testApp();
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { database } = app.db;
  const key = app.masterKey;
  const config = readConfig({ WAYBILL_DATA: folder, WAYBILL_MASTER_KEY: key.toString('hex') });
  const installation = { config, address, signInAddress: address, database, databaseUrl: '' };
  await openProductKeys(database, { current: Buffer.alloc(32, 1), previous: null });
  expect(await masterKeyStatusCommand(installation)).toBe(0);
  expect(written.join('')).toContain('never been changed');
  await openProductKeys(database, { current: key, previous: Buffer.alloc(32, 1) });
  written.length = 0;
  expect(await masterKeyStatusCommand(installation)).toBe(3);
  expect(written[0]).toBe('Product: pass 1: 0 of … values read\n');
  await expect(finishMasterKeyCommand(installation)).rejects.toThrow('still encrypted');
  await app.db.owner.query('UPDATE master_key SET verified_at = now()');
  expect(await masterKeyStatusCommand(installation)).toBe(0);
  expect(written.join('')).toContain('can remove the previous master key');
  expect(await finishMasterKeyCommand(installation)).toBe(0);
  await app.close();
});
