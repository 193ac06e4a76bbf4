import type { IngestResult } from '@waybill/contract';
import type { Database } from '@waybill/store';
import { ingestTally } from '../ingest-tally.ts';
import type { ActivityWriter } from '../writing/activity-writer.ts';
import type { IncomingRecord } from '../writing/settled-event.ts';
import { faultOf } from '../writing/event-time.ts';
import { readRecord } from '../reading/read-record.ts';
import { keptPayload } from '../reading/rejected-payloads.ts';
import type { Log } from '../../../platform/log.ts';
import { requireConnector } from '../../integrations/integrations-read-model.ts';

/** Payloads replayed per call; the response tells how many remain. */
const MOST_AT_ONCE = 2000;

interface ReplayServices {
  database: Database;
  writer: ActivityWriter;
  log: Log;
  now: () => number;
}

/** Called for a payload on which Waybill itself failed. */
const FAILED = 'could not be stored';

interface RejectedRow {
  rejection_id: string;
  source_id: string;
  line: number;
  received_at: Date;
  payload: Buffer;
}

/**
 * Replays rejected payloads through the current mapping. Ingested ones are no longer rejections; those
 * refused again stay, with the current reason, after those not tried yet.
 */
export async function replayRejections(
  services: ReplayServices,
  request: { tenantId: number; sourceId: string | undefined },
): Promise<IngestResult & { remaining: number }> {
  const { database, log } = services;
  const tally = ingestTally();
  const rows = await database.tenant(request.tenantId, (tx) =>
    tx.query<RejectedRow>(
      `SELECT rejection_id, source_id, line, received_at, payload FROM rejected_payload
       WHERE NOT is_truncated AND ($1::text IS NULL OR source_id = $1)
       ORDER BY tried_at NULLS FIRST, received_at, rejection_id LIMIT $2`,
      [request.sourceId ?? null, MOST_AT_ONCE],
    ),
  );
  for (const row of rows) {
    try {
      await replayOne(services, request.tenantId, row, tally);
    } catch (error) {
      // The others are replayed anyway; the next call starts with those not tried yet.
      const { rejection_id: rejection } = row;
      log.warn({ tenantId: request.tenantId, rejection, err: error }, 'could not replay a payload');
      tally.rejected({ line: row.line, field: null, reason: FAILED });
      await refuseAgain(services, request.tenantId, row, { field: null, reason: FAILED });
    }
  }
  const [left] = await database.tenant(request.tenantId, (tx) =>
    tx.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM rejected_payload WHERE $1::text IS NULL OR source_id = $1',
      [request.sourceId ?? null],
    ),
  );
  return { ...tally.result(true), remaining: left?.count ?? 0 };
}

async function refuseAgain(
  { database, now }: ReplayServices,
  tenantId: number,
  row: RejectedRow,
  { field, reason }: { field: string | null; reason: string },
): Promise<void> {
  await database.tenant(tenantId, (tx) =>
    tx.query(
      'UPDATE rejected_payload SET field = $2, reason = $3, tried_at = $4 WHERE rejection_id = $1',
      [row.rejection_id, field, reason, new Date(now())],
    ),
  );
}

async function replayOne(
  services: ReplayServices,
  tenantId: number,
  row: RejectedRow,
  tally: ReturnType<typeof ingestTally>,
): Promise<void> {
  tally.record();
  const connector = requireConnector(row.source_id);
  const outcomes = readRecord(await keptPayload(row.payload), connector);
  const fault = outcomes.map(({ result }) => faultOf(result, services.now())).find(Boolean);
  if (fault) {
    tally.rejected({ line: row.line, ...fault });
    await refuseAgain(services, tenantId, row, fault);
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
  // Removed from the list on acceptance: if storing refuses it after all, it is added again.
  const written = await services.writer.write({
    tenantId,
    sourceId,
    records,
    receivedAt: receivedAt.getTime(),
    isSample: false,
    commitWith: async (tx, { refused = [] }) => {
      if (refused.length > 0) return;
      await tx.query('DELETE FROM rejected_payload WHERE rejection_id = $1', [row.rejection_id]);
    },
  });
  tally.written(written);
}
