import { isDuplicate, statement, type Queryable } from '../store/statement.ts';
import { markLoginIdVerified } from '../users/claimed-login-id.ts';
import type { RecoveryContact, User } from '../users/user.ts';
import { requireUsableLoginId } from '../users/usable-login-id.ts';
import { insertLoginIds, normaliseLoginId } from '../users/user-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** A user's fields that administrators can write, besides ids, roles and tenants. */
export type UserFields = Pick<
  User,
  | 'userId'
  | 'status'
  | 'name'
  | 'givenName'
  | 'middleName'
  | 'familyName'
  | 'email'
  | 'phone'
  | 'isEmailVerified'
  | 'isPhoneVerified'
  | 'picture'
  | 'customAttributes'
>;

export async function writeUserFields(db: Queryable, user: UserFields, now: Date): Promise<void> {
  await statement(
    db,
    'write_user_fields',
    `UPDATE account SET status = $2, name = $3, given_name = $4, middle_name = $5, family_name = $6,
       email = $7, phone = $8, is_email_verified = $9, is_phone_verified = $10, picture = $11,
       custom_attributes = $12, modified_at = $13
     WHERE user_id = $1`,
    [
      user.userId,
      user.status,
      user.name,
      user.givenName,
      user.middleName,
      user.familyName,
      user.email,
      user.phone,
      user.isEmailVerified,
      user.isPhoneVerified,
      user.picture,
      JSON.stringify(user.customAttributes),
      now,
    ],
  );
  const { email, phone, isEmailVerified, isPhoneVerified } = user;
  // Whoever vouches for an address does so for the login id that is the same.
  if (email && isEmailVerified) await markLoginIdVerified(db, user.userId, email, now);
  if (phone && isPhoneVerified) await markLoginIdVerified(db, user.userId, phone, now);
}

/**
 * The first one is displayed. New ones are verified by the administrator; the others stay unchanged.
 * Throws E062107 if another user has one of them, E011003 if one is invalid.
 */
export async function replaceLoginIds(
  db: Queryable,
  userId: string,
  loginIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await statement<{ login_id: string; verified_at: Date | null }>(
    db,
    'delete_login_ids',
    'DELETE FROM login_id WHERE user_id = $1 RETURNING login_id, verified_at',
    [userId],
  );
  const before = new Map(rows.map((row) => [row.login_id, row.verified_at]));
  const verifiedAt = new Map<string, Date | null>();
  for (const loginId of loginIds.map(normaliseLoginId)) {
    const known = before.get(loginId);
    if (known === undefined) requireUsableLoginId(loginId);
    verifiedAt.set(loginId, known === undefined ? now : known);
  }
  try {
    await insertLoginIds(db, userId, verifiedAt);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
}

/** Whether another user has the address or the number. */
export async function isContactTaken(
  db: Queryable,
  userId: string,
  contact: { email?: string; phone?: string },
): Promise<boolean> {
  const [row] = await statement<{ taken: boolean }>(
    db,
    'is_contact_taken',
    `SELECT EXISTS (
       SELECT FROM account WHERE user_id <> $1 AND (lower(email) = lower($2) OR phone = $3)) AS taken`,
    [userId, contact.email ?? null, contact.phone ?? null],
  );
  return row?.taken ?? false;
}

export async function putRecoveryContact(
  db: Queryable,
  userId: string,
  contact: RecoveryContact,
): Promise<void> {
  await statement(
    db,
    'put_recovery_contact',
    `INSERT INTO recovery_contact (user_id, email, is_email_verified, phone, is_phone_verified)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE
     SET email = $2, is_email_verified = $3, phone = $4, is_phone_verified = $5`,
    [userId, contact.email, contact.isEmailVerified, contact.phone, contact.isPhoneVerified],
  );
}
