import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';

interface Page<T> {
  items: readonly T[];
  total: number;
  nextCursor: string | null;
}

/** Maximum rows held: a narrower filter shows others. */
const MOST_ROWS = 2000;

export interface Pages<T> {
  rows: readonly T[];
  /** Total rows, including those not loaded; null while unknown. */
  total: number | null;
  /** The newest page, for its other fields. */
  isLoading: boolean;
  isLoadingMore: boolean;
  error: unknown;
  more: () => void;
  refresh: () => Promise<void>;
}

/**
 * A list read page by page, while earlier rows stay.
 * @param pathOf path of the page after a cursor; the first one without
 */
export function usePages<T>(pathOf: (cursor?: string) => string): Pages<T> {
  const pages = useSWRInfinite<Page<T>>(
    (_index, previous: Page<T> | null) => {
      if (previous !== null && previous.nextCursor === null) return null;
      return pathOf(previous?.nextCursor ?? undefined);
    },
    {
      keepPreviousData: true,
      persistSize: false,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
    },
  );
  const { data, error, size, setSize, isLoading, isValidating, mutate } = pages;
  const rows = useMemo(() => (data ?? []).flatMap(({ items }) => items), [data]);
  const hasMore = (data?.at(-1)?.nextCursor ?? null) !== null && rows.length < MOST_ROWS;
  return {
    rows,
    total: data?.[0]?.total ?? null,
    isLoading,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    error,
    more: () => {
      if (hasMore && !isValidating) void setSize(size + 1);
    },
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
  };
}
