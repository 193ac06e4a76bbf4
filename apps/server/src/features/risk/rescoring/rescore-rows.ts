import { randomUUID } from 'node:crypto';
import { SEVERITY_MODEL } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights } from './read-weights.ts';

export type RunState = 'waiting' | 'running' | 'done' | 'failed';
export type RunPhase = 'change' | 'undo';

/** The requester, with their permissions at that time. */
export interface RescoredBy {
  userId: string;
  userName: string;
  mayLowerCritical: boolean;
}

/** A run as its work needs it. */
export interface StoredRescore {
  runId: string;
  kind: 'weights' | 'trust';
  by: RescoredBy;
  undoneBy: { userId: string; userName: string } | null;
  /** Revision of the weights used. */
  weightsRev: number;
  /** The next part of the detections to process. */
  ids: readonly string[];
  /** Whether there is another part after it. */
  hasMore: boolean;
  state: RunState;
  done: number;
  undoState: RunState | null;
  undoDone: number;
  /** Epoch milliseconds; null while it continues. */
  finishedAt: number | null;
}

/**
 * Detections per transaction, which holds the tenant's lock: a few milliseconds each, with all their
 * indexes.
 *
 * @published
 */
export const RESCORE_PART = 100;

/** Retention of runs; those requested by a person are listed for a day. */
const KEPT_DAYS = 30;

/** Stores which detections are to be rescored. @returns the run's id. @published */
export async function addRescore(
  tx: Transaction,
  tenantId: number,
  wanted: { kind: StoredRescore['kind']; ids: readonly string[]; by: RescoredBy; now: number },
): Promise<string> {
  const { kind, ids, by, now } = wanted;
  const runId = randomUUID();
  const { current } = await readWeights(tx, tenantId);
  await tx.named(
    'rescore_forget',
    `DELETE FROM rescore WHERE tenant_id = $1 AND state IN ('done', 'failed')
       AND coalesce(undo_state, 'done') IN ('done', 'failed') AND updated_at < $2`,
    [tenantId, new Date(now - KEPT_DAYS * 86_400_000)],
  );
  await tx.named(
    'rescore_add',
    `INSERT INTO rescore (tenant_id, run_id, kind, requested_by, requested_name, may_lower_critical, requested_at,
       score_model, weights_rev, detection_ids, state, total, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', cardinality($10::uuid[]), $7)`,
    [
      tenantId,
      runId,
      kind,
      by.userId,
      by.userName,
      by.mayLowerCritical,
      new Date(now),
      SEVERITY_MODEL,
      current.rev,
      ids,
    ],
  );
  return runId;
}

interface Row {
  run_id: string;
  kind: StoredRescore['kind'];
  requested_by: string;
  requested_name: string;
  may_lower_critical: boolean;
  undo_by: string | null;
  undo_name: string | null;
  weights_rev: number;
  part: string[];
  total: number;
  state: RunState;
  done: number;
  undo_state: RunState | null;
  undo_done: number;
  finished_at: Date | null;
  [column: string]: unknown;
}

/** The run with the next part of its work, locked for this process; undefined if none. */
export async function lockRescore(
  tx: Transaction,
  tenantId: number,
  runId: string,
): Promise<StoredRescore | undefined> {
  const [row] = await tx.named<Row>(
    'rescore_lock',
    `SELECT run_id, kind, requested_by, requested_name, may_lower_critical, undo_by, undo_name, weights_rev, total, state,
       done, undo_state, undo_done, finished_at,
       detection_ids[CASE WHEN undo_state IS NULL THEN done ELSE undo_done END + 1
         : CASE WHEN undo_state IS NULL THEN done ELSE undo_done END + ${RESCORE_PART}] AS part
     FROM rescore WHERE tenant_id = $1 AND run_id = $2 FOR UPDATE`,
    [tenantId, runId],
  );
  if (!row) return undefined;
  const dealtWith = row.undo_state === null ? row.done : row.undo_done;
  return {
    runId: row.run_id,
    kind: row.kind,
    by: {
      userId: row.requested_by,
      userName: row.requested_name,
      mayLowerCritical: row.may_lower_critical,
    },
    undoneBy:
      row.undo_by === null ? null : { userId: row.undo_by, userName: row.undo_name ?? row.undo_by },
    weightsRev: row.weights_rev,
    ids: row.part,
    hasMore: dealtWith + row.part.length < row.total,
    state: row.state,
    done: row.done,
    undoState: row.undo_state,
    undoDone: row.undo_done,
    finishedAt: row.finished_at?.getTime() ?? null,
  };
}

/** The oldest unfinished run, with its work. */
export async function openRescore(
  tx: Transaction,
  tenantId: number,
): Promise<{ runId: string; phase: RunPhase } | undefined> {
  const [row] = await tx.named<{ run_id: string; phase: RunPhase }>(
    'rescore_open',
    `SELECT run_id, CASE WHEN undo_state IS NULL THEN 'change' ELSE 'undo' END AS phase FROM rescore
     WHERE tenant_id = $1 AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running'))
     ORDER BY requested_at, run_id LIMIT 1`,
    [tenantId],
  );
  return row && { runId: row.run_id, phase: row.phase };
}

/** Writes the progress of a run: at its end it is done, or failed if it cannot continue. */
export async function writeProgress(
  tx: Transaction,
  tenantId: number,
  progress: {
    runId: string;
    phase: RunPhase;
    state: RunState;
    done: number;
    changed: number;
    now: number;
  },
): Promise<void> {
  const { runId, phase, state, done, changed, now } = progress;
  const at = new Date(now);
  if (phase === 'undo') {
    await tx.named(
      'rescore_undo_progress',
      `UPDATE rescore SET undo_state = $3, undo_done = $4, updated_at = $5 WHERE tenant_id = $1 AND run_id = $2`,
      [tenantId, runId, state, done, at],
    );
    return;
  }
  await tx.named(
    'rescore_progress',
    `UPDATE rescore SET state = $3, done = $4, changed = changed + $5, updated_at = $6,
       started_at = coalesce(started_at, $6),
       finished_at = CASE WHEN $3 IN ('done', 'failed') THEN $6 ELSE finished_at END
     WHERE tenant_id = $1 AND run_id = $2`,
    [tenantId, runId, state, done, changed, at],
  );
}

/** Detections whose score a run has changed so far. @published */
export async function readChanged(
  tx: Transaction,
  tenantId: number,
  runId: string,
): Promise<number> {
  const [row] = await tx.named<{ changed: number }>(
    'rescore_changed',
    'SELECT changed FROM rescore WHERE tenant_id = $1 AND run_id = $2',
    [tenantId, runId],
  );
  return row?.changed ?? 0;
}
