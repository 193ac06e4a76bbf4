import { INTEGRATION_NAMES, integrationRoutes, sourceIdOf } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  createIntegrationToken,
  requireConnector,
  TOKEN_COLUMNS,
  tokenOf,
  type TokenRow,
} from './integrations-read-model.ts';

export function integrationRouteHandlers({ database, now }: Services): BoundRoute[] {
  return implement(integrationRoutes, {
    '/v1/integrations': {
      GET: async ({ caller }) => ({
        items: await database.snapshot(caller.tenantId, readSources),
        asOf: new Date(now()).toISOString(),
      }),
    },
    '/v1/integrations/tokens': {
      GET: async ({ caller }) => {
        const rows = await database.tenant(caller.tenantId, (tx) =>
          tx.query<TokenRow>(
            `SELECT ${TOKEN_COLUMNS} FROM integration_token ORDER BY created_at DESC, token_id`,
          ),
        );
        return { items: rows.map(tokenOf) };
      },
      POST: async ({ body, caller }) => {
        requireConnector(body.sourceId);
        const created = { name: body.name, sourceId: body.sourceId, createdBy: caller.userName };
        return database.tenant(caller.tenantId, (tx) =>
          createIntegrationToken(tx, caller.tenantId, created),
        );
      },
    },
    '/v1/integrations/tokens/{tokenId}': {
      DELETE: async ({ params, caller }) => {
        const [row] = await database.tenant(caller.tenantId, (tx) =>
          tx.query<TokenRow>(
            `UPDATE integration_token SET revoked_at = coalesce(revoked_at, now())
             WHERE token_id::text = $1 RETURNING ${TOKEN_COLUMNS}`,
            [params.tokenId],
          ),
        );
        if (!row) throw new AppError('resource.not_found');
        return tokenOf(row);
      },
    },
  });
}

async function readSources(tx: Transaction) {
  const totals = await tx.query<{
    source: string;
    events: string;
    last_event_at: Date;
    last_ingested_at: Date;
  }>('SELECT source, events, last_event_at, last_ingested_at FROM source_total');
  const rejected = await tx.query<{ source_id: string; count: number }>(
    'SELECT source_id, count(*)::integer AS count FROM rejected_payload GROUP BY source_id',
  );
  const totalBySource = new Map(totals.map((row) => [row.source, row]));
  const rejectedBySource = new Map(rejected.map((row) => [row.source_id, row.count]));
  return INTEGRATION_NAMES.map((name) => {
    const total = totalBySource.get(name);
    const sourceId = sourceIdOf(name);
    return {
      sourceId,
      name,
      hasConnector: connectorForSource(name) !== undefined,
      events: Number(total?.events ?? 0),
      lastEventAt: total?.last_event_at.toISOString() ?? null,
      lastIngestedAt: total?.last_ingested_at.toISOString() ?? null,
      rejected: rejectedBySource.get(sourceId) ?? 0,
    };
  });
}
