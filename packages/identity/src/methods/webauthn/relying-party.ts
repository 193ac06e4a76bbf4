import type { IdentityContext } from '../../identity-context.ts';
import { invalid } from '../../wire/wire-error.ts';

/** Passkeys are created for a host name and sign requests of an origin's page. */
export interface RelyingParty {
  origin: string;
  rpId: string;
}

/**
 * The relying party of the requesting page. Browsers send their origin in the body; only the console's
 * own ones are accepted, and the host name comes from the configured one. Throws E011003.
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
