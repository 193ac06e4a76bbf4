import type { FeatureFlag, SessionInfo } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { readPreferences } from '../../preferences/preferences-read-model.ts';

interface TenantRow {
  idp_tenant_id: string;
  name: string;
  region: 'us-east-1' | 'eu-west-1';
  feature_flags: Partial<Record<FeatureFlag, boolean>>;
  sample_state: string;
  time_zone: string;
}

/** The signed-in user and their console data; also makes them known to the tenant's members. */
export async function sessionInfo(
  { database, now }: Pick<Services, 'database' | 'now'>,
  caller: SessionCaller,
): Promise<SessionInfo> {
  const { tenantId, userId, userName: name, email } = caller;
  const { tenant, tenants, preferences } = await database.tenant(tenantId, async (tx) => {
    await tx.named(
      'console_user_seen',
      `INSERT INTO console_user (tenant_id, user_id, name, email) VALUES ($1, $2, $3, $4)
       ON CONFLICT (tenant_id, user_id)
       DO UPDATE SET name = excluded.name, email = excluded.email, last_seen_at = now()`,
      [tenantId, userId, name, email],
    );
    const [row] = await tx.named<TenantRow>(
      'session_tenant',
      'SELECT idp_tenant_id, name, region, feature_flags, sample_state, zone_of_tenant(tenant_id) AS time_zone FROM tenant',
    );
    const known = {
      tenant: row,
      tenants: await tx.named<SessionInfo['tenants'][number]>(
        'session_tenants',
        'SELECT idp_tenant_id AS "tenantId", name FROM tenant_names_of_idp($1)',
        [caller.idpTenantIds],
      ),
      preferences: await readPreferences(tx, userId),
    };
    await acceptInvitation(tx, caller, now());
    return known;
  });
  if (!tenant) throw new AppError('session.tenant_missing');
  return {
    user: { userId, name, email },
    tenant: {
      tenantId: tenant.idp_tenant_id,
      name: tenant.name,
      region: tenant.region,
      hasSampleData: tenant.sample_state !== 'none',
      timeZone: tenant.time_zone,
    },
    permissions: [...caller.permissions],
    featureFlags: tenant.feature_flags,
    tenants,
    preferences: { language: preferences.language, timeZone: preferences.timeZone },
  };
}
