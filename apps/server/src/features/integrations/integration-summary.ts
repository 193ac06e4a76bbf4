import type { IntegrationSummary } from '@waybill/contract';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Transaction } from '@waybill/store';
import { connectableById, type ConnectorOf } from './connectable-source.ts';
import {
  readBackfilling,
  readIntegrations,
  readLastRuns,
  readStreams,
  type IntegrationRow,
  type RunRow,
  type StreamRow,
} from './integration-rows.ts';
import { integrationState, isStreamSilent } from './integration-state.ts';

/** Stored data of an integration that determines its state. */
export interface IntegrationFacts {
  integration: IntegrationRow;
  streams: readonly StreamRow[];
  lastRuns: readonly RunRow[];
  isBackfilling: boolean;
  /** Streams that its connector has today. */
  declared: readonly DeclaredStream[];
}

/** Facts about all integrations of the tenant, or the one with the id. */
export async function readFacts(
  tx: Transaction,
  connectorOf: ConnectorOf,
  integrationId?: string,
): Promise<IntegrationFacts[]> {
  const integrations = await readIntegrations(tx, integrationId);
  if (integrations.length === 0) return [];
  const streams = await readStreams(tx, integrationId);
  const lastRuns = await readLastRuns(tx, integrationId);
  const backfilling = await readBackfilling(tx);
  const arrivals = await readArrivals(tx);
  return integrations.map((integration) => {
    const { integration_id: id, source_id: sourceId } = integration;
    const declared = declaredStreams(sourceId, connectorOf);
    const known = new Set(declared.map((stream) => stream.id));
    return {
      integration,
      // Streams that a newer connector no longer has stay stored but are not shown.
      streams: streams
        .filter((row) => row.integration_id === id && known.has(row.stream_id))
        .map((row) => asReported(row, declared, arrivals)),
      lastRuns: lastRuns.filter((row) => row.integration_id === id),
      isBackfilling: backfilling.has(id),
      declared,
    };
  });
}

function declaredStreams(sourceId: string, connectorOf: ConnectorOf): readonly DeclaredStream[] {
  return connectableById(sourceId, connectorOf)?.streams ?? [];
}

interface Arrival {
  source: string;
  last_event_at: Date;
  last_ingested_at: Date;
}

function readArrivals(tx: Transaction): Promise<Arrival[]> {
  return tx.query<Arrival>('SELECT source, last_event_at, last_ingested_at FROM source_total');
}

/** Agent data arrives through the intake: their streams have the state of the source itself. */
function asReported(
  row: StreamRow,
  declared: readonly DeclaredStream[],
  arrivals: readonly Arrival[],
): StreamRow {
  const stream = declared.find(({ id }) => id === row.stream_id);
  if (stream?.transport !== 'agent') return row;
  const last = arrivals.find(({ source }) => stream.sources.some((name) => name === source));
  if (!last) return row;
  const { last_event_at, last_ingested_at: last_brought_at } = last;
  return { ...row, state: 'healthy', last_event_at, last_brought_at };
}

/** One line of an integration. `now`: epoch milliseconds. */
export function summaryOf(facts: IntegrationFacts, now: number): IntegrationSummary {
  const { integration, streams, lastRuns, isBackfilling } = facts;
  const standing = judged(streams).map((row) => ({ ...row, isOn: row.is_on }));
  const { is_paused: isPaused } = integration;
  const { state, failure } = integrationState({ isPaused, isBackfilling }, standing);
  const on = streams.filter((row) => row.is_on);
  return {
    integrationId: integration.integration_id,
    sourceId: integration.source_id,
    name: integration.name,
    state,
    failure,
    isSilent: !isPaused && on.some((row) => isRowSilent(row, facts.declared, now)),
    lagSec: on.reduce<number | null>((most, row) => larger(most, row.lag_sec), null),
    lastEventAt: isoOf(newest(on.map((row) => row.last_event_at))),
    lastRunAt: isoOf(newest(lastRuns.map((row) => row.started_at))),
  };
}

/** Streams waiting for their first delivery are ignored if others have data. */
function judged(streams: readonly StreamRow[]): readonly StreamRow[] {
  const telling = streams.filter(
    (row) => row.is_on && !(row.state === 'connecting' && row.next_run_at === null),
  );
  return telling.length > 0 ? telling : streams;
}

function isRowSilent(row: StreamRow, declared: readonly DeclaredStream[], now: number): boolean {
  const stream = declared.find(({ id }) => id === row.stream_id);
  if (!stream) return false;
  return isStreamSilent(
    {
      kind: stream.kind,
      isOn: row.is_on,
      everySec: stream.every,
      usualGapSec: row.usual_gap_sec,
      lastBroughtAt: row.last_brought_at?.getTime() ?? null,
      since: row.since.getTime(),
    },
    now,
  );
}

function larger(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right;
  return Math.max(left, right);
}

function newest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, at) => (at && (!last || at > last) ? at : last), null);
}

export function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
