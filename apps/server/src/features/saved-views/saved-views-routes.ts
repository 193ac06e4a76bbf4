import { savedViewRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readSnapshot } from '../detection/detections-read-model.ts';
import { openCounts } from './open-counts.ts';
import { changeView, createView, removeView, restoreView } from './view-changes.ts';
import { listViews, readView } from './view-rows.ts';

export function savedViewRouteHandlers({ database, now }: Services): BoundRoute[] {
  return implement(savedViewRoutes, {
    '/v1/saved-views': {
      GET: async ({ caller }) => ({
        items: await database.snapshot(caller.tenantId, (tx) => listViews(tx, caller, now())),
      }),
      POST: async ({ body: wanted, caller }) => {
        const at = now();
        return database.tenant(caller.tenantId, async (tx) =>
          readView(tx, caller, await createView(tx, caller, { wanted, now: at }), at),
        );
      },
    },
    '/v1/saved-views/counts': {
      GET: async ({ query: { managed }, caller }) => {
        const at = now();
        const items = await readSnapshot(database, caller.tenantId, (tx) =>
          openCounts(tx, caller, { managed, now: at }),
        );
        return { items, asOf: new Date(at).toISOString() };
      },
    },
    '/v1/saved-views/{viewId}': {
      PATCH: async ({ params: { viewId }, body: change, caller }) => {
        const at = now();
        return database.tenant(caller.tenantId, async (tx) => {
          await changeView(tx, caller, { viewId, change, now: at });
          return readView(tx, caller, viewId, at);
        });
      },
      DELETE: async ({ params: { viewId }, caller }) => {
        await database.tenant(caller.tenantId, (tx) =>
          removeView(tx, caller, { viewId, now: now() }),
        );
        return { viewId };
      },
    },
    '/v1/saved-views/{viewId}/restore': {
      POST: async ({ params: { viewId }, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await restoreView(tx, caller, viewId);
          return readView(tx, caller, viewId, now());
        }),
    },
  });
}
