import { statement, type Queryable } from '../store/statement.ts';
import type { UserStatus } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { voidOutstanding } from '../users/void-outstanding.ts';
import { MAX_REUSE_AMOUNT } from './password-rules.ts';

interface StoredPassword {
  hash: string;
  isTemporary: boolean;
}

interface Credentials {
  userId: string;
  status: UserStatus;
  loginId: string;
  /** Null while the user has no password. */
  hash: string | null;
  isTemporary: boolean;
  changedAt: Date;
  tenantIds: string[];
}

/** Data for checking a password: one small query, whether the user exists or not. */
export async function credentialsOf(db: Queryable, loginId: string): Promise<Credentials | null> {
  const [row] = await statement<{
    user_id: string;
    status: UserStatus;
    login_id: string;
    hash: string | null;
    is_temporary: boolean | null;
    changed_at: Date | null;
    tenant_ids: string[];
  }>(
    db,
    'credentials_of',
    `SELECT a.user_id, a.status, l.login_id, p.hash, p.is_temporary, p.changed_at,
       ARRAY(SELECT m.tenant_id FROM membership m WHERE m.user_id = a.user_id) AS tenant_ids
     FROM login_id l JOIN account a USING (user_id) LEFT JOIN password p USING (user_id)
     WHERE l.login_id = $1`,
    [normaliseLoginId(loginId)],
  );
  if (!row) return null;
  return {
    userId: row.user_id,
    status: row.status,
    loginId: row.login_id,
    hash: row.hash,
    isTemporary: row.is_temporary ?? false,
    changedAt: row.changed_at ?? new Date(0),
    tenantIds: row.tenant_ids,
  };
}

/**
 * The previous password is stored as a hash, so that it cannot be reused. Earlier links and codes are
 * void: anyone who obtained one should not outlast the change. Run it in a transaction.
 */
export async function setPassword(
  db: Queryable,
  userId: string,
  password: StoredPassword,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'keep_replaced_password',
    `INSERT INTO password_history (user_id, hash, changed_at, replaced_at)
     SELECT user_id, hash, changed_at, $2 FROM password WHERE user_id = $1`,
    [userId, now],
  );
  await statement(
    db,
    'forget_old_passwords',
    `DELETE FROM password_history WHERE user_id = $1 AND replaced_at < (
       SELECT replaced_at FROM password_history WHERE user_id = $1
       ORDER BY replaced_at DESC OFFSET ${MAX_REUSE_AMOUNT - 1} LIMIT 1)`,
    [userId],
  );
  await statement(
    db,
    'set_password',
    `INSERT INTO password (user_id, hash, is_temporary, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET hash = $2, is_temporary = $3, changed_at = $4`,
    [userId, password.hash, password.isTemporary, now],
  );
  await voidOutstanding(db, userId);
}

/**
 * Puts our own hash of the same password instead of an imported one. @returns false when it has
 * changed.
 */
export async function rehash(
  db: Queryable,
  userId: string,
  { imported, hash }: { imported: string; hash: string },
): Promise<boolean> {
  const rows = await statement(
    db,
    'rehash_password',
    'UPDATE password SET hash = $3 WHERE user_id = $1 AND hash = $2 RETURNING user_id',
    [userId, imported, hash],
  );
  return rows.length === 1;
}

/** From now on it can only be replaced. @returns false if there is no password. */
export async function expirePassword(db: Queryable, userId: string): Promise<boolean> {
  const rows = await statement(
    db,
    'expire_password',
    'UPDATE password SET is_temporary = true WHERE user_id = $1 RETURNING user_id',
    [userId],
  );
  return rows.length === 1;
}
