import type { RescoreRun } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { addRescore, lockRescore, type StoredRescore } from './rescoring/rescore-rows.ts';
import { RESCORE_JOB } from './rescoring/run-rescores.ts';
import { readRescores, UNDO_MS } from './rescore-view.ts';
import { openIds } from './score-previews.ts';
import { revisionInUse } from './weight-proposals.ts';

type Part = Pick<Services, 'database' | 'jobs' | 'now'>;

/** Throws `resource.not_found`. */
export async function runOr404(
  tx: Transaction,
  tenantId: number,
  runId: string,
): Promise<RescoreRun> {
  const [run] = await readRescores(tx, tenantId, runId);
  if (!run) throw new AppError('resource.not_found');
  return run;
}

/**
 * Freezes which detections are open, as the person sees them, and hands the work to a job. Throws
 * `resource.conflict` where other weights are in use than were previewed, and `rescore.under_way`.
 */
export async function startRescore(
  { database, jobs, now }: Part,
  caller: SessionCaller,
  rev: number,
): Promise<RescoreRun> {
  const { tenantId, userId, userName, permissions } = caller;
  const mayLowerCritical = permissions.has('detection:close-critical');
  const run = await database.tenant(tenantId, async (tx) => {
    // Of two concurrent starts only one succeeds; and the revision does not change meanwhile.
    await lockTenant(tx, tenantId);
    if ((await revisionInUse(tx, tenantId)) !== rev) throw new AppError('resource.conflict');
    await refuseSecond(tx, tenantId);
    const ids = await openIds(tx, tenantId, null);
    const by = { userId, userName, mayLowerCritical };
    const runId = await addRescore(tx, tenantId, { kind: 'weights', ids, by, now: now() });
    return runOr404(tx, tenantId, runId);
  });
  await jobs.enqueue(RESCORE_JOB, { tenantId });
  return run;
}

async function refuseSecond(tx: Transaction, tenantId: number): Promise<void> {
  const rows = await tx.named(
    'rescore_under_way',
    `SELECT FROM rescore WHERE tenant_id = $1 AND kind = 'weights'
       AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running'))`,
    [tenantId],
  );
  if (rows.length > 0) throw new AppError('rescore.under_way');
}

/** Throws `resource.not_found`, `rescore.final` and `rescore.under_way`. */
export async function undoRescore(
  { database, jobs, now }: Part,
  caller: SessionCaller,
  runId: string,
): Promise<RescoreRun> {
  const { tenantId, userId, userName } = caller;
  const run = await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const stored = await lockRescore(tx, tenantId, runId);
    if (stored?.kind !== 'weights') throw new AppError('resource.not_found');
    if (!isUndoable(stored, now())) throw new AppError('rescore.final');
    await refuseSecond(tx, tenantId);
    await tx.named(
      'rescore_undo',
      `UPDATE rescore SET undo_state = 'waiting', undo_by = $3, undo_name = $4, updated_at = $5
       WHERE tenant_id = $1 AND run_id = $2`,
      [tenantId, runId, userId, userName, new Date(now())],
    );
    return runOr404(tx, tenantId, runId);
  });
  await jobs.enqueue(RESCORE_JOB, { tenantId });
  return run;
}

function isUndoable({ state, undoState, finishedAt }: StoredRescore, now: number): boolean {
  // The completed part of a failed run can be undone like a complete run.
  const isOver = state === 'done' || state === 'failed';
  return isOver && undoState === null && finishedAt !== null && now - finishedAt <= UNDO_MS;
}
