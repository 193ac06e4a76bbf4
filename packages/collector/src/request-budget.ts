import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';

type Limit = NonNullable<HttpStream['limit']>;

/** Recent requests of a connection to its vendor; shared by its streams. */
export interface RequestBudget {
  /**
   * Milliseconds to wait before a request may start, or 0, in which case it counts as started and
   * `done` must be called once when it ended. No limit: always 0.
   */
  take(limit: Limit | undefined, now: number): number;
  done(): void;
}

/** Retry delay while the maximum number of requests is running. */
const BUSY_MS = 250;

export function createRequestBudget(): RequestBudget {
  /** When requests started, oldest first; only as far back as the longest limit seen. */
  const started: number[] = [];
  let longestMs = 0;
  let running = 0;

  return {
    take: (limit, now) => {
      longestMs = Math.max(longestMs, (limit?.perSec ?? 0) * 1000);
      while (started[0] !== undefined && started[0] <= now - longestMs) started.shift();
      if (limit) {
        const within = started.filter((at) => at > now - limit.perSec * 1000);
        const blocking = within[within.length - limit.requests];
        if (blocking !== undefined) return blocking + limit.perSec * 1000 - now;
        if (running >= limit.concurrency) return BUSY_MS;
      }
      started.push(now);
      running += 1;
      return 0;
    },
    done: () => {
      running -= 1;
    },
  };
}
