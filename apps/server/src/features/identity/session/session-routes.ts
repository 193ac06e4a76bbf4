import { sessionRoutes } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import { backlogHealth } from '../../ingest/backlog/backlog-health.ts';
import type { TenantRights } from '../member-rights.ts';
import { VERSION } from '../../../platform/version.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { recoverSession } from './recover-session.ts';
import { runtimeConfig } from './runtime-config.ts';
import { sessionInfo } from './session-info.ts';

/** Detections that a console user may close. */
function mayClose(
  rights: TenantRights | null,
  userId: string,
): 'nothing' | 'all_but_critical' | 'all' {
  const own = rights?.get(userId)?.permissions;
  if (!own?.has('detection:triage')) return 'nothing';
  return own.has('detection:close-critical') ? 'all' : 'all_but_critical';
}

export function sessionRouteHandlers(services: Services): BoundRoute[] {
  const { database } = services;
  return implement(sessionRoutes, {
    '/v1/config': { GET: () => runtimeConfig(services) },
    '/v1/health': {
      GET: async () => {
        await database.ping();
        const backlog = await backlogHealth(database, services.now());
        return { status: 'ok' as const, database: 'ok' as const, version: VERSION, backlog };
      },
    },
    '/v1/setup': {
      POST: ({ body, requestId, ip }) =>
        createFirstAdministrator(services, body, { requestId, ip }),
    },
    '/v1/session': { GET: ({ caller }) => sessionInfo(services, caller) },
    '/v1/session/recovery': {
      POST: ({ body, caller, audit }) => recoverSession(services, { caller, audit }, body.code),
    },
    '/v1/members': {
      GET: async ({ caller }) => {
        const rights = await services.memberRights.recent(caller.tenantId);
        const rows = await database.tenant(caller.tenantId, (tx) =>
          tx.query<{ userId: string; name: string; email: string }>(
            'SELECT user_id AS "userId", name, email FROM console_user ORDER BY name, user_id',
          ),
        );
        return { items: rows.map((row) => ({ ...row, mayClose: mayClose(rights, row.userId) })) };
      },
    },
  });
}
