import { statement, type Queryable } from '../store/statement.ts';
import type { UserStatus } from '../users/user.ts';
import { normaliseLoginId } from '../users/user-store.ts';

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
}

/** What a password is checked against: one small query, whether there is such a user or not. */
export async function credentialsOf(db: Queryable, loginId: string): Promise<Credentials | null> {
  const [row] = await statement<{
    user_id: string;
    status: UserStatus;
    login_id: string;
    hash: string | null;
    is_temporary: boolean | null;
  }>(
    db,
    'credentials_of',
    `SELECT a.user_id, a.status, l.login_id, p.hash, p.is_temporary
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
  };
}

export async function setPassword(
  db: Queryable,
  userId: string,
  password: StoredPassword,
  now: Date,
): Promise<void> {
  await statement(
    db,
    'set_password',
    `INSERT INTO password (user_id, hash, is_temporary, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET hash = $2, is_temporary = $3, changed_at = $4`,
    [userId, password.hash, password.isTemporary, now],
  );
}
