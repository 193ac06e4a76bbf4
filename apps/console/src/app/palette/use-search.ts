import type { SearchHit, SearchKind } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { request } from '../http/api.ts';
import { createFetcher } from '../http/swr-options.ts';
import { useRead } from '../http/use-read.ts';
import { useDelayed } from './use-delayed.ts';

/** Milliseconds without a key press after which a text is searched for. */
const DELAY_MS = 100;

/** Hits per kind, and for a single requested kind. */
const HITS = 4;
const HITS_OF_ONE = 20;

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: readonly SearchHit[];
}

export interface Search {
  /** Previous results until the new ones arrive. */
  groups: readonly SearchGroup[] | undefined;
  /** Only similar words matched. */
  isSimilar: boolean;
  /** The groups belong to the current text. */
  isCurrent: boolean;
  error: unknown;
  retry: () => void;
}

/** Requests like the cache does, but cancels the previous request. */
function createLatestOnly() {
  let running: AbortController | undefined;
  const fetchLatest = createFetcher((path, options, silent) => {
    running?.abort();
    running = new AbortController();
    return request(path, { ...options, signal: running.signal }, silent);
  });
  return { fetchLatest, stop: () => running?.abort() };
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Search results for a text; no request for an empty one. */
export function useSearch(query: string, isOneKind: boolean): Search {
  const settled = useDelayed(query, DELAY_MS);
  const [latest] = useState(createLatestOnly);
  useEffect(() => latest.stop, [latest]);
  const hasQuery = query !== '';
  const { data, error, isLoading, mutate } = useRead(
    hasQuery && settled !== '' ? '/v1/search' : null,
    { query: { q: settled, limit: isOneKind ? HITS_OF_ONE : HITS } },
    { fetcher: latest.fetchLatest, keepPreviousData: true, shouldRetryOnError: false },
  );
  const isSettled = settled === query;
  const failure = isAborted(error) ? undefined : error;
  return {
    groups: hasQuery ? data?.groups : undefined,
    isSimilar: hasQuery && data?.isSimilar === true,
    isCurrent: isSettled && !isLoading,
    error: isSettled ? failure : undefined,
    retry: () => void mutate(),
  };
}
