import { expect } from 'vitest';
import type { Pool } from '../store/statement.ts';

/**
 * Runs two requests while a lock blocks both, and releases it once both wait: they then continue
 * simultaneously. Two, as a test's pool has no more connections.
 *
 * @param lock statement that takes the lock, e.g. a SELECT … FOR UPDATE.
 */
export async function releasedTogether<T>(
  pool: Pool,
  lock: string,
  request: () => Promise<T>,
): Promise<T[]> {
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lock);
    const requests = Promise.all([request(), request()]);
    const waiting = async (): Promise<number> => {
      // Within a transaction the server shows only one snapshot of its processes by default.
      await holder.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await holder.query(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(2);
    await holder.query('COMMIT');
    return await requests;
  } finally {
    holder.release(true);
  }
}
