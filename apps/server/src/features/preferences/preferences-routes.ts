import { preferenceRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { changePreferences, readPreferences } from './preferences-read-model.ts';

export function preferenceRouteHandlers({ database }: Services): BoundRoute[] {
  return implement(preferenceRoutes, {
    '/v1/preferences': {
      GET: ({ caller }) =>
        database.tenant(caller.tenantId, (tx) => readPreferences(tx, caller.userId)),
      PATCH: ({ body, caller }) =>
        database.tenant(caller.tenantId, (tx) => changePreferences(tx, caller, body)),
    },
  });
}
