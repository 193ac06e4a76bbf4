import type { DetectionFilter, DetectionListItem } from '@waybill/contract';
import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { useWithChanges } from '../../../components/detection/detection-changes.ts';
import type { DetectionSort } from '../filter/detection-view.ts';
import { pagePath } from '../first-reads.ts';

type Page = ResponseOf<'/v1/detections'>;

/** Maximum rows held: a narrower filter shows others. */
export const MAX_HELD_ROWS = 5000;

export interface DetectionList {
  rows: readonly DetectionListItem[];
  /** True until the first page of this filter is loaded; earlier rows may still be visible. */
  isLoading: boolean;
  isLoadingMore: boolean;
  error: unknown;
  /** Fetches the next page, if there is one. */
  loadMore: () => void;
  /** Rereads the list from its start. */
  refresh: () => Promise<void>;
}

/**
 * The list page by page. It is not refreshed automatically: rows must not shift under the pointer, and
 * the summary's poll shows when a refresh would add something.
 */
export function useDetectionList(filter: DetectionFilter, sort: DetectionSort): DetectionList {
  const pages = useSWRInfinite<Page>(
    (_index, previous: Page | null) => {
      if (previous !== null && previous.nextCursor === null) return null;
      return pagePath(filter, sort, previous?.nextCursor ?? undefined);
    },
    {
      keepPreviousData: true,
      persistSize: false,
      revalidateFirstPage: false,
      revalidateIfStale: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const { data, error, size, setSize, isLoading, isValidating, mutate } = pages;
  const loaded = useMemo(() => (data ?? []).flatMap((page) => page.items), [data]);
  const rows = useWithChanges(loaded);
  const hasMore = (data?.at(-1)?.nextCursor ?? null) !== null && rows.length < MAX_HELD_ROWS;
  const isLoadingMore = isValidating && data !== undefined && data.length < size;

  return {
    rows,
    isLoading,
    isLoadingMore,
    error,
    loadMore: () => {
      if (hasMore && !isValidating) void setSize(size + 1);
    },
    refresh: async () => {
      await setSize(1);
      await mutate();
    },
  };
}
