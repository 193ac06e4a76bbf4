import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { addDays, dayRows, takeFromDays } from './day-rows.ts';
import { upsertPlaces } from './place-rows.ts';
import { addSourceTotals } from './roll-ups.ts';
import { addActors } from '../../inventory/actor-rows.ts';
import { addUnlisted, subtractUnlisted } from '../unlisted-operations.ts';

/** Deleted events, and those stored instead or in addition. */
export interface EventExchange {
  removed: readonly ActivityEvent[];
  added: readonly ActivityEvent[];
}

/**
 * Updates the roll-ups after an exchange of events, in the same transaction; the caller holds the
 * tenant's lock. Empty rows are deleted.
 */
export async function correctRollUps(
  tx: Transaction,
  tenantId: number,
  exchange: EventExchange,
): Promise<void> {
  const { removed, added } = exchange;
  if (added.length > 0) {
    await upsertPlaces(tx, tenantId, added);
    await addDays(tx, tenantId, dayRows(added).values());
  }
  if (removed.length > 0) await takeFromDays(tx, tenantId, dayRows(removed).values());
  await correctSourceTotals(tx, tenantId, exchange);
  await subtractUnlisted(tx, tenantId, removed);
  await addUnlisted(tx, tenantId, added);
  await addActors(tx, tenantId, added);
}

async function correctSourceTotals(
  tx: Transaction,
  tenantId: number,
  { removed, added }: EventExchange,
): Promise<void> {
  if (added.length > 0) await addSourceTotals(tx, tenantId, added);
  if (removed.length === 0) return;
  const lost = lostOf(removed, added);
  await tx.named(
    'source_total_subtract',
    `UPDATE source_total AS total SET events = total.events - lost.events
     FROM unnest($2::text[], $3::bigint[]) AS lost (source, events)
     WHERE total.tenant_id = $1 AND total.source = lost.source`,
    [tenantId, lost.map(({ source }) => source), lost.map(({ events }) => events)],
  );
  await tx.named(
    'source_total_empty',
    'DELETE FROM source_total WHERE tenant_id = $1 AND source = ANY($2) AND events <= 0',
    [tenantId, lost.map(({ source }) => source)],
  );
  await lookBack(tx, tenantId, lost);
}

interface Lost {
  source: string;
  events: number;
  /** Latest times among the removed; null if what was added is as late. */
  eventAt: number | null;
  ingestedAt: number | null;
}

function lostOf(removed: readonly ActivityEvent[], added: readonly ActivityEvent[]): Lost[] {
  const addedBySource = Map.groupBy(added, ({ source }) => source);
  return [...Map.groupBy(removed, ({ source }) => source)].map(([source, events]) => {
    const rest = addedBySource.get(source) ?? [];
    const beyond = (time: 'occurredAt' | 'ingestedAt'): number | null => {
      const latest = latestOf(events, time);
      return latest > latestOf(rest, time) ? latest : null;
    };
    return {
      source,
      events: events.length,
      eventAt: beyond('occurredAt'),
      ingestedAt: beyond('ingestedAt'),
    };
  });
}

function latestOf(events: readonly ActivityEvent[], time: 'occurredAt' | 'ingestedAt'): number {
  return events.reduce((latest, event) => Math.max(latest, event[time]), Number.NEGATIVE_INFINITY);
}

/** The latest times of a source are looked up only if the removed events may have been the latest. */
async function lookBack(tx: Transaction, tenantId: number, lost: readonly Lost[]): Promise<void> {
  for (const { source, eventAt, ingestedAt } of lost) {
    if (eventAt !== null) {
      await tx.named(
        'source_total_last_event',
        `UPDATE source_total SET last_event_at = (
           SELECT occurred_at FROM activity WHERE tenant_id = $1 AND source = $2
           ORDER BY occurred_at DESC LIMIT 1)
         WHERE tenant_id = $1 AND source = $2 AND last_event_at <= $3`,
        [tenantId, source, new Date(eventAt)],
      );
    }
    if (ingestedAt !== null) {
      await tx.named(
        'source_total_last_ingested',
        `UPDATE source_total SET last_ingested_at = (
           SELECT max(ingested_at) FROM activity WHERE tenant_id = $1 AND source = $2)
         WHERE tenant_id = $1 AND source = $2 AND last_ingested_at <= $3`,
        [tenantId, source, new Date(ingestedAt)],
      );
    }
  }
}
