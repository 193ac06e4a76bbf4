import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { addDays, addSourceTotals, dayRows, type DayRow } from './roll-ups.ts';

/** Events that are stored no longer, and those that are stored in their place or besides. */
export interface EventExchange {
  removed: readonly ActivityEvent[];
  added: readonly ActivityEvent[];
}

/**
 * Brings the roll-ups in line with an exchange of events, in the transaction that has made it; the
 * caller holds the tenant's lock. What then counts nothing is gone.
 */
export async function correctRollUps(
  tx: Transaction,
  tenantId: number,
  exchange: EventExchange,
): Promise<void> {
  const net = netDays(exchange);
  if (net.length > 0) {
    await addDays(tx, tenantId, net);
    await tx.named(
      'activity_day_empty',
      `DELETE FROM activity_day USING unnest($2::date[], $3::text[]) AS touched (day, source)
       WHERE tenant_id = $1 AND activity_day.day = touched.day
         AND activity_day.source = touched.source AND events <= 0`,
      [tenantId, net.map(({ key }) => key[0]), net.map(({ key }) => key[1])],
    );
  }
  await correctSourceTotals(tx, tenantId, exchange);
}

/** Only what is different after the exchange. */
function netDays({ removed, added }: EventExchange): DayRow[] {
  const net = dayRows(added);
  for (const [text, row] of dayRows(removed)) {
    const known = net.get(text) ?? { key: row.key, events: 0, bytes: 0 };
    known.events -= row.events;
    known.bytes -= row.bytes;
    net.set(text, known);
  }
  return [...net.values()].filter(({ events, bytes }) => events !== 0 || bytes !== 0);
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
  /** Latest times among the removed; null where what was added is as late. */
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

/** The latest times of a source are looked up only where the removed events may have been the latest. */
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
