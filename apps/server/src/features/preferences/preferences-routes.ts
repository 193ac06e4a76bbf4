import { preferenceRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { changePreferences, readPreferences } from './preferences-read-model.ts';

export function preferenceRouteHandlers({ database, languages }: Services): BoundRoute[] {
  return implement(preferenceRoutes, {
    '/v1/preferences': {
      GET: ({ caller }) =>
        database.tenant(caller.tenantId, (tx) => readPreferences(tx, caller.userId)),
      PATCH: async ({ body, caller }) => {
        const changed = await database.tenant(caller.tenantId, (tx) =>
          changePreferences(tx, caller, body),
        );
        languages.forget(caller.userId);
        return changed;
      },
    },
  });
}
