import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consoleOrigins, hasConsole, ownOrigins } from '../platform/console-origins.ts';
import { freePort } from '../platform/free-port.ts';
import { planRegions } from './region-plan.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-regions-'));
});
afterEach(() => rm(folder, { recursive: true }));

const plan = (given: string, more: NodeJS.ProcessEnv = {}) =>
  planRegions({ WAYBILL_DATA: folder, ...more }, given);

test('one region is the installation as it always was', async () => {
  const [only, ...others] = await plan('');
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    region: 'us-east-1',
    databaseSuffix: '',
    config: { dataFolder: folder, port: 4600, apiBases: {}, consoleOrigin: '' },
  });
});

test('several have each their port, folder and names, and one console', async () => {
  const port = await freePort();
  const regions = await plan('us-east-1,eu-west-1', { WAYBILL_PORT: String(port) });
  const [us, eu] = regions;
  expect(regions.map(({ region }) => region)).toEqual(['us-east-1', 'eu-west-1']);
  expect(us.config).toMatchObject({ port, dataFolder: folder, region: 'us-east-1' });
  expect(eu?.config.dataFolder).toBe(path.join(folder, 'regions/eu-west-1'));
  expect(eu?.config.port).toBeGreaterThan(port);
  expect(eu?.databaseSuffix).toBe('_eu_west_1');
  expect(regions.map(({ config }) => hasConsole(config))).toEqual([true, false]);
  const console = `http://localhost:${port}`;
  expect(regions.map(({ config }) => consoleOrigins(config)[0])).toEqual([console, console]);
  expect(eu && ownOrigins(eu.config)[0]).toBe(`http://localhost:${eu?.config.port}`);
});

test('a region finds its folder again, in whatever order it is named', async () => {
  await plan('eu-west-1');
  const [us, eu] = await plan('us-east-1,eu-west-1');
  expect(eu?.config.dataFolder).toBe(folder);
  expect(us.config.dataFolder).toBe(path.join(folder, 'regions/us-east-1'));
});

test('an operator says where they are reached', async () => {
  const [us, eu] = await plan('us-east-1,eu-west-1', {
    WAYBILL_API_BASES: 'us-east-1=https://waybill.example.com,eu-west-1=https://eu.example.com',
    WAYBILL_TRUST_PROXY: '1',
  });
  expect(ownOrigins(us.config)).toEqual(['https://waybill.example.com']);
  expect(eu && ownOrigins(eu.config)).toEqual(['https://eu.example.com']);
  expect(eu && consoleOrigins(eu.config)).toEqual(['https://waybill.example.com']);
});

test('a region that nobody knows is refused', async () => {
  await expect(plan('us-east-1,moon')).rejects.toThrow('WAYBILL_REGIONS: item 2 must be one of');
});
