import {
  SOURCES,
  shownSourceName,
  sourceIdOf,
  sourceNamed,
  type IntegrationName,
  type IntegrationSource,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  connectableSource,
  type ConnectableSource,
  type ConnectorOf,
} from './connectable-source.ts';
import { arrivalOf } from './source-arrival.ts';
import { worstState } from './integration-state.ts';
import { readFacts, summaryOf } from './integration-summary.ts';

interface TotalRow {
  source: string;
  events: string;
  last_event_at: Date;
  last_ingested_at: Date;
}

/**
 * Every registered source with its integrations and arrivals, then removed ones with stored data.
 * `now`: epoch milliseconds.
 */
export async function readSources(
  tx: Transaction,
  connectorOf: ConnectorOf,
  now: number,
): Promise<IntegrationSource[]> {
  const totals = await tx.query<TotalRow>(
    'SELECT source, events, last_event_at, last_ingested_at FROM source_total',
  );
  const rejected = await countsBySource(
    tx,
    'SELECT source_id, count(*)::integer AS count FROM rejected_payload GROUP BY source_id',
  );
  const entities = await countsBySource(
    tx,
    'SELECT source_id, count(*)::integer AS count FROM entity WHERE NOT is_deleted GROUP BY source_id',
  );
  const facts = await readFacts(tx, connectorOf);
  const summaries = facts.map((one) => summaryOf(one, now));
  const names = new Map(SOURCES.map(({ sourceId, name }) => [sourceId, name]));
  for (const { source } of totals) {
    if (!names.has(sourceIdOf(source))) names.set(sourceIdOf(source), source);
  }
  const stored = [...rejected.keys(), ...entities.keys(), ...summaries.map((one) => one.sourceId)];
  for (const id of stored) if (!names.has(id)) names.set(id, shownSourceName(id));
  return [...names].map(([sourceId, name]) => {
    const total = totals.find((row) => row.source === name);
    const integrations = summaries.filter((summary) => summary.sourceId === sourceId);
    const arrived = {
      events: Number(total?.events ?? 0),
      lastEventAt: total?.last_event_at ?? null,
      entities: entities.get(sourceId) ?? 0,
    };
    return {
      sourceId,
      name,
      ...declaredFacts(name, connectorOf),
      state: worstState(integrations.map(({ state }) => state)),
      integrations,
      arrival: arrivalOf({ ...arrived, integrations }, now),
      ...arrived,
      lastEventAt: arrived.lastEventAt?.toISOString() ?? null,
      lastIngestedAt: total?.last_ingested_at.toISOString() ?? null,
      rejected: rejected.get(sourceId) ?? 0,
    };
  });
}

async function countsBySource(tx: Transaction, text: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ source_id: string; count: number }>(text);
  return new Map(rows.map((row) => [row.source_id, row.count]));
}

function declaredFacts(name: IntegrationName, connectorOf: ConnectorOf) {
  const connector = connectorOf(name);
  const source = connectableSource(name, connectorOf);
  return {
    kind: sourceNamed(name)?.kind ?? null,
    hasConnector: connector !== undefined,
    summary: connector?.summary ?? null,
    ...(source ? connectedFacts(source) : NOT_CONNECTABLE),
  };
}

function connectedFacts({
  declaration,
  basis,
  streams,
}: Pick<ConnectableSource, 'declaration' | 'basis' | 'streams'>) {
  const { plan, latency, gives } = declaration;
  const transports = [...new Set(streams.map((stream) => stream.transport))];
  return { isConnectable: true, plan, latency, basis, gives, transports };
}

const NOT_CONNECTABLE = {
  isConnectable: false,
  plan: null,
  latency: null,
  basis: null,
  gives: [],
  transports: [],
};
