import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { fillPath, type LooseArgs } from './build-path.ts';
import type { PathOf, ReadCall, ResponseOf } from './routes-type.ts';

/** Reads a GET route through the cache, whose key is the built path; a null path reads nothing yet. */
export function useRead<P extends PathOf<'GET'>>(
  path: P | null,
  args?: ReadCall<P>[0],
  options: SWRConfiguration<ResponseOf<P>> = {},
): SWRResponse<ResponseOf<P>> {
  return useSWR<ResponseOf<P>>(path === null ? null : keyOf(path, args), options);
}

function keyOf<P extends PathOf<'GET'>>(path: P, args: ReadCall<P>[0] | undefined): string;
// The conditional type above is resolved at the call; inside, only its loose shape is known.
function keyOf(path: string, args: LooseArgs | undefined): string {
  return fillPath(path, args);
}
