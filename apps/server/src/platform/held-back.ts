/** Items that are skipped for a while, each with its own backoff. */
export interface HeldBack {
  /** After a failure: twice as long after every failure in a row, up to the longest pause. */
  failed(key: string): void;
  /** After success, for so long. */
  rest(key: string, ms: number): void;
  free(key: string): void;
  isHeld(key: string): boolean;
  /** Items currently backing off. */
  keys(): string[];
}

/** How long an item is left alone after a failure. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

const PAUSES: Pauses = { firstMs: 60_000, longestMs: 3_600_000 };

/** Kept in memory: after a restart everything is tried once more. */
export function heldBack(now: () => number, pauses: Pauses = PAUSES): HeldBack {
  const held = new Map<string, { failures: number; until: number }>();

  /** Removed items, and those no longer due, are not kept forever. */
  function forgetLongPast(): void {
    for (const [key, { until }] of held) {
      if (until < now() - 2 * pauses.longestMs) held.delete(key);
    }
  }

  const isHeld = (key: string): boolean => (held.get(key)?.until ?? 0) > now();
  return {
    failed(key) {
      forgetLongPast();
      const failures = (held.get(key)?.failures ?? 0) + 1;
      const pauseMs = Math.min(pauses.firstMs * 2 ** Math.min(failures - 1, 10), pauses.longestMs);
      held.set(key, { failures, until: now() + pauseMs });
    },
    rest: (key, ms) => void held.set(key, { failures: 0, until: now() + ms }),
    free: (key) => void held.delete(key),
    isHeld,
    keys: () => [...held.keys()].filter(isHeld),
  };
}
