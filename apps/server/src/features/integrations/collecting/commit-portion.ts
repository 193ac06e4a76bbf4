import { zstdCompressSync } from 'node:zlib';
import type { StreamPosition } from '@waybill/collector';
import type { Transaction } from '@waybill/store';
import type { WriteResult } from '../../ingest/writing/activity-writer.ts';
import { keepRejected } from '../../ingest/reading/rejected-payloads.ts';
import { PRESUMED_GAP_SEC } from '../integration-state.ts';
import type { CollectServices } from './collect-services.ts';
import type { MappedPortion } from './map-page.ts';
import { LEASE_MS, type Claim } from './stream-lease.ts';

/** Included in the transaction of a portion's records. */
export interface PortionCommit {
  /** Position of the next run; null: unchanged. */
  position: StreamPosition | null;
  /** Totals of the run so far. */
  requests: number;
  late: number;
  /** Other updates that must be atomic with them. */
  also?: ((tx: Transaction) => Promise<void>) | undefined;
}

/**
 * Writes a portion: events, entities, payloads, the stream's position and the counts of the run in one
 * transaction, so that they are always consistent.
 *
 * @returns false if the run lost the stream. Its records are stored, without creating duplicates, but
 * its position is not.
 */
export async function commitPortion(
  services: CollectServices,
  claim: Claim,
  portion: MappedPortion,
  commit: PortionCommit,
): Promise<boolean> {
  const { tenantId, sourceId } = claim;
  const receivedAt = services.now();
  // Idempotent, so they need no transaction with the rest.
  await keepRejected(services.database, { tenantId, sourceId, receivedAt }, portion.rejected);
  let isMine = true;
  await services.writer.write({
    tenantId,
    sourceId,
    records: portion.records,
    receivedAt,
    isSample: false,
    seenBy: seenBy(claim),
    commitWith: async (tx, result) => {
      isMine = await moveStream(tx, claim, { portion, commit, result, now: receivedAt });
      if (!isMine) return;
      await countRun(tx, claim, { portion, commit, result });
      await keepSample(tx, claim, portion.last, receivedAt);
      await commit.also?.(tx);
    },
  });
  return isMine;
}

/** How an entity remembers the stream that named it. */
export function seenBy({ integrationId, streamId }: Claim): string {
  return `${integrationId}/${streamId}`;
}

interface Written {
  portion: MappedPortion;
  commit: PortionCommit;
  result: WriteResult;
}

/** The mean gap weighs every gap by its own length, so that a night counts as much as a day. */
const WEEK_SEC = 7 * 86_400;

async function moveStream(
  tx: Transaction,
  claim: Claim,
  { portion, commit, result, now }: Written & { now: number },
): Promise<boolean> {
  const { newestAt } = portion;
  // Backfilled data says nothing about the delay or frequency of current data.
  const isPresent = claim.backfill === null;
  const isFresh = isPresent && result.accepted + result.entities > 0;
  const lagSec =
    isPresent && newestAt !== null ? Math.max(0, Math.round((now - newestAt) / 1000)) : null;
  const rows = await tx.named(
    'integration_stream_move',
    `UPDATE integration_stream SET position = coalesce($4::jsonb, position), lease_until = $5,
       events = events + $6, entities = entities + $7,
       last_event_at = greatest(last_event_at, $8), lag_sec = coalesce($9, lag_sec),
       state = CASE WHEN state = 'connecting' THEN 'backfilling' ELSE state END,
       usual_gap_sec = CASE WHEN NOT $10::boolean OR last_brought_at IS NULL THEN usual_gap_sec ELSE (
         SELECT coalesce(usual_gap_sec, $11) * exp(-gap / $12) + gap * (1 - exp(-gap / $12))
         FROM greatest(extract(epoch FROM $13 - last_brought_at)::float8, 0) AS gap) END,
       last_brought_at = CASE WHEN $10 THEN $13 ELSE last_brought_at END
     WHERE integration_id = $1 AND stream_id = $2 AND lease_id = $3 RETURNING stream_id`,
    [
      claim.integrationId,
      claim.streamId,
      claim.leaseId,
      commit.position && JSON.stringify(commit.position),
      new Date(now + LEASE_MS),
      result.accepted,
      result.entities,
      newestAt === null ? null : new Date(Math.min(newestAt, now)),
      lagSec,
      isFresh,
      PRESUMED_GAP_SEC,
      WEEK_SEC,
      new Date(now),
    ],
  );
  return rows.length > 0;
}

async function countRun(tx: Transaction, claim: Claim, written: Written): Promise<void> {
  const { portion, commit, result } = written;
  const told = portion.records.reduce((sum, { entities }) => sum + (entities?.length ?? 0), 0);
  await tx.named(
    'integration_run_count',
    `UPDATE integration_run SET requests = $2, late = $3, records = records + $4, fresh = fresh + $5,
       duplicate = duplicate + $6, skipped = skipped + $7, rejected = rejected + $8
     WHERE run_id = $1`,
    [
      claim.runId,
      commit.requests,
      commit.late,
      portion.count,
      result.accepted + result.entities,
      result.duplicate + told - result.entities,
      portion.skipped,
      portion.rejected.length + (result.refused?.length ?? 0),
    ],
  );
  if (!claim.backfill) return;
  await tx.named(
    'backfill_count',
    'UPDATE backfill SET records = records + $2, updated_at = now() WHERE backfill_id = $1',
    [claim.backfill.backfillId, portion.count],
  );
}

async function keepSample(
  tx: Transaction,
  claim: Claim,
  payload: Buffer | null,
  now: number,
): Promise<void> {
  if (!payload) return;
  await tx.named(
    'integration_sample_keep',
    `INSERT INTO integration_sample (tenant_id, integration_id, stream_id, received_at, payload)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant_id, integration_id, stream_id)
     DO UPDATE SET received_at = excluded.received_at, payload = excluded.payload`,
    [claim.tenantId, claim.integrationId, claim.streamId, new Date(now), zstdCompressSync(payload)],
  );
}
