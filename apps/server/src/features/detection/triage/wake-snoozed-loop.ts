import type { DetectionStatus } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { moveByProduct } from '../judging/follow-up.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import type { DueQueue } from '../../../platform/due-queue.ts';
import { tenantLoop, type LoopServices } from '../../../platform/tenant-loop.ts';

const EVERY_MS = 60_000;
/** Woken in one transaction. */
const PART = 500;

/** Wakes due detections of all tenants, while the worker runs. */
export function wakeSnoozedLoop(services: LoopServices): DueQueue {
  const { database, log, now } = services;
  return tenantLoop({
    ...services,
    everyMs: EVERY_MS,
    failed: 'could not wake snoozed detections',
    tenants: () => tenantsToWake(database, now()),
    work: async ({ tenantId }) => {
      const failed = await wakeSnoozed(database, tenantId, now());
      for (const [detectionId, err] of failed) {
        log.warn({ tenantId, detectionId, err }, 'could not wake a snoozed detection');
      }
    },
  });
}

async function tenantsToWake(database: Database, now: number): Promise<{ tenantId: number }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_waking_detections($1) AS tenant_id', [
      new Date(now),
    ]),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id }));
}

/**
 * Wakes detections snoozed until `now` or earlier, restoring their former status.
 *
 * @returns the detections that could not be woken, and why; they are retried next time.
 */
async function wakeSnoozed(
  database: Database,
  tenantId: number,
  now: number,
): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  const tried = new Set<string>();
  for (;;) {
    const ids = await dueDetections(database, tenantId, { now, except: [...tried] });
    if (ids.length === 0) return failed;
    for (const id of ids) tried.add(id);
    try {
      await wakePart(database, tenantId, ids);
    } catch {
      // One of them blocks the others: processing each individually tells which.
      for (const id of ids) {
        await wakePart(database, tenantId, [id]).catch((error: unknown) => failed.set(id, error));
      }
    }
  }
}

async function dueDetections(
  database: Database,
  tenantId: number,
  { now, except }: { now: number; except: readonly string[] },
): Promise<string[]> {
  const rows = await database.tenant(tenantId, (tx) =>
    tx.query<{ detection_id: string }>(
      `SELECT detection_id FROM detection_snooze
       WHERE tenant_id = $1 AND until_at <= $2 AND detection_id <> ALL($3::uuid[])
       ORDER BY until_at LIMIT ${PART}`,
      [tenantId, new Date(now), except],
    ),
  );
  return rows.map((row) => row.detection_id);
}

async function wakePart(
  database: Database,
  tenantId: number,
  ids: readonly string[],
): Promise<void> {
  await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const rows = await tx.query<{ detection_id: string; status: DetectionStatus }>(
      `UPDATE detection d SET status = s.from_status, rev = d.rev + 1, updated_at = now()
       FROM detection_snooze s
       WHERE s.tenant_id = $1 AND s.detection_id = ANY($2::uuid[])
         AND d.tenant_id = $1 AND d.detection_id = s.detection_id
       RETURNING d.detection_id, d.status`,
      [tenantId, ids],
    );
    await moveByProduct(
      tx,
      tenantId,
      rows.map((row) => ({ detectionId: row.detection_id, before: 'snoozed', after: row.status })),
    );
  });
}
