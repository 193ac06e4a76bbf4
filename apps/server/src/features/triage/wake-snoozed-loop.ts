import type { DetectionStatus } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { moveByProduct } from '../../pipeline/follow-up.ts';
import { lockTenant } from '../../pipeline/tenant-lock.ts';
import type { Log } from '../../platform/log.ts';

const EVERY_MS = 60_000;
/** Woken in one transaction. */
const PART = 500;

/** Wakes detections whose time has come, of all tenants, for as long as the worker runs. */
export function wakeSnoozedLoop(services: { database: Database; log: Log; now: () => number }): {
  stop(): Promise<void>;
} {
  async function wake(): Promise<void> {
    try {
      await wakeSnoozed(services.database, services.now());
    } catch (error) {
      services.log.warn({ err: error }, 'snoozed detections could not be woken');
    }
  }
  let working = wake();
  const timer = setInterval(() => {
    working = wake();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * Wakes what was to sleep until `now` at most, into the status that it had before. Throws at the end what
 * went wrong: it keeps no other tenant's detections asleep.
 */
export async function wakeSnoozed(database: Database, now: number): Promise<void> {
  const tenants = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_waking_detections($1) AS tenant_id', [
      new Date(now),
    ]),
  );
  const failures: unknown[] = [];
  for (const { tenant_id: tenantId } of tenants) {
    try {
      let woken = PART;
      while (woken === PART) woken = await wakePart(database, tenantId, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Detections could not be woken');
}

async function wakePart(database: Database, tenantId: number, now: number): Promise<number> {
  return database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const rows = await tx.query<{ detection_id: string; status: DetectionStatus }>(
      `UPDATE detection d SET status = s.from_status, rev = d.rev + 1, updated_at = now()
       FROM (SELECT detection_id, from_status FROM detection_snooze
             WHERE tenant_id = $1 AND until_at <= $2 ORDER BY until_at LIMIT ${PART}) AS s
       WHERE d.tenant_id = $1 AND d.detection_id = s.detection_id RETURNING d.detection_id, d.status`,
      [tenantId, new Date(now)],
    );
    await moveByProduct(
      tx,
      tenantId,
      rows.map((row) => ({ detectionId: row.detection_id, before: 'snoozed', after: row.status })),
    );
    return rows.length;
  });
}
