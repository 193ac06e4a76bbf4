import useSWRInfinite from 'swr/infinite';
import { readPath } from '../../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';

type Page = ResponseOf<'/v1/audit'>;

/** Which entries are listed and exported. */
export interface AuditFilter {
  from?: string | undefined;
  to?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  q?: string | undefined;
}

/** Entries, newest first and page by page. */
export function useAuditEntries(filter: AuditFilter) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Page>(
    (_index, previous: Page | null) =>
      previous !== null && previous.nextCursor === null
        ? null
        : readPath('/v1/audit', {
            query: { ...filter, limit: 50, cursor: previous?.nextCursor ?? undefined },
          }),
    { revalidateFirstPage: false },
  );
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.nextCursor !== null;
  return {
    rows: (data ?? []).flatMap((page) => page.items),
    hasMore,
    error: data === undefined ? error : undefined,
    isLoading,
    isValidating,
    refresh: () => mutate(),
    more: () => {
      if (hasMore && !isValidating) void setSize(size + 1);
    },
  };
}
