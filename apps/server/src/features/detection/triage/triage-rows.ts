import type { DetectionStatus, Severity, Verdict, VerdictReason } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { writeHistory } from '../../ingest/writing/write-history.ts';
import type { HistoryLine, TriageRow, TriageState } from './triage-state.ts';

interface Row {
  detection_id: string;
  number: string;
  rev: number;
  event_count: number;
  fingerprint: string;
  has_newer_open: boolean;
  status: DetectionStatus;
  assignee_id: string | null;
  assignee_name: string | null;
  verdict: Verdict | null;
  verdict_reason: VerdictReason | null;
  verdict_note: string | null;
  verdict_expires_at: Date | null;
  /** With microseconds. */
  closed_at: string | null;
  severity: Severity;
  raised_severity: Severity | null;
  severity_reason: string | null;
  severity_by: string | null;
  due_at: Date | null;
  is_due_by_hand: boolean;
  tags: string[] | null;
  has_snooze: boolean;
  until_at: Date | null;
  until_count: number | null;
  has_usual: boolean;
  from_status: DetectionStatus | null;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * The given detections, newest first; missing ones are skipped. With `isLocked` no one else changes
 * them before the transaction ends.
 */
export async function triageRows(
  tx: Transaction,
  tenantId: number,
  ids: readonly string[],
  isLocked: boolean,
): Promise<TriageRow[]> {
  const rows = await tx.named<Row & Record<string, unknown>>(
    isLocked ? 'triage_rows_locked' : 'triage_rows',
    `SELECT d.detection_id, d.number, d.rev, d.event_count, d.fingerprint, d.status, d.assignee_id,
       (SELECT u.name FROM console_user u WHERE u.tenant_id = d.tenant_id AND u.user_id = d.assignee_id) AS assignee_name,
       d.verdict, d.verdict_reason, d.verdict_note, d.verdict_expires_at, d.closed_at::text AS closed_at,
       d.severity, d.raised_severity, d.severity_reason, d.severity_by, d.due_at, d.is_due_by_hand, d.tags,
       s.detection_id IS NOT NULL AS has_snooze, s.until_at, s.until_count, s.usual IS NOT NULL AS has_usual,
       s.from_status,
       d.status = 'closed' AND d.window_group IS NULL AND has_open_detection(d.fingerprint) AS has_newer_open
     FROM detection d LEFT JOIN detection_snooze s ON s.tenant_id = d.tenant_id AND s.detection_id = d.detection_id
     WHERE d.tenant_id = $1 AND d.detection_id = ANY($2)
     ORDER BY d.number DESC${isLocked ? ' FOR UPDATE OF d' : ''}`,
    [tenantId, ids],
  );
  return rows.map(rowOf);
}

function rowOf(row: Row): TriageRow {
  return {
    detectionId: row.detection_id,
    number: Number(row.number),
    rev: row.rev,
    eventCount: row.event_count,
    fingerprint: row.fingerprint,
    hasNewerOpen: row.has_newer_open,
    state: {
      status: row.status,
      assigneeId: row.assignee_id,
      assigneeName: row.assignee_name,
      verdict: row.verdict,
      verdictReason: row.verdict_reason,
      verdictNote: row.verdict_note,
      verdictExpiresAt: iso(row.verdict_expires_at),
      closedAt: row.closed_at,
      severity: row.severity,
      raisedSeverity: row.raised_severity,
      severityReason: row.severity_reason,
      severityBy: row.severity_by,
      dueAt: iso(row.due_at),
      isDueByHand: row.is_due_by_hand,
      tags: row.tags ?? [],
      snooze: row.has_snooze
        ? {
            until: iso(row.until_at),
            untilCount: row.until_count,
            untilEscalates: row.has_usual,
            fromStatus: row.from_status ?? 'new',
          }
        : null,
    },
  };
}

/** A detection with the state that it gets. */
export interface StateChange {
  row: TriageRow;
  next: TriageState;
  lines: readonly HistoryLine[];
}

const WRITE = `UPDATE detection d SET
    status = n.status, assignee_id = n."assigneeId",
    verdict = n.verdict, verdict_reason = n."verdictReason", verdict_note = n."verdictNote",
    verdict_expires_at = n."verdictExpiresAt",
    severity = n.severity, severity_rank = array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], n.severity) - 1,
    raised_severity = n."raisedSeverity", severity_reason = n."severityReason", severity_by = n."severityBy",
    due_at = coalesce(n."dueAt", due_of($1, d.created_at, n.severity)),
    is_due_by_hand = n."isDueByHand", tags = n.tags, rev = d.rev + 1, updated_at = now()
  FROM jsonb_to_recordset($2::jsonb) AS n ("detectionId" uuid, status text, "assigneeId" text, verdict text,
    "verdictReason" text, "verdictNote" text, "verdictExpiresAt" timestamptz, severity text, "raisedSeverity" text,
    "severityReason" text, "severityBy" text, "dueAt" timestamptz, "isDueByHand" boolean, tags text[])
  WHERE d.tenant_id = $1 AND d.detection_id = n."detectionId"`;

/** Writes new states, each with a new revision and its lines of history. The rows must be locked. */
export async function writeStates(
  tx: Transaction,
  tenantId: number,
  changes: readonly StateChange[],
  actor: { userId: string; userName: string },
): Promise<void> {
  if (changes.length === 0) return;
  const written = changes.map(({ row, next }) => ({
    ...next,
    detectionId: row.detectionId,
    tags: next.tags.length === 0 ? null : next.tags,
  }));
  await tx.named('triage_write', WRITE, [tenantId, JSON.stringify(written)]);
  await restoreClosedAt(tx, tenantId, changes);
  await writeSnoozes(tx, tenantId, changes);
  await writeHistory(
    tx,
    { tenantId, ...actor },
    changes.flatMap(({ row, lines }) =>
      lines.map((line) => ({ ...line, detectionId: row.detectionId })),
    ),
  );
}

/** Closing again by undo also restores the original closing time. */
async function restoreClosedAt(
  tx: Transaction,
  tenantId: number,
  changes: readonly StateChange[],
): Promise<void> {
  const closed = changes.filter(
    ({ row, next }) => next.closedAt !== null && row.state.closedAt === null,
  );
  if (closed.length === 0) return;
  await tx.named(
    'triage_closed_at',
    `UPDATE detection d SET closed_at = n.at FROM unnest($2::uuid[], $3::timestamptz[]) AS n (id, at)
     WHERE d.tenant_id = $1 AND d.detection_id = n.id`,
    [tenantId, closed.map(({ row }) => row.detectionId), closed.map(({ next }) => next.closedAt)],
  );
}

async function writeSnoozes(
  tx: Transaction,
  tenantId: number,
  changes: readonly StateChange[],
): Promise<void> {
  const changed = changes.filter(({ row, next }) => row.state.snooze !== next.snooze);
  if (changed.length === 0) return;
  await tx.named(
    'snooze_remove',
    'DELETE FROM detection_snooze WHERE tenant_id = $1 AND detection_id = ANY($2)',
    [tenantId, changed.map(({ row }) => row.detectionId)],
  );
  const asleep = changed.flatMap(({ row, next }) =>
    next.snooze === null ? [] : [{ ...next.snooze, detectionId: row.detectionId }],
  );
  if (asleep.length === 0) return;
  await tx.named(
    'snooze_add',
    `INSERT INTO detection_snooze (tenant_id, detection_id, until_at, until_count, usual, from_status, was_critical)
     SELECT $1, n."detectionId", n.until, n."untilCount",
       CASE WHEN n."untilEscalates" THEN (
         SELECT jsonb_build_object(
           'perDay', d.event_count / greatest(1, extract(epoch FROM d.last_seen_at - d.first_seen_at) / 86400),
           'eventCount', d.event_count,
           'sensitivity', coalesce(max(a.data_sensitivity), 0),
           'destinations', coalesce(jsonb_agg(DISTINCT coalesce(a.destination_host, a.destination_name))
             FILTER (WHERE a.destination_name IS NOT NULL), '[]'))
         FROM detection d
         LEFT JOIN detection_event e ON e.tenant_id = d.tenant_id AND e.detection_id = d.detection_id
         LEFT JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
         WHERE d.tenant_id = $1 AND d.detection_id = n."detectionId"
         GROUP BY d.event_count, d.last_seen_at, d.first_seen_at) END,
       n."fromStatus",
       (SELECT 'CRITICAL' IN (d.severity, coalesce(d.raised_severity, d.severity)) FROM detection d
        WHERE d.tenant_id = $1 AND d.detection_id = n."detectionId")
     FROM jsonb_to_recordset($2::jsonb) AS n ("detectionId" uuid, until timestamptz, "untilCount" integer,
       "untilEscalates" boolean, "fromStatus" text)`,
    [tenantId, JSON.stringify(asleep)],
  );
}
