import { setLocale } from '@waybill/ui';
import { beforeAll, expect, test } from 'vitest';
import { absoluteSpan, momentOf, rangeLabel, readTimeRange } from './time-range.ts';

beforeAll(() => setLocale({ language: 'en', timeZone: 'UTC' }));

test('ranges read as words; only a span of two instants is drawn into the histogram', () => {
  expect(rangeLabel({})).toBe('All time');
  expect(rangeLabel({ from: 'now-7d' })).toBe('Last 7 days');
  expect(rangeLabel({ from: 'now-1h', to: 'now' })).toBe('Last hour');
  expect(rangeLabel({ from: 'now-3h', to: 'now-1h' })).toBe('3 hours ago to 1 hour ago');
  expect(absoluteSpan({ from: 'now-7d' })).toBeNull();
  expect(absoluteSpan({ from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })).toEqual({
    from: Date.parse('2026-11-20T00:00:00Z'),
    to: Date.parse('2026-11-21T00:00:00Z'),
  });
});

test('only times are read from the address', () => {
  expect(readTimeRange(new URLSearchParams('from=yesterday&to=now-2h'))).toEqual({ to: 'now-2h' });
});

test('a relative time is that long before now', () => {
  expect(momentOf('now-2d', 1_000_000_000)).toBe(1_000_000_000 - 2 * 86_400_000);
  expect(momentOf('now', 5)).toBe(5);
  expect(momentOf('1970-01-01T00:00:01Z')).toBe(1000);
  expect(momentOf(undefined)).toBeNull();
});
