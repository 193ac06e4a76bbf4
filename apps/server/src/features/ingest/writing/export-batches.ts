import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Records which events arrived together, for the export streams; nothing without any. */
export async function noteForExport(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  const [row] = await tx.named<{ is_wanted: boolean }>(
    'export_wanted',
    `SELECT EXISTS (SELECT FROM export_stream WHERE tenant_id = $1 AND content = 'activity') AS is_wanted`,
    [tenantId],
  );
  if (!row?.is_wanted) return;
  const times = events.map(({ occurredAt }) => occurredAt);
  await tx.named(
    'export_batch_insert',
    `INSERT INTO export_batch (tenant_id, ingested_at, occurred_from, occurred_to, event_ids)
     VALUES ($1, $2, $3, $4, $5)`,
    [
      tenantId,
      new Date(events[0]?.ingestedAt ?? 0),
      new Date(times.reduce((least, at) => Math.min(least, at), Infinity)),
      new Date(times.reduce((most, at) => Math.max(most, at), 0)),
      events.map(({ eventId }) => eventId),
    ],
  );
}
