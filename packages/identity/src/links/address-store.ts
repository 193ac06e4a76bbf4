import { loginIdTaken } from '../methods/otp/login-id-taken.ts';
import { isDuplicate, statement, type Queryable } from '../store/statement.ts';
import { requireUsableLoginId } from '../users/usable-login-id.ts';
import type { User } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';

interface ProvedAddress {
  kind: 'email' | 'phone';
  address: string;
  now: Date;
}

/** Makes a proved address the user's. */
export async function verifyAddress(
  db: Queryable,
  userId: string,
  { kind, address, now }: ProvedAddress,
): Promise<void> {
  if (kind === 'email') {
    await statement(
      db,
      'verify_email',
      `UPDATE account SET email = $2, is_email_verified = true, modified_at = $3
       WHERE user_id = $1 AND (email IS DISTINCT FROM $2 OR NOT is_email_verified)`,
      [userId, address, now],
    );
    return;
  }
  await statement(
    db,
    'verify_phone',
    `UPDATE account SET phone = $2, is_phone_verified = true, modified_at = $3
     WHERE user_id = $1 AND (phone IS DISTINCT FROM $2 OR NOT is_phone_verified)`,
    [userId, address, now],
  );
}

/** Adds a verified login id after the user's others. Throws E011004 if someone else has it. */
export async function addLoginId(
  db: Queryable,
  user: Pick<User, 'userId' | 'loginIds'>,
  loginId: string,
  now: Date,
): Promise<void> {
  const added = normaliseLoginId(loginId);
  if (user.loginIds.includes(added)) return;
  requireUsableLoginId(added);
  await statement(
    db,
    'add_login_id',
    `INSERT INTO login_id (login_id, user_id, position, verified_at)
     SELECT $2, $1, coalesce(max(position), 0) + 1, $3 FROM login_id WHERE user_id = $1`,
    [user.userId, added, now],
  ).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    throw loginIdTaken();
  });
}
