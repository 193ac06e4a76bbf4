import type { ConnectorFailure, IntegrationState } from '@waybill/contract';

/** What of a stream decides how its integration is. */
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

/** The worst of several states; off when there is none. */
export function worstState(states: readonly IntegrationState[]): IntegrationState {
  return BY_SEVERITY.find((state) => states.includes(state)) ?? 'off';
}

/**
 * State of an integration by its streams that are switched on. Credentials that no longer work are
 * told first, since they stop all of it sooner or later; streams that fail beside others that work
 * make it degraded.
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

/** What tells whether a stream is quieter than it ever is. Moments are epoch milliseconds. */
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
 * the pause between its runs and an hour. Lists of people or devices may stay the same for months.
 */
export function isStreamSilent(stream: StreamActivity, now: number): boolean {
  if (!stream.isOn || stream.kind === 'entities') return false;
  const usualSec = stream.usualGapSec ?? PRESUMED_GAP_SEC;
  const limitSec = Math.max(4 * usualSec, 4 * stream.everySec, LEAST_SILENCE_SEC);
  // What was switched on again is not blamed for the time before.
  return now - Math.max(stream.lastBroughtAt ?? 0, stream.since) > limitSec * 1000;
}
