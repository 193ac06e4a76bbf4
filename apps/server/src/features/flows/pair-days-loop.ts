import type { Database } from '@waybill/store';
import { readTenantBacklog } from '../ingest/backlog/backlog-rows.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { pairDay } from '../ingest/writing/day-pairs.ts';
import type { DueQueue } from '../../platform/due-queue.ts';
import { tenantLoop, type LoopServices } from '../../platform/tenant-loop.ts';
import { dayText } from './flow-range.ts';

/** A day that late events keep changing is rewritten at most this often. */
const EVERY_MS = 5 * 60_000;

/** Writes the pairs of past days, for all tenants, while the worker runs. */
export function pairDaysLoop(services: LoopServices): DueQueue {
  const { database, now } = services;
  return tenantLoop({
    ...services,
    everyMs: EVERY_MS,
    failed: 'the people and objects of past days could not be counted',
    tenants: () => tenantsToPair(database, now()),
    work: ({ tenantId }, isOver) => pairDays(database, tenantId, { now: now(), isOver }),
  });
}

async function tenantsToPair(database: Database, now: number): Promise<{ tenantId: number }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_unpaired_days($1::date) AS tenant_id', [
      dayText(now),
    ]),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id }));
}

/** Day by day, each in its own transaction: what a stop interrupts is done the next time. */
async function pairDays(
  database: Database,
  tenantId: number,
  { now, isOver }: { now: number; isOver: () => boolean },
): Promise<void | 'more'> {
  for (;;) {
    const isDone = await database.tenant(tenantId, async (tx) => {
      // Waiting events would change the days again, so derivation goes first.
      if ((await readTenantBacklog(tx, tenantId)).events > 0) return true;
      await lockTenant(tx, tenantId);
      const [next] = await tx.named<{ day: string }>(
        'flow_unpaired_day',
        `SELECT day::text AS day FROM activity_day_state
         WHERE tenant_id = $1 AND NOT is_paired AND day < $2::date ORDER BY day DESC LIMIT 1`,
        [tenantId, dayText(now)],
      );
      if (next === undefined) return true;
      await pairDay(tx, tenantId, next.day);
      return false;
    });
    if (isDone) return;
    if (isOver()) return 'more';
  }
}
