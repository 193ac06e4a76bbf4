import { useRef } from 'react';
import useSWR from 'swr';
import { request } from '../../../../app/http/api.ts';
import { readPath } from '../../../../app/http/build-path.ts';
import { createFetcher } from '../../../../app/http/swr-options.ts';
import type { Direction, Neighbours } from './trace-view.ts';

/** Maximum neighbours per expansion; the rest is shown as a number. */
const PAGE_SIZE = 200;
const EXPANSION = /^(up|down)\.(.+)$/;

const read = createFetcher(request);
const NONE: ReadonlyMap<string, Neighbours> = new Map();

/** Path of the read for an expansion's key; null for an invalid one. */
function pathOf(key: string, minConfidence: number): string | null {
  const [, way, versionId] = EXPANSION.exec(key) ?? [];
  if (way === undefined || versionId === undefined) return null;
  const direction: Direction = way === 'up' ? 'up' : 'down';
  return readPath('/v1/versions/{versionId}/neighbours', {
    params: { versionId },
    query: {
      direction,
      limit: PAGE_SIZE,
      minConfidence: minConfidence === 0 ? undefined : minConfidence,
    },
  });
}

/**
 * Reads expanded parts, all together, and keeps existing data while more is loading. Data stays for the
 * lifetime of the trace: closing and reopening needs no read.
 */
export function useNeighbours(expanded: readonly string[], minConfidence: number) {
  const known = useRef(new Map<string, Neighbours>());
  const wanted = expanded.flatMap((key) => {
    const path = pathOf(key, minConfidence);
    return path === null ? [] : [{ key, path }];
  });
  const { data, error, isLoading, mutate } = useSWR<ReadonlyMap<string, Neighbours>>(
    wanted.length === 0 ? null : ['trace neighbours', ...wanted.map(({ path }) => path)],
    async () => {
      const found = await Promise.all(
        wanted.map(async ({ key, path }) => {
          const answer = known.current.get(path) ?? (await read<Neighbours>(path));
          known.current.set(path, answer);
          return [key, answer] as const;
        }),
      );
      return new Map(found);
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const neighbours = wanted.length === 0 ? NONE : (data ?? NONE);
  return { neighbours, error: wanted.length === 0 ? undefined : error, isLoading, retry: mutate };
}
