import { statement, type Queryable } from '../store/statement.ts';
import { normaliseLoginId } from './user-store.ts';

/**
 * Whether the user has only claimed the login id or address: no one has verified it and no
 * administrator vouched for it. An address that is not a login id counts only for a user without
 * verified login ids.
 */
export async function isOnlyClaimed(
  db: Queryable,
  userId: string,
  loginId: string,
): Promise<boolean> {
  const [row] = await statement<{ is_claimed: boolean }>(
    db,
    'is_only_claimed',
    `SELECT coalesce(
       (SELECT verified_at IS NULL FROM login_id WHERE user_id = $1 AND login_id = $2),
       NOT EXISTS (SELECT FROM login_id WHERE user_id = $1 AND verified_at IS NOT NULL)
       AND EXISTS (
         SELECT FROM account WHERE user_id = $1 AND (
           (lower(email) = $2 AND NOT is_email_verified) OR (phone = $2 AND NOT is_phone_verified)))
     ) AS is_claimed`,
    [userId, normaliseLoginId(loginId)],
  );
  return row?.is_claimed ?? false;
}

/** Marks the login id as verified, unless it already is or does not exist. */
export async function markLoginIdVerified(
  db: Queryable,
  userId: string,
  loginId: string,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'mark_login_id_verified',
    `UPDATE login_id SET verified_at = $3
     WHERE user_id = $1 AND login_id = $2 AND verified_at IS NULL`,
    [userId, normaliseLoginId(loginId), now],
  );
}
