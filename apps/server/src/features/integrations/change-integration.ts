import { randomBytes, randomUUID } from 'node:crypto';
import type { DeclaredStream } from '@waybill/connectors/kit/declaration/declaration';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import {
  isDelivered,
  isPulled,
  requireConnectable,
  requireStreams,
  type ConnectableSource,
  type ConnectorOf,
} from './connectable-source.ts';
import { checkedValues, type FieldValues } from './field-values.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { requireIntegration, type IntegrationRow } from './integration-rows.ts';

export interface ChangeContext {
  tenantId: number;
  connectorOf: ConnectorOf;
  box: SecretBox;
  /** Epoch milliseconds. */
  now: number;
}

export interface NewIntegration {
  sourceId: string;
  name: string;
  values: Readonly<Record<string, string>>;
  streams: readonly string[];
  createdBy: string | null;
}

/**
 * Stores an integration whose runs start immediately. Throws `integration.source_not_connectable`,
 * `integration.values_invalid`, `integration.stream_unknown`, `resource.not_found`.
 *
 * @returns its id.
 */
export async function addIntegration(
  tx: Transaction,
  context: ChangeContext,
  wanted: NewIntegration,
): Promise<string> {
  const source = requireConnectable(wanted.sourceId, context.connectorOf);
  const streams = requireStreams(source, wanted.streams);
  const values = checkedValues(source.declaration, wanted.values);
  const integrationId = randomUUID();
  await tx.query(
    `INSERT INTO integration (tenant_id, integration_id, source_id, connector_id, name, plain_values, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      context.tenantId,
      integrationId,
      wanted.sourceId,
      source.connector.id,
      wanted.name,
      JSON.stringify(values.plain),
      new Date(context.now),
      wanted.createdBy,
    ],
  );
  await storeSecrets(tx, context, integrationId, values.secrets);
  await chooseStreams(tx, context, { integrationId, source, on: streams });
  return integrationId;
}

export interface IntegrationChange {
  rev: number;
  name?: string | undefined;
  isPaused?: boolean | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  streams?: readonly string[] | undefined;
}

/**
 * Changes an integration. Its current run ends: a run with old settings loses its lease and commits
 * nothing more. Throws `resource.conflict` after a concurrent change.
 */
export async function changeIntegration(
  tx: Transaction,
  context: ChangeContext,
  integrationId: string,
  change: IntegrationChange,
): Promise<void> {
  const row = await requireIntegration(tx, integrationId, { lock: true });
  if (row.rev !== change.rev) throw new AppError('resource.conflict');
  const source = requireConnectable(row.source_id, context.connectorOf);
  const streams = change.streams && requireStreams(source, change.streams);
  const values = change.values && (await mergedValues(tx, source, row, change.values));
  await storeRow(tx, row, { ...change, plain: values?.plain });
  if (values) await storeSecrets(tx, context, integrationId, values.secrets);
  if (streams) await chooseStreams(tx, context, { integrationId, source, on: streams });
  if (change.isPaused === true) await endRuns(tx, context, integrationId);
  const isResumed = change.isPaused === false && row.is_paused;
  if (values || isResumed) await startAfresh(tx, context, integrationId, source);
}

async function storeRow(
  tx: Transaction,
  row: IntegrationRow,
  change: Pick<IntegrationChange, 'name' | 'isPaused'> & {
    plain: FieldValues['plain'] | undefined;
  },
): Promise<void> {
  await tx.query(
    `UPDATE integration SET name = $2, is_paused = $3, plain_values = $4, rev = rev + 1
     WHERE integration_id = $1`,
    [
      row.integration_id,
      change.name ?? row.name,
      change.isPaused ?? row.is_paused,
      JSON.stringify(change.plain ?? row.plain_values),
    ],
  );
}

async function mergedValues(
  tx: Transaction,
  source: ConnectableSource,
  row: IntegrationRow,
  given: Readonly<Record<string, string>>,
): Promise<FieldValues> {
  return checkedValues(source.declaration, given, {
    plain: row.plain_values,
    secretIds: await heldSecretIds(tx, row.integration_id),
  });
}

/** Ids of an integration's stored secrets. */
async function heldSecretIds(tx: Transaction, integrationId: string): Promise<Set<string>> {
  const rows = await tx.query<{ field_id: string }>(
    'SELECT field_id FROM integration_secret WHERE integration_id = $1',
    [integrationId],
  );
  return new Set(rows.map((row) => row.field_id));
}

async function storeSecrets(
  tx: Transaction,
  { tenantId, box, now }: ChangeContext,
  integrationId: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [fieldId, text] of Object.entries(secrets)) {
    await tx.query(
      `INSERT INTO integration_secret (tenant_id, integration_id, field_id, sealed, set_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tenant_id, integration_id, field_id)
       DO UPDATE SET sealed = excluded.sealed, set_at = excluded.set_at`,
      [
        tenantId,
        integrationId,
        fieldId,
        box.seal({ tenantId, ownerId: integrationId, fieldId }, text),
        new Date(now),
      ],
    );
  }
}

/** Enables the requested streams and disables all others; a re-enabled one starts over. */
async function chooseStreams(
  tx: Transaction,
  { tenantId, now }: ChangeContext,
  {
    integrationId,
    source,
    on,
  }: {
    integrationId: string;
    source: ConnectableSource;
    on: readonly DeclaredStream[];
  },
): Promise<void> {
  for (const stream of source.streams) {
    const isOn = on.includes(stream);
    await tx.query(
      `INSERT INTO integration_stream AS known
         (tenant_id, integration_id, stream_id, is_on, transport, state, next_run_at, hook_id, since)
       VALUES ($1, $2, $3, $4, $5, 'connecting', $6, $7, $8)
       ON CONFLICT (tenant_id, integration_id, stream_id) DO UPDATE SET
         is_on = excluded.is_on,
         next_run_at = CASE WHEN known.is_on THEN known.next_run_at ELSE excluded.next_run_at END,
         since = CASE WHEN known.is_on THEN known.since ELSE excluded.since END,
         lease_id = CASE WHEN excluded.is_on THEN known.lease_id END,
         lease_until = CASE WHEN excluded.is_on THEN known.lease_until END`,
      [
        tenantId,
        integrationId,
        stream.id,
        isOn,
        stream.transport,
        isPulled(stream) ? new Date(now) : null,
        isDelivered(stream) ? randomBytes(16).toString('hex') : null,
        new Date(now),
      ],
    );
  }
}

/** Streams are tried immediately, and errors from other settings are cleared. */
async function startAfresh(
  tx: Transaction,
  context: ChangeContext,
  integrationId: string,
  source: ConnectableSource,
): Promise<void> {
  await endRuns(tx, context, integrationId);
  await tx.query(
    `UPDATE integration_stream SET failure = NULL, detail = NULL, failures = 0, since = $2,
       state = CASE WHEN state IN ('auth_expired', 'error', 'degraded') THEN 'connecting' ELSE state END,
       next_run_at = CASE WHEN stream_id = ANY($3) THEN $2 ELSE next_run_at END
     WHERE integration_id = $1`,
    [
      integrationId,
      new Date(context.now),
      source.streams.filter(isPulled).map((stream) => stream.id),
    ],
  );
}

/** Revokes the streams' leases from their runs. */
async function endRuns(
  tx: Transaction,
  { now }: ChangeContext,
  integrationId: string,
): Promise<void> {
  await tx.query(
    'UPDATE integration_stream SET lease_id = NULL, lease_until = NULL WHERE integration_id = $1',
    [integrationId],
  );
  await tx.query(
    `UPDATE integration_run SET ended_at = $2, failure = 'cancelled'
     WHERE integration_id = $1 AND ended_at IS NULL`,
    [integrationId, new Date(now)],
  );
}

/** Removes an integration, its secrets and its runs. Throws `resource.not_found`. */
export async function removeIntegration(tx: Transaction, integrationId: string): Promise<void> {
  const row = await requireIntegration(tx, integrationId, { lock: true });
  await tx.query('DELETE FROM integration WHERE integration_id = $1', [row.integration_id]);
}

/** Makes every polled stream due. Throws `resource.not_found`. */
export async function runNow(
  tx: Transaction,
  { connectorOf, now }: Pick<ChangeContext, 'connectorOf' | 'now'>,
  integrationId: string,
): Promise<void> {
  const row = await requireIntegration(tx, integrationId);
  const source = requireConnectable(row.source_id, connectorOf);
  await tx.query(
    `UPDATE integration_stream SET next_run_at = least(next_run_at, $2)
     WHERE integration_id = $1 AND stream_id = ANY($3)`,
    [integrationId, new Date(now), source.streams.filter(isPulled).map((stream) => stream.id)],
  );
}
