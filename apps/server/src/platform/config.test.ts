import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG_DOC, ConfigError, readConfig } from './config.ts';

test('everything has a default that works on one machine', () => {
  expect(readConfig({ WAYBILL_ROOT: '/x' })).toMatchObject({
    dataFolder: path.resolve('/x', '.waybill'),
    host: '127.0.0.1',
    port: 4600,
    databaseUrl: '',
    trustProxy: false,
  });
});

test('every fault is told at once, by the name of its variable', () => {
  const faulty = { WAYBILL_PORT: 'many', WAYBILL_REGION: 'moon', WAYBILL_MASTER_KEY: 'short' };
  expect(() => readConfig(faulty)).toThrow(ConfigError);
  expect(() => readConfig(faulty)).toThrow(
    /WAYBILL_PORT[\s\S]*WAYBILL_REGION[\s\S]*WAYBILL_MASTER_KEY/,
  );
});

test('a secret may come from a file, which wins', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-config-'));
  const file = path.join(folder, 'url');
  await writeFile(file, 'postgres://from-file/db\n');
  const config = readConfig({ DATABASE_URL: 'postgres://plain/db', DATABASE_URL_FILE: file });
  expect(config.databaseUrl).toBe('postgres://from-file/db');
  await rm(folder, { recursive: true });
});

test('the document names every setting once and shows no secret', () => {
  const names = CONFIG_DOC.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(CONFIG_DOC.filter(({ isSecret, default: value }) => isSecret && value !== '')).toEqual([]);
});
