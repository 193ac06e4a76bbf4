import type { IdentityContext } from '../identity-context.ts';
import type { DeliveryMethod } from '../messages/message.ts';
import { passFreshGate } from '../sessions/credential-gate.ts';
import { withRefreshToken } from '../sessions/presented-token.ts';
import type { Client } from '../store/statement.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import type { LinkGrant } from './link-store.ts';

interface AddressChange {
  loginId: string;
  delivery: DeliveryMethod;
  /** The new one. */
  address: string;
  isLoginIdAdded: boolean;
}

/**
 * Prepares a link that verifies an address for the signed-in user, and has it stored. Whether someone
 * else has the address is checked on verification, not before. Throws 401 without a valid refresh
 * token, 403 for another user's login id, during impersonation and without the user's authenticator
 * app; 429.
 */
export async function planAddressChange<T>(
  context: IdentityContext,
  call: WireCall,
  change: AddressChange,
  store: (client: Client, grant: LinkGrant) => Promise<T>,
): Promise<{ grant: LinkGrant; stored: T }> {
  const { loginId, delivery, address, isLoginIdAdded } = change;
  return withRefreshToken(context, call, async ({ client, user, family, now }) => {
    passFreshGate({ user, family, now }, loginId);
    context.messages.allow({
      method: delivery,
      to: address,
      remoteAddress: call.remoteAddress,
    });
    const terms = { delivery, address: normaliseLoginId(address), isLoginIdAdded, options: {} };
    const grant: LinkGrant = { purpose: 'address', userId: user.userId, terms };
    return { grant, stored: await store(client, grant) };
  });
}
