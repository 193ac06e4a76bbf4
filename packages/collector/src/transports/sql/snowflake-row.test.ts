import { expect, test } from 'vitest';
import { snowflakeRow } from './snowflake-row.ts';

test.each([
  ['fixed', 0, '42', 42],
  ['fixed', 0, '-1', -1],
  ['fixed', 0, '12345678901234567890', '12345678901234567890'],
  ['fixed', 2, '1.25', 1.25],
  ['real', 0, '1.5e3', 1500],
  ['boolean', 0, 'true', true],
  ['boolean', 0, 'false', false],
  ['date', 0, '18262', '2020-01-01'],
  ['timestamp_ltz', 3, '1611871777.123000000', '2021-01-28T22:09:37.123Z'],
  ['timestamp_ntz', 9, '1611871777.123456789', '2021-01-28T22:09:37.123456789Z'],
  ['timestamp_ltz', 0, '1611871777', '2021-01-28T22:09:37.000Z'],
  ['timestamp_tz', 3, '1611871777.500000000 1500', '2021-01-28T22:09:37.500Z'],
  ['timestamp_tz', 3, 'later', 'later'],
  ['variant', 0, '{"a":[1]}', { a: [1] }],
  ['array', 0, 'no json', 'no json'],
  ['text', 0, '007', '007'],
])('%s with scale %i: %s', (type, scale, cell, value) => {
  expect(snowflakeRow([{ name: 'C', type, scale }], [cell])).toEqual({ C: value });
});

test('what is null stays null', () => {
  expect(snowflakeRow([{ name: 'C', type: 'fixed', scale: 0 }], [null])).toEqual({ C: null });
});
