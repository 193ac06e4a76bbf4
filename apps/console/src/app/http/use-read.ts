import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { readPath } from './build-path.ts';
import type { PathOf, ReadCall, ResponseOf } from './routes-type.ts';

/**
 * Reads a GET route through the cache, whose key is the built path. `options.isPaused` of SWR aside,
 * pass a null path to read nothing yet.
 */
export function useRead<P extends PathOf<'GET'>>(
  path: P | null,
  args?: ReadCall<P>[0],
  options?: SWRConfiguration<ResponseOf<P>>,
): SWRResponse<ResponseOf<P>> {
  // ReadCall is a one-element tuple whose only element may be absent.
  const key = path === null ? null : readPath(path, ...([args] as ReadCall<P>));
  return useSWR<ResponseOf<P>>(key, options ?? {});
}
