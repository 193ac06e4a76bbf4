import type { Transaction } from '@waybill/store';
import { digestSql, FLOW_COLUMNS, groupSql, NO_MEMBER_SQL } from './flow-columns.ts';

/** Marks days as changed, in the transaction that changes `activity_day`; the tenant's lock is held. */
export async function reopenDays(
  tx: Transaction,
  tenantId: number,
  days: Iterable<string>,
): Promise<void> {
  await tx.named(
    'activity_day_reopen',
    `INSERT INTO activity_day_state AS held (tenant_id, day) SELECT $1, unnest($2::date[])
     ON CONFLICT (tenant_id, day) DO UPDATE SET is_paired = false WHERE held.is_paired`,
    [tenantId, [...new Set(days)].toSorted()],
  );
}

const KEYS = FLOW_COLUMNS.map(({ name }) => name).join(', ');
const KEYS_OF_EVENT = FLOW_COLUMNS.map(({ name, sql }) => `${sql} AS ${name}`).join(', ');
const KEY_PLACES = FLOW_COLUMNS.map((_, index) => index + 1).join(', ');
const MS_OF_DAY = `round(date_part('epoch', (a.occurred_at AT TIME ZONE 'UTC')
  - date_trunc('day', a.occurred_at AT TIME ZONE 'UTC')) * 1000)::integer`;

/**
 * Writes a day's pairs from the stored events. The tenant's lock is held, so that no event arrives
 * between counting and marking.
 *
 * @param day YYYY-MM-DD, UTC.
 * @published
 */
export async function pairDay(tx: Transaction, tenantId: number, day: string): Promise<void> {
  await forgetPairs(tx, tenantId, day);
  await tx.named(
    'activity_day_pair',
    `INSERT INTO activity_day_pairs (tenant_id, day, ${KEYS}, origin_group_id, destination_group_id, objects, people,
       counts, times, sizes)
     SELECT $1, $2::date, ${KEYS}, min(origin_group::text)::uuid, min(destination_group::text)::uuid,
       string_agg(coalesce(${digestSql('object_key')}, ${NO_MEMBER_SQL}), ''),
       string_agg(coalesce(${digestSql('actor_key')}, ${NO_MEMBER_SQL}), ''),
       string_agg(int4send(events), ''), string_agg(int4send(newest), ''),
       CASE WHEN sum(bytes) = 0 THEN '' ELSE string_agg(int8send(bytes), '') END
     FROM (
       SELECT ${KEYS_OF_EVENT}, a.object_key, a.actor_key, ${groupSql('origin')} AS origin_group,
         ${groupSql('destination')} AS destination_group, count(*)::integer AS events, max(${MS_OF_DAY}) AS newest,
         coalesce(sum(a.object_bytes), 0)::bigint AS bytes
       FROM activity a
       WHERE a.tenant_id = $1 AND a.occurred_at >= $2::date::timestamp AT TIME ZONE 'UTC'
         AND a.occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
       GROUP BY ${KEY_PLACES}, a.object_key, a.actor_key
     ) AS pair GROUP BY ${KEYS}`,
    [tenantId, day],
  );
  await tx.named(
    'activity_day_paired',
    `INSERT INTO activity_day_state (tenant_id, day, is_paired) VALUES ($1, $2::date, true)
     ON CONFLICT (tenant_id, day) DO UPDATE SET is_paired = true`,
    [tenantId, day],
  );
}

export async function forgetPairs(tx: Transaction, tenantId: number, day: string): Promise<void> {
  await tx.named(
    'activity_day_pairs_forget',
    'DELETE FROM activity_day_pairs WHERE tenant_id = $1 AND day = $2::date',
    [tenantId, day],
  );
}

/** Days of a span with valid pairs, YYYY-MM-DD. `to` is exclusive. @published */
export async function pairedDays(
  tx: Transaction,
  tenantId: number,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await tx.named<{ day: string }>(
    'activity_day_paired_days',
    `SELECT day::text AS day FROM activity_day_state
     WHERE tenant_id = $1 AND day >= $2::date AND day < $3::date AND is_paired`,
    [tenantId, from, to],
  );
  return rows.map(({ day }) => day);
}
