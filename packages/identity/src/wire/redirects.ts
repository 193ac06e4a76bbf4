import type { IdentityContext } from '../identity-context.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';
import { invalid } from './wire-error.ts';

/**
 * A redirect target that receives a code or token. Only exact origins of the console and the settings
 * are allowed; anything else would give sign-ins to strangers. Throws E011003.
 *
 * @param name of the field, for the message.
 */
export function requireAllowedRedirect(
  context: Pick<IdentityContext, 'publicOrigins' | 'settings'>,
  address: string,
  name: string,
): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isAllowed =
    url !== null &&
    isHttp &&
    url.username === '' &&
    url.password === '' &&
    isAllowedTarget(context, url.origin);
  if (!isAllowed) throw invalid(`"${name}" is not on the list of allowed addresses`);
  return url;
}

function isAllowedTarget(
  { publicOrigins, settings }: Pick<IdentityContext, 'publicOrigins' | 'settings'>,
  origin: string,
): boolean {
  return (
    publicOrigins.has(origin) ||
    settings.redirectOrigins.includes(origin) ||
    (settings.isDevelopment && isLoopbackOrigin(origin))
  );
}
