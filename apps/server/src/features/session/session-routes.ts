import { FEATURE_FLAGS, sessionRoutes, type FeatureFlag } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { VERSION } from '../../platform/version.ts';

interface TenantRow {
  idp_tenant_id: string;
  name: string;
  region: 'us-east-1' | 'eu-west-1';
  feature_flags: Partial<Record<FeatureFlag, boolean>>;
  sample_state: string;
}

/** The embedded installation shows everything it has: a new tenant starts with every flag on. */
const ALL_FLAGS = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true]));

export function sessionRouteHandlers(services: Services): BoundRoute[] {
  const { config, database, identity, identityAdmin } = services;
  return implement(sessionRoutes, {
    '/v1/config': {
      GET: async () => ({
        projectId: identity.projectId,
        identityBaseUrl: '',
        apiBases: { 'us-east-1': '', 'eu-west-1': '' },
        needsSetup: !(await identity.hasUsers()),
        version: VERSION,
      }),
    },
    '/v1/health': {
      GET: async () => {
        await database.system((tx) => tx.query('SELECT 1'));
        return { status: 'ok' as const, database: 'ok' as const, version: VERSION };
      },
    },
    '/v1/setup': {
      POST: async ({ body }) => {
        if (await identity.hasUsers()) throw new AppError('setup.already_done');
        const { email, name, password } = body;
        const isUsed = await identity.useSetupToken(body.token, async () => {
          const tenantId = await identityAdmin.createTenant(body.tenantName);
          await identityAdmin.createUser({ email, name, password, tenantId, roles: ['Owner'] });
          await database.system((tx) =>
            tx.query('SELECT create_tenant($1, $2, $3, $4, $5)', [
              tenantId,
              body.tenantName,
              config.region,
              [...new Set(body.ownDomains)],
              JSON.stringify(ALL_FLAGS),
            ]),
          );
        });
        if (!isUsed) throw new AppError('setup.token_invalid');
        return { loginId: email };
      },
    },
    '/v1/session': {
      GET: async ({ caller }) => {
        const tenant = await database.tenant(caller.tenantId, async (tx) => {
          await tx.named(
            'console_user_seen',
            `INSERT INTO console_user (tenant_id, user_id, name, email) VALUES ($1, $2, $3, $4)
             ON CONFLICT (tenant_id, user_id)
             DO UPDATE SET name = excluded.name, email = excluded.email, last_seen_at = now()`,
            [caller.tenantId, caller.userId, caller.userName, caller.email],
          );
          const [row] = await tx.named<TenantRow>(
            'session_tenant',
            'SELECT idp_tenant_id, name, region, feature_flags, sample_state FROM tenant',
          );
          return row;
        });
        if (!tenant) throw new AppError('session.tenant_missing');
        return {
          user: { userId: caller.userId, name: caller.userName, email: caller.email },
          tenant: {
            tenantId: tenant.idp_tenant_id,
            name: tenant.name,
            region: tenant.region,
            hasSampleData: tenant.sample_state !== 'none',
          },
          permissions: [...caller.permissions],
          featureFlags: tenant.feature_flags,
        };
      },
    },
    '/v1/members': {
      GET: async ({ caller }) => {
        const rows = await database.tenant(caller.tenantId, (tx) =>
          tx.query<{ userId: string; name: string; email: string }>(
            'SELECT user_id AS "userId", name, email FROM console_user ORDER BY name, user_id',
          ),
        );
        return { items: rows };
      },
    },
  });
}
