import type { User } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { hasSecondFactor } from './proofs.ts';
import type { RefreshFamily } from './refresh-store.ts';

/**
 * Throws 403 E011004 unless the login id is the signed-in user's own and they are there themselves: who
 * acts as another user must not leave a key of their own behind.
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

/** Throws 403 E011004 for who acts as another user: what that user signs in with is not theirs. */
export function requireSelf({ actorId }: Pick<RefreshFamily, 'actorId'>): void {
  if (!actorId) return;
  throw new WireError(403, WIRE_CODES.invalidArguments, 'You are acting as somebody else');
}

/**
 * Throws 403 E011004 when the user has an authenticator app and the sign-in has not shown it beside
 * another proof: who knows a password alone, or guessed a code, must not change what opens the account.
 */
export function requireSecondFactor({
  user,
  family,
}: {
  user: Pick<User, 'hasTotp'>;
  family: Pick<RefreshFamily, 'amr'>;
}): void {
  if (!user.hasTotp || hasSecondFactor(family.amr)) return;
  const text = 'Enter the code of your authenticator app first';
  throw new WireError(403, WIRE_CODES.invalidArguments, text);
}
