import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';
import { formatDuration, formatRelativeTime } from './format-relative-time.ts';

const AT = Date.UTC(2026, 10, 20, 23, 30, 5, 42);
const MINUTE = 60_000;

test.each([
  [30_000, 'now'],
  [4 * MINUTE, '4m'],
  [59.9 * MINUTE, '59m'],
  [3 * 60 * MINUTE, '3h'],
  [23.9 * 60 * MINUTE, '23h'],
  [12 * 1440 * MINUTE, '12d'],
  [100 * 1440 * MINUTE, '3mo'],
  [800 * 1440 * MINUTE, '2y'],
])('%d ms are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a moment is told by its distance to now, on either side', () => {
  expect(formatRelativeTime(AT - 4 * MINUTE, AT)).toBe('4m ago');
  expect(formatRelativeTime(AT + 4 * MINUTE, AT)).toBe('in 4m');
  expect(formatRelativeTime(AT, AT)).toBe('just now');
  expect(formatRelativeTime('nonsense', AT)).toBe('');
});

test('a moment is written in the time zone asked for', () => {
  expect(formatDateTime(AT, 'UTC')).toBe('20 Nov, 23:30');
  expect(formatDateTime(AT, 'Europe/Berlin')).toBe('21 Nov, 00:30');
  expect(formatDateTime(AT, 'UTC', 'time')).toBe('23:30:05');
  expect(formatDateTime(AT, 'UTC', 'precise')).toBe('20 Nov, 23:30:05.042');
  expect(formatDateTime(new Date(AT).toISOString(), 'UTC', 'date')).toBe('20 Nov 2026');
  expect(formatDateTime('nonsense')).toBe('');
});
