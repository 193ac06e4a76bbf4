import type { Task } from '@waybill/contract';
import type { Database, Transaction } from '@waybill/store';
import type { JobServices } from '../../../jobs/job.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { updateLineage } from './update-lineage.ts';

type BuildServices = Pick<JobServices, 'database' | 'log' | 'now'>;

/** Events per transaction, which makes the tenant's writers wait only briefly. */
const EVENTS_PER_STEP = 1000;
/** Finished work is listed for a day, like other background work. */
const TOLD_MS = 86_400_000;

/**
 * Links events stored before lineage existed, in chronological order. Each step saves its position in
 * its transaction: after a crash the next one resumes there. Events arriving meanwhile are linked by
 * their own transaction, and meeting them here changes nothing.
 */
export async function buildLineage(tenantId: number, services: BuildServices): Promise<void> {
  const { database, log, now } = services;
  try {
    await workOff(tenantId, services);
  } catch (error) {
    log.error({ tenantId, err: error }, 'could not build lineage of stored events');
    await endBuild(database, tenantId, now());
  }
}

async function workOff(tenantId: number, { database, log, now }: BuildServices): Promise<void> {
  /** Events linked individually, because one among them cannot be. */
  let singles = 0;
  for (;;) {
    const size = singles > 0 ? 1 : EVENTS_PER_STEP;
    try {
      const part = { tenantId, size, isPassedOver: false, now: now() };
      if (!(await database.tenant(tenantId, (tx) => step(tx, part)))) return;
      singles = Math.max(0, singles - 1);
    } catch (error) {
      if (size > 1) {
        singles = EVENTS_PER_STEP;
        continue;
      }
      log.warn({ tenantId, err: error }, 'could not add an event to the lineage');
      // An unreachable database fails this, too: then the build stops.
      const part = { tenantId, size, isPassedOver: true, now: now() };
      if (!(await database.tenant(tenantId, (tx) => step(tx, part)))) return;
      singles -= 1;
    }
  }
}

interface BuildStep {
  tenantId: number;
  /** Events at most. */
  size: number;
  /** They are left out and counted as failed. */
  isPassedOver: boolean;
  now: number;
}

/** @returns whether there is more to join. */
async function step(
  tx: Transaction,
  { tenantId, size, isPassedOver, now }: BuildStep,
): Promise<boolean> {
  await lockTenant(tx, tenantId);
  const rows = await tx.named<StoredRow>(
    'lineage_build_next',
    `SELECT ${EVENT_COLUMNS} FROM activity, lineage_build AS build
     WHERE activity.tenant_id = $1 AND build.tenant_id = $1 AND build.state <> 'done'
       AND activity.occurred_at >= coalesce(build.position_at, '-infinity')
       AND (activity.occurred_at, activity.event_id) > (coalesce(build.position_at, '-infinity'),
         coalesce(build.position_event_id, '00000000-0000-0000-0000-000000000000'))
     ORDER BY activity.occurred_at, activity.event_id LIMIT $2`,
    [tenantId, size],
  );
  if (!isPassedOver)
    await updateLineage(tx, tenantId, { added: rows.map(storedEvent), removed: [] });
  const last = rows.at(-1);
  const state = rows.length < size ? 'done' : 'running';
  await tx.named(
    'lineage_build_advance',
    `UPDATE lineage_build SET state = $2, position_at = coalesce($3, position_at),
       position_event_id = coalesce($4, position_event_id), done = done + $5,
       total = CASE WHEN $2 = 'done' THEN done + $5 ELSE greatest(total, done + $5) END, updated_at = $6,
       failed = failed + CASE WHEN $7 THEN $5::bigint ELSE 0 END
     WHERE tenant_id = $1`,
    [tenantId, state, last?.occurred_at, last?.event_id, rows.length, new Date(now), isPassedOver],
  );
  return state === 'running';
}

async function endBuild(database: Database, tenantId: number, now: number): Promise<void> {
  await database.tenant(tenantId, (tx) =>
    tx.query(`UPDATE lineage_build SET state = 'failed', updated_at = $2 WHERE tenant_id = $1`, [
      tenantId,
      new Date(now),
    ]),
  );
}

/** The building of lineage as background work; progress counts events. @published */
export async function readLineageTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.query<{
    state: Task['state'];
    done: string;
    total: string;
    updated_at: Date;
  }>(
    `SELECT state, done, total, updated_at FROM lineage_build
     WHERE state IN ('waiting', 'running') OR updated_at >= $1`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: 'lineage.build',
    kind: 'lineageBuilding',
    state: row.state,
    done: Number(row.done),
    total: Number(row.total),
    message: null,
    updatedAt: row.updated_at.toISOString(),
  }));
}
