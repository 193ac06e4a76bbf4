import type { Log } from '../platform/log.ts';

/** Logged facts of a refused request: only names defined by the product. */
export interface Refusal {
  requestId: string;
  /** The route as declared; absent for an unknown address. */
  route: string | undefined;
  status: number;
  code: string;
  /** If the session was valid. */
  userId?: string;
  tenantId?: number;
}

/** Anyone can send invalid requests: more lines than this would let them fill the disk. */
const MOST_LINES = 50;
const WINDOW_MS = 10_000;

/** Logs refused requests, at most 50 in ten seconds; the next line reports how many were left out. */
export function refusalLog(log: Log, now: () => number): (refusal: Refusal) => void {
  let windowEnd = 0;
  let lines = 0;
  let leftOut = 0;
  return (refusal) => {
    if (now() >= windowEnd) {
      if (leftOut > 0) log.warn({ leftOut }, 'could not log refused requests');
      windowEnd = now() + WINDOW_MS;
      lines = 0;
      leftOut = 0;
    }
    lines += 1;
    if (lines > MOST_LINES) {
      leftOut += 1;
      return;
    }
    const level = refusal.status === 403 ? 'warn' : 'info';
    log[level](refusal, 'request refused');
  };
}
