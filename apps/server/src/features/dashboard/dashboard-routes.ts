import { dashboardRoutes, type Dashboard, type DetectionFilter } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readSnapshot } from '../detection/detections-read-model.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';

export function dashboardRouteHandlers({ database, connectorOf, now }: Services): BoundRoute[] {
  return implement(dashboardRoutes, {
    '/v1/dashboard': {
      GET: async ({ query, caller }) => {
        const reader = { userId: caller.userId, connectorOf, now: now() };
        const maySeeSingle = caller.permissions.has('detection:read');
        const numbers = await readSnapshot(database, caller.tenantId, (tx) =>
          dashboardNumbers(tx, maySeeSingle ? query : rangeOf(query), reader),
        );
        return maySeeSingle ? numbers : totalsOf(numbers);
      },
    },
  });
}

/** Whoever sees totals alone does not narrow them down to one person. */
function rangeOf({ from, to, zone, managed }: DetectionFilter): DetectionFilter {
  return { from, to, zone, managed };
}

function totalsOf(numbers: Dashboard): Dashboard {
  return {
    ...numbers,
    people: [],
    criticalUnassigned: { ...numbers.criticalUnassigned, items: [] },
    mine: { total: 0, items: [] },
  };
}
