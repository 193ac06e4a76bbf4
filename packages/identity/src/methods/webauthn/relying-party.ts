import type { IdentityContext } from '../../identity-context.ts';
import { invalid } from '../../wire/wire-error.ts';

/** Passkeys are made for a host name and sign what a page of an origin asked. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/**
 * The relying party of the page that asks. Browsers say their origin in the body; only the console's
 * own ones are good, and the host name comes from the configured one. Throws E011003.
 */
export function relyingParty(
  context: Pick<IdentityContext, 'publicOrigins'>,
  claimedOrigin: string,
): RelyingParty {
  const origin = [...context.publicOrigins].find((known) => known === claimedOrigin);
  if (origin === undefined) throw invalid('"origin" is not on the list of allowed addresses');
  return { origin, rpId: rpIdOf(origin) };
}

export function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}
