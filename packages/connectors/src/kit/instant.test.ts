import { expect, test } from 'vitest';
import { instant } from './instant.ts';

const MOMENT = Date.UTC(2024, 1, 14, 21, 5, 3);

test.each([
  ['2024-02-14T21:05:03Z', 0],
  ['2024-02-14T21:05:03', 0],
  ['2024-02-14 21:05:03', 0],
  ['2024-02-14 21:05:03 UTC', 0],
  ['2024-02-14T21:05:03.123Z', 123],
  ['2024-02-14T21:05:03.1234567Z', 123],
  ['2024-02-14T21:05:03.5', 500],
  ['2024-02-14T23:05:03+02:00', 0],
  ['2024-02-14T16:35:03-0430', 0],
  ['2/14/2024 9:05:03 PM', 0],
  ['2/14/2024 11:05:03 PM +02:00', 0],
  ['02/14/2024 21:05:03', 0],
  ['/Date(1707944703000)/', 0],
  [1_707_944_703, 0],
  ['1707944703', 0],
  ['1707944703.5', 500],
  [1_707_944_703_123, 123],
  [1_707_944_703_123_456, 123],
  ['17079447031234567', 123],
  ['1707944703123456789', 123],
])('instant(%j)', (value, millis) => {
  expect(instant(value)).toBe(MOMENT + millis);
});

test('a date alone is its midnight, and noon and midnight are told apart', () => {
  expect(instant('2024-02-14')).toBe(Date.UTC(2024, 1, 14));
  expect(instant('2/14/2024 12:00:00 AM')).toBe(Date.UTC(2024, 1, 14));
  expect(instant('2/14/2024 12:00:00 PM')).toBe(Date.UTC(2024, 1, 14, 12));
});

test.each([
  '',
  'yesterday',
  '2024-13-01T00:00:00Z',
  '2024-02-14T25:00:00Z',
  '0001-01-01T00:00:00',
  0,
  -5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  {},
  true,
])('instant(%j) is null', (value) => {
  expect(instant(value)).toBeNull();
});

test('reads a moment whose parts run together, and none that the calendar lacks', () => {
  expect(instant('20240214090503.250')).toBe(Date.UTC(2024, 1, 14, 9, 5, 3, 250));
  expect(instant('20240214090503')).toBe(Date.UTC(2024, 1, 14, 9, 5, 3));
  expect(instant('20241314090503')).toBeNull();
});
