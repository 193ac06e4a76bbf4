import type { ConnectorFailure, IntegrationState } from '@waybill/contract';

/** Stream facts that determine an integration's state. */
export interface StreamStanding {
  isOn: boolean;
  state: IntegrationState;
  failure: ConnectorFailure | null;
}

/** Worse before better. */
const BY_SEVERITY: readonly IntegrationState[] = [
  'error',
  'auth_expired',
  'degraded',
  'paused',
  'connecting',
  'backfilling',
  'healthy',
  'off',
];

/** The worst of several states; off if none. */
export function worstState(states: readonly IntegrationState[]): IntegrationState {
  return BY_SEVERITY.find((state) => states.includes(state)) ?? 'off';
}

/**
 * State of an integration by its enabled streams. Invalid credentials come first, since they stop
 * everything sooner or later; failing streams next to working ones make it degraded.
 */
export function integrationState(
  integration: { isPaused: boolean; isBackfilling: boolean },
  streams: readonly StreamStanding[],
): { state: IntegrationState; failure: ConnectorFailure | null } {
  const on = streams.filter((stream) => stream.isOn);
  const states = on.map((stream) => stream.state);
  const state = settledState(integration, states);
  const atFault =
    on.find((stream) => stream.state === state && stream.failure !== null) ??
    on.find((stream) => stream.failure !== null);
  return { state, failure: atFault?.failure ?? null };
}

function settledState(
  { isPaused, isBackfilling }: { isPaused: boolean; isBackfilling: boolean },
  states: readonly IntegrationState[],
): IntegrationState {
  if (isPaused) return 'paused';
  if (states.includes('auth_expired')) return 'auth_expired';
  if (states.length > 0 && states.every((state) => state === 'error')) return 'error';
  if (states.includes('error')) return 'degraded';
  const worst = worstState(states);
  return worst === 'healthy' && isBackfilling ? 'backfilling' : worst;
}

/** Facts to decide whether a stream is unusually quiet. Times are epoch milliseconds. */
export interface StreamActivity {
  kind: 'events' | 'entities';
  isOn: boolean;
  everySec: number;
  /** Null while too little is known. */
  usualGapSec: number | null;
  lastBroughtAt: number | null;
  /** When it was switched on. */
  since: number;
}

/** Before anything is known about a stream, a day without news is suspicious. */
export const PRESUMED_GAP_SEC = 6 * 3600;
const LEAST_SILENCE_SEC = 3600;

/**
 * Whether a stream of events has brought nothing for longer than four times its usual gap, four times
 * the interval of its runs and an hour. Lists of people or devices may be unchanged for months.
 */
export function isStreamSilent(stream: StreamActivity, now: number): boolean {
  if (!stream.isOn || stream.kind === 'entities') return false;
  const usualSec = stream.usualGapSec ?? PRESUMED_GAP_SEC;
  const limitSec = Math.max(4 * usualSec, 4 * stream.everySec, LEAST_SILENCE_SEC);
  // The time before a stream was re-enabled does not count.
  return now - Math.max(stream.lastBroughtAt ?? 0, stream.since) > limitSec * 1000;
}
