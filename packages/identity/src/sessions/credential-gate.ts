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
 * The gate for every change of a credential, an address or other sessions: each endpoint with the
 * effect `change` calls it in the transaction of the change. Throws 403 E011004 for another user's
 * login id, during impersonation, and if the user has an authenticator app that the sign-in has not
 * shown along with another proof.
 *
 * @param loginId the login id in the request; absent without one.
 */
export function passCredentialGate({ user, family }: Applicant, loginId?: string): void {
  if (loginId === undefined) requireSelf(family);
  else requireOwnLoginId({ user, family }, loginId);
  if (isCleared(user, family.amr)) return;
  const text = 'Enter the code of your authenticator app first';
  throw new WireError(403, WIRE_CODES.invalidArguments, text);
}

/** Limits the damage of an unattended screen to this time. */
const FRESH_MS = 15 * 60_000;

/**
 * The same for adding or changing a credential or an address with only a refresh token: also requires
 * that the sign-in, or its last added proof, is of the last 15 minutes. Throws 403 E011004 otherwise.
 */
export function passFreshGate(
  applicant: Applicant & { family: Pick<RefreshFamily, 'begunAt'>; now: Date },
  loginId?: string,
): void {
  passCredentialGate(applicant, loginId);
  requireFresh(applicant.family, applicant.now);
}

/** Throws 403 E011004 when the sign-in, and the last proof that was added to it, are older than 15 minutes. */
export function requireFresh({ begunAt }: Pick<RefreshFamily, 'begunAt'>, now: Date): void {
  if (now.getTime() - begunAt.getTime() <= FRESH_MS) return;
  const text = 'Sign in again first: this needs a sign-in of the last 15 minutes';
  throw new WireError(403, WIRE_CODES.invalidArguments, text);
}

/** Whether the proofs are enough to change what opens the account. */
export function isCleared({ hasTotp }: Pick<User, 'hasTotp'>, amr: readonly string[]): boolean {
  return !hasTotp || hasSecondFactor(amr);
}
