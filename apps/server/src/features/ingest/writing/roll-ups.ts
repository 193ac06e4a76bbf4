import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { addDays, dayRows } from './day-rows.ts';
import { upsertPlaces } from './place-rows.ts';
import { addActors } from '../../inventory/actor-rows.ts';
import { addUnlisted } from '../unlisted-operations.ts';

/**
 * Adds new events to the roll-ups, in the transaction that writes them, so that counts always agree.
 * Keys are sorted, and the caller holds the tenant's lock: two writers cannot deadlock.
 */
export async function addToRollUps(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  await upsertPlaces(tx, tenantId, events);
  await addDays(tx, tenantId, dayRows(events).values());
  await addSourceTotals(tx, tenantId, events);
  await addUnlisted(tx, tenantId, events);
  await addActors(tx, tenantId, events);
}

/** Adds to the arrivals of each source. */
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
