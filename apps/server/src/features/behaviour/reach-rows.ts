import { dayText, reachOf, type Reach } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { daySql } from './day-sql.ts';

/** Days on which people reached something first, by `reachOf`. */
export async function readFirstDays(
  tx: Transaction,
  tenantId: number,
  reaches: readonly Reach[],
): Promise<Map<string, number>> {
  if (reaches.length === 0) return new Map();
  const rows = await tx.named<{ person_key: string; key: string; day: number }>(
    'behaviour_first_days',
    `SELECT wanted.person_key, wanted.key, held.day
     FROM unnest($2::text[], $3::text[]) AS wanted (key, person_key)
     CROSS JOIN LATERAL (
       SELECT ${daySql('first_day')} AS day FROM behaviour_reach
       WHERE tenant_id = $1 AND key = wanted.key AND person_key = wanted.person_key LIMIT 1
     ) AS held`,
    [tenantId, reaches.map(({ key }) => key), reaches.map(({ person }) => person)],
  );
  return new Map(rows.map((row) => [reachOf({ person: row.person_key, key: row.key }), row.day]));
}

/** Keeps the earlier of the day and the known one. */
export async function putFirstDays(
  tx: Transaction,
  tenantId: number,
  told: { reaches: readonly Reach[]; day: number },
): Promise<void> {
  const { reaches, day } = told;
  if (reaches.length === 0) return;
  await tx.named(
    'behaviour_first_days_put',
    `INSERT INTO behaviour_reach AS held (tenant_id, key, person_key, first_day)
     SELECT $1, key, person_key, $4::date FROM unnest($2::text[], $3::text[]) AS told (key, person_key)
     ON CONFLICT (tenant_id, key, person_key) DO UPDATE
       SET first_day = least(held.first_day, excluded.first_day)`,
    [tenantId, reaches.map(({ key }) => key), reaches.map(({ person }) => person), dayText(day)],
  );
}

/** For each key up to `most` people who reached it before the day. */
export async function readReachedBefore(
  tx: Transaction,
  tenantId: number,
  wanted: { keys: readonly string[]; day: number; most: number },
): Promise<Map<string, string[]>> {
  const { keys, day, most } = wanted;
  if (keys.length === 0) return new Map();
  const rows = await tx.named<{ key: string; people: string[] }>(
    'behaviour_reached_before',
    `SELECT wanted.key, array(
       SELECT person_key FROM behaviour_reach
       WHERE tenant_id = $1 AND key = wanted.key AND first_day < $3::date LIMIT $4) AS people
     FROM unnest($2::text[]) AS wanted (key)`,
    [tenantId, keys, dayText(day), most],
  );
  return new Map(rows.map((row) => [row.key, row.people]));
}
