import {
  integrationNameOf,
  shownSourceName,
  sourceIdOf,
  SOURCES,
  type Arrival,
  type IntegrationName,
  type IntegrationSummary,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { ConnectorOf } from './connectable-source.ts';
import { readFacts, summaryOf } from './integration-summary.ts';

const DAY_MS = 86_400_000;

/** Facts about a source. `now`: epoch milliseconds. */
export interface ArrivalFacts {
  events: number;
  /** Null: it never sent an event. */
  lastEventAt: Date | null;
  /** People, devices and items that it lists. */
  entities: number;
  integrations: readonly Pick<IntegrationSummary, 'state' | 'isSilent'>[];
}

/**
 * Arrival state of a source. With integrations, silence is longer than usual for its streams; for push
 * sources, or if every integration is off or paused, a day without an event.
 */
export function arrivalOf(facts: ArrivalFacts, now: number): Arrival {
  const { events, lastEventAt, entities, integrations } = facts;
  if (events === 0 || lastEventAt === null) return entities > 0 ? 'records' : 'none';
  const reading = integrations.filter(({ state }) => state !== 'off' && state !== 'paused');
  const isSilent =
    reading.length > 0 ? reading.some((one) => one.isSilent) : now - lastEventAt.getTime() > DAY_MS;
  return isSilent ? 'silent' : 'reporting';
}

/** A source that something is connected to, or of which something is stored. */
export interface SourceArrival {
  sourceId: string;
  name: IntegrationName;
  arrival: Arrival;
}

/** Every connected source with its arrival state. `now`: epoch milliseconds. */
export async function sourceArrivals(
  tx: Transaction,
  connectorOf: ConnectorOf,
  now: number,
): Promise<SourceArrival[]> {
  const totals = await tx.named<{ source: string; events: string; last_event_at: Date }>(
    'source_arrivals',
    'SELECT source, events, last_event_at FROM source_total',
  );
  const summaries = (await readFacts(tx, connectorOf)).map((facts) => summaryOf(facts, now));
  const totalOf = new Map(totals.map((total) => [sourceIdOf(total.source), total]));
  const listing = await listingSources(tx);
  const connected = new Set([
    ...totalOf.keys(),
    ...listing,
    ...summaries.map(({ sourceId }) => sourceId),
  ]);
  return [...connected].map((sourceId) => {
    const total = totalOf.get(sourceId);
    const facts = {
      events: Number(total?.events ?? 0),
      lastEventAt: total?.last_event_at ?? null,
      entities: listing.has(sourceId) ? 1 : 0,
      integrations: summaries.filter((summary) => summary.sourceId === sourceId),
    };
    const name = integrationNameOf(sourceId) ?? shownSourceName(sourceId);
    return { sourceId, name, arrival: arrivalOf(facts, now) };
  });
}

/**
 * Sources that list people, devices or items. One index lookup each: counting all takes too long here.
 */
async function listingSources(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.named<{ source_id: string }>(
    'listing_sources',
    `SELECT known.source_id FROM unnest($1::text[]) AS known (source_id)
     WHERE EXISTS (SELECT FROM entity WHERE entity.source_id = known.source_id AND NOT entity.is_deleted)`,
    [SOURCES.map(({ sourceId }) => sourceId)],
  );
  return new Set(rows.map((row) => row.source_id));
}
