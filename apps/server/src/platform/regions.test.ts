import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { consoleOrigins, hasConsole, ownOrigins } from './console-origins.ts';
import { regionBases, servedRegions, signInAddress } from './regions.ts';

const US = 'https://waybill.example.com';
const EU = 'https://eu.waybill.example.com';
const BASES = { WAYBILL_API_BASES: `us-east-1=${US}, eu-west-1=${EU}` };
const inUs = readConfig({ ...BASES, WAYBILL_REGION: 'us-east-1' });
const inEu = readConfig({ ...BASES, WAYBILL_REGION: 'eu-west-1', WAYBILL_CONSOLE_ORIGIN: US });

function faultsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

test('one region is reached where the console is', () => {
  const config = readConfig({ WAYBILL_REGION: 'eu-west-1' });
  expect(servedRegions(config)).toEqual(['eu-west-1']);
  expect(regionBases(config)).toEqual({ 'us-east-1': '', 'eu-west-1': '' });
  expect(signInAddress(config, { setup: 'T' })).toBe('http://localhost:4600/login?setup=T');
});

test('every region tells the console the same bases', () => {
  const bases = { 'us-east-1': '', 'eu-west-1': EU };
  expect(regionBases(inUs)).toEqual(bases);
  expect(regionBases(inEu)).toEqual(bases);
  expect(servedRegions(inEu)).toEqual(['us-east-1', 'eu-west-1']);
});

test('one region serves the console, and the other one knows where it is', () => {
  expect([hasConsole(inUs), hasConsole(inEu)]).toEqual([true, false]);
  expect(ownOrigins(inEu)).toEqual([EU]);
  expect(consoleOrigins(inEu)).toEqual([US]);
  expect(signInAddress(inEu)).toBe(`${US}/login?region=eu-west-1`);
});

test('a region that is not served leads to one that is', () => {
  const config = readConfig({
    WAYBILL_REGION: 'eu-west-1',
    WAYBILL_API_BASES: `eu-west-1=${EU}`,
    WAYBILL_CONSOLE_ORIGIN: US,
  });
  expect(regionBases(config)).toEqual({ 'us-east-1': EU, 'eu-west-1': EU });
});

test('on this machine the console is reached by address as well as by name', () => {
  const config = readConfig({ WAYBILL_API_BASES: 'us-east-1=http://localhost:4600' });
  expect(consoleOrigins(config)).toEqual(['http://localhost:4600', 'http://127.0.0.1:4600']);
});

test('addresses that do not fit together are told', () => {
  expect(faultsOf({ WAYBILL_API_BASES: 'moon=https://x.example' })).toContain(
    '"moon=https://x.example" is not a region and its origin',
  );
  expect(faultsOf({ WAYBILL_API_BASES: `us-east-1=${US}/api` })).toContain('is not a region');
  expect(faultsOf({ WAYBILL_API_BASES: `eu-west-1=${EU}` })).toContain('no base for us-east-1');
  expect(faultsOf({ WAYBILL_API_BASES: `us-east-1=${US},eu-west-1=${US}` })).toContain(
    'its own origin',
  );
  expect(faultsOf({ ...BASES, WAYBILL_ORIGIN: EU })).toContain('differs from the base');
  expect(faultsOf({ WAYBILL_ORIGIN: US, WAYBILL_REGIONS: 'us-east-1,eu-west-1' })).toContain(
    'WAYBILL_ORIGIN: applies to a single region',
  );
  expect(faultsOf({ WAYBILL_CONSOLE_ORIGIN: 'http://waybill.example.com' })).toContain('https');
  expect(faultsOf({ WAYBILL_REGIONS: 'us-east-1,moon' })).toContain('item 2 must be one of');
});
