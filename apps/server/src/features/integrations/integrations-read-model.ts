import { randomUUID } from 'node:crypto';
import { integrationNameOf } from '@waybill/contract';
import { connectorForSource, type Connector } from '@waybill/connectors';
import type { Transaction } from '@waybill/store';
import { newTokenSecret, tokenHash } from '../../http/integration-token.ts';
import { AppError } from '../../platform/app-error.ts';

export { readBackfillTasks } from './backfills.ts';
export { everyValue } from './collecting/read-stream.ts';
export { connections, type Connections } from './collecting/connections.ts';
export { connectableSource, type ConnectorOf } from './connectable-source.ts';
export { sourceArrivals } from './source-arrival.ts';
export { readIntegrations } from './integration-rows.ts';
export { SECRETS_PURPOSE } from './integration-services.ts';

export interface TokenRow {
  token_id: string;
  name: string;
  source_id: string;
  created_at: Date;
  created_by: string | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export const TOKEN_COLUMNS =
  'token_id, name, source_id, created_at, created_by, last_used_at, revoked_at';

export function tokenOf(row: TokenRow) {
  return {
    tokenId: row.token_id,
    name: row.name,
    sourceId: row.source_id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** The connector that reads a source. Throws if the source is unknown or has no connector. */
export function requireConnector(sourceId: string): Connector {
  const source = integrationNameOf(sourceId);
  if (!source) throw new AppError('ingest.source_unknown');
  const connector = connectorForSource(source);
  if (!connector) throw new AppError('ingest.source_without_connector');
  return connector;
}

/** Stores a new token and returns its secret, which is stored nowhere. */
export async function createIntegrationToken(
  tx: Transaction,
  tenantId: number,
  token: { name: string; sourceId: string; createdBy: string | null },
) {
  const secret = newTokenSecret();
  const [row] = await tx.query<TokenRow>(
    `INSERT INTO integration_token (tenant_id, token_id, name, source_id, secret_hash, created_by)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${TOKEN_COLUMNS}`,
    [tenantId, randomUUID(), token.name, token.sourceId, tokenHash(secret), token.createdBy],
  );
  if (!row) throw new Error('The token was not stored');
  return { token: tokenOf(row), secret };
}
