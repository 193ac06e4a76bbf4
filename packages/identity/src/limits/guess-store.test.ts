import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearGuess, countGuess } from './guess-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
});
afterAll(() => database.close());

const SOURCE = Buffer.from('source');
const PACE = Buffer.from('pace');
const GUESS = {
  sourceKey: SOURCE,
  paceKey: PACE,
  pace: { burst: 5, seconds: 60 },
  now: new Date('2026-03-02T09:30:00Z'),
  free: 5,
  firstSeconds: 1,
  maxSeconds: 60,
};

/** Number of this database's sessions waiting for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

test('a right guess waits for the source before it holds the pace, as a counted guess does', async () => {
  await countGuess(database.owner, GUESS);
  const holder = await database.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM lockout WHERE login_key = $1 FOR UPDATE', [SOURCE]);
    const cleared = clearGuess(database.owner, GUESS);
    await expect.poll(waiting).toBe(1);
    // Refused immediately if the correct guess held it.
    await holder.query('SELECT FROM guess_pace WHERE subject_key = $1 FOR UPDATE NOWAIT', [PACE]);
    await holder.query('COMMIT');
    await cleared;
  } finally {
    holder.release();
  }
  const { rows } = await database.owner.query('SELECT login_key FROM lockout');
  expect(rows).toEqual([]);
});
