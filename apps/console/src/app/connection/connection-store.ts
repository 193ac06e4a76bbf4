import { ApiError } from '../http/api-error.ts';

/** Whether the product API can be reached, as the reads of this page tell. */
export interface Connection {
  /** Time of the first unanswered read, in ms since 1970; null while the server responds. */
  lostAt: number | null;
  /** Time of the last response before that: the screen shows nothing newer. */
  lastAnswerAt: number | null;
  /** The browser itself says that it is offline. */
  isOffline: boolean;
}

/** A proxy answered for the server: it is unavailable. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a failure means no response; `fetch` then throws a TypeError. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return GATEWAY_STATUSES.has(error.status);
  return error instanceof TypeError;
}

export function createConnectionStore(now: () => number) {
  let shown: Connection = { lostAt: null, lastAnswerAt: null, isOffline: false };
  let lastAnswerAt: number | null = null;
  /** The browser's last status. A response in progress at that time does not override it. */
  let isBrowserOffline = false;
  const listeners = new Set<() => void>();

  function publish(next: Connection): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function noteLoss(isOffline: boolean): void {
    if (shown.lostAt !== null && shown.isOffline === isOffline) return;
    publish({ lostAt: shown.lostAt ?? now(), lastAnswerAt, isOffline });
  }

  return {
    read: (): Connection => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The server responded, with any status. */
    noteAnswer(): void {
      lastAnswerAt = now();
      if (shown.lostAt !== null) publish({ lostAt: null, lastAnswerAt, isOffline: false });
    },
    /** A read failed: it counts as a response unless there was none. */
    noteFailure(error: unknown): void {
      if (isUnreachable(error)) noteLoss(isBrowserOffline);
      else this.noteAnswer();
    },
    /** The browser reports that it is offline, or back online; the latter is not a response yet. */
    noteBrowser(isOnline: boolean): void {
      isBrowserOffline = !isOnline;
      if (isBrowserOffline || shown.lostAt !== null) noteLoss(isBrowserOffline);
    },
  };
}

/** Fed by the fetcher of the console's one cache. */
export const connectionStore = createConnectionStore(Date.now);
