import { randomUUID } from 'node:crypto';
import {
  TriageChange,
  type DetectionChangeRun,
  type DetectionFilter,
  type SkipReason,
  type Task,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { filterSql } from '../detections-read-model.ts';
import type { FrozenSet } from './apply-change.ts';
import type { TriageActor } from './decide-change.ts';

/** For so long a change can be undone, from its end. */
export const UNDO_MS = 600_000;

/** Finished runs are listed for a day, like other background work. */
const TOLD_MS = 86_400_000;

/** The affected detections: all that match a filter, or a list. */
export interface Meant {
  /** With the reader's id instead of `me`. */
  filter: DetectionFilter | undefined;
  detectionIds: readonly string[] | undefined;
  /** Epoch milliseconds. */
  asOf: number;
}

/** The exact set at this time: ids and revisions, newest first. Excludes detections after `asOf`. */
export async function frozenSet(
  tx: Transaction,
  tenantId: number,
  meant: Meant,
): Promise<FrozenSet> {
  const [row] = await tx.query<{ ids: string[] | null; revs: number[] | null }>(
    ...frozenSql(tenantId, meant),
  );
  return { detectionIds: row?.ids ?? [], revs: row?.revs ?? [] };
}

function frozenSql(tenantId: number, { filter, detectionIds, asOf }: Meant): [string, unknown[]] {
  const { where, values, place } = filterSql(filter ?? {}, asOf);
  const named =
    detectionIds === undefined ? '' : ` AND d.detection_id = ANY(${place(detectionIds)}::uuid[])`;
  return [
    `SELECT array_agg(d.detection_id ORDER BY d.number DESC) AS ids, array_agg(d.rev ORDER BY d.number DESC) AS revs
     FROM detection d
     WHERE d.tenant_id = ${place(tenantId)} AND ${where} AND d.created_at <= ${place(new Date(asOf))}${named}`,
    values,
  ];
}

interface ChangeRow {
  change_id: string;
  requested_by: string;
  requested_name: string;
  may_close_critical: boolean;
  change: unknown;
  requested_at: Date;
  as_of: Date;
  detection_ids: string[];
  revs: number[];
  state: DetectionChangeRun['state'];
  done: number;
  total: number;
  started_at: Date | null;
  finished_at: Date | null;
  undo_state: DetectionChangeRun['state'] | null;
  undo_done: number;
  updated_at: Date;
}

/** A change as its work needs it. */
export interface StoredChange {
  changeId: string;
  change: TriageChange;
  actor: TriageActor;
  set: FrozenSet;
  state: DetectionChangeRun['state'];
  done: number;
  undoState: DetectionChangeRun['state'] | null;
  undoDone: number;
  /** Epoch milliseconds; null while it continues. */
  finishedAt: number | null;
}

/** Stores the request with its set of detections. @returns its id. */
export async function storeChange(
  tx: Transaction,
  wanted: {
    tenantId: number;
    actor: TriageActor;
    change: TriageChange;
    set: FrozenSet;
    asOf: number;
    now: number;
  },
): Promise<string> {
  const { tenantId, actor, change, set, asOf, now } = wanted;
  const changeId = randomUUID();
  await tx.named(
    'change_add',
    `INSERT INTO detection_change (tenant_id, change_id, requested_by, requested_name, may_close_critical, change,
       requested_at, as_of, detection_ids, revs, state, total, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', cardinality($9::uuid[]), $7)`,
    [
      tenantId,
      changeId,
      actor.userId,
      actor.userName,
      actor.mayCloseCritical,
      JSON.stringify(change),
      new Date(now),
      new Date(asOf),
      set.detectionIds,
      set.revs,
    ],
  );
  return changeId;
}

/** The change with its work, locked for the process that works on it; undefined if none. */
export async function lockChange(
  tx: Transaction,
  tenantId: number,
  changeId: string,
): Promise<StoredChange | undefined> {
  const [row] = await tx.named<ChangeRow & Record<string, unknown>>(
    'change_lock',
    `SELECT * FROM detection_change WHERE tenant_id = $1 AND change_id = $2 FOR UPDATE`,
    [tenantId, changeId],
  );
  if (!row) return undefined;
  return {
    changeId: row.change_id,
    change: TriageChange.parse(row.change),
    actor: {
      userId: row.requested_by,
      userName: row.requested_name,
      mayCloseCritical: row.may_close_critical,
    },
    set: { detectionIds: row.detection_ids, revs: row.revs },
    state: row.state,
    done: row.done,
    undoState: row.undo_state,
    undoDone: row.undo_done,
    finishedAt: row.finished_at?.getTime() ?? null,
  };
}

/** The change as returned; undefined if none. */
export async function readChange(
  tx: Transaction,
  tenantId: number,
  changeId: string,
): Promise<DetectionChangeRun | undefined> {
  const [row] = await tx.named<Omit<ChangeRow, 'detection_ids' | 'revs'> & Record<string, unknown>>(
    'change_read',
    `SELECT change_id, requested_by, requested_name, may_close_critical, change, requested_at, as_of, state, done, total,
       started_at, finished_at, undo_state, undo_done, updated_at
     FROM detection_change WHERE tenant_id = $1 AND change_id = $2`,
    [tenantId, changeId],
  );
  if (!row) return undefined;
  const counts = await tx.named<{
    skipped: SkipReason | null;
    undo_skipped: SkipReason | null;
    is_undone: boolean;
    count: number;
  }>(
    'change_counts',
    `SELECT skipped, undo_skipped, is_undone, count(*)::integer AS count FROM detection_change_item
     WHERE tenant_id = $1 AND change_id = $2 GROUP BY 1, 2, 3 ORDER BY 4 DESC`,
    [tenantId, changeId],
  );
  const sumOf = (isMeant: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const by = (key: 'skipped' | 'undo_skipped') =>
    counts.flatMap(({ [key]: reason, count }) => (reason === null ? [] : [{ reason, count }]));
  const { started_at: startedAt, finished_at: finishedAt } = row;
  return {
    changeId: row.change_id,
    change: TriageChange.parse(row.change),
    requestedBy: row.requested_name,
    requestedAt: row.requested_at.toISOString(),
    asOf: row.as_of.toISOString(),
    state: row.state,
    total: row.total,
    done: row.done,
    changed: sumOf(({ skipped }) => skipped === null),
    skipped: by('skipped'),
    acceptMs: null,
    workMs: finishedAt && startedAt ? finishedAt.getTime() - startedAt.getTime() : null,
    undo:
      row.undo_state === null
        ? null
        : {
            state: row.undo_state,
            restored: sumOf(({ is_undone: isUndone }) => isUndone),
            skipped: by('undo_skipped'),
          },
    undoUntil:
      row.undo_state !== null || finishedAt === null
        ? null
        : new Date(finishedAt.getTime() + UNDO_MS).toISOString(),
  };
}

/** Bulk changes as background work; single ones are done when listed. */
export async function readChangeTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.query<ChangeRow & Record<string, unknown>>(
    `SELECT change_id, state, done, total, undo_state, undo_done, updated_at FROM detection_change
     WHERE total > 1 AND (state IN ('waiting', 'running') OR undo_state IN ('waiting', 'running') OR updated_at >= $1)
     ORDER BY requested_at DESC LIMIT 20`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: `detection-change:${row.change_id}`,
    kind: row.undo_state === null ? 'detectionChange' : 'detectionChangeUndo',
    state: row.undo_state ?? row.state,
    done: row.undo_state === null ? row.done : row.undo_done,
    total: row.total,
    message: null,
    updatedAt: row.updated_at.toISOString(),
  }));
}
