import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { connectionStore, type Connection } from './connection-store.ts';

/** Answers whenever the server runs, also to someone whose session has ended meanwhile. */
const PROBE_PATH = '/v1/health';

export function useConnection(): Connection {
  return useSyncExternalStore(connectionStore.subscribe, connectionStore.read);
}

/**
 * Follows the browser's word, asks again in the cache's retry interval while no one answers, and reads
 * everything that is shown once more when the server is back: single reads wait ever longer.
 * @returns the question itself; the cache's fetcher tells the store what comes of it
 */
export function useConnectionWatch(): () => Promise<void> {
  const { cache, mutate, errorRetryInterval, fetcher } = useSWRConfig();
  const probe = useCallback(async (): Promise<void> => {
    try {
      await fetcher?.(PROBE_PATH);
    } catch {
      // The store knows.
    }
  }, [fetcher]);
  const isLost = useConnection().lostAt !== null;
  /** Milliseconds since 1970 until which what failed waits for its own next try. */
  const restsUntil = useRef(0);

  useEffect(() => {
    const follow = (): void => {
      connectionStore.noteBrowser(navigator.onLine);
      // Offline too: an answer that was under way may come after the browser's word and hide the loss.
      void probe();
    };
    connectionStore.noteBrowser(navigator.onLine);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [probe]);

  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void probe();
    }, errorRetryInterval);
    return () => {
      clearInterval(timer);
      // The clean-up of a loss is the return.
      // Where single addresses stay out of reach, the reads that answer end the loss again and again.
      const now = Date.now();
      if (connectionStore.read().lostAt !== null || now < restsUntil.current) return;
      restsUntil.current = now + (errorRetryInterval ?? 0);
      readAgain({ cache, mutate });
    };
  }, [isLost, errorRetryInterval, cache, mutate, probe]);
  return probe;
}

/** Keys of lists that are read page by page; `mutate` leaves them out when it is given a condition. */
const LIST_KEY = /^\$inf\$/;

/**
 * Reads everything again that is shown. A list that is there stays as it is, because its rows must not
 * move under the pointer; one that could not be read is read now.
 */
function readAgain({
  cache,
  mutate,
}: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>): void {
  void mutate(() => true);
  for (const key of cache.keys()) {
    if (LIST_KEY.test(key) && cache.get(key)?.error !== undefined) void mutate(key);
  }
}
