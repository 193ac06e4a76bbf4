import { expect, test } from 'vitest';
import { TRACE } from '../trace-fixture.data.ts';
import { usualRange, widerStart } from './trace-range.ts';

const searched = (from: string) => widerStart({ asOf: '2026-11-20T12:00:00Z', from });

test('a longer range than the searched one is offered, until all time was searched', () => {
  expect(searched('2026-11-13T12:00:00Z')).toBe('now-90d');
  expect(searched('2026-08-22T12:00:00Z')).toBe('now-365d');
  expect(searched('2025-11-20T12:00:00Z')).toBe('now-3650d');
  expect(searched('1970-01-01T00:00:00Z')).toBeNull();
});

test('what reached a place is asked of late, what became of one object ever', () => {
  expect(usualRange(TRACE)).toEqual({ from: 'now-30d' });
  const destination = { ...TRACE.destination, kind: 'version' as const };
  expect(usualRange({ destination })).toEqual({});
});
