import { statement, type Queryable } from '../store/statement.ts';

export interface StoredPassword {
  hash: string;
  isTemporary: boolean;
}

export async function passwordOf(db: Queryable, userId: string): Promise<StoredPassword | null> {
  const [row] = await statement<{ hash: string; is_temporary: boolean }>(
    db,
    'password_of',
    'SELECT hash, is_temporary FROM password WHERE user_id = $1',
    [userId],
  );
  return row ? { hash: row.hash, isTemporary: row.is_temporary } : null;
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
