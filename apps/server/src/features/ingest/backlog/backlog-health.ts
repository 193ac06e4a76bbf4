import type { Database } from '@waybill/store';

/**
 * Backlog of the whole installation: events, and the age of the oldest in seconds.
 *
 * @published
 */
export async function backlogHealth(
  database: Database,
  now: number,
): Promise<{ events: number; lagSec: number }> {
  const [row] = await database.system((tx) =>
    tx.named<{ events: string; oldest_at: Date | null }>(
      'backlog_health',
      'SELECT events, oldest_at FROM backlog_of_installation()',
    ),
  );
  const oldestAt = row?.oldest_at?.getTime() ?? now;
  return {
    events: Number(row?.events ?? 0),
    lagSec: Math.max(0, Math.round((now - oldestAt) / 1000)),
  };
}
