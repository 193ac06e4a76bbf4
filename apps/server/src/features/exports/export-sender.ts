import type { Outbound } from '@waybill/outbound';
import type { Database, Transaction } from '@waybill/store';
import { readAuditBatch } from '../audit/log/audit-stream.ts';
import { namedActors } from './named-actors.ts';
import { EVENT_COLUMNS, type StoredRow } from '../ingest/writing/stored-event.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { deliverBatch, type DeliveryTarget } from './deliver-batch.ts';
import { findExport, type ExportRow } from './export-rows.ts';
import { exportTurns, type ExportKey, type ExportTurns } from './export-turns.ts';
import { ocsfContext, ocsfLines, type SkippedEvent } from './ocsf-lines.ts';

export interface SenderServices {
  database: Database;
  outbound: Outbound;
  box: SecretBox;
  log: Log;
  now: () => number;
}

interface BatchRow {
  batch_id: string;
  ingested_at: Date;
  occurred_from: Date;
  occurred_to: Date;
  event_ids: string[];
}

const LONGEST_WAIT_MS = 15 * 60_000;
/** Maximum doublings of the delay; more would overflow. */
const MOST_DOUBLINGS = 20;
/** A turn ends after this many batches, or with the first batch after this time. */
const TURN_BATCHES = 8;
const TURN_MS = 5000;

/** Forwards activity: several streams at a time, each in its own turns and in order of arrival. */
export function exportSender(services: SenderServices): ExportTurns {
  return exportTurns({
    due: () => dueStreams(services),
    turn: (stream, signal) => sendTurn(services, stream, signal),
    log: services.log,
  });
}

async function dueStreams({ database, now }: SenderServices): Promise<ExportKey[]> {
  const rows = await database.system((tx) =>
    tx.named<{ tenant_id: number; export_id: string }>(
      'due_exports',
      'SELECT tenant_id, export_id FROM due_exports($1)',
      [new Date(now())],
    ),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, exportId: row.export_id }));
}

/** @returns whether the stream may have more to send. Failures are recorded, and retried later. */
async function sendTurn(
  services: SenderServices,
  stream: ExportKey,
  signal: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + TURN_MS;
  try {
    for (let batches = 0; batches < TURN_BATCHES && performance.now() < until; batches += 1) {
      if (signal.aborted || !(await sendNext(services, stream, signal))) return false;
    }
    return true;
  } catch (error) {
    if (!signal.aborted) await noteFailure(services, stream, error);
    return false;
  }
}

async function noteFailure(
  { database, log, now }: SenderServices,
  { tenantId, exportId }: ExportKey,
  error: unknown,
): Promise<void> {
  const detail = error instanceof Error ? error.message : 'unknown';
  await database.tenant(tenantId, (tx) =>
    tx.query(
      `UPDATE export_stream SET failures = failures + 1, detail = $2, next_try_at = $3::timestamptz
         + least($4, 1000 * power(2, least(failures, $5))) * interval '1 ms'
       WHERE export_id = $1`,
      [exportId, detail.slice(0, 300), new Date(now()), LONGEST_WAIT_MS, MOST_DOUBLINGS],
    ),
  );
  log.info({ tenantId, exportId }, 'an export stream is failing');
}

/** @returns whether there was something to send. */
async function sendNext(
  services: SenderServices,
  { tenantId, exportId }: ExportKey,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, outbound, now } = services;
  const asked = { tenantId, exportId, now: now() };
  const next = await database.tenant(tenantId, (tx) => readNext(tx, asked));
  if (next === null) return false;
  const { batchId, ingestedAt, lines, count, skipped } = next.batch;
  // Events may have been deleted since: then there is nothing to deliver.
  if (count > 0) {
    const target = targetOf(services, tenantId, next.stream);
    await deliverBatch(outbound, target, { batchId, ingestedAt, lines }, signal);
  }
  const sent = { exportId, batchId, count, skipped, at: now() };
  await database.tenant(tenantId, (tx) => commit(tx, sent));
  return true;
}

