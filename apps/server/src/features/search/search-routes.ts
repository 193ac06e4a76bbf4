import { searchRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { searchAll } from './search-all.ts';

const DEFAULT_HITS = 5;

export function searchRouteHandlers({ database, now }: Services): BoundRoute[] {
  return implement(searchRoutes, {
    '/v1/search': {
      GET: async ({ query, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          searchAll(tx, {
            tenantId: caller.tenantId,
            typed: query.q,
            limit: query.limit ?? DEFAULT_HITS,
            permissions: caller.permissions,
            now: now(),
          }),
        ),
    },
  });
}
