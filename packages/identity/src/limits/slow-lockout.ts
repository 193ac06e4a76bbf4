import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import { attemptKey, type LockoutSubject } from './lockout.ts';

/**
 * So many wrong codes within a day close the authenticator app for a day: the short locks alone leave
 * room for many more.
 */
const MOST_FAILURES = 20;
const DAY_MS = 86_400_000;

/**
 * Codes of whoever has proved something else count apart: strangers, who need nothing but a login id
 * to guess, cannot close the app for its owner.
 */
export interface SlowSubject extends LockoutSubject {
  isAfterProof: boolean;
}

function keyOf({ vault }: Pick<IdentityContext, 'vault'>, subject: SlowSubject): Buffer {
  const purpose = subject.isAfterProof ? 'totp failures after proof' : 'totp failures of a day';
  return attemptKey(vault, purpose, subject);
}

type Context = Pick<IdentityContext, 'pool' | 'vault' | 'clock'>;

/** Seconds until codes of the subject are tried again; 0 when they are now. Counts nothing. */
export async function slowWait(context: Context, subject: SlowSubject): Promise<number> {
  const now = context.clock();
  const [row] = await statement<{ last: Date }>(
    context.pool,
    'slow_lockout_of',
    `SELECT failed_at[cardinality(failed_at)] AS last FROM slow_lockout
     WHERE subject_key = $1 AND cardinality(failed_at) >= $2`,
    [keyOf(context, subject), MOST_FAILURES],
  );
  return row ? Math.max(0, Math.ceil((row.last.getTime() + DAY_MS - now) / 1000)) : 0;
}

/**
 * Counts a code as wrong before it is known, so that those at the same moment cannot slip through
 * together; answers as `slowWait` does. A right code in between gives no wrong ones back.
 */
export async function countSlowly(context: Context, subject: SlowSubject): Promise<number> {
  const now = new Date(context.clock());
  const counted = await statement(
    context.pool,
    'count_slowly',
    `INSERT INTO slow_lockout AS l (subject_key, failed_at) VALUES ($1, ARRAY[$2::timestamptz])
     ON CONFLICT (subject_key) DO UPDATE
       SET failed_at = ARRAY(SELECT f FROM unnest(l.failed_at) AS f WHERE f > $3) || $2::timestamptz
     WHERE cardinality(l.failed_at) < $4 OR l.failed_at[cardinality(l.failed_at)] <= $3
     RETURNING subject_key`,
    [keyOf(context, subject), now, new Date(now.getTime() - DAY_MS), MOST_FAILURES],
  );
  // Another one was the last a moment ago.
  return counted.length > 0 ? 0 : Math.max(1, await slowWait(context, subject));
}

/** Takes back the last one counted: its code was right. */
export async function uncountSlowly(context: Context, subject: SlowSubject): Promise<void> {
  await statement(
    context.pool,
    'uncount_slowly',
    `UPDATE slow_lockout SET failed_at = trim_array(failed_at, 1)
     WHERE subject_key = $1 AND cardinality(failed_at) > 0`,
    [keyOf(context, subject)],
  );
}

/** Removes what no wrong code within a day keeps. */
export async function deleteQuietSlowLockouts(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_quiet_slow_lockouts',
    `DELETE FROM slow_lockout
     WHERE cardinality(failed_at) = 0 OR failed_at[cardinality(failed_at)] <= $1`,
    [new Date(now.getTime() - DAY_MS)],
  );
}
