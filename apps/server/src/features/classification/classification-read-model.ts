import { randomUUID } from 'node:crypto';
import type { Reclassification, Task } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

interface ReclassificationRow {
  reclassification_id: string;
  state: Reclassification['state'];
  cause: string;
  requested_at: Date;
  requested_by: string | null;
  updated_at: Date;
  done: number;
  total: number;
  changed: number;
  failed: number;
  [column: string]: unknown;
}

const COLUMNS = `reclassification_id, state, cause, requested_at, requested_by, updated_at, done, total,
  changed, failed`;

/** Id of the job that processes what is requested here. */
export const RECLASSIFY_JOB = 'reclassify';

/** How many of the newest are listed. */
const LISTED = 100;
/** Finished runs are listed for a day, like other background work. */
const TOLD_MS = 86_400_000;

/**
 * Requests reclassification of stored contents; the job `reclassify` picks it up. An unfinished run
 * restarts, because its results are outdated.
 */
export async function requestReclassification(
  tx: Transaction,
  wanted: { tenantId: number; cause: string; requestedBy: string | null; now: number },
): Promise<Reclassification> {
  const [row] = await tx.query<ReclassificationRow>(
    `INSERT INTO reclassification AS run (tenant_id, reclassification_id, state, cause, requested_at,
       requested_by, updated_at, total)
     SELECT $1, $2, 'waiting', $3, $4, $5, $4, count(*)::integer FROM content_blob WHERE expires_at > $4
     ON CONFLICT (tenant_id) WHERE state IN ('waiting', 'running') DO UPDATE
       SET position_version_id = NULL, done = 0, changed = 0, failed = 0, total = excluded.total,
         cause = CASE WHEN run.cause = excluded.cause THEN run.cause ELSE 'request' END,
         updated_at = excluded.updated_at
     RETURNING ${COLUMNS}`,
    [wanted.tenantId, randomUUID(), wanted.cause, new Date(wanted.now), wanted.requestedBy],
  );
  if (!row) throw new Error('The run was not stored');
  return reclassificationOf(row);
}

/** Like `requestReclassification`, unless no content is stored. @returns whether there is work. */
export async function reclassifyAfterChange(
  tx: Transaction,
  wanted: Parameters<typeof requestReclassification>[1],
): Promise<boolean> {
  const kept = await tx.query('SELECT FROM content_blob LIMIT 1');
  if (kept.length === 0) return false;
  await requestReclassification(tx, wanted);
  return true;
}

/**
 * Requests a run if an earlier version of the engine classified the stored contents, and none is open.
 */
export async function reclassifyOlder(
  tx: Transaction,
  { tenantId, engine, now }: { tenantId: number; engine: string; now: number },
): Promise<void> {
  const older = await tx.query(
    `SELECT FROM content_blob JOIN classification USING (tenant_id, version_id)
     WHERE is_current AND engine <> $1 AND expires_at > $2 AND NOT EXISTS (
       SELECT FROM reclassification AS run WHERE run.state IN ('waiting', 'running'))
     LIMIT 1`,
    [engine, new Date(now)],
  );
  if (older.length === 0) return;
  await requestReclassification(tx, { tenantId, cause: 'engine', requestedBy: null, now });
}

/** The newest first. */
export async function readReclassifications(tx: Transaction): Promise<Reclassification[]> {
  const rows = await tx.query<ReclassificationRow>(
    `SELECT ${COLUMNS} FROM reclassification ORDER BY requested_at DESC, reclassification_id LIMIT $1`,
    [LISTED],
  );
  return rows.map(reclassificationOf);
}

/** Runs as background work. Progress counts contents. */
export async function readReclassificationTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.query<ReclassificationRow>(
    `SELECT ${COLUMNS} FROM reclassification
     WHERE state IN ('waiting', 'running') OR updated_at >= $1
     ORDER BY requested_at DESC, reclassification_id LIMIT 50`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: `reclassify:${row.reclassification_id}`,
    kind: 'reclassifying',
    state: row.state,
    done: row.done,
    total: row.total,
    message: null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

function reclassificationOf(row: ReclassificationRow): Reclassification {
  return {
    reclassificationId: row.reclassification_id,
    state: row.state,
    cause: row.cause,
    requestedAt: row.requested_at.toISOString(),
    requestedBy: row.requested_by,
    updatedAt: row.updated_at.toISOString(),
    done: row.done,
    total: row.total,
    changed: row.changed,
    failed: row.failed,
  };
}
