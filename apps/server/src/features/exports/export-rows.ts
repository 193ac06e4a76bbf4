import type { ExportStream } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

export interface ExportRow {
  export_id: string;
  name: string;
  kind: ExportStream['kind'];
  address: string;
  endpoint: string | null;
  region: string | null;
  access_key_id: string | null;
  content: ExportStream['content'];
  lock_days: number | null;
  sealed_secret: Buffer | null;
  is_paused: boolean;
  position: string;
  sent: string;
  skipped: string;
  skipped_event_id: string | null;
  skipped_reason: string | null;
  skipped_at: Date | null;
  failures: number;
  detail: string | null;
  last_sent_at: Date | null;
  next_try_at: Date;
  created_at: Date;
  oldest_at: Date | null;
  [column: string]: unknown;
}

/** Purpose of the key that secrets of export streams are sealed with. @published */
export const EXPORT_SECRETS = 'export secrets';

/** Streams with the time of the oldest event or entry that each has still to send. */
const SELECT = `SELECT stream.*, CASE stream.content
    WHEN 'audit' THEN (SELECT e.at FROM audit_entry e
      WHERE e.tenant_id = stream.tenant_id AND e.number > 0 AND e.number > stream.position
      ORDER BY e.number LIMIT 1)
    ELSE (SELECT ingested_at FROM export_batch b
      WHERE b.tenant_id = stream.tenant_id AND b.batch_id > stream.position
      ORDER BY b.batch_id LIMIT 1) END AS oldest_at
  FROM export_stream AS stream`;

export function listExports(tx: Transaction): Promise<ExportRow[]> {
  return tx.query<ExportRow>(`${SELECT} ORDER BY created_at, export_id`);
}

/** The stream of that id, where this tenant has it. */
export async function findExport(
  tx: Transaction,
  exportId: string,
): Promise<ExportRow | undefined> {
  const [row] = await tx.query<ExportRow>(`${SELECT} WHERE export_id::text = $1`, [exportId]);
  return row;
}

/** The stream with that id. Throws if this tenant has none. */
export async function requireExport(tx: Transaction, exportId: string): Promise<ExportRow> {
  const row = await findExport(tx, exportId);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** A stream as the wire has it; its secret stays here. */
export function exportOf(row: ExportRow, now: number): ExportStream {
  return {
    exportId: row.export_id,
    name: row.name,
    kind: row.kind,
    address: row.address,
    endpoint: row.endpoint,
    region: row.region,
    content: row.content,
    lockDays: row.lock_days,
    isPaused: row.is_paused,
    state: stateOf(row),
    detail: row.detail,
    sent: Number(row.sent),
    skipped: Number(row.skipped),
    lastSkipped: lastSkippedOf(row),
    lagSec:
      row.oldest_at === null
        ? null
        : Math.max(0, Math.round((now - row.oldest_at.getTime()) / 1000)),
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function lastSkippedOf(row: ExportRow): ExportStream['lastSkipped'] {
  const { skipped_event_id: eventId, skipped_reason: reason, skipped_at: at } = row;
  if (eventId === null || reason === null || at === null) return null;
  return { eventId, reason, at: at.toISOString() };
}

function stateOf(row: ExportRow): ExportStream['state'] {
  if (row.is_paused) return 'paused';
  if (row.failures > 0) return 'failing';
  return row.last_sent_at === null ? 'waiting' : 'running';
}
