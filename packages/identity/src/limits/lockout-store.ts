import { statement, type Queryable } from '../store/statement.ts';

/**
 * Counts one attempt before its outcome is known, so that attempts at the same moment cannot slip
 * through together. Answers null when the attempt may go on, or until when its subject is locked.
 * A lock of `n` counted attempts lasts `first * 2^(n - free)`, at most `max`; quiet for `max` after
 * the last lock, the count begins anew.
 */
export async function countAttempt(
  db: Queryable,
  loginKey: Buffer,
  limits: { now: Date; free: number; firstSeconds: number; maxSeconds: number },
): Promise<{ lockedUntil: Date | null; failures: number }> {
  const values = [loginKey, limits.now, limits.free, limits.firstSeconds, limits.maxSeconds];
  const [counted] = await statement<{ failures: number }>(
    db,
    'count_attempt',
    `INSERT INTO lockout AS l (login_key, failures, last_attempt_at, locked_until)
     VALUES ($1, 1, $2, CASE WHEN 1 >= $3::integer THEN $2::timestamptz + make_interval(secs => $4::integer) END)
     ON CONFLICT (login_key) DO UPDATE SET
       last_attempt_at = $2,
       failures = CASE WHEN greatest(l.last_attempt_at, l.locked_until) + make_interval(secs => $5::integer) < $2
         THEN 1 ELSE l.failures + 1 END,
       locked_until = CASE
         WHEN greatest(l.last_attempt_at, l.locked_until) + make_interval(secs => $5::integer) < $2 THEN NULL
         WHEN l.failures + 1 >= $3::integer
           THEN $2::timestamptz + make_interval(secs => least($5::integer, $4::integer * power(2, least(20, l.failures + 1 - $3::integer))))
       END
     WHERE l.locked_until IS NULL OR l.locked_until <= $2
     RETURNING failures`,
    values,
  );
  if (counted) return { lockedUntil: null, failures: counted.failures };
  const [locked] = await statement<{ locked_until: Date; failures: number }>(
    db,
    'locked_until',
    'SELECT locked_until, failures FROM lockout WHERE login_key = $1',
    [loginKey],
  );
  return { lockedUntil: locked?.locked_until ?? limits.now, failures: locked?.failures ?? 0 };
}

export async function clearAttempts(db: Queryable, loginKey: Buffer): Promise<void> {
  await statement(db, 'clear_attempts', 'DELETE FROM lockout WHERE login_key = $1', [loginKey]);
}

export async function deleteQuietLockouts(db: Queryable, before: Date): Promise<void> {
  await statement(
    db,
    'delete_quiet_lockouts',
    'DELETE FROM lockout WHERE greatest(last_attempt_at, locked_until) < $1',
    [before],
  );
}
