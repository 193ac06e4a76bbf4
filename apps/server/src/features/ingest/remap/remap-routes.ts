import { integrationNameOf, remapRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { job } from './remap-job.ts';
import { readRemaps, requestRemap } from './remap-read-model.ts';

type RemapRouteServices = Pick<Services, 'database' | 'jobs' | 'connectorOf' | 'now'>;

export function remapRouteHandlers(services: RemapRouteServices): BoundRoute[] {
  const { database, jobs, connectorOf, now } = services;
  return implement(remapRoutes, {
    '/v1/sources/{sourceId}/remap': {
      POST: async ({ params: { sourceId }, caller: { tenantId, userName } }) => {
        const source = integrationNameOf(sourceId);
        if (!source) throw new AppError('ingest.source_unknown');
        if (!connectorOf(source)) throw new AppError('ingest.source_without_connector');
        const remap = await database.tenant(tenantId, (tx) =>
          requestRemap(tx, { tenantId, sourceId, requestedBy: userName, now: now() }),
        );
        await jobs.enqueue(job.id, { tenantId });
        return remap;
      },
    },
    '/v1/remaps': {
      GET: async ({ caller }) => ({ items: await database.tenant(caller.tenantId, readRemaps) }),
    },
  });
}
