import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { UNDO_MS, writeHistory } from '../triage/triage-read-model.ts';
import { lockBoth, type MergeActor } from './merge-rows.ts';

interface MergeRow {
  into_id: string;
  merged_by: string;
  merged_at: Date;
  status_before: string;
  merged_rev: number;
  into_rev: number;
  into_events: number;
  [column: string]: unknown;
}

/**
 * Undoes a merge, restoring both: the caller's own within ten minutes, or any merge at any time with
 * `detection:close-critical`. Throws `resource.not_found` if there is none to undo,
 * `detection.change_final` after ten minutes, `resource.conflict` if one of them changed since, and
 * `detection.newer_open` if the same finding is open as another.
 */
export async function undoMerge(
  tx: Transaction,
  actor: MergeActor,
  { mergedId, now }: { mergedId: string; now: number },
): Promise<void> {
  const { tenantId, userId, permissions } = actor;
  const [row] = await tx.named<MergeRow>(
    'merge_read',
    `SELECT into_id, merged_by, merged_at, status_before, merged_rev, into_rev, into_events
     FROM detection_merge WHERE tenant_id = $1 AND merged_id::text = $2`,
    [tenantId, mergedId],
  );
  const isSuperior = permissions.has('detection:close-critical');
  if (!row || !(isSuperior || row.merged_by === userId)) throw new AppError('resource.not_found');
  const isLate = now - row.merged_at.getTime() > UNDO_MS;
  if (isLate && !isSuperior) throw new AppError('detection.change_final');
  const { merged, into } = await lockBoth(tx, tenantId, { mergedId, intoId: row.into_id });
  const isUntouched =
    merged.rev === row.merged_rev &&
    into.rev === row.into_rev &&
    into.event_count === row.into_events;
  if (!isUntouched) throw new AppError('resource.conflict');
  const isOpened = row.status_before !== 'closed';
  if (isOpened && (await hasNewerOpen(tx, tenantId, mergedId))) {
    throw new AppError('detection.newer_open');
  }
  await tx.named(
    'merge_undo_events',
    `DELETE FROM detection_event e USING detection_merge m, unnest(m.event_times, m.event_ids) AS got (at, id)
     WHERE m.tenant_id = $1 AND m.merged_id = $2 AND e.tenant_id = $1 AND e.detection_id = m.into_id
       AND e.occurred_at = got.at AND e.event_id = got.id`,
    [tenantId, mergedId],
  );
  await tx.named(
    'merge_undo_objects',
    `DELETE FROM detection_object o USING detection_merge m
     WHERE m.tenant_id = $1 AND m.merged_id = $2 AND o.tenant_id = $1 AND o.detection_id = m.into_id
       AND o.object_key = ANY (m.object_keys)`,
    [tenantId, mergedId],
  );
  await tx.named(
    'merge_undo_survivor',
    `UPDATE detection s SET rev = s.rev + 1, updated_at = $3, event_count = b.event_count,
       object_count = b.object_count, first_seen_at = b.first_seen_at, last_seen_at = b.last_seen_at,
       severity = b.severity, severity_rank = b.severity_rank, score = b.score, data_types = b.data_types
     FROM detection_merge m, jsonb_to_record(m.into_before) AS b (event_count integer, object_count integer,
       first_seen_at timestamptz, last_seen_at timestamptz, severity text, severity_rank smallint, score smallint,
       data_types text[])
     WHERE m.tenant_id = $1 AND m.merged_id = $2 AND s.tenant_id = $1 AND s.detection_id = m.into_id`,
    [tenantId, mergedId, new Date(now)],
  );
  await tx.named(
    'merge_undo_merged',
    `UPDATE detection SET status = $3, merged_into = NULL, rev = rev + 1, updated_at = $4
     WHERE tenant_id = $1 AND detection_id = $2`,
    [tenantId, mergedId, row.status_before, new Date(now)],
  );
  await tx.named(
    'merge_forget',
    'DELETE FROM detection_merge WHERE tenant_id = $1 AND merged_id = $2',
    [tenantId, mergedId],
  );
  const undone = { field: 'undone', before: null, after: null };
  await writeHistory(tx, actor, [
    { ...undone, detectionId: mergedId, reason: `DET-${into.number}` },
    { ...undone, detectionId: row.into_id, reason: `DET-${merged.number}` },
  ]);
}

/** Whether the same finding is open as another detection, visible or not: only one can be open. */
async function hasNewerOpen(tx: Transaction, tenantId: number, mergedId: string): Promise<boolean> {
  const rows = await tx.named(
    'merge_newer_open',
    `SELECT FROM detection d WHERE d.tenant_id = $1 AND d.detection_id = $2 AND d.window_group IS NULL
       AND has_open_detection(d.fingerprint)`,
    [tenantId, mergedId],
  );
  return rows.length > 0;
}
