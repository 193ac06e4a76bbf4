import { randomUUID } from 'node:crypto';
import { dayText, zoneClock } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/**
 * Starts a recount of all days in another zone: discards the old counters, and the worker counts the
 * stored events, oldest day first. Until then nothing is reported as unusual. The caller holds the
 * tenant’s lock.
 *
 * @published
 */
export async function recountInZone(
  tx: Transaction,
  tenantId: number,
  zone: string,
): Promise<void> {
  const [span] = await tx.named<{ first_at: Date | null; last_at: Date | null }>(
    'behaviour_span',
    `SELECT
       (SELECT occurred_at FROM activity WHERE tenant_id = $1 AND NOT is_sample
          AND occurred_at >= first_day::timestamp AT TIME ZONE 'UTC' - interval '2 days'
        ORDER BY occurred_at LIMIT 1) AS first_at,
       (SELECT occurred_at FROM activity WHERE tenant_id = $1 AND NOT is_sample
          AND occurred_at < last_day::timestamp AT TIME ZONE 'UTC' + interval '2 days'
        ORDER BY occurred_at DESC LIMIT 1) AS last_at
     FROM behaviour_state WHERE tenant_id = $1`,
    [tenantId],
  );
  for (const table of ['behaviour_day', 'behaviour_reach', 'behaviour_closed_day'] as const) {
    await tx.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
  }
  const { dayOf } = zoneClock(zone);
  const [first, last] = [span?.first_at, span?.last_at].map((at) =>
    at ? dayText(dayOf(at.getTime())) : null,
  );
  await tx.named(
    'behaviour_recount_in_zone',
    `UPDATE behaviour_state SET zone = $2, first_day = NULL, last_day = $4::date, stale_from = NULL,
       recount_from = $3::date, token = $5
     WHERE tenant_id = $1`,
    [tenantId, zone, first, last, randomUUID()],
  );
}
