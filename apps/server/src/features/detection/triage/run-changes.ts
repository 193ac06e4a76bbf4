import { asUser, type Database, type Transaction } from '@waybill/store';
import type { JobServices } from '../../../jobs/job.ts';
import { workOffRuns } from '../../../jobs/stored-runs.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { applyChange } from './apply-change.ts';
import { lockChange, type StoredChange } from './change-rows.ts';
import { undoPart } from './undo-change.ts';

/** Detections per transaction: large enough to be fast, small enough not to block others. */
export const PART = 500;

interface OpenChange {
  changeId: string;
  requestedBy: string;
  phase: Phase;
}

type Phase = 'change' | 'undo';

const COLUMNS = {
  change: { state: 'state', done: 'done' },
  undo: { state: 'undo_state', done: 'undo_done' },
} as const;

/** Processes a tenant's unfinished change requests, oldest first. */
export async function runChanges(
  tenantId: number,
  { database, log, now }: Pick<JobServices, 'database' | 'log' | 'now'>,
): Promise<void> {
  await workOffRuns<OpenChange>({
    takeUp: () => database.tenant(tenantId, (tx) => takeUp(tx, tenantId, now())),
    work: (open) => workOff({ database, log, now }, { tenantId, open }),
    end: (open, state) => end(database, { tenantId, open, state, now: now() }),
    onFault: ({ changeId }, err) =>
      log.error({ tenantId, changeId, err }, 'a bulk change of detections stopped'),
  });
}

async function takeUp(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<OpenChange | undefined> {
  const [row] = await tx.query<{ change_id: string; requested_by: string; phase: Phase }>(
    `UPDATE detection_change SET
       state = CASE WHEN state = 'waiting' THEN 'running' ELSE state END,
       undo_state = CASE WHEN undo_state = 'waiting' THEN 'running' ELSE undo_state END,
       started_at = coalesce(started_at, $2)
     WHERE tenant_id = $1 AND change_id = (
       SELECT change_id FROM detection_change
       WHERE tenant_id = $1 AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running'))
       ORDER BY requested_at, change_id LIMIT 1)
     RETURNING change_id, requested_by, CASE WHEN undo_state IS NULL THEN 'change' ELSE 'undo' END AS phase`,
    [tenantId, new Date(now)],
  );
  return row && { changeId: row.change_id, requestedBy: row.requested_by, phase: row.phase };
}

type ChangeServices = Pick<JobServices, 'database' | 'log' | 'now'>;

async function workOff(
  services: ChangeServices,
  work: { tenantId: number; open: OpenChange },
): Promise<void> {
  /** Detections processed individually, because one of them cannot be changed. */
  let singles = 0;
  for (;;) {
    const size = singles > 0 ? 1 : PART;
    try {
      if (!(await nextPart(services, { ...work, size }))) return;
      singles = Math.max(0, singles - 1);
    } catch (error) {
      if (size > 1) {
        singles = PART;
        continue;
      }
      const { tenantId, open } = work;
      const { changeId } = open;
      services.log.warn({ tenantId, changeId, err: error }, 'could not change a detection');
      // An unreachable database fails this, too: then the change stops at this point.
      await nextPart(services, { ...work, size, isPassedOver: true });
      singles -= 1;
    }
  }
}

/**
 * Does the next part as the one who asked for it, with what they may see now, or leaves it as it is.
 *
 * @returns whether there was one.
 */
function nextPart(
  { database, now }: ChangeServices,
  part: { tenantId: number; open: OpenChange; size: number; isPassedOver?: boolean },
): Promise<boolean> {
  const { tenantId, open } = part;
  return asUser(open.requestedBy, () =>
    database.tenant(tenantId, async (tx) => {
      // One writer per tenant updates detections from events. Bulk changes use the same writer.
      await lockTenant(tx, tenantId);
      const stored = await lockChange(tx, tenantId, open.changeId);
      if (stored === undefined) return false;
      return workPart(tx, tenantId, { ...part, stored, phase: open.phase, now: now() });
    }),
  );
}

interface NextPart {
  stored: StoredChange;
  phase: Phase;
  now: number;
  size: number;
  isPassedOver?: boolean;
}

async function workPart(
  tx: Transaction,
  tenantId: number,
  { stored, phase, now, size, isPassedOver = false }: NextPart,
): Promise<boolean> {
  const from = phase === 'change' ? stored.done : stored.undoDone;
  const to = Math.min(from + size, stored.set.detectionIds.length);
  if (from >= to) return false;
  if (isPassedOver) {
    await noteFailed(tx, { tenantId, stored, phase, ids: stored.set.detectionIds.slice(from, to) });
  } else if (phase === 'change') {
    await applyChange(
      tx,
      { tenantId, changeId: stored.changeId, change: stored.change, actor: stored.actor },
      {
        detectionIds: stored.set.detectionIds.slice(from, to),
        revs: stored.set.revs.slice(from, to),
      },
    );
  } else {
    await undoPart(tx, tenantId, { stored, from, to });
  }
  await tx.query(
    `UPDATE detection_change SET ${COLUMNS[phase].done} = $3, updated_at = $4
     WHERE tenant_id = $1 AND change_id = $2`,
    [tenantId, stored.changeId, to, new Date(now)],
  );
  return true;
}

/** Records that Waybill failed on detections: a person sees which were left unchanged. */
async function noteFailed(
  tx: Transaction,
  left: { tenantId: number; stored: StoredChange; phase: Phase; ids: readonly string[] },
): Promise<void> {
  const { tenantId, stored, phase, ids } = left;
  const values = [tenantId, stored.changeId, ids];
  if (phase === 'change') {
    await tx.query(
      `INSERT INTO detection_change_item (tenant_id, change_id, detection_id, skipped)
       SELECT $1, $2, unnest($3::uuid[]), 'failed'`,
      values,
    );
    return;
  }
  await tx.query(
    `UPDATE detection_change_item SET undo_skipped = 'failed'
     WHERE tenant_id = $1 AND change_id = $2 AND detection_id = ANY($3::uuid[]) AND skipped IS NULL`,
    values,
  );
}

/** Writes that a change is rolled back as a whole. */
export async function endUndo(
  tx: Transaction,
  ended: { tenantId: number; changeId: string; done: number; now: number },
): Promise<void> {
  await tx.query(
    `UPDATE detection_change SET undo_state = 'done', undo_done = $3, updated_at = $4
     WHERE tenant_id = $1 AND change_id = $2`,
    [ended.tenantId, ended.changeId, ended.done, new Date(ended.now)],
  );
}

async function end(
  database: Database,
  ended: { tenantId: number; open: OpenChange; state: 'done' | 'failed'; now: number },
): Promise<void> {
  const { tenantId, open, state, now } = ended;
  const column = COLUMNS[open.phase].state;
  const isFinished = open.phase === 'change' ? ', finished_at = $4' : '';
  await database.tenant(tenantId, (tx) =>
    tx.query(
      `UPDATE detection_change SET ${column} = $3, updated_at = $4${isFinished}
       WHERE tenant_id = $1 AND change_id = $2 AND ${column} = 'running'`,
      [tenantId, open.changeId, state, new Date(now)],
    ),
  );
}
