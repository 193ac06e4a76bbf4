import { randomUUID } from 'node:crypto';
import type { Backfill, ConnectorFailure, Task } from '@waybill/contract';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

interface BackfillRow {
  backfill_id: string;
  from_at: Date;
  to_at: Date;
  records: number;
  requested_at: Date;
  updated_at: Date;
  streams: number;
  done_streams: number;
  failed_streams: number;
  waiting_streams: number;
  done_ms: number;
  failure: ConnectorFailure | null;
}

const DAY_MS = 86_400_000;
/** Finished runs are listed for a day, like other background work. */
const TOLD_MS = DAY_MS;

/** Whether a time span can be backfilled. */
export function canBackfill(stream: DeclaredStream): boolean {
  return (
    (stream.transport === 'http' || stream.transport === 'sql') && stream.cursor.type === 'time'
  );
}

/** Requests a backfill of a span; the collector picks it up. Throws `integration.span_invalid`. */
export async function requestBackfill(
  tx: Transaction,
  work: {
    tenantId: number;
    integrationId: string;
    streamIds: readonly string[];
    from: number;
    to: number;
    now: number;
  },
): Promise<Backfill> {
  const { tenantId, integrationId, streamIds, from, to, now } = work;
  if (from >= to || to > now) throw new AppError('integration.span_invalid');
  if (streamIds.length === 0) {
    throw new AppError('integration.span_invalid', {
      detail: 'None of its streams supports backfill',
    });
  }
  const backfillId = randomUUID();
  await tx.query(
    `INSERT INTO backfill (tenant_id, backfill_id, integration_id, from_at, to_at, requested_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [tenantId, backfillId, integrationId, new Date(from), new Date(to), new Date(now)],
  );
  await tx.query(
    `INSERT INTO backfill_stream (tenant_id, backfill_id, integration_id, stream_id, state, done_to, next_run_at)
     SELECT $1, $2, $3, unnest($4::text[]), 'waiting', $5, $6`,
    [tenantId, backfillId, integrationId, streamIds, new Date(from), new Date(now)],
  );
  const backfill = await readNewestBackfill(tx, integrationId);
  if (!backfill) throw new Error('The backfill was not stored');
  return backfill;
}

const READ = `
  SELECT b.backfill_id, b.from_at, b.to_at, b.records, b.requested_at, b.updated_at,
    count(*)::integer AS streams,
    count(*) FILTER (WHERE s.state = 'done')::integer AS done_streams,
    count(*) FILTER (WHERE s.state = 'failed')::integer AS failed_streams,
    count(*) FILTER (WHERE s.state = 'waiting')::integer AS waiting_streams,
    (sum(extract(epoch FROM s.done_to - b.from_at)) * 1000)::float8 AS done_ms,
    min(s.failure) AS failure
  FROM backfill b JOIN backfill_stream s USING (tenant_id, backfill_id)`;

export async function readNewestBackfill(
  tx: Transaction,
  integrationId: string,
): Promise<Backfill | null> {
  const [row] = await tx.query<BackfillRow>(
    `${READ} WHERE b.integration_id = $1 GROUP BY b.tenant_id, b.backfill_id
     ORDER BY b.requested_at DESC, b.backfill_id LIMIT 1`,
    [integrationId],
  );
  return row ? backfillOf(row) : null;
}

/** Backfills as background work, newest first. Progress counts days over all streams. */
export async function readBackfillTasks(tx: Transaction, now: number): Promise<Task[]> {
  const rows = await tx.query<BackfillRow>(
    `${READ} GROUP BY b.tenant_id, b.backfill_id
     HAVING b.updated_at > $1 OR count(*) FILTER (WHERE s.state IN ('waiting', 'running')) > 0
     ORDER BY b.requested_at DESC LIMIT 50`,
    [new Date(now - TOLD_MS)],
  );
  return rows.map((row) => ({
    taskId: `backfill:${row.backfill_id}`,
    kind: 'backfill',
    state: stateOf(row),
    ...progressOf(row),
    message: row.failure,
    updatedAt: row.updated_at.toISOString(),
  }));
}

function progressOf(row: BackfillRow): Pick<Task, 'done' | 'total'> {
  const totalMs = row.streams * (row.to_at.getTime() - row.from_at.getTime());
  const total = Math.max(1, Math.ceil(totalMs / DAY_MS));
  return { done: row.done_ms >= totalMs ? total : Math.floor(row.done_ms / DAY_MS), total };
}

function backfillOf(row: BackfillRow): Backfill {
  return {
    backfillId: row.backfill_id,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    state: stateOf(row),
    doneStreams: row.done_streams,
    streams: row.streams,
    records: row.records,
    failure: row.failure,
    requestedAt: row.requested_at.toISOString(),
  };
}

function stateOf(row: BackfillRow): Backfill['state'] {
  if (row.waiting_streams === row.streams) return 'waiting';
  if (row.done_streams + row.failed_streams < row.streams) return 'running';
  return row.failed_streams > 0 ? 'failed' : 'done';
}