/** The oldest batch that the stream has not sent; null also if it is paused, removed or backing off. */
async function readNext(
  tx: Transaction,
  { tenantId, exportId, now }: ExportKey & { now: number },
): Promise<{ stream: ExportRow; batch: NextBatch } | null> {
  const stream = await findExport(tx, exportId);
  if (!stream || stream.is_paused || stream.next_try_at.getTime() > now) return null;
  const batch = await (stream.content === 'audit'
    ? auditBatch(tx, tenantId, stream.position)
    : activityBatch(tx, tenantId, stream.position));
  return batch && { stream, batch };
}

/** What is delivered next. */
interface NextBatch {
  batchId: string;
  ingestedAt: Date;
  lines: string;
  count: number;
  skipped: readonly SkippedEvent[];
}

async function auditBatch(
  tx: Transaction,
  tenantId: number,
  position: string,
): Promise<NextBatch | null> {
  const batch = await readAuditBatch(tx, tenantId, position);
  if (!batch) return null;
  const { number, sealedAt, lines, count } = batch;
  return { batchId: number, ingestedAt: sealedAt, lines, count, skipped: [] };
}

async function activityBatch(
  tx: Transaction,
  tenantId: number,
  position: string,
): Promise<NextBatch | null> {
  const [batch] = await tx.query<BatchRow & Record<string, unknown>>(
    `SELECT batch_id, ingested_at, occurred_from, occurred_to, event_ids FROM export_batch
     WHERE batch_id > $1 ORDER BY batch_id LIMIT 1`,
    [position],
  );
  if (!batch) return null;
  const events = await tx.named<StoredRow>(
    'export_events',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND occurred_at BETWEEN $2 AND $3 AND event_id = ANY($4)
     ORDER BY occurred_at, event_id`,
    [tenantId, batch.occurred_from, batch.occurred_to, batch.event_ids],
  );
  const named = await namedActors(tx, tenantId, events);
  const { text: lines, count, skipped } = ocsfLines(named, ocsfContext(tenantId));
  return { batchId: batch.batch_id, ingestedAt: batch.ingested_at, lines, count, skipped };
}

interface SentBatch {
  exportId: string;
  batchId: string;
  count: number;
  skipped: readonly SkippedEvent[];
  at: number;
}

/** Moves the stream past a batch, never back. Batches that every stream has are deleted. */
async function commit(tx: Transaction, sent: SentBatch): Promise<void> {
  const { exportId, batchId, count, skipped, at } = sent;
  const last = skipped.at(-1);
  await tx.query(
    `UPDATE export_stream SET position = $2, sent = sent + $3, failures = 0, detail = NULL,
       last_sent_at = CASE WHEN $3 > 0 THEN $4 ELSE last_sent_at END, next_try_at = $4,
       skipped = skipped + $5,
       skipped_event_id = coalesce($6, skipped_event_id),
       skipped_reason = coalesce($7, skipped_reason),
       skipped_at = CASE WHEN $5 > 0 THEN $4 ELSE skipped_at END
     WHERE export_id = $1 AND position < $2`,
    [
      exportId,
      batchId,
      count,
      new Date(at),
      skipped.length,
      last?.eventId ?? null,
      last?.reason ?? null,
    ],
  );
  await tx.query(
    `DELETE FROM export_batch WHERE batch_id <= (
       SELECT min(position) FROM export_stream WHERE content = 'activity')`,
  );
}

function targetOf({ box }: SenderServices, tenantId: number, row: ExportRow): DeliveryTarget {
  const place = { tenantId, ownerId: row.export_id, fieldId: 'secret' };
  return {
    exportId: row.export_id,
    kind: row.kind,
    address: row.address,
    endpoint: row.endpoint,
    region: row.region,
    accessKeyId: row.access_key_id,
    lockDays: row.lock_days,
    secret: row.sealed_secret === null ? null : box.open(place, row.sealed_secret),
  };
}
