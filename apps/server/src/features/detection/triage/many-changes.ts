import type {
  DetectionChangeRun,
  DetectionFilter,
  SkipReason,
  TriageChange,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import {
  detectionTitle,
  instantOf,
  ownFilter,
  readSnapshot,
  TITLE_COLUMNS,
  type TitleRow,
} from '../detections-read-model.ts';
import { foreseeChange, nameOfAssignee, requireFuture } from './apply-change.ts';
import { actorOf } from './change-one.ts';
import {
  frozenSet,
  lockChange,
  readChange,
  storeChange,
  UNDO_MS,
  type Meant,
  type StoredChange,
} from './change-rows.ts';
import { job } from './detection-change-job.ts';
import { endUndo, PART } from './run-changes.ts';
import { undoPart } from './undo-change.ts';

type Part = Pick<Services, 'database' | 'jobs' | 'now'>;

interface Asked {
  filter?: DetectionFilter | undefined;
  detectionIds?: string[] | undefined;
  asOf?: string | undefined;
  change: TriageChange;
}

/** Throws `request.invalid` for an invalid time. */
function meantBy({ filter, detectionIds, asOf }: Asked, userId: string, now: number): Meant {
  return {
    filter: filter && ownFilter(filter, userId),
    detectionIds,
    asOf: instantOf(asOf, 'asOf', now) ?? now,
  };
}

/**
 * Freezes the set and starts a job. Throws `request.invalid`, also for an assignee who is not a member.
 */
export async function requestChange(
  { database, jobs, now }: Part,
  asked: Asked,
  caller: SessionCaller,
): Promise<DetectionChangeRun> {
  const startedAt = performance.now();
  const { tenantId, userId } = caller;
  const at = now();
  const { change } = asked;
  requireFuture(change, at);
  const meant = meantBy(asked, userId, at);
  const actor = actorOf(caller);
  const run = await database.tenant(tenantId, async (tx) => {
    await nameOfAssignee(tx, tenantId, change.assigneeId);
    const set = await frozenSet(tx, tenantId, meant);
    const changeId = await storeChange(tx, {
      tenantId,
      actor,
      change,
      set,
      asOf: meant.asOf,
      now: at,
    });
    return changeOr404(tx, tenantId, changeId);
  });
  const acceptMs = performance.now() - startedAt;
  await jobs.enqueue(job.id, { tenantId });
  return { ...run, acceptMs };
}

/** Preview of a change, with the rules and permissions of the real one. */
export async function previewChange({ database, now }: Part, asked: Asked, caller: SessionCaller) {
  const { tenantId, userId } = caller;
  const at = now();
  requireFuture(asked.change, at);
  const meant = meantBy(asked, userId, at);
  const outcomes = await readSnapshot(database, tenantId, async (tx) => {
    const set = await frozenSet(tx, tenantId, meant);
    const order = { tenantId, change: asked.change, actor: actorOf(caller) };
    return foreseeChange(tx, order, set);
  });
  const counts = new Map<SkipReason, number>();
  for (const { skipped } of outcomes) {
    if (skipped !== null) counts.set(skipped, (counts.get(skipped) ?? 0) + 1);
  }
  return {
    asOf: new Date(meant.asOf).toISOString(),
    total: outcomes.length,
    changes: outcomes.filter(({ skipped }) => skipped === null).length,
    skipped: [...counts].map(([reason, count]) => ({ reason, count })),
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Throws `resource.not_found`. */
export async function changeOr404(
  tx: Transaction,
  tenantId: number,
  changeId: string,
): Promise<DetectionChangeRun> {
  const run = UUID.test(changeId) ? await readChange(tx, tenantId, changeId) : undefined;
  if (!run) throw new AppError('resource.not_found');
  return run;
}

/** Detections that were left unchanged, newest first; at most 500. Throws `resource.not_found`. */
export async function skippedOf(
  tx: Transaction,
  { tenantId, changeId, part }: { tenantId: number; changeId: string; part: 'change' | 'undo' },
) {
  await changeOr404(tx, tenantId, changeId);
  const column = part === 'change' ? 'skipped' : 'undo_skipped';
  const rows = await tx.query<
    TitleRow & {
      detection_id: string;
      number: string | null;
      reason: SkipReason;
      [column: string]: unknown;
    }
  >(
    `SELECT i.detection_id, d.number, ${TITLE_COLUMNS}, i.${column} AS reason
     FROM detection_change_item i
     LEFT JOIN detection d ON d.tenant_id = i.tenant_id AND d.detection_id = i.detection_id
     WHERE i.tenant_id = $1 AND i.change_id = $2 AND i.${column} IS NOT NULL
     ORDER BY d.number DESC NULLS LAST LIMIT 500`,
    [tenantId, changeId],
  );
  return rows.map((row) => ({
    detectionId: row.detection_id,
    number: row.number === null ? null : Number(row.number),
    title: row.number === null ? null : detectionTitle(row),
    reason: row.reason,
  }));
}

/**
 * Undoes a change: immediately if small, else with a job. Throws `resource.not_found`, also for someone
 * else's change, and `detection.change_final`.
 */
export async function requestUndo(
  { database, jobs }: Part,
  { changeId, caller, now }: { changeId: string; caller: SessionCaller; now: number },
): Promise<DetectionChangeRun> {
  const { tenantId, userId } = caller;
  if (!UUID.test(changeId)) throw new AppError('resource.not_found');
  const { run, isSmall } = await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const stored = await lockChange(tx, tenantId, changeId);
    if (stored?.actor.userId !== userId) throw new AppError('resource.not_found');
    if (!isUndoable(stored, now)) throw new AppError('detection.change_final');
    const total = stored.set.detectionIds.length;
    const state = total <= PART ? 'running' : 'waiting';
    await tx.query(
      `UPDATE detection_change SET undo_state = $3, updated_at = $4
       WHERE tenant_id = $1 AND change_id = $2`,
      [tenantId, changeId, state, new Date(now)],
    );
    if (total <= PART) {
      await undoPart(tx, tenantId, { stored, from: 0, to: total });
      await endUndo(tx, { tenantId, changeId, done: total, now });
    }
    return { run: await changeOr404(tx, tenantId, changeId), isSmall: total <= PART };
  });
  if (!isSmall) await jobs.enqueue(job.id, { tenantId });
  return run;
}

function isUndoable({ state, undoState, finishedAt }: StoredChange, now: number): boolean {
  // The completed part of a failed change can be undone like a complete change.
  const isOver = state === 'done' || state === 'failed';
  return isOver && undoState === null && finishedAt !== null && now - finishedAt <= UNDO_MS;
}
