import useSWRInfinite from 'swr/infinite';
import { readPath } from '../../../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../../../app/http/routes-type.ts';

type Page = ResponseOf<'/v1/rejections'>;

/** Refused records, newest first and page by page; of one source, or of all with null. */
export function useRejections(sourceId: string | null) {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Page>(
    (_index, previous: Page | null) =>
      previous !== null && previous.nextCursor === null
        ? null
        : readPath('/v1/rejections', {
            query: {
              sourceId: sourceId ?? undefined,
              limit: 50,
              cursor: previous?.nextCursor ?? undefined,
            },
          }),
    { revalidateFirstPage: false },
  );
  const last = data?.at(-1);
  return {
    rows: (data ?? []).flatMap((page) => page.items),
    total: last?.total ?? 0,
    error: data === undefined ? error : undefined,
    isLoading,
    isValidating,
    refresh: () => mutate(),
    more: () => {
      if (last !== undefined && last.nextCursor !== null && !isValidating) void setSize(size + 1);
    },
  };
}
