import { randomBytes } from 'node:crypto';
import { secretHash } from '../../crypto/one-time-secret.ts';
import type { LoginOptions } from '../../sessions/login-options.ts';
import { statement, type Queryable } from '../../store/statement.ts';
import type { NewUserBody } from '../../users/new-user-body.ts';

const TRANSACTION_BYTES = 32;

export type Purpose = 'signup' | 'signin' | 'update';
export type UserVerification = 'required' | 'preferred' | 'discouraged';

/** A challenge for a passkey, and its consequence. */
export interface WebauthnChallenge {
  purpose: Purpose;
  /** base64url, as it is in the options. */
  challenge: string;
  origin: string;
  userVerification: UserVerification;
  /** User of the required passkey; null: any user, or a new one. */
  userId: string | null;
  /** The requesting sign-in, if one was required. */
  familyId: string | null;
  /** Adds the passkey to the proofs of that sign-in. */
  isSecondFactor: boolean;
  /** For a new passkey. */
  userHandle: string;
  newUser: (NewUserBody & { loginId: string }) | null;
  loginOptions: LoginOptions;
}

/** Keeps a challenge; returns the transaction id, which is stored nowhere. */
export async function keepChallenge(
  db: Queryable,
  kept: WebauthnChallenge,
  expiresAt: Date,
): Promise<string> {
  const transactionId = randomBytes(TRANSACTION_BYTES).toString('base64url');
  await statement(
    db,
    'keep_webauthn_challenge',
    `INSERT INTO webauthn_challenge (transaction_hash, purpose, challenge, origin, user_verification,
       user_id, family_id, is_second_factor, user_handle, new_user, login_options, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      secretHash(transactionId),
      kept.purpose,
      kept.challenge,
      kept.origin,
      kept.userVerification,
      kept.userId,
      kept.familyId,
      kept.isSecondFactor,
      kept.userHandle,
      kept.newUser ? JSON.stringify(kept.newUser) : null,
      JSON.stringify(kept.loginOptions),
      expiresAt,
    ],
  );
  return transactionId;
}

interface ChallengeRow extends Record<string, unknown> {
  challenge: string;
  origin: string;
  user_verification: UserVerification;
  user_id: string | null;
  family_id: string | null;
  is_second_factor: boolean;
  user_handle: string;
  new_user: WebauthnChallenge['newUser'];
  login_options: LoginOptions;
}

/**
 * Removes a challenge, so that no one else can use it; null if it is gone, old or of another purpose.
 */
export async function takeChallenge(
  db: Queryable,
  purpose: Purpose,
  transactionId: string,
  now: Date,
): Promise<WebauthnChallenge | null> {
  const [row] = await statement<ChallengeRow>(
    db,
    'take_webauthn_challenge',
    `DELETE FROM webauthn_challenge WHERE transaction_hash = $1 AND purpose = $2 AND expires_at > $3
     RETURNING challenge, origin, user_verification, user_id, family_id, is_second_factor, user_handle,
       new_user, login_options`,
    [secretHash(transactionId), purpose, now],
  );
  if (!row) return null;
  return {
    purpose,
    challenge: row.challenge,
    origin: row.origin,
    userVerification: row.user_verification,
    userId: row.user_id,
    familyId: row.family_id,
    isSecondFactor: row.is_second_factor,
    userHandle: row.user_handle,
    newUser: row.new_user,
    loginOptions: row.login_options,
  };
}

export async function deleteEndedChallenges(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_webauthn_challenges',
    'DELETE FROM webauthn_challenge WHERE expires_at <= $1',
    [now],
  );
}
