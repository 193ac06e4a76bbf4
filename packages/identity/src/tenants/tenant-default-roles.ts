import { statement, type Queryable } from '../store/statement.ts';

/** Gives a new member the tenant's default roles: for members who are added without roles. */
export async function grantTenantDefaults(
  db: Queryable,
  userId: string,
  tenantId: string,
): Promise<void> {
  await statement(
    db,
    'grant_tenant_defaults',
    `INSERT INTO granted_role (user_id, tenant_id, role_id)
     SELECT $1, tenant_id, role_id FROM tenant_default_role WHERE tenant_id = $2
     ON CONFLICT DO NOTHING`,
    [userId, tenantId],
  );
}

export async function setTenantDefaults(
  db: Queryable,
  tenantId: string,
  roleIds: readonly string[],
): Promise<void> {
  await statement(
    db,
    'clear_tenant_defaults',
    'DELETE FROM tenant_default_role WHERE tenant_id = $1',
    [tenantId],
  );
  await statement(
    db,
    'set_tenant_defaults',
    'INSERT INTO tenant_default_role (tenant_id, role_id) SELECT $1, unnest($2::text[])',
    [tenantId, roleIds],
  );
}
