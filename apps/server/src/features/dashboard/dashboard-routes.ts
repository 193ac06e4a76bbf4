import { dashboardRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readSnapshot } from '../detection/detections-read-model.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';

export function dashboardRouteHandlers({ database, connectorOf, now }: Services): BoundRoute[] {
  return implement(dashboardRoutes, {
    '/v1/dashboard': {
      GET: ({ query, caller }) => {
        const reader = { userId: caller.userId, connectorOf, now: now() };
        return readSnapshot(database, caller.tenantId, (tx) => dashboardNumbers(tx, query, reader));
      },
    },
  });
}
