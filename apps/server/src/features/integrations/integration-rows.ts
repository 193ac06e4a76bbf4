import type { ConnectorFailure, IntegrationState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

export interface IntegrationRow {
  integration_id: string;
  source_id: string;
  connector_id: string;
  name: string;
  is_paused: boolean;
  plain_values: Record<string, string>;
  rev: number;
  created_at: Date;
  created_by: string | null;
}

export interface StreamRow {
  integration_id: string;
  stream_id: string;
  is_on: boolean;
  state: IntegrationState;
  failure: ConnectorFailure | null;
  detail: string | null;
  failures: number;
  lag_sec: number | null;
  last_event_at: Date | null;
  last_brought_at: Date | null;
  last_success_at: Date | null;
  usual_gap_sec: number | null;
  next_run_at: Date | null;
  events: string;
  entities: string;
  hook_id: string | null;
  since: Date;
}

export interface RunRow {
  run_id: string;
  integration_id: string;
  stream_id: string;
  backfill_id: string | null;
  started_at: Date;
  ended_at: Date | null;
  requests: number;
  records: number;
  fresh: number;
  duplicate: number;
  late: number;
  skipped: number;
  rejected: number;
  failure: ConnectorFailure | null;
  detail: string | null;
}

const INTEGRATION_COLUMNS =
  'integration_id, source_id, connector_id, name, is_paused, plain_values, rev, created_at, created_by';
const STREAM_COLUMNS = `integration_id, stream_id, is_on, state, failure, detail, failures, lag_sec, last_event_at,
  last_brought_at, last_success_at, usual_gap_sec, next_run_at, events, entities, hook_id, since`;
export const RUN_COLUMNS = `run_id, integration_id, stream_id, backfill_id, started_at, ended_at, requests, records,
  fresh, duplicate, late, skipped, rejected, failure, detail`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every integration of the tenant, or the one with the id. */
export async function readIntegrations(
  tx: Transaction,
  integrationId?: string,
): Promise<IntegrationRow[]> {
  if (integrationId !== undefined && !UUID.test(integrationId)) return [];
  return tx.query<IntegrationRow>(
    `SELECT ${INTEGRATION_COLUMNS} FROM integration WHERE $1::uuid IS NULL OR integration_id = $1
     ORDER BY created_at, integration_id`,
    [integrationId ?? null],
  );
}

/** Throws `resource.not_found`. With `lock`, no one else changes it until the transaction ends. */
export async function requireIntegration(
  tx: Transaction,
  integrationId: string,
  options: { lock?: boolean } = {},
): Promise<IntegrationRow> {
  const [row] = UUID.test(integrationId)
    ? await tx.query<IntegrationRow>(
        `SELECT ${INTEGRATION_COLUMNS} FROM integration WHERE integration_id = $1 ${options.lock ? 'FOR UPDATE' : ''}`,
        [integrationId],
      )
    : [];
  if (!row) throw new AppError('resource.not_found');
  return row;
}

/** Streams of all integrations, or of one. */
export function readStreams(tx: Transaction, integrationId?: string): Promise<StreamRow[]> {
  return tx.query<StreamRow>(
    `SELECT ${STREAM_COLUMNS} FROM integration_stream WHERE $1::uuid IS NULL OR integration_id = $1
     ORDER BY integration_id, stream_id`,
    [integrationId ?? null],
  );
}

/** The newest run of each stream. */
export function readLastRuns(tx: Transaction, integrationId?: string): Promise<RunRow[]> {
  return tx.query<RunRow>(
    `SELECT DISTINCT ON (integration_id, stream_id) ${RUN_COLUMNS} FROM integration_run
     WHERE $1::uuid IS NULL OR integration_id = $1
     ORDER BY integration_id, stream_id, started_at DESC`,
    [integrationId ?? null],
  );
}

/** Integrations of which a span of the past is being read. */
export async function readBackfilling(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.query<{ integration_id: string }>(
    `SELECT DISTINCT integration_id FROM backfill_stream WHERE state IN ('waiting', 'running')`,
  );
  return new Set(rows.map((row) => row.integration_id));
}
