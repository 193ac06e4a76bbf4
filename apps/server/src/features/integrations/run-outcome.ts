import type { ConnectorFailure, IntegrationState } from '@waybill/contract';
import type { RunEnd } from '@waybill/collector';

/** Facts about a stream at the end of a run. Times are epoch milliseconds. */
export interface StreamHistory {
  state: IntegrationState;
  /** Failed runs since the last successful one, excluding this one. */
  failures: number;
  lastSuccessAt: number | null;
  everySec: number;
}

export interface RunOutcome {
  state: IntegrationState;
  failure: ConnectorFailure | null;
  detail: string | null;
  failures: number;
  /** It read everything there was. */
  isSuccess: boolean;
  nextRunAt: number;
}

/** Only a person can fix these. */
const LASTING: ReadonlySet<ConnectorFailure> = new Set([
  'auth_expired',
  'permission_missing',
  'not_licensed',
  'config_invalid',
  'not_found',
  'gone',
]);
const FIRST_PAUSE_SEC = 60;
/** Repeatedly trying credentials locks accounts at some vendors. */
const FIRST_LASTING_PAUSE_SEC = 300;
const LONGEST_PAUSE_SEC = 3600;
/** Data this old counts as recent, unless the stream is slower anyway. */
const RECENT_SEC = 6 * 3600;
/** Attempts before a stream that never succeeded counts as broken. */
const FIRST_ATTEMPTS = 3;

/** State of a stream after a run, and its next run; null if it was only interrupted. */
export function runOutcome(end: RunEnd, history: StreamHistory, now: number): RunOutcome | null {
  switch (end.outcome) {
    case 'complete':
      return {
        ...CLEAR,
        state: 'healthy',
        isSuccess: true,
        nextRunAt: now + history.everySec * 1000,
      };
    case 'more': {
      const state = history.lastSuccessAt === null ? 'backfilling' : 'healthy';
      return { ...CLEAR, state, isSuccess: false, nextRunAt: now };
    }
    case 'failed':
      return end.code === 'cancelled' ? null : failed(end, history, now);
  }
}

const CLEAR = { failure: null, detail: null, failures: 0 } as const;

function failed(
  end: Extract<RunEnd, { outcome: 'failed' }>,
  history: StreamHistory,
  now: number,
): RunOutcome {
  const failures = history.failures + 1;
  const pauseSec = Math.max(
    pauseAfter(end.code, failures, history.everySec),
    end.retryAfterSec ?? 0,
  );
  return {
    state: failedState(end.code, failures, history, now),
    failure: end.code,
    detail: end.detail,
    failures,
    isSuccess: false,
    nextRunAt: now + pauseSec * 1000,
  };
}

/** Retry delay of a failed stream in seconds: doubles after every failure. */
export function pauseAfter(code: ConnectorFailure, failures: number, everySec: number): number {
  const first = LASTING.has(code) ? Math.max(FIRST_LASTING_PAUSE_SEC, everySec) : FIRST_PAUSE_SEC;
  const longest = Math.max(LONGEST_PAUSE_SEC, everySec);
  return Math.min(first * 2 ** Math.min(failures - 1, 20), longest);
}

/** Whether only a person can fix it. */
export function isLasting(code: ConnectorFailure): boolean {
  return LASTING.has(code);
}

function failedState(
  code: ConnectorFailure,
  failures: number,
  { lastSuccessAt, everySec }: StreamHistory,
  now: number,
): IntegrationState {
  if (code === 'auth_expired') return 'auth_expired';
  if (LASTING.has(code)) return 'error';
  if (lastSuccessAt === null) return failures < FIRST_ATTEMPTS ? 'degraded' : 'error';
  const recentMs = Math.max(RECENT_SEC, 4 * everySec) * 1000;
  return now - lastSuccessAt <= recentMs ? 'degraded' : 'error';
}
