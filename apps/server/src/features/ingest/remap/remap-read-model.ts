import { randomUUID } from 'node:crypto';
import type { Remap, Task } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

interface RemapRow {
  remap_id: string;
  source_id: string;
  state: Remap['state'];
  requested_at: Date;
  requested_by: string | null;
  updated_at: Date;
  done: number;
  total: number;
  changed: number;
  added: number;
  removed: number;
  kept: number;
  failed: number;
}

const COLUMNS = `remap_id, source_id, state, requested_at, requested_by, updated_at, done, total,
  changed, added, removed, kept, failed`;

/** How many of the newest are listed. */
const LISTED = 100;
/** Finished runs are listed for a day, like other background work. */
const TOLD_MS = 86_400_000;

/**
 * Requests a replay of a source's payloads; the job `remap` picks it up. Returns an unfinished request
 * instead of adding a second.
 */
export async function requestRemap(
  tx: Transaction,
  wanted: { tenantId: number; sourceId: string; requestedBy: string | null; now: number },
): Promise<Remap> {
  const [row] = await tx.query<RemapRow>(
    `INSERT INTO remap (tenant_id, remap_id, source_id, state, requested_at, requested_by, updated_at,
       end_at, total)
     SELECT $1, $2, $3, 'waiting', $4, $5, $4, max(received_at), count(*)
     FROM raw_chunk WHERE tenant_id = $1 AND source_id = $3
     ON CONFLICT (tenant_id, source_id) WHERE state IN ('waiting', 'running')
       DO UPDATE SET source_id = excluded.source_id
     RETURNING ${COLUMNS}`,
    [wanted.tenantId, randomUUID(), wanted.sourceId, new Date(wanted.now), wanted.requestedBy],
  );
  if (!row) throw new Error('The replay was not stored');
  return remapOf(row);
}

/** The newest first. */
export async function readRemaps(tx: Transaction): Promise<Remap[]> {
  const rows = await tx.query<RemapRow>(
    `SELECT ${COLUMNS} FROM remap ORDER BY requested_at DESC, remap_id LIMIT $1`,
    [LISTED],
  );
  return rows.map(remapOf);
}

export async function readRemap(tx: Transaction, remapId: string): Promise<Remap | null> {
  const [row] = await tx.query<RemapRow>(`SELECT ${COLUMNS} FROM remap WHERE remap_id = $1`, [
    remapId,
  ]);
  return row ? remapOf(row) : null;
}

/** Replays as background work. Progress counts chunks of payloads. */
export async function readRemapTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.query<RemapRow>(
    `SELECT ${COLUMNS} FROM remap WHERE state IN ('waiting', 'running') OR updated_at >= $1
     ORDER BY requested_at DESC, remap_id LIMIT 50`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: `remap:${row.remap_id}`,
    kind: 'remapping',
    state: row.state,
    done: row.done,
    total: row.total,
    message: null,
    updatedAt: row.updated_at.toISOString(),
  }));
}

function remapOf(row: RemapRow): Remap {
  return {
    remapId: row.remap_id,
    sourceId: row.source_id,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    requestedBy: row.requested_by,
    updatedAt: row.updated_at.toISOString(),
    done: row.done,
    total: row.total,
    changed: row.changed,
    added: row.added,
    removed: row.removed,
    kept: row.kept,
    failed: row.failed,
  };
}
