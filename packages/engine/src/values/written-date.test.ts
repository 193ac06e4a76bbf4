import { expect, test } from 'vitest';
import { isWrittenDate } from './written-date.ts';

test.each([
  '2024-02-29',
  '2024-03-15T14:30:00.123+02:00',
  '1993-01-04 14:56:41',
  '12/31/1999',
  '31.12.1999',
  '5-20-21',
  '21 May 2021',
  'March 3rd, 1987',
  '5/2021',
  '5/21',
])('%s is a date', (value) => {
  expect(isWrittenDate(value)).toBe(true);
});

test.each([
  '2023-02-29',
  '2023-13-01',
  '31/31/1999',
  '0/0/2000',
  '12/12/0945',
  '32.1.1999',
  '13/2021',
])('%s is none', (value) => {
  expect(isWrittenDate(value)).toBe(false);
});
