import { integrationNameOf, ingestRoutes } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { AppError } from '../../platform/app-error.ts';
import { decodeBody } from '../../pipeline/decode-body.ts';
import { ingestBody } from '../../pipeline/ingest-body.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import type { Services } from '../../http/feature.ts';

const { '/v1/ingest/{source}': ingestRoute } = ingestRoutes;

export function ingestRouteHandlers(services: Services): BoundRoute[] {
  return implement(
    { '/v1/ingest/{source}': ingestRoute },
    {
      '/v1/ingest/{source}': {
        POST: async ({ params, caller, request }) => {
          const source = integrationNameOf(params.source);
          if (!source) throw new AppError('ingest.source_unknown');
          if (caller.sourceId !== params.source) throw new AppError('ingest.source_forbidden');
          const connector = connectorForSource(source);
          if (!connector) throw new AppError('ingest.source_without_connector');
          await touchToken(services, caller);
          return ingestBody(
            {
              tenantId: caller.tenantId,
              sourceId: params.source,
              source,
              connector,
              isSample: false,
              parts: decodeBody(request, request.headers['content-encoding']),
            },
            services,
          );
        },
      },
    },
  );
}

/** "Last used" to the minute: a write for every request would say no more. */
async function touchToken(
  services: Services,
  caller: { tenantId: number; tokenId: string },
): Promise<void> {
  await services.database.tenant(caller.tenantId, (tx) =>
    tx.named(
      'integration_token_touch',
      `UPDATE integration_token SET last_used_at = now()
       WHERE token_id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [caller.tokenId],
    ),
  );
}
