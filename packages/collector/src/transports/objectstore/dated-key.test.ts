import { expect, test } from 'vitest';
import { isDated, keyBefore } from './dated-key.ts';

const MOMENT = Date.UTC(2026, 2, 1, 4);

test.each([
  ['a/eu-west-1/2026/02/03/x_20260203T0405Z_r.json.gz', 'a/eu-west-1/2026/02/28'],
  ['logs/2026-02-03-04-05-06-ABC', 'logs/2026-02-28'],
  ['t/year=2026/month=02/day=03/x', 't/year=2026/month=02/day=28'],
  ['x_20260203T0405Z.json', 'x_20260228'],
])('%s begins anew at %s', (sample, expected) => {
  expect(keyBefore(sample, MOMENT)).toBe(expected);
});

test('an account or a counter is no day', () => {
  expect(keyBefore('AWSLogs/201203041234/x', MOMENT)).toBeNull();
  expect(keyBefore('part-0001.json', MOMENT)).toBeNull();
});

test('folders of years and days are told from those of accounts', () => {
  const dated = ['a/2026/', '2026-02-03/', 'a/year=2026/', 'dt=2026-02-03/', 'a/20260203T04/'];
  expect(dated.filter(isDated)).toEqual(dated);
  const others = ['a/201203041234/', 'a/2099999/', 'CloudTrail/', 'a/2026/eu/', 'v2026.1/'];
  expect(others.filter(isDated)).toEqual([]);
});
