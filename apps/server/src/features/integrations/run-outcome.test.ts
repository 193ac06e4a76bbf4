import type { RunEnd } from '@waybill/collector';
import type { ConnectorFailure } from '@waybill/contract';
import { expect, test } from 'vitest';
import { runOutcome, type StreamHistory } from './run-outcome.ts';

const NOW = Date.UTC(2026, 2, 1);
const HOUR = 3_600_000;
const fresh: StreamHistory = {
  state: 'connecting',
  failures: 0,
  lastSuccessAt: null,
  everySec: 300,
};
const working: StreamHistory = { ...fresh, state: 'healthy', lastSuccessAt: NOW - HOUR };

function fail(code: ConnectorFailure, retryAfterSec: number | null = null): RunEnd {
  return { outcome: 'failed', code, retryAfterSec, detail: 'why' };
}

const stateAfter = (end: RunEnd, history: StreamHistory) => runOutcome(end, history, NOW)?.state;
const pauseAfter = (end: RunEnd, history: StreamHistory) =>
  ((runOutcome(end, history, NOW)?.nextRunAt ?? 0) - NOW) / 1000;

test('a run that read everything is followed by the next one after the pause', () => {
  const end: RunEnd = { outcome: 'complete' };
  expect(runOutcome(end, { ...fresh, failures: 4 }, NOW)).toEqual({
    state: 'healthy',
    failure: null,
    detail: null,
    failures: 0,
    isSuccess: true,
    nextRunAt: NOW + 300_000,
  });
});

test('a run that has more goes on at once, and the first of them is still catching up', () => {
  expect(runOutcome({ outcome: 'more' }, fresh, NOW)).toMatchObject({
    state: 'backfilling',
    nextRunAt: NOW,
    isSuccess: false,
  });
  expect(stateAfter({ outcome: 'more' }, working)).toBe('healthy');
});

test('an interrupted run changes nothing', () => {
  expect(runOutcome(fail('cancelled'), working, NOW)).toBeNull();
});

test.each<[ConnectorFailure, StreamHistory, string]>([
  ['auth_expired', working, 'auth_expired'],
  ['permission_missing', working, 'error'],
  ['not_licensed', fresh, 'error'],
  ['rate_limited', working, 'degraded'],
  ['unavailable', { ...working, lastSuccessAt: NOW - 7 * HOUR }, 'error'],
  ['unavailable', { ...working, lastSuccessAt: NOW - 7 * HOUR, everySec: 7200 }, 'degraded'],
  ['unavailable', fresh, 'degraded'],
  ['unavailable', { ...fresh, failures: 2 }, 'error'],
  ['schema_changed', working, 'degraded'],
])('after %s (history %#) it is %s', (code, history, state) => {
  expect(stateAfter(fail(code), history)).toBe(state);
});

test('the pause grows with every failure, up to an hour or the stream’s own', () => {
  const pauses = [0, 1, 2, 5, 30].map((failures) =>
    pauseAfter(fail('unavailable'), { ...working, failures }),
  );
  expect(pauses).toEqual([60, 120, 240, 1920, 3600]);
  expect(pauseAfter(fail('unavailable'), { ...working, failures: 30, everySec: 7200 })).toBe(7200);
  expect(pauseAfter(fail('auth_expired'), working)).toBe(300);
});

test('what the vendor asks for is obeyed', () => {
  expect(pauseAfter(fail('rate_limited', 1800), working)).toBe(1800);
  expect(pauseAfter(fail('rate_limited', 5), working)).toBe(60);
});
