import type { IntegrationState } from '@waybill/contract';
import { expect, test } from 'vitest';
import {
  integrationState,
  isStreamSilent,
  worstState,
  type StreamActivity,
} from './integration-state.ts';

const NOW = Date.UTC(2026, 2, 1);
const HOUR = 3_600_000;

const on = (...states: IntegrationState[]) =>
  states.map((state) => ({ isOn: true, state, failure: null }));

test.each<[IntegrationState[], IntegrationState]>([
  [['healthy', 'healthy'], 'healthy'],
  [['error', 'healthy'], 'degraded'],
  [['error', 'error'], 'error'],
  [['error', 'auth_expired', 'healthy'], 'auth_expired'],
  [['connecting', 'healthy'], 'connecting'],
  [['degraded', 'healthy'], 'degraded'],
  [[], 'off'],
])('streams that are %j make it %s', (states, expected) => {
  const integration = { isPaused: false, isBackfilling: false };
  expect(integrationState(integration, on(...states)).state).toBe(expected);
});

test('a pause hides everything, a backfill only that all is well; what is off says nothing', () => {
  const off = { isOn: false, state: 'error', failure: 'gone' } as const;
  const streams = [...on('healthy'), off];
  const stateOf = (isPaused: boolean, isBackfilling: boolean) =>
    integrationState({ isPaused, isBackfilling }, streams);
  expect(stateOf(false, false)).toEqual({ state: 'healthy', failure: null });
  expect(stateOf(false, true).state).toBe('backfilling');
  expect(stateOf(true, true).state).toBe('paused');
});

test('the failure that is told is the one behind the state', () => {
  const streams = [
    { isOn: true, state: 'degraded', failure: 'rate_limited' },
    { isOn: true, state: 'auth_expired', failure: 'auth_expired' },
  ] as const;
  const integration = { isPaused: false, isBackfilling: false };
  expect(integrationState(integration, streams).failure).toBe('auth_expired');
});

test('of several states the worst is told', () => {
  expect(worstState(['healthy', 'paused', 'degraded'])).toBe('degraded');
  expect(worstState([])).toBe('off');
});

const daily: StreamActivity = {
  kind: 'events',
  isOn: true,
  everySec: 300,
  usualGapSec: 600,
  lastBroughtAt: NOW,
  since: NOW - 1000 * HOUR,
};

test.each<[string, Partial<StreamActivity>, number]>([
  ['a busy stream', {}, 1],
  ['a quiet one', { usualGapSec: 7200 }, 8],
  ['a slow one', { everySec: 7200 }, 8],
  ['one of which nothing is known yet', { usualGapSec: null }, 24],
])('%s is silent after its own while', (_name, change, hours) => {
  const stream = { ...daily, ...change };
  expect(isStreamSilent(stream, NOW + hours * HOUR)).toBe(false);
  expect(isStreamSilent(stream, NOW + hours * HOUR + 1000)).toBe(true);
});

test('lists, streams that are off and those switched on again just now are never silent', () => {
  const later = NOW + 100 * HOUR;
  expect(isStreamSilent(daily, later)).toBe(true);
  expect(isStreamSilent({ ...daily, kind: 'entities' }, later)).toBe(false);
  expect(isStreamSilent({ ...daily, isOn: false }, later)).toBe(false);
  expect(isStreamSilent({ ...daily, since: later }, later)).toBe(false);
});
