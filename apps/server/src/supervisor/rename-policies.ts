import type { BuiltinPolicy } from '@waybill/engine';
import type pg from 'pg';

/** Tables whose rows name a built-in policy by its key. */
export const POLICY_TABLES = [
  'detection',
  'detection_join',
  'finding_event',
  'finding_setting',
  'policy_backtest',
  'policy_history',
  'policy_match_day',
  'policy_prompt_day',
  'policy_switch',
  'policy_update',
  'window_day',
  'window_group',
  'window_point',
  'window_rule',
] as const;

/**
 * Moves data stored under former keys of built-in policies to their current keys, each former key once.
 * Concurrent starts move it once: the second waits for the first one's row.
 *
 * @param owner Pool of the database's owner: rows of all tenants move.
 */
export async function renamePolicies(
  owner: pg.Pool,
  policies: readonly Pick<BuiltinPolicy, 'key' | 'aliases'>[],
): Promise<void> {
  for (const { key, aliases = [] } of policies) {
    for (const alias of aliases) await rename(owner, alias, key);
  }
}

async function rename(owner: pg.Pool, alias: string, key: string): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    const { rowCount } = await client.query(
      'INSERT INTO policy_rename (alias, policy_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [alias, key],
    );
    if (rowCount === 1) await moveRows(client, alias, key);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function moveRows(client: pg.PoolClient, alias: string, key: string): Promise<void> {
  for (const table of POLICY_TABLES) {
    await client.query(`UPDATE ${table} SET policy_key = $2 WHERE policy_key = $1`, [alias, key]);
  }
  // A view is a list's search parameters: keys are between characters that no key contains.
  await client.query(
    `UPDATE saved_view SET query = regexp_replace(query, '(^|[^a-z0-9-])' || $1 || '(?![a-z0-9-])', '\\1' || $2, 'g')
     WHERE position($1 IN query) > 0`,
    [alias, key],
  );
}
