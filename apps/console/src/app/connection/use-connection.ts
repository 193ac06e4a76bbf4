import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { connectionStore, type Connection } from './connection-store.ts';

/** Answers whenever the server runs, also to someone whose session has ended meanwhile. */
const PROBE_PATH = '/v1/health';

export function useConnection(): Connection {
  return useSyncExternalStore(connectionStore.subscribe, connectionStore.read);
}

/**
 * Follows the browser's status, polls at the cache's retry interval while the server does not respond,
 * and rereads everything on screen when it is back: single reads back off.
 * @returns the poll itself; the cache's fetcher reports its result to the store
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
  /** Milliseconds since 1970 until which failed reads wait for their own retry. */
  const restsUntil = useRef(0);

  useEffect(() => {
    const follow = (): void => {
      connectionStore.noteBrowser(navigator.onLine);
      // Offline too: a response in progress may arrive after the browser's event and hide the loss.
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
      // The clean-up of a loss is the recovery. If single addresses stay unreachable, successful reads
      // end the loss repeatedly.
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
 * Rereads everything on screen. A loaded list stays unchanged, because its rows must not move under the
 * pointer; a failed one is read now.
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
