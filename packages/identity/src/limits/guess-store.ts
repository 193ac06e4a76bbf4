import { statement, type Queryable } from '../store/statement.ts';

/** At most `burst` guesses immediately, then one every `seconds`. */
export interface Pace {
  burst: number;
  seconds: number;
}

interface GuessCount {
  /** Of the source. */
  sourceKey: Buffer;
  /** Of everyone of the same kind. */
  paceKey: Buffer;
  pace: Pace;
  now: Date;
  /** Failures of a source before its first lock. */
  free: number;
  firstSeconds: number;
  maxSeconds: number;
}

/**
 * Counts one guess before its result is known, so that concurrent guesses cannot slip through. Returns
 * the failures of its source, and until when it must wait; null: allowed.
 *
 * A lock of a source after `n` counted guesses lasts `first * 2^(n - free)`, at most `max`; after a
 * quiet `max` since the last lock, its count restarts. A refused guess is not counted.
 */
export async function countGuess(
  db: Queryable,
  guess: GuessCount,
): Promise<{ waitUntil: Date | null; failures: number; isRefusedByPace: boolean }> {
  const { pace, now } = guess;
  const latestDue = new Date(now.getTime() + (pace.burst - 1) * pace.seconds * 1000);
  const [counted] = await statement<{ failures: number; is_paced: boolean }>(
    db,
    'count_guess',
    `WITH source AS (
       INSERT INTO lockout AS l (login_key, failures, last_attempt_at, locked_until)
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
       RETURNING failures
     ), paced AS (
       INSERT INTO guess_pace AS p (subject_key, due_at)
       SELECT $6, $2::timestamptz + make_interval(secs => $7::integer) WHERE EXISTS (SELECT FROM source)
       ON CONFLICT (subject_key) DO UPDATE
         SET due_at = greatest(p.due_at, $2) + make_interval(secs => $7::integer)
         WHERE p.due_at <= $8
       RETURNING due_at
     )
     SELECT failures, EXISTS (SELECT FROM paced) AS is_paced FROM source`,
    [
      guess.sourceKey,
      now,
      guess.free,
      guess.firstSeconds,
      guess.maxSeconds,
      guess.paceKey,
      pace.seconds,
      latestDue,
    ],
  );
  if (counted?.is_paced) {
    return { waitUntil: null, failures: counted.failures, isRefusedByPace: false };
  }
  return counted ? refusedByPace(db, guess, counted.failures) : refusedBySource(db, guess);
}

async function refusedBySource(db: Queryable, { sourceKey, now }: GuessCount) {
  const [locked] = await statement<{ locked_until: Date; failures: number }>(
    db,
    'locked_until',
    'SELECT locked_until, failures FROM lockout WHERE login_key = $1',
    [sourceKey],
  );
  return {
    waitUntil: locked?.locked_until ?? now,
    failures: locked?.failures ?? 0,
    isRefusedByPace: false,
  };
}

/** Reverts the source's count: nothing was tried. */
async function refusedByPace(db: Queryable, guess: GuessCount, failures: number) {
  const { sourceKey, paceKey, pace, now } = guess;
  const [paced] = await statement<{ due_at: Date }>(
    db,
    'uncount_guess',
    `WITH source AS (
       UPDATE lockout SET failures = failures - 1, locked_until = NULL
       WHERE login_key = $1 AND failures = $2)
     SELECT due_at FROM guess_pace WHERE subject_key = $3`,
    [sourceKey, failures, paceKey],
  );
  const due = paced?.due_at.getTime() ?? now.getTime();
  return {
    waitUntil: new Date(due - (pace.burst - 1) * pace.seconds * 1000),
    failures: 0,
    isRefusedByPace: true,
  };
}

/**
 * After a correct guess: clears the failures of its source, and the guess itself. The source is locked
 * first, as by a concurrently counted guess: in the other order, the two would deadlock.
 */
export async function clearGuess(
  db: Queryable,
  { sourceKey, paceKey, pace }: Pick<GuessCount, 'sourceKey' | 'paceKey' | 'pace'>,
): Promise<void> {
  await statement(
    db,
    'clear_guess',
    `WITH source AS (DELETE FROM lockout WHERE login_key = $1 RETURNING login_key),
       forgotten AS (SELECT count(*) FROM source)
     UPDATE guess_pace SET due_at = due_at - make_interval(secs => $3::integer)
     FROM forgotten WHERE subject_key = $2`,
    [sourceKey, paceKey, pace.seconds],
  );
}

/** Removes entries without effect. */
export async function deleteQuietGuesses(
  db: Queryable,
  { now, sourcesBefore }: { now: Date; sourcesBefore: Date },
): Promise<void> {
  await statement(
    db,
    'delete_quiet_lockouts',
    'DELETE FROM lockout WHERE greatest(last_attempt_at, locked_until) < $1',
    [sourcesBefore],
  );
  await statement(db, 'delete_quiet_paces', 'DELETE FROM guess_pace WHERE due_at < $1', [now]);
}
