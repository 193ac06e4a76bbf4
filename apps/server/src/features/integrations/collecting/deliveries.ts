import { hash } from 'node:crypto';
import { boundedJson, valueAt } from '@waybill/collector';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Database, Transaction } from '@waybill/store';
import type { StreamTarget } from './collect-services.ts';
import type { StreamPages } from './read-stream.ts';

/** Format of a delivery: one JSON body, or lines of text. */
export type DeliveryForm = 'json' | 'lines';

/** Deliveries of one page: read, written and deleted together. */
const PER_PAGE = 50;
const PAGE_BYTES = 4_194_304;
/** An endless run would block its stream from everything else, such as being paused. */
const PAGES_PER_RUN = 200;

/** Stores a delivery and wakes its stream. Durable when it resolves with the transaction's commit. */
export async function storeDelivery(
  tx: Transaction,
  target: StreamTarget,
  delivery: { form: DeliveryForm; body: Buffer; now: number },
): Promise<void> {
  const { tenantId, integrationId, streamId } = target;
  const { form, body, now } = delivery;
  await tx.named(
    'delivery_store',
    `INSERT INTO delivery (tenant_id, integration_id, stream_id, received_at, form, body, body_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [tenantId, integrationId, streamId, new Date(now), form, body, hash('sha256', body, 'buffer')],
  );
  await tx.named(
    'delivery_wake',
    `UPDATE integration_stream SET next_run_at = $3
     WHERE integration_id = $1 AND stream_id = $2 AND coalesce(next_run_at > $3, true)`,
    [integrationId, streamId, new Date(now)],
  );
}

interface DeliveryRow {
  delivery_id: string;
  form: DeliveryForm;
  body: Buffer;
}

/** Yields deliveries, oldest first; each page is deleted as its records are stored. */
export async function* readDeliveries(
  database: Database,
  target: StreamTarget,
  stream: DeclaredStream,
): StreamPages {
  for (let pages = 0; pages < PAGES_PER_RUN; pages += 1) {
    const rows = await waiting(database, target);
    if (rows.length === 0) return { outcome: 'complete' };
    yield {
      records: [],
      payloads: rows.flatMap((row) => payloadsOf(row, stream)),
      position: null,
      requests: 0,
      late: 0,
      commitWith: (tx) => forget(tx, rows),
    };
  }
  return { outcome: 'more' };
}

function waiting(
  database: Database,
  { tenantId, integrationId, streamId }: StreamTarget,
): Promise<DeliveryRow[]> {
  return database.tenant(tenantId, (tx) =>
    tx.named<DeliveryRow>(
      'delivery_read',
      `SELECT delivery_id, form, body FROM (
         SELECT delivery_id, form, body,
           sum(length(body)) OVER (ORDER BY delivery_id) - length(body) AS bytes_before
         FROM (
           SELECT delivery_id, form, body FROM delivery
           WHERE integration_id = $1 AND stream_id = $2 ORDER BY delivery_id LIMIT $3
         ) AS oldest
       ) AS counted WHERE bytes_before < $4 ORDER BY delivery_id`,
      [integrationId, streamId, PER_PAGE, PAGE_BYTES],
    ),
  );
}

async function forget(tx: Transaction, rows: readonly DeliveryRow[]): Promise<void> {
  await tx.named('delivery_forget', 'DELETE FROM delivery WHERE delivery_id = ANY($1::bigint[])', [
    rows.map((row) => row.delivery_id),
  ]);
}

/** Records of a body at the declared path; otherwise the body itself. */
function payloadsOf({ form, body }: DeliveryRow, stream: DeclaredStream): Buffer[] {
  if (form === 'lines') return linesOf(body);
  const records = stream.transport === 'webhook' ? recordsIn(body, stream.push.records) : null;
  return records?.map((record) => Buffer.from(boundedJson(record))) ?? [body];
}

function recordsIn(body: Buffer, path: string): unknown[] | null {
  if (path === '') return null;
  try {
    const found = valueAt(JSON.parse(body.toString('utf8')), path);
    if (found === undefined || found === null) return null;
    return Array.isArray(found) ? found : [found];
  } catch {
    return null;
  }
}

const NEWLINE = 10;

function linesOf(body: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  while (from < body.length) {
    const end = body.indexOf(NEWLINE, from);
    const to = end === -1 ? body.length : end;
    if (to > from) lines.push(body.subarray(from, to));
    from = to + 1;
  }
  return lines;
}
