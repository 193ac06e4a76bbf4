import { randomUUID } from 'node:crypto';
import type { StreamPosition } from '@waybill/collector';
import type { ConnectorFailure, IntegrationState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { z } from 'zod';
import type { RunOutcome } from '../run-outcome.ts';
import type { StreamTarget } from './collect-services.ts';

/** A run without a heartbeat for this long counts as dead. */
export const LEASE_MS = 120_000;
/** Number of stored runs per stream. */
const KEPT_RUNS = 50;

const Position = z.object({
  partitions: z.record(
    z.string(),
    z.object({
      time: z.number().exactOptional(),
      marker: z.string().exactOptional(),
      readAt: z.number().exactOptional(),
    }),
  ),
});

/** A stream that a run has taken for itself. */
export interface Claim extends StreamTarget {
  leaseId: string;
  runId: string;
  sourceId: string;
  position: StreamPosition | null;
  state: IntegrationState;
  /** Error of its last run. */
  failure: ConnectorFailure | null;
  failures: number;
  /** Epoch milliseconds. */
  lastSuccessAt: number | null;
  /** Span of the past that this run is about; null: it resumes from the position. */
  backfill: ClaimedBackfill | null;
}

export interface ClaimedBackfill {
  backfillId: string;
  from: number;
  to: number;
  doneTo: number;
  failures: number;
}

interface ClaimRow {
  source_id: string;
  position: unknown;
  state: IntegrationState;
  failure: ConnectorFailure | null;
  failures: number;
  last_success_at: Date | null;
  is_due: boolean;
}

/**
 * Leases a stream for a run, unless another run holds it, or it is not due anymore. A run left open by
 * a dead process is closed.
 */
export async function claimStream(
  tx: Transaction,
  target: StreamTarget,
  now: number,
): Promise<Claim | null> {
  const leaseId = randomUUID();
  const { integrationId, streamId } = target;
  const [row] = await tx.query<ClaimRow>(
    `UPDATE integration_stream s SET lease_id = $3, lease_until = $4 FROM integration i
     WHERE s.integration_id = $1 AND s.stream_id = $2 AND i.integration_id = s.integration_id
       AND s.is_on AND NOT i.is_paused AND coalesce(s.lease_until <= $5, true)
     RETURNING i.source_id, s.position, s.state, s.failure, s.failures, s.last_success_at,
       coalesce(s.next_run_at <= $5, false) AS is_due`,
    [integrationId, streamId, leaseId, new Date(now + LEASE_MS), new Date(now)],
  );
  if (!row) return null;
  const backfill = row.is_due ? null : await dueBackfill(tx, target, now);
  if (!row.is_due && !backfill) {
    await release(tx, { ...target, leaseId });
    return null;
  }
  const runId = await openRun(tx, target, { backfillId: backfill?.backfillId ?? null, now });
  return {
    ...target,
    leaseId,
    runId,
    sourceId: row.source_id,
    // A position in an outdated format is discarded: reading again is safer.
    position: Position.safeParse(row.position).data ?? null,
    state: row.state,
    failure: row.failure,
    failures: row.failures,
    lastSuccessAt: row.last_success_at?.getTime() ?? null,
    backfill,
  };
}

async function dueBackfill(
  tx: Transaction,
  { integrationId, streamId }: StreamTarget,
  now: number,
): Promise<ClaimedBackfill | null> {
  const [row] = await tx.query<{
    backfill_id: string;
    from_at: Date;
    to_at: Date;
    done_to: Date;
    failures: number;
  }>(
    `UPDATE backfill_stream s SET state = 'running' FROM backfill b
     WHERE b.backfill_id = s.backfill_id AND (s.backfill_id, s.stream_id) = (
       SELECT d.backfill_id, d.stream_id FROM backfill_stream d
       WHERE d.integration_id = $1 AND d.stream_id = $2 AND d.state IN ('waiting', 'running')
         AND d.next_run_at <= $3
       ORDER BY d.next_run_at LIMIT 1)
     RETURNING s.backfill_id, b.from_at, b.to_at, s.done_to, s.failures`,
    [integrationId, streamId, new Date(now)],
  );
  return row
    ? {
        backfillId: row.backfill_id,
        from: row.from_at.getTime(),
        to: row.to_at.getTime(),
        doneTo: row.done_to.getTime(),
        failures: row.failures,
      }
    : null;
}

async function openRun(
  tx: Transaction,
  { tenantId, integrationId, streamId }: StreamTarget,
  { backfillId, now }: { backfillId: string | null; now: number },
): Promise<string> {
  await tx.query(
    `UPDATE integration_run SET ended_at = $3, failure = 'cancelled', detail = 'The run was interrupted.'
     WHERE integration_id = $1 AND stream_id = $2 AND ended_at IS NULL`,
    [integrationId, streamId, new Date(now)],
  );
  await tx.query(
    `DELETE FROM integration_run WHERE run_id IN (
       SELECT run_id FROM integration_run WHERE integration_id = $1 AND stream_id = $2
       ORDER BY started_at DESC OFFSET $3)`,
    [integrationId, streamId, KEPT_RUNS - 1],
  );
  const runId = randomUUID();
  await tx.query(
    `INSERT INTO integration_run (tenant_id, run_id, integration_id, stream_id, backfill_id, started_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tenantId, runId, integrationId, streamId, backfillId, new Date(now)],
  );
  return runId;
}

/** Says that the run lives. @returns false when the stream was taken from it. */
export async function extendLease(tx: Transaction, claim: Claim, now: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE integration_stream SET lease_until = $4
     WHERE integration_id = $1 AND stream_id = $2 AND lease_id = $3 RETURNING stream_id`,
    [claim.integrationId, claim.streamId, claim.leaseId, new Date(now + LEASE_MS)],
  );
  return rows.length > 0;
}

type Held = Pick<Claim, 'integrationId' | 'streamId' | 'leaseId'>;

/** Releases a stream unchanged. @returns false if it was already removed. */
export async function release(tx: Transaction, held: Held): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE integration_stream SET lease_id = NULL, lease_until = NULL
     WHERE integration_id = $1 AND stream_id = $2 AND lease_id = $3 RETURNING stream_id`,
    [held.integrationId, held.streamId, held.leaseId],
  );
  return rows.length > 0;
}

/**
 * Records the result of a stream and releases it. `isDelivered`: it runs again on delivery, not by the
 * clock.
 *
 * @returns false if the run lost the stream, and so cannot record anything about it.
 */
export async function settleStream(
  tx: Transaction,
  claim: Claim,
  { outcome, isDelivered, now }: { outcome: RunOutcome; isDelivered: boolean; now: number },
): Promise<boolean> {
  // Locked before checking for waiting deliveries: a sender waits for this, or is seen.
  const [mine] = await tx.query(
    `SELECT stream_id FROM integration_stream
     WHERE integration_id = $1 AND stream_id = $2 AND lease_id = $3 FOR UPDATE`,
    [claim.integrationId, claim.streamId, claim.leaseId],
  );
  if (!mine) return false;
  const isWoken = isDelivered && outcome.failure === null;
  await tx.query(
    `UPDATE integration_stream s SET state = $3, failure = $4, detail = $5, failures = $6,
       last_success_at = CASE WHEN $7 THEN $8 ELSE last_success_at END,
       next_run_at = CASE WHEN NOT $9 THEN $10::timestamptz
         WHEN EXISTS (SELECT FROM delivery d WHERE d.tenant_id = s.tenant_id
           AND d.integration_id = s.integration_id AND d.stream_id = s.stream_id) THEN $8 END,
       lease_id = NULL, lease_until = NULL
     WHERE s.integration_id = $1 AND s.stream_id = $2`,
    [
      claim.integrationId,
      claim.streamId,
      outcome.state,
      outcome.failure,
      outcome.detail,
      outcome.failures,
      outcome.isSuccess,
      new Date(now),
      isWoken,
      new Date(outcome.nextRunAt),
    ],
  );
  return true;
}

export async function closeRun(
  tx: Transaction,
  runId: string,
  end: { failure: ConnectorFailure | null; detail: string | null; requests: number; now: number },
): Promise<void> {
  await tx.query(
    `UPDATE integration_run SET ended_at = $2, failure = $3, detail = $4, requests = greatest(requests, $5)
     WHERE run_id = $1 AND ended_at IS NULL`,
    [runId, new Date(end.now), end.failure, end.detail, end.requests],
  );
}
