import { regionMark } from '../app/http/api-base.ts';

/** What a way back to the sign-in page carries besides the place to go on to. */
export interface WayBack {
  /** Where the person wanted to go; `/` is left out. */
  target: string;
  via?: 'oauth' | 'sso' | 'enchanted';
  for?: 'reset';
}

/** Address of our sign-in page for a mail or another provider, which adds its token or code to it. */
export function ownAddress(origin: string, { target, via, for: purpose }: WayBack): string {
  const url = new URL('/login', origin);
  if (via !== undefined) url.searchParams.set('via', via);
  if (purpose !== undefined) url.searchParams.set('for', purpose);
  // The person may come back in another browser, which knows of no choice.
  const region = regionMark();
  if (region !== null) url.searchParams.set('region', region);
  if (target !== '/') url.searchParams.set('to', target);
  return url.href;
}
