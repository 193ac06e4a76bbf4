import type { PeopleCount } from '@waybill/contract';
import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';

interface Page<T> {
  items: T[];
  total: number;
  people?: PeopleCount;
  nextCursor: string | null;
}

export interface IdentityPages<T> {
  rows: readonly T[];
  /** Total, including those not loaded; undefined until the first page is loaded. */
  total: number | undefined;
  /** Of all people, ignoring the search; undefined for devices. */
  people: PeopleCount | undefined;
  error: unknown;
  isLoading: boolean;
  isLoadingMore: boolean;
  /** Fetches the next page, if there is one. */
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

/**
 * A list of people or devices, page by page.
 *
 * @param pathOf the read of the page after a cursor; null reads nothing
 */
export function useIdentityPages<T>(
  pathOf: ((cursor: string | undefined) => string) | null,
): IdentityPages<T> {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Page<T>>(
    (_index, previous: Page<T> | null) => {
      if (pathOf === null || previous?.nextCursor === null) return null;
      return pathOf(previous?.nextCursor ?? undefined);
    },
    { keepPreviousData: true, persistSize: false, revalidateFirstPage: false },
  );
  const rows = useMemo(() => (data ?? []).flatMap((page) => page.items), [data]);
  const last = data?.at(-1);
  return {
    rows,
    total: last?.total,
    people: last?.people,
    error,
    isLoading,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    loadMore: () => {
      if (last?.nextCursor != null && !isValidating) void setSize(size + 1);
    },
    refresh: () => mutate(),
  };
}
