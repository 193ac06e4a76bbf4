import { lineageRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';

export function lineageRouteHandlers({ now }: Services): BoundRoute[] {
  const unknown = async (): Promise<never> => {
    throw new AppError('resource.not_found');
  };
  return implement(lineageRoutes, {
    '/v1/traces/{originId}/{destinationId}': { GET: unknown },
    '/v1/traces/{originId}/{destinationId}/prov': { GET: unknown },
    '/v1/versions/{versionId}': { GET: unknown },
    '/v1/versions/{versionId}/neighbours': { GET: unknown },
    '/v1/objects': {
      GET: async () => ({
        asOf: new Date(now()).toISOString(),
        items: [],
        total: 0,
        heat: [],
        publicCount: 0,
        staleCount: 0,
        nextCursor: null,
      }),
    },
    '/v1/objects/{objectId}': { GET: unknown },
    '/v1/objects/{objectId}/blast-radius': { GET: unknown },
    '/v1/events/{eventId}/lineage': { GET: unknown },
  });
}
