import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { wholeBytes } from './activity-columns.ts';

/** Events of one UTC day and flow; below zero where they are taken off again. */
export interface DayRow {
  key: string[];
  events: number;
  bytes: number;
}

/**
 * Adds new events to the roll-ups, in the transaction that writes them, so that counts never disagree.
 * Keys go in sorted order, and the caller holds the tenant's lock: two writers cannot deadlock.
 */
export async function addToRollUps(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  await addDays(tx, tenantId, dayRows(events).values());
  await addSourceTotals(tx, tenantId, events);
}

/** Events by day and flow. */
export function dayRows(events: readonly ActivityEvent[]): Map<string, DayRow> {
  const rows = new Map<string, DayRow>();
  for (const event of events) {
    const key = [
      new Date(event.occurredAt).toISOString().slice(0, 10),
      event.source,
      event.action ?? '',
      event.category ?? '',
      event.direction ?? '',
      event.origin?.name ?? '',
      event.destination?.name ?? '',
    ];
    const text = key.join('\0');
    const row = rows.get(text) ?? { key, events: 0, bytes: 0 };
    row.events += 1;
    row.bytes += wholeBytes(event.object.sizeBytes) ?? 0;
    rows.set(text, row);
  }
  return rows;
}

/** Adds to the days. Rows may be negative where the day holds as much. */
export async function addDays(
  tx: Transaction,
  tenantId: number,
  rows: Iterable<DayRow>,
): Promise<void> {
  const sorted = [...rows].toSorted((a, b) => (a.key.join('\0') < b.key.join('\0') ? -1 : 1));
  const keyColumn = (index: number): string[] => sorted.map((row) => row.key[index] ?? '');
  await tx.named(
    'activity_day_add',
    `INSERT INTO activity_day AS day
       (tenant_id, day, source, action, category, direction, origin_name, destination_name, events, bytes)
     SELECT $1, * FROM unnest($2::date[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::bigint[], $10::numeric[])
     ON CONFLICT (tenant_id, day, source, action, category, direction, origin_name, destination_name)
     DO UPDATE SET events = day.events + excluded.events, bytes = day.bytes + excluded.bytes`,
    [
      tenantId,
      ...[0, 1, 2, 3, 4, 5, 6].map(keyColumn),
      sorted.map((row) => row.events),
      sorted.map((row) => row.bytes),
    ],
  );
}

/** Adds to what has arrived from each source. */
export async function addSourceTotals(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  const totals = new Map<string, { events: number; lastEventAt: number; lastIngestedAt: number }>();
  for (const event of events) {
    const total = totals.get(event.source) ?? { events: 0, lastEventAt: 0, lastIngestedAt: 0 };
    total.events += 1;
    total.lastEventAt = Math.max(total.lastEventAt, event.occurredAt);
    total.lastIngestedAt = Math.max(total.lastIngestedAt, event.ingestedAt);
    totals.set(event.source, total);
  }
  const sorted = [...totals.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await tx.named(
    'source_total_add',
    `INSERT INTO source_total AS total (tenant_id, source, events, last_event_at, last_ingested_at)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::timestamptz[], $5::timestamptz[])
     ON CONFLICT (tenant_id, source) DO UPDATE SET
       events = total.events + excluded.events,
       last_event_at = greatest(total.last_event_at, excluded.last_event_at),
       last_ingested_at = greatest(total.last_ingested_at, excluded.last_ingested_at)`,
    [
      tenantId,
      sorted.map(([source]) => source),
      sorted.map(([, total]) => total.events),
      sorted.map(([, total]) => new Date(total.lastEventAt)),
      sorted.map(([, total]) => new Date(total.lastIngestedAt)),
    ],
  );
}
