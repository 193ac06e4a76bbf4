import type { User } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import type { RefreshFamily } from './refresh-store.ts';

/**
 * Throws 403 E011004 unless the login id is the signed-in user's own and no one impersonates them: an
 * impersonator must not leave their own key behind.
 */
export function requireOwnLoginId(
  { user, family }: { user: Pick<User, 'loginIds'>; family: Pick<RefreshFamily, 'actorId'> },
  loginId: string,
): void {
  if (!user.loginIds.includes(normaliseLoginId(loginId))) {
    throw new WireError(403, WIRE_CODES.invalidArguments, 'The login id is not your own');
  }
  requireSelf(family);
}

/** Throws 403 E011004 during impersonation: the user's sign-in methods are off limits. */
export function requireSelf({ actorId }: Pick<RefreshFamily, 'actorId'>): void {
  if (!actorId) return;
  throw new WireError(403, WIRE_CODES.invalidArguments, 'You are acting as another user');
}
