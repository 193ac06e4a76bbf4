import { expect, test } from 'vitest';
import { Holiday, WorkingHours } from './working-time.ts';

function isDate(text: string): boolean {
  const holiday = { name: 'Day off', from: text, to: text, isYearly: false };
  return Holiday.safeParse(holiday).success;
}

test.each(['1970-01-01', '2024-02-29', '2199-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '1969-12-31',
  '2200-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-11-2',
  '2026-11-20T00',
  '+002026-11-20',
  '2026',
])('%s is not a date that a holiday can have', (text) => {
  expect(isDate(text)).toBe(false);
});

test('a holiday ends on its first day or later, and within a year', () => {
  const holiday = (from: string, to: string) =>
    Holiday.safeParse({ name: 'Days off', from, to, isYearly: true }).success;
  expect(holiday('2026-12-24', '2026-12-26')).toBe(true);
  expect(holiday('2026-12-24', '2026-12-23')).toBe(false);
  expect(holiday('2026-01-01', '2026-12-31')).toBe(true);
  expect(holiday('2026-01-01', '2027-12-31')).toBe(false);
});

test('working hours end after they begin, at midnight at the latest', () => {
  const hours = (from: string, to: string) => WorkingHours.safeParse({ from, to }).success;
  expect(hours('08:00', '24:00')).toBe(true);
  expect(hours('08:00', '08:00')).toBe(false);
  expect(hours('17:00', '08:00')).toBe(false);
  expect(hours('08:00', '24:30')).toBe(false);
});
