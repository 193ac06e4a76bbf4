import { randomUUID } from 'node:crypto';
import type { StreamPosition } from '@waybill/collector';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import { ownValue, type ConnectorFailure, type LossReason } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Claim } from './stream-lease.ts';

/** A span whose records are lost. Times are epoch milliseconds. */
interface StreamLoss {
  reason: Extract<LossReason, 'position-expired' | 'not-recorded'>;
  from: number;
  to: number;
}

/** Failures that mean a gap: the source does not resend what it had before recovering. */
const LOST_BY: Partial<Record<ConnectorFailure, StreamLoss['reason']>> = {
  gone: 'position-expired',
  not_licensed: 'not-recorded',
};

/**
 * Losses found by a complete run: data from while the source had lost the position or did not record,
 * and data that expired because no one read it for too long.
 */
export function lossesOf(
  claim: Pick<Claim, 'failure' | 'lastSuccessAt' | 'position'>,
  stream: DeclaredStream,
  now: number,
): StreamLoss[] {
  const reason = claim.failure && ownValue(LOST_BY, claim.failure);
  if (reason && claim.lastSuccessAt !== null) {
    return [{ reason, from: claim.lastSuccessAt, to: now }];
  }
  const oldest = oldestKept(stream, now);
  const reached = oldestOf(claim.position);
  return oldest !== null && reached !== null && reached < oldest
    ? [{ reason: 'position-expired', from: reached, to: oldest }]
    : [];
}

/** Start of the source's retained data; null if it keeps everything, or unknown. */
function oldestKept(stream: DeclaredStream, now: number): number | null {
  if (stream.transport !== 'http' || stream.cursor.type !== 'time') return null;
  const { maxAge } = stream.cursor;
  return maxAge === undefined ? null : now - maxAge * 1000;
}

/** Up to where everything was read. */
function oldestOf(position: StreamPosition | null): number | null {
  const times = Object.values(position?.partitions ?? {}).flatMap(({ time }) => time ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** Notes losses for good: traces show them as gaps. */
export async function noteLosses(
  tx: Transaction,
  { tenantId, integrationId, sourceId, streamId }: Claim,
  losses: readonly StreamLoss[],
  now: number,
): Promise<void> {
  for (const { reason, from, to } of losses) {
    if (from >= to) continue;
    await tx.query(
      `INSERT INTO record_loss
         (tenant_id, loss_id, integration_id, source_id, stream_id, reason, from_at, to_at, noted_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        tenantId,
        randomUUID(),
        integrationId,
        sourceId,
        streamId,
        reason,
        new Date(from),
        new Date(to),
        new Date(now),
      ],
    );
  }
}
