import { expect, test } from 'vitest';
import { vendorSeverityOf } from './vendor-severity.ts';

test.each([
  ['High', 'high'],
  ['CRITICAL', 'critical'],
  ['warning', 'medium'],
  ['Low ', 'low'],
  ['INFORMATIONAL', 'informational'],
  ['8', 'high'],
  ['8.9', 'high'],
  ['9.3', 'critical'],
  ['4', 'medium'],
  ['0', 'informational'],
  ['70', 'high'],
  ['90', 'critical'],
  ['15', 'informational'],
  ['constructor', null],
  ['', null],
  [null, null],
] as const)('%s is %s', (written, severity) => {
  expect(vendorSeverityOf(written)).toBe(severity);
});
