import type { SWRConfiguration } from 'swr';
import { connectionStore } from '../connection/connection-store.ts';
import { ApiError, PermissionError } from './api-error.ts';
import type { Request } from './create-request.ts';

interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Slow as reported by the browser; browsers without this information count as fast. */
export function isSlowConnection(connection: NetworkInformation | undefined): boolean {
  if (connection === undefined) return false;
  return (
    connection.saveData === true ||
    connection.effectiveType === '2g' ||
    connection.effectiveType === 'slow-2g'
  );
}

/** The constants of the specification, section 9, in milliseconds. */
export function cacheConstants(isSlow: boolean) {
  return {
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: isSlow ? 10_000 : 5000,
    loadingTimeout: isSlow ? 5000 : 3000,
  };
}

/** Retrying cannot help: no session, no permission, not found, invalid. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 422]);

/** Whether a failed read is worth repeating on its own. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof PermissionError) return false;
  return !(error instanceof ApiError && FINAL_STATUSES.has(error.status));
}

/** Called after every read: did the server answer? */
export interface ReadWatch {
  noteAnswer: () => void;
  noteFailure: (error: unknown) => void;
}

/** Reads for the cache: a refused read is an error here, never an empty success. */
export function createFetcher(request: Request, watch: ReadWatch = connectionStore) {
  return async <T>(path: string): Promise<T> => {
    const data = await request<T>(path, {}, true).catch((error: unknown) => {
      watch.noteFailure(error);
      throw error;
    });
    watch.noteAnswer();
    if (data === undefined) throw new PermissionError();
    return data;
  };
}

/** Options of the console's one cache. Retries double with each attempt, up to 2^8, with jitter. */
export function cacheOptions(request: Request, isSlow: boolean): SWRConfiguration {
  return {
    ...cacheConstants(isSlow),
    fetcher: createFetcher(request),
    // oxlint-disable-next-line max-params -- as the cache calls it
    onErrorRetry: (error: unknown, _key, config, revalidate, { retryCount }) => {
      if (!isWorthRetrying(error)) return;
      const factor = (Math.random() + 0.5) * 2 ** Math.min(retryCount, 8);
      setTimeout(
        () => void revalidate({ retryCount }),
        Math.round(factor * config.errorRetryInterval),
      );
    },
  };
}
