import type { Region } from '@waybill/contract';
import { writeStored } from '../storage/stored-values.ts';

const KEY = 'region';

interface Browser {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Applies the region in a link to the sign-in page (set-up, invitation, return from another provider),
 * and removes it from the address. Unknown regions are ignored.
 */
export function takeRegion(served: readonly Region[], { location, history }: Browser): void {
  if (location.pathname !== '/login') return;
  const query = new URLSearchParams(location.search);
  const named = query.get(KEY);
  if (named === null) return;
  const region = served.find((known) => known === named);
  if (region !== undefined) writeStored('REGION', region);
  query.delete(KEY);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}
