import type { IdentityContext } from '../identity-context.ts';
import { startSession } from '../sessions/start-session.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { PendingBody } from './link-bodies.ts';
import { linkExpired, linkUnknown } from './link-errors.ts';
import { secretHash } from '../crypto/one-time-secret.ts';
import { pendingByHash, takePending } from './pending-store.ts';

const PENDING = {
  enchantedlink: new WireError(401, WIRE_CODES.linkPending, 'The link was not opened yet'),
  notp: new WireError(401, WIRE_CODES.notpPending, 'The message has not arrived yet'),
};

/**
 * Signs in a waiting screen, once, when its person has approved it. Throws 401: E062503 or E066103
 * while they have not, E061102 when they refused, E061104 when it waited too long.
 */
export function collectSession(method: 'enchantedlink' | 'notp') {
  return async (context: IdentityContext, call: WireCall): Promise<WireReply> => {
    const { pendingRef } = parseFields(PendingBody, call.body);
    const pending = await pendingByHash(context.pool, secretHash(pendingRef), method);
    if (!pending) throw linkUnknown();
    if (pending.expiresAt.getTime() <= context.clock()) throw linkExpired();
    const { state, userId } = pending;
    if (state === 'waiting') throw PENDING[method];
    if (state === 'refused' || userId === null) throw refused();
    return startSession(context, call, {
      userId,
      method,
      amr: pending.amr,
      options: pending.options,
      isProven: async (client) => {
        if (await takePending(client, pending.hash)) return true;
        throw linkUnknown();
      },
    });
  };
}

function refused(): WireError {
  return new WireError(401, WIRE_CODES.wrongCode, 'The sign-in was refused');
}
