import type { IngestResult } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { ingestTally } from '../../pipeline/ingest-tally.ts';
import type { ActivityWriter } from '../../pipeline/activity-writer.ts';
import type { IncomingRecord } from '../../pipeline/prepared-event.ts';
import { readRecord } from '../../pipeline/read-record.ts';
import { keptPayload } from '../../pipeline/rejected-payloads.ts';
import { requireConnector } from '../integrations/integrations-read-model.ts';

/** Payloads that one call replays; the answer tells how many remain. */
const MOST_AT_ONCE = 2000;

interface RejectedRow {
  rejection_id: string;
  source_id: string;
  line: number;
  received_at: Date;
  payload: Buffer;
}

/**
 * Sends rejected payloads through today's mapping. What is taken in now is no longer a rejection; what
 * is refused again stays, with today's reason.
 */
export async function replayRejections(
  services: { database: Database; writer: ActivityWriter },
  request: { tenantId: number; sourceId: string | undefined },
): Promise<IngestResult & { remaining: number }> {
  const { database } = services;
  const tally = ingestTally();
  const rows = await database.tenant(request.tenantId, (tx) =>
    tx.query<RejectedRow>(
      `SELECT rejection_id, source_id, line, received_at, payload FROM rejected_payload
       WHERE NOT is_truncated AND ($1::text IS NULL OR source_id = $1)
       ORDER BY received_at, rejection_id LIMIT $2`,
      [request.sourceId ?? null, MOST_AT_ONCE],
    ),
  );
  for (const row of rows) await replayOne(services, request.tenantId, row, tally);
  const [left] = await database.tenant(request.tenantId, (tx) =>
    tx.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM rejected_payload WHERE $1::text IS NULL OR source_id = $1',
      [request.sourceId ?? null],
    ),
  );
  return { ...tally.result(true), remaining: left?.count ?? 0 };
}

async function replayOne(
  services: { database: Database; writer: ActivityWriter },
  tenantId: number,
  row: RejectedRow,
  tally: ReturnType<typeof ingestTally>,
): Promise<void> {
  const connector = requireConnector(row.source_id);
  const outcomes = readRecord(await keptPayload(row.payload), connector);
  const refused = outcomes.find(({ result }) => result.kind === 'rejected');
  tally.record();
  if (refused?.result.kind === 'rejected') {
    const { field, reason } = refused.result;
    tally.rejected({ line: row.line, field, reason });
    await services.database.tenant(tenantId, (tx) =>
      tx.query('UPDATE rejected_payload SET field = $2, reason = $3 WHERE rejection_id = $1', [
        row.rejection_id,
        field,
        reason,
      ]),
    );
    return;
  }
  const { source_id: sourceId, received_at: receivedAt, line } = row;
  const records = outcomes.flatMap(({ payload, result }): IncomingRecord[] => {
    if (result.kind === 'skipped') tally.skipped(result.reason);
    if (result.kind === 'entities')
      return [{ payload, line, events: [], entities: result.entities }];
    if (result.kind !== 'mapped') return [];
    return [{ payload, line, events: result.events, contents: result.contents }];
  });
  // First in, then off the list: a crash between the two replays once more, which doubles nothing.
  const written = await services.writer.write({
    tenantId,
    sourceId,
    records,
    receivedAt: receivedAt.getTime(),
    isSample: false,
  });
  tally.written(written);
  if (written.refused && written.refused.length > 0) return;
  await services.database.tenant(tenantId, (tx) =>
    tx.query('DELETE FROM rejected_payload WHERE rejection_id = $1', [row.rejection_id]),
  );
}
