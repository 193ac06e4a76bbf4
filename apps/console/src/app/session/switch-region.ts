import type { Region } from '@waybill/contract';
import { currentRegion } from '../http/api-base.ts';
import { writeStored } from '../storage/stored-values.ts';

/** The session cookie of the identity provider's SDK, which a script has set. */
const NO_SESSION = 'DS=; Path=/; Max-Age=0; Secure; SameSite=Strict';

interface Browser {
  location: Pick<Location, 'pathname' | 'reload' | 'assign'>;
  document: Pick<Document, 'cookie'>;
}

/**
 * Switches to another region: nothing of the former one stays in the page's memory or address, and its
 * session token is not sent to the other. Someone on the sign-in page stays there.
 */
export function switchRegion(region: Region, { location, document }: Browser = window): void {
  if (region === currentRegion()) return;
  writeStored('REGION', region);
  document.cookie = NO_SESSION;
  if (location.pathname === '/login') location.reload();
  else location.assign('/');
}
