import type { IdentityContext } from '../identity-context.ts';
import { requireAllowedRedirect } from '../wire/redirects.ts';
import type { LinkPurpose } from './link-store.ts';

type Places = Pick<IdentityContext, 'publicOrigin' | 'publicOrigins' | 'settings'>;

/**
 * Target of a link: the caller's page, or else the console's sign-in page. Throws E011003 if it is not
 * allowed.
 *
 * @param name of the field, for the message.
 */
export function linkTarget(context: Places, address: string | undefined, name: string): URL {
  return requireAllowedRedirect(context, address || `${context.publicOrigin}/login`, name);
}

/** The link itself. The console's own page also gets the purpose, e.g. setting a new password. */
export function linkAddress(
  context: Pick<Places, 'publicOrigins'>,
  { target, token, purpose }: { target: URL; token: string; purpose: LinkPurpose },
): string {
  const url = new URL(target);
  url.searchParams.set('t', token);
  const isSaid = purpose === 'reset' || purpose === 'invite';
  if (isSaid && context.publicOrigins.has(url.origin)) url.searchParams.set('for', purpose);
  return url.href;
}
