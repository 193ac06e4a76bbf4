import { shownSourceName, type LossReason } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Records of a source that the product knows to be missing. Moments are epoch milliseconds. */
export interface KnownLoss {
  /** As events name it. */
  source: string;
  reason: LossReason;
  from: number;
  /** Infinity: it continues. */
  to: number;
  records: number | null;
}

interface LossRow {
  source_id: string;
  reason: LossReason;
  from_at: Date;
  to_at: Date | null;
  records: number | null;
  [column: string]: unknown;
}

/** Maximum batches with unreadable records: the first ones. */
const MOST_BATCHES = 1000;

/**
 * Losses of any source since a given time. For unreadable records the time is that of their arrival,
 * because their own time is unreadable too.
 */
export async function knownLosses(
  tx: Transaction,
  tenantId: number,
  since: number,
): Promise<KnownLoss[]> {
  const rows = await tx.named<LossRow>(
    'lineage_known_losses',
    `SELECT source_id, reason, from_at, to_at, NULL::integer AS records
     FROM record_loss WHERE tenant_id = $1 AND to_at > $2
     UNION ALL
     SELECT i.source_id, 'not-collected', coalesce(s.last_success_at, s.since), NULL, NULL
     FROM integration_stream s
     JOIN integration i ON i.tenant_id = s.tenant_id AND i.integration_id = s.integration_id
     WHERE s.tenant_id = $1 AND s.is_on AND s.state IN ('error', 'auth_expired')
     UNION ALL
     (SELECT source_id, 'unread', received_at, received_at, count(*)::integer
      FROM rejected_payload WHERE tenant_id = $1 AND received_at >= $2
      GROUP BY source_id, received_at ORDER BY received_at LIMIT ${MOST_BATCHES})`,
    [tenantId, new Date(since)],
  );
  return rows.map(({ source_id: sourceId, reason, from_at: from, to_at: to, records }) => ({
    source: shownSourceName(sourceId),
    reason,
    from: from.getTime(),
    to: to?.getTime() ?? Number.POSITIVE_INFINITY,
    records,
  }));
}
