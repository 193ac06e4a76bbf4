import type { User } from '../users/user.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { hasSecondFactor } from './proofs.ts';
import type { RefreshFamily } from './refresh-store.ts';
import { requireOwnLoginId, requireSelf } from './require-own-login-id.ts';

/** A sign-in that asks to change what opens an account. */
interface Applicant {
  user: Pick<User, 'loginIds' | 'hasTotp'>;
  family: Pick<RefreshFamily, 'actorId' | 'amr'>;
}

/**
 * The gate in front of every change of a credential, an address or other sessions: each endpoint with
 * the effect `change` calls it in the transaction of the change. Throws 403 E011004 when the login id is
 * not the user's own, for who acts as another user, and when the user has an authenticator app that
 * the sign-in has not shown beside another proof.
 *
 * @param loginId the login id that the request names; absent where it names none.
 */
export function passCredentialGate({ user, family }: Applicant, loginId?: string): void {
  if (loginId === undefined) requireSelf(family);
  else requireOwnLoginId({ user, family }, loginId);
  if (isCleared(user, family.amr)) return;
  const text = 'Enter the code of your authenticator app first';
  throw new WireError(403, WIRE_CODES.invalidArguments, text);
}

/** Whether the proofs are enough to change what opens the account. */
export function isCleared({ hasTotp }: Pick<User, 'hasTotp'>, amr: readonly string[]): boolean {
  return !hasTotp || hasSecondFactor(amr);
}
