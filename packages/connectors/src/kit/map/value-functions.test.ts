import { expect, test } from 'vitest';
import { VALUE_FUNCTIONS, type ValueFunction } from './value-functions.ts';

test.each<[ValueFunction, unknown, unknown]>([
  ['account_name', 'CORP\\ann', 'ann'],
  ['upn_email', 'pia.koch_partner.example#EXT#@harbor.example', 'pia.koch@partner.example'],
  ['account_domain', 'CORP\\ann', 'corp'],
  ['log_time', 'Mar 02 2026 09:30:00', Date.UTC(2026, 2, 2, 9, 30)],
  ['java_instant', { epochSecond: 1_772_443_800, nano: 250_000_000 }, 1_772_443_800_250],
  ['java_instant', { epochSecond: 'soon' }, null],
  ['java_instant', '2026-03-02T09:30:00Z', '2026-03-02T09:30:00Z'],
  ['known', 'N/A', null],
  ['known', 'nancy.pdf', 'nancy.pdf'],
])('%s of %j', (name, value, expected) => {
  const apply: (value: unknown) => unknown = VALUE_FUNCTIONS[name];
  expect(apply(value)).toEqual(expected);
});
