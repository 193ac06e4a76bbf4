import { regionMark } from '../app/http/api-base.ts';

/** Parameters of a link back to the sign-in page besides its target. */
export interface WayBack {
  /** Target after sign-in; omits `/`. */
  target: string;
  via?: 'oauth' | 'sso' | 'enchanted';
  for?: 'reset';
}

/** Address of our sign-in page for a mail or another provider, which adds its token or code. */
export function ownAddress(origin: string, { target, via, for: purpose }: WayBack): string {
  const url = new URL('/login', origin);
  if (via !== undefined) url.searchParams.set('via', via);
  if (purpose !== undefined) url.searchParams.set('for', purpose);
  // The person may return in another browser, without the stored choice.
  const region = regionMark();
  if (region !== null) url.searchParams.set('region', region);
  if (target !== '/') url.searchParams.set('to', target);
  return url.href;
}
