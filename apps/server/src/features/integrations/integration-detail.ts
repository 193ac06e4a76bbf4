import type { Integration, IntegrationRun, IntegrationStream } from '@waybill/contract';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { readNewestBackfill } from './backfills.ts';
import { readUnlisted } from './unlisted.ts';
import type { ConnectorOf } from './connectable-source.ts';
import type { RunRow, StreamRow } from './integration-rows.ts';
import { isoOf, readFacts, summaryOf } from './integration-summary.ts';
import { describeStream } from './source-description.ts';

/** Determines the level of detail. */
export interface DetailOptions {
  connectorOf: ConnectorOf;
  now: number;
  /** May the caller change integrations? Others do not see what lets a sender in. */
  mayManage: boolean;
}

/** An integration with everything but its secrets. Throws `resource.not_found`. */
export async function readIntegration(
  tx: Transaction,
  integrationId: string,
  options: DetailOptions,
): Promise<Integration> {
  const [facts] = await readFacts(tx, options.connectorOf, integrationId);
  if (!facts) throw new AppError('resource.not_found');
  const { integration, streams, declared, lastRuns } = facts;
  const on = new Set(streams.filter((row) => row.is_on).map((row) => row.stream_id));
  const scopes = declared.filter((stream) => on.has(stream.id)).flatMap((stream) => stream.scopes);
  return {
    ...summaryOf(facts, options.now),
    rev: integration.rev,
    isPaused: integration.is_paused,
    createdAt: integration.created_at.toISOString(),
    createdBy: integration.created_by,
    values: integration.plain_values,
    secrets: await readSecretFields(tx, integrationId),
    scopesNeeded: [...new Set(scopes)],
    streams: declared.map((stream) =>
      streamOf(stream, {
        row: streams.find((row) => row.stream_id === stream.id),
        lastRun: lastRuns.find((row) => row.stream_id === stream.id),
        mayManage: options.mayManage,
      }),
    ),
    coverage: await readCoverage(tx, integration.source_id),
    unlisted: await readUnlisted(tx, integration.source_id),
    backfill: await readNewestBackfill(tx, integrationId),
  };
}

async function readSecretFields(tx: Transaction, integrationId: string) {
  const rows = await tx.query<{ field_id: string; set_at: Date }>(
    'SELECT field_id, set_at FROM integration_secret WHERE integration_id = $1 ORDER BY field_id',
    [integrationId],
  );
  return rows.map((row) => ({ fieldId: row.field_id, setAt: row.set_at.toISOString() }));
}

/** People, devices and items belong to the source: two integrations of one source share them. */
async function readCoverage(tx: Transaction, sourceId: string): Promise<Integration['coverage']> {
  const rows = await tx.query<{ kind: string; count: number }>(
    'SELECT kind, count(*)::integer AS count FROM entity WHERE source_id = $1 AND NOT is_deleted GROUP BY kind',
    [sourceId],
  );
  const countOf = (kind: string): number => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { people: countOf('person'), devices: countOf('device'), objects: countOf('item') };
}

interface StreamParts {
  /** Absent: the connector has the stream since a newer version. */
  row: StreamRow | undefined;
  lastRun: RunRow | undefined;
  mayManage: boolean;
}

function streamOf(
  stream: DeclaredStream,
  { row, lastRun, mayManage }: StreamParts,
): IntegrationStream {
  const described = { ...describeStream(stream), lastRun: lastRun ? runOf(lastRun) : null };
  if (!row) return { ...described, ...NEVER_CHOSEN };
  const { transport } = stream;
  return {
    ...described,
    isOn: row.is_on,
    state: row.is_on ? row.state : 'off',
    failure: row.failure,
    detail: row.detail,
    lagSec: row.lag_sec,
    lastEventAt: isoOf(row.last_event_at),
    nextRunAt: row.is_on ? isoOf(row.next_run_at) : null,
    events: Number(row.events),
    entities: Number(row.entities),
    hookPath: transport === 'webhook' && row.hook_id ? `/v1/hooks/${row.hook_id}` : null,
    syslogTag: transport === 'syslog' && mayManage ? row.hook_id : null,
  };
}

const NEVER_CHOSEN = {
  isOn: false,
  state: 'off',
  failure: null,
  detail: null,
  lagSec: null,
  lastEventAt: null,
  nextRunAt: null,
  events: 0,
  entities: 0,
  hookPath: null,
  syslogTag: null,
} as const;

export function runOf(row: RunRow): IntegrationRun {
  return {
    runId: row.run_id,
    streamId: row.stream_id,
    isBackfill: row.backfill_id !== null,
    startedAt: row.started_at.toISOString(),
    endedAt: isoOf(row.ended_at),
    requests: row.requests,
    records: row.records,
    new: row.fresh,
    duplicate: row.duplicate,
    late: row.late,
    skipped: row.skipped,
    rejected: row.rejected,
    failure: row.failure,
    detail: row.detail,
  };
}
