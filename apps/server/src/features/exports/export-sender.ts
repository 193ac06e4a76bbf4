import type { Outbound } from '@waybill/outbound';
import type { Database, Transaction } from '@waybill/store';
import { EVENT_COLUMNS, type StoredRow } from '../../pipeline/stored-event.ts';
import type { Log } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { deliverBatch, type DeliveryTarget } from './deliver-batch.ts';
import { requireExport, type ExportRow } from './export-rows.ts';
import { ocsfContext, ocsfLine } from './ocsf-lines.ts';

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

/** Sends everything that is due, stream by stream, each in the order of arrival. */
export async function sendDueExports(services: SenderServices, signal: AbortSignal): Promise<void> {
  const due = await services.database.system((tx) =>
    tx.named<{ tenant_id: number; export_id: string }>(
      'due_exports',
      'SELECT tenant_id, export_id FROM due_exports($1)',
      [new Date(services.now())],
    ),
  );
  for (const row of due) {
    if (signal.aborted) return;
    await sendStream(services, row.tenant_id, row.export_id, signal);
  }
}

async function sendStream(
  services: SenderServices,
  tenantId: number,
  exportId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    while (!signal.aborted && (await sendNext(services, tenantId, exportId, signal)));
  } catch (error) {
    if (signal.aborted) return;
    const detail = error instanceof Error ? error.message : 'unknown';
    await services.database.tenant(tenantId, (tx) =>
      tx.query(
        `UPDATE export_stream SET failures = failures + 1, detail = $2,
           next_try_at = $3::timestamptz + least($4, 1000 * power(2, failures)) * interval '1 ms'
         WHERE export_id = $1`,
        [exportId, detail.slice(0, 300), new Date(services.now()), LONGEST_WAIT_MS],
      ),
    );
    services.log.info({ tenantId, exportId }, 'an export stream is failing');
  }
}

/** @returns whether there was something to send. */
async function sendNext(
  services: SenderServices,
  tenantId: number,
  exportId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, outbound } = services;
  const next = await database.tenant(tenantId, (tx) => readNext(tx, tenantId, exportId));
  if (next === null) return false;
  const context = ocsfContext(tenantId);
  const batch = {
    batchId: next.batch.batch_id,
    ingestedAt: next.batch.ingested_at,
    lines: next.events.map((row) => ocsfLine(row, context)).join(''),
  };
  // Events may have been deleted since: then there is nothing to say.
  if (next.events.length > 0) {
    await deliverBatch(outbound, targetOf(services, tenantId, next.stream), batch, signal);
  }
  await database.tenant(tenantId, (tx) =>
    commit(tx, { exportId, batchId: batch.batchId, sent: next.events.length, at: services.now() }),
  );
  return true;
}

async function readNext(
  tx: Transaction,
  tenantId: number,
  exportId: string,
): Promise<{ stream: ExportRow; batch: BatchRow; events: StoredRow[] } | null> {
  const stream = await requireExport(tx, exportId);
  const [batch] = await tx.query<BatchRow & Record<string, unknown>>(
    `SELECT batch_id, ingested_at, occurred_from, occurred_to, event_ids FROM export_batch
     WHERE batch_id > $1 ORDER BY batch_id LIMIT 1`,
    [stream.position],
  );
  if (!batch || stream.is_paused) return null;
  const events = await tx.named<StoredRow>(
    'export_events',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND occurred_at BETWEEN $2 AND $3 AND event_id = ANY($4)
     ORDER BY occurred_at, event_id`,
    [tenantId, batch.occurred_from, batch.occurred_to, batch.event_ids],
  );
  return { stream, batch, events };
}

/** What every stream has is kept no longer. */
async function commit(
  tx: Transaction,
  { exportId, batchId, sent, at }: { exportId: string; batchId: string; sent: number; at: number },
): Promise<void> {
  await tx.query(
    `UPDATE export_stream SET position = $2, sent = sent + $3, failures = 0, detail = NULL,
       last_sent_at = $4, next_try_at = $4 WHERE export_id = $1`,
    [exportId, batchId, sent, new Date(at)],
  );
  await tx.query(
    'DELETE FROM export_batch WHERE batch_id <= (SELECT min(position) FROM export_stream)',
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
    secret: row.sealed_secret === null ? null : box.open(place, row.sealed_secret),
  };
}
