import { integrationNameOf, ingestRoutes } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { fairQueue, type LaneBudget } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';
import { diskRoom } from '../../platform/disk-room.ts';
import { decodeBody } from './reading/decode-body.ts';
import { ingestBody } from './ingest-body.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import type { Services } from '../../http/feature.ts';

/**
 * Bodies ingested at a time, each with a batch in memory. A faster sender must wait; its body stays in
 * the network.
 */
const AT_ONCE: LaneBudget = {
  reserved: 0,
  most: 128,
  mostPerTenant: 32,
  mostPerUser: 24,
  waitingPerTenant: 128,
  waitingPerUser: 96,
  longestWaitMs: 20_000,
};

const { '/v1/ingest/{source}': ingestRoute } = ingestRoutes;

export function ingestRouteHandlers(services: Services): BoundRoute[] {
  const { dataFolder, diskReserveMb } = services.config;
  const disk = diskRoom(dataFolder, diskReserveMb * 1_000_000);
  const atOnce = fairQueue({ total: AT_ONCE.most, lanes: { ingest: AT_ONCE } });
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
          const { tenantId, tokenId: userId } = caller;
          const leave = await atOnce.enter({ lane: 'ingest', tenantId, userId });
          try {
            await touchToken(services, caller);
            const { source: sourceId } = params;
            return await ingestBody(
              {
                tenantId,
                sourceId,
                source,
                connector,
                isSample: false,
                whenFull: 'refuse',
                admit: disk.require,
                ...decodeBody(request, request.headers['content-encoding']),
              },
              services,
            );
          } finally {
            leave();
          }
        },
      },
    },
  );
}

const TOUCH_EVERY_MS = 60_000;

/**
 * When this process last recorded the use of a token. Tokens are few; revoked ones are no longer used.
 */
const touchedAt = new Map<string, number>();

/** "Last used" to the minute: a write per request would add nothing. */
async function touchToken(
  services: Services,
  caller: { tenantId: number; tokenId: string },
): Promise<void> {
  const now = services.now();
  if (now - (touchedAt.get(caller.tokenId) ?? 0) < TOUCH_EVERY_MS) return;
  touchedAt.set(caller.tokenId, now);
  await services.database.tenant(caller.tenantId, (tx) =>
    tx.named(
      'integration_token_touch',
      'UPDATE integration_token SET last_used_at = now() WHERE token_id = $1',
      [caller.tokenId],
    ),
  );
}
