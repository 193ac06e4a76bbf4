import type { Database, Transaction } from '@waybill/store';
import type { JobServices } from '../../jobs/job.ts';
import { workOffRuns } from '../../jobs/stored-runs.ts';
import { lockTenant } from '../../pipeline/tenant-lock.ts';
import { applyChange } from './apply-change.ts';
import { lockChange, type StoredChange } from './change-rows.ts';
import { undoPart } from './undo-change.ts';

/** Detections in one transaction: large enough to be fast, small enough to hold nobody up. */
export const PART = 500;

interface OpenChange {
  changeId: string;
  phase: Phase;
}

type Phase = 'change' | 'undo';

const COLUMNS = {
  change: { state: 'state', done: 'done' },
  undo: { state: 'undo_state', done: 'undo_done' },
} as const;

/** Works off what was asked of a tenant's detections and is not at its end, the oldest first. */
export async function runChanges(
  tenantId: number,
  { database, log, now }: Pick<JobServices, 'database' | 'log' | 'now'>,
): Promise<void> {
  await workOffRuns<OpenChange>({
    takeUp: () => database.tenant(tenantId, (tx) => takeUp(tx, tenantId, now())),
    work: (open) => workOff(database, { tenantId, open, now }),
    end: (open, state) => end(database, { tenantId, open, state, now: now() }),
    onFault: ({ changeId }, err) =>
      log.error({ tenantId, changeId, err }, 'a change of detections stopped'),
  });
}

async function takeUp(
  tx: Transaction,
  tenantId: number,
  now: number,
): Promise<OpenChange | undefined> {
  const [row] = await tx.query<{ change_id: string; phase: Phase }>(
    `UPDATE detection_change SET
       state = CASE WHEN state = 'waiting' THEN 'running' ELSE state END,
       undo_state = CASE WHEN undo_state = 'waiting' THEN 'running' ELSE undo_state END,
       started_at = coalesce(started_at, $2)
     WHERE tenant_id = $1 AND change_id = (
       SELECT change_id FROM detection_change
       WHERE tenant_id = $1 AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running'))
       ORDER BY requested_at, change_id LIMIT 1)
     RETURNING change_id, CASE WHEN undo_state IS NULL THEN 'change' ELSE 'undo' END AS phase`,
    [tenantId, new Date(now)],
  );
  return row && { changeId: row.change_id, phase: row.phase };
}

async function workOff(
  database: Database,
  work: { tenantId: number; open: OpenChange; now: () => number },
): Promise<void> {
  const { tenantId, open, now } = work;
  let isGoingOn = true;
  while (isGoingOn) {
    isGoingOn = await database.tenant(tenantId, async (tx) => {
      // Events that make detections grow are written by one writer at a time, and so are these.
      await lockTenant(tx, tenantId);
      const stored = await lockChange(tx, tenantId, open.changeId);
      return (
        stored !== undefined && workPart(tx, tenantId, { stored, phase: open.phase, now: now() })
      );
    });
  }
}

/** Does the next part. @returns whether there was one. */
async function workPart(
  tx: Transaction,
  tenantId: number,
  { stored, phase, now }: { stored: StoredChange; phase: Phase; now: number },
): Promise<boolean> {
  const from = phase === 'change' ? stored.done : stored.undoDone;
  const to = Math.min(from + PART, stored.set.detectionIds.length);
  if (from >= to) return false;
  if (phase === 'change') {
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

/** Writes that a change is taken back as a whole. */
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
