import { shownSourceName, type Integration } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Operations listed by name; the others count only in the totals. */
const MOST_LISTED = 50;

interface UnlistedRow {
  operation: string;
  events: string;
  last_event_at: Date;
  operations: number;
  all_events: string;
}

/** Received operations of a source that its mapping does not name, most frequent first. */
export async function readUnlisted(
  tx: Transaction,
  sourceId: string,
): Promise<Integration['unlisted']> {
  const rows = await tx.named<UnlistedRow>(
    'integration_unlisted',
    `SELECT operation, events, last_event_at,
       (count(*) OVER ())::integer AS operations, sum(events) OVER () AS all_events
     FROM unlisted_operation WHERE source = $1 ORDER BY events DESC, operation LIMIT $2`,
    [shownSourceName(sourceId), MOST_LISTED],
  );
  return {
    operations: rows[0]?.operations ?? 0,
    events: Number(rows[0]?.all_events ?? 0),
    top: rows.map((row) => ({
      operation: row.operation,
      events: Number(row.events),
      lastEventAt: row.last_event_at.toISOString(),
    })),
  };
}
