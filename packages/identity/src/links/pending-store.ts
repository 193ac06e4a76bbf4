import type { LoginOptions } from '../sessions/login-options.ts';
import { statement, type Queryable } from '../store/statement.ts';

/** A screen that waits until its person approves elsewhere. */
interface PendingSignIn {
  hash: Buffer;
  method: 'enchantedlink' | 'notp';
  state: 'waiting' | 'approved' | 'refused';
  /** Null until it is approved. */
  userId: string | null;
  /** How the person will have proved who they are, as RFC 8176 values. */
  amr: string[];
  options: LoginOptions;
  expiresAt: Date;
}

export async function insertPending(
  db: Queryable,
  pending: Omit<PendingSignIn, 'state' | 'userId'>,
): Promise<void> {
  const { templateOptions: _said, ...options } = pending.options;
  await statement(
    db,
    'insert_pending',
    `INSERT INTO pending_sign_in (pending_hash, method, amr, options, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [pending.hash, pending.method, pending.amr, JSON.stringify(options), pending.expiresAt],
  );
}

interface PendingRow extends Record<string, unknown> {
  pending_hash: Buffer;
  method: PendingSignIn['method'];
  state: PendingSignIn['state'];
  user_id: string | null;
  amr: string[];
  options: LoginOptions;
  expires_at: Date;
}

export async function pendingByHash(
  db: Queryable,
  hash: Buffer,
  method: PendingSignIn['method'],
): Promise<PendingSignIn | null> {
  const [row] = await statement<PendingRow>(
    db,
    'pending_by_hash',
    `SELECT pending_hash, method, state, user_id, amr, options, expires_at
     FROM pending_sign_in WHERE pending_hash = $1 AND method = $2`,
    [hash, method],
  );
  if (!row) return null;
  return {
    hash: row.pending_hash,
    method: row.method,
    state: row.state,
    userId: row.user_id,
    amr: row.amr,
    options: row.options,
    expiresAt: row.expires_at,
  };
}

/** Decides about a waiting screen, once. False when it was decided or removed before. */
export async function decidePending(
  db: Queryable,
  hash: Buffer,
  decision: { state: 'approved'; userId: string } | { state: 'refused'; userId: null },
): Promise<boolean> {
  const rows = await statement(
    db,
    'decide_pending',
    `UPDATE pending_sign_in SET state = $2, user_id = $3
     WHERE pending_hash = $1 AND state = 'waiting' RETURNING pending_hash`,
    [hash, decision.state, decision.userId],
  );
  return rows.length > 0;
}

/** Locks a waiting screen until the transaction ends. False if it no longer waits. */
export async function lockPending(db: Queryable, hash: Buffer): Promise<boolean> {
  const rows = await statement(
    db,
    'lock_pending',
    `SELECT pending_hash FROM pending_sign_in WHERE pending_hash = $1 AND state = 'waiting' FOR UPDATE`,
    [hash],
  );
  return rows.length > 0;
}

/** Takes an approved screen's sign-in. False for all but one of several callers. */
export async function takePending(db: Queryable, hash: Buffer): Promise<boolean> {
  const rows = await statement(
    db,
    'take_pending',
    `DELETE FROM pending_sign_in WHERE pending_hash = $1 AND state = 'approved'
     RETURNING pending_hash`,
    [hash],
  );
  return rows.length > 0;
}

export async function deleteEndedPending(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_pending',
    'DELETE FROM pending_sign_in WHERE expires_at <= $1',
    [now],
  );
}
