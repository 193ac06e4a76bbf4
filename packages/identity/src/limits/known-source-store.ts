import { statement, type Queryable } from '../store/statement.ts';
import type { Sender } from './sender.ts';

/**
 * Maximum stored per user; the most recently used ones stay. Each known address has its own guesses.
 */
const MOST_DEVICES = 20;
const MOST_ADDRESSES = 10;
const MEMORY_MS = 180 * 86_400_000;

/** Parts of the sender from which the user has signed in before. Costs the same for an unknown user. */
export async function knownOf(
  db: Queryable,
  userId: string | null,
  { deviceKey, addressKey }: Sender,
): Promise<{ isDevice: boolean; isAddress: boolean }> {
  const rows = await statement<{ kind: string }>(
    db,
    'known_sources_of',
    'SELECT kind FROM known_source WHERE user_id = $1 AND source_key = ANY ($2)',
    [userId ?? '', deviceKey === null ? [addressKey] : [deviceKey, addressKey]],
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  return { isDevice: kinds.has('device'), isAddress: kinds.has('address') };
}

/**
 * Records a sign-in of the user from there; returns whether the device was known before. The oldest
 * ones beyond the limits are dropped.
 */
export async function noteKnown(
  db: Queryable,
  userId: string,
  { deviceKey, addressKey }: Sender & { deviceKey: Buffer },
  now: Date,
): Promise<boolean> {
  const [before] = await statement<{ is_known: boolean }>(
    db,
    'note_known_sources',
    `WITH noted AS (
       INSERT INTO known_source (user_id, source_key, kind, last_used_at)
       VALUES ($1, $2, 'device', $4), ($1, $3, 'address', $4)
       ON CONFLICT (user_id, source_key) DO UPDATE SET last_used_at = $4)
, old AS (
     DELETE FROM known_source k USING (
       SELECT source_key, kind, row_number() OVER (PARTITION BY kind ORDER BY last_used_at DESC) AS place
       FROM known_source WHERE user_id = $1 AND source_key <> $2 AND source_key <> $3) o
     WHERE k.user_id = $1 AND k.source_key = o.source_key
       AND o.place >= CASE o.kind WHEN 'device' THEN ${MOST_DEVICES} ELSE ${MOST_ADDRESSES} END)
     SELECT EXISTS (SELECT FROM known_source WHERE user_id = $1 AND source_key = $2) AS is_known`,
    [userId, deviceKey, addressKey, now],
  );
  return before?.is_known ?? false;
}

/** All places from which the user signed in are unknown now. */
export async function forgetKnown(db: Queryable, userId: string): Promise<void> {
  await statement(db, 'forget_known_sources', 'DELETE FROM known_source WHERE user_id = $1', [
    userId,
  ]);
}

export async function deleteOldKnown(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_old_known_sources',
    'DELETE FROM known_source WHERE last_used_at < $1',
    [new Date(now.getTime() - MEMORY_MS)],
  );
}
