import type { RescoreRun, RescoreSkip, Task } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { RunState } from './rescoring/rescore-rows.ts';

/** For so long a run can be undone, from its end. */
export const UNDO_MS = 600_000;
/** Finished work is listed for a day. */
const TOLD_MS = 86_400_000;
const MOST_SHOWN = 10;

interface Row {
  run_id: string;
  kind: 'weights' | 'trust';
  requested_name: string;
  requested_at: Date;
  score_model: number;
  weights_rev: number;
  state: RunState;
  done: number;
  total: number;
  changed: number;
  finished_at: Date | null;
  undo_state: RunState | null;
  undo_done: number;
  undo_name: string | null;
  updated_at: Date;
  [column: string]: unknown;
}

interface CountRow {
  run_id: string;
  skipped: RescoreSkip | null;
  undo_skipped: RescoreSkip | null;
  is_undone: boolean;
  step: number | null;
  count: number;
  [column: string]: unknown;
}

const COLUMNS = `run_id, kind, requested_name, requested_at, score_model, weights_rev, state, done, total, changed,
  finished_at, undo_state, undo_done, undo_name, updated_at`;

const RANK = `array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], `;
const OWN = (state: string) =>
  `${RANK}coalesce(${state} ->> 'raisedSeverity', ${state} ->> 'severity'))`;

/** Runs requested by a person, newest first, or the one with the id. */
export async function readRescores(
  tx: Transaction,
  tenantId: number,
  runId: string | null,
): Promise<RescoreRun[]> {
  const rows = await tx.named<Row>(
    'rescores',
    `SELECT ${COLUMNS} FROM rescore WHERE tenant_id = $1 AND kind = 'weights' AND ($2::uuid IS NULL OR run_id = $2)
     ORDER BY requested_at DESC, run_id LIMIT ${MOST_SHOWN}`,
    [tenantId, runId],
  );
  const counts = await tx.named<CountRow>(
    'rescore_counts',
    `SELECT run_id, skipped, undo_skipped, is_undone, sign(${OWN('after')} - ${OWN('before')})::integer AS step,
       count(*)::integer AS count
     FROM rescore_item WHERE tenant_id = $1 AND run_id = ANY($2::uuid[]) GROUP BY 1, 2, 3, 4, 5`,
    [tenantId, rows.map((row) => row.run_id)],
  );
  const byRun = Map.groupBy(counts, (count) => count.run_id);
  return rows.map((row) => runOf(row, byRun.get(row.run_id) ?? []));
}

function runOf(row: Row, counts: readonly CountRow[]): RescoreRun {
  const sumOf = (isMeant: (count: CountRow) => boolean) =>
    counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const { undo_state: undoState, finished_at: finishedAt } = row;
  return {
    runId: row.run_id,
    requestedBy: row.requested_name,
    requestedAt: row.requested_at.toISOString(),
    model: row.score_model,
    rev: row.weights_rev,
    state: row.state,
    total: row.total,
    done: row.done,
    rising: sumOf(({ step }) => step === 1),
    falling: sumOf(({ step }) => step === -1),
    rescored: row.changed,
    skipped: skippedOf(counts, 'skipped'),
    undo:
      undoState === null
        ? null
        : {
            by: row.undo_name ?? row.requested_name,
            state: undoState,
            done: row.undo_done,
            restored: sumOf(({ is_undone: isUndone }) => isUndone),
            skipped: skippedOf(counts, 'undo_skipped'),
          },
    undoUntil:
      undoState !== null || finishedAt === null
        ? null
        : new Date(finishedAt.getTime() + UNDO_MS).toISOString(),
  };
}

function skippedOf(counts: readonly CountRow[], column: 'skipped' | 'undo_skipped') {
  const found = new Map<RescoreSkip, number>();
  for (const { [column]: reason, count } of counts) {
    if (reason !== null) found.set(reason, (found.get(reason) ?? 0) + count);
  }
  return [...found].map(([reason, count]) => ({ reason, count }));
}

/** Runs as background work. */
export async function readRescoreTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.named<Row>(
    'rescore_tasks',
    `SELECT ${COLUMNS} FROM rescore
     WHERE kind = 'weights' AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running')
       OR updated_at >= $1)
     ORDER BY requested_at DESC LIMIT ${MOST_SHOWN}`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: `rescore:${row.run_id}`,
    kind: row.undo_state === null ? 'rescoring' : 'rescoringUndo',
    state: row.undo_state ?? row.state,
    done: row.undo_state === null ? row.done : row.undo_done,
    total: row.total,
    message: null,
    updatedAt: row.updated_at.toISOString(),
  }));
}
