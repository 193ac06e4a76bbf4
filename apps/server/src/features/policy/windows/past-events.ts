import type { WindowedPolicy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import type { ScannedEvent } from '../backtest/scan-activity.ts';
import { prefilterOf } from '../backtest/prefilter-of.ts';
import type { PolicyLists } from '../evaluation/check-content.ts';
import type { CountingRule } from './counting-rules.ts';

const EVENTS_PER_PAGE = 1000;

type PlacedRow = StoredRow & { raw_chunk_id: string; raw_index: number };

/** The newest events of a time span that a policy may match, and how far back they go. */
export async function readStretch(
  tx: Transaction,
  tenantId: number,
  stretch: { from: number; to: number; policy: WindowedPolicy; lists: PolicyLists },
): Promise<{ events: ScannedEvent[]; reached: number }> {
  const { from, to, policy, lists } = stretch;
  const values = [tenantId, new Date(from), new Date(to)];
  const own = prefilterOf([policy], lists).sql(values.length);
  // Including everything at the time where the page ends: the next one starts before it.
  const rows: PlacedRow[] = await tx.query(
    `SELECT ${EVENT_COLUMNS}, raw_chunk_id, raw_index FROM activity
     WHERE tenant_id = $1 AND occurred_at >= $2 AND occurred_at < $3 AND (${own.text})
     ORDER BY occurred_at DESC FETCH FIRST ${EVENTS_PER_PAGE} ROWS WITH TIES`,
    [...values, ...own.values],
  );
  const oldest = rows.at(-1)?.occurred_at.getTime();
  const reached = oldest === undefined || rows.length < EVENTS_PER_PAGE ? from : oldest;
  return { events: rows.map(placed), reached };
}

/** Those of the events that are still stored. */
export async function stillStored(
  tx: Transaction,
  tenantId: number,
  events: readonly ScannedEvent['event'][],
): Promise<ReadonlySet<string>> {
  const rows = await tx.named<{ event_id: string }>(
    'window_fill_stored',
    `SELECT event_id FROM activity WHERE tenant_id = $1 AND (occurred_at, event_id) IN (
       SELECT * FROM unnest($2::timestamptz[], $3::uuid[]))`,
    [
      tenantId,
      events.map(({ occurredAt }) => new Date(occurredAt)),
      events.map(({ eventId }) => eventId),
    ],
  );
  return new Set(rows.map((row) => row.event_id));
}

/**
 * Events since a rule started that count for its policy, a page after `after` in chronological order.
 */
export async function readCountedSince(
  tx: Transaction,
  tenantId: number,
  { rule, after }: { rule: CountingRule; after: ScannedEvent['event'] | null },
): Promise<ScannedEvent[]> {
  const rows: PlacedRow[] = await tx.named(
    'window_counted_since',
    `SELECT ${EVENT_COLUMNS}, raw_chunk_id, raw_index FROM activity
     WHERE tenant_id = $1 AND ingested_at >= $4
       AND ($5::timestamptz IS NULL OR (occurred_at, event_id) > ($5::timestamptz, $6::uuid))
       AND (occurred_at, event_id) IN (
         SELECT point.occurred_at, point.event_id FROM window_point AS point
         WHERE point.tenant_id = $1 AND point.policy_key = $2 AND point.policy_version = $3)
     ORDER BY occurred_at, event_id LIMIT ${EVENTS_PER_PAGE}`,
    [
      tenantId,
      rule.policyKey,
      rule.version,
      rule.since,
      after && new Date(after.occurredAt),
      after?.eventId ?? null,
    ],
  );
  return rows.map(placed);
}

function placed(row: PlacedRow): ScannedEvent {
  return { event: storedEvent(row), chunkId: row.raw_chunk_id, rawIndex: row.raw_index };
}
