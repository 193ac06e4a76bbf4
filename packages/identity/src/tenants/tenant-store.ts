import { statement, type Queryable } from '../store/statement.ts';

export interface Tenant {
  tenantId: string;
  name: string;
  selfProvisioningDomains: string[];
  customAttributes: Record<string, unknown>;
  isSsoEnforced: boolean;
  isDisabled: boolean;
  createdAt: Date;
}

interface TenantRow extends Record<string, unknown> {
  tenant_id: string;
  name: string;
  self_provisioning_domains: string[];
  custom_attributes: Record<string, unknown>;
  is_sso_enforced: boolean;
  is_disabled: boolean;
  created_at: Date;
}

const COLUMNS =
  'tenant_id, name, self_provisioning_domains, custom_attributes, is_sso_enforced, is_disabled, created_at';

function tenantFromRow(row: TenantRow): Tenant {
  return {
    tenantId: row.tenant_id,
    name: row.name,
    selfProvisioningDomains: row.self_provisioning_domains,
    customAttributes: row.custom_attributes,
    isSsoEnforced: row.is_sso_enforced,
    isDisabled: row.is_disabled,
    createdAt: row.created_at,
  };
}

/** Throws unique_violation when the id is taken. */
export async function insertTenant(db: Queryable, tenant: Tenant): Promise<void> {
  await statement(
    db,
    'insert_tenant',
    `INSERT INTO tenant (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      tenant.tenantId,
      tenant.name,
      tenant.selfProvisioningDomains,
      JSON.stringify(tenant.customAttributes),
      tenant.isSsoEnforced,
      tenant.isDisabled,
      tenant.createdAt,
    ],
  );
}

export async function tenantById(db: Queryable, tenantId: string): Promise<Tenant | null> {
  const [row] = await statement<TenantRow>(
    db,
    'tenant_by_id',
    `SELECT ${COLUMNS} FROM tenant WHERE tenant_id = $1`,
    [tenantId],
  );
  return row ? tenantFromRow(row) : null;
}

export async function listTenants(db: Queryable): Promise<Tenant[]> {
  const rows = await statement<TenantRow>(
    db,
    'tenants',
    `SELECT ${COLUMNS} FROM tenant ORDER BY created_at, tenant_id`,
  );
  return rows.map(tenantFromRow);
}

export async function tenantsByIds(db: Queryable, tenantIds: readonly string[]): Promise<Tenant[]> {
  const rows = await statement<TenantRow>(
    db,
    'tenants_by_ids',
    `SELECT ${COLUMNS} FROM tenant WHERE tenant_id = ANY ($1) ORDER BY created_at, tenant_id`,
    [tenantIds],
  );
  return rows.map(tenantFromRow);
}

export async function updateTenant(db: Queryable, tenant: Tenant): Promise<void> {
  await statement(
    db,
    'update_tenant',
    `UPDATE tenant SET name = $2, self_provisioning_domains = $3, custom_attributes = $4,
       is_sso_enforced = $5, is_disabled = $6 WHERE tenant_id = $1`,
    [
      tenant.tenantId,
      tenant.name,
      tenant.selfProvisioningDomains,
      JSON.stringify(tenant.customAttributes),
      tenant.isSsoEnforced,
      tenant.isDisabled,
    ],
  );
}

export async function deleteTenant(db: Queryable, tenantId: string): Promise<void> {
  await statement(db, 'delete_tenant', 'DELETE FROM tenant WHERE tenant_id = $1', [tenantId]);
}

/** Members of the tenant; `isOnlyTenant` when it is the one they belong to. */
export async function tenantMembers(
  db: Queryable,
  tenantId: string,
): Promise<{ userId: string; isOnlyTenant: boolean }[]> {
  const rows = await statement<{ user_id: string; is_only: boolean }>(
    db,
    'tenant_members',
    `SELECT m.user_id, NOT EXISTS (
       SELECT FROM membership o WHERE o.user_id = m.user_id AND o.tenant_id <> $1) AS is_only
     FROM membership m WHERE m.tenant_id = $1`,
    [tenantId],
  );
  return rows.map((row) => ({ userId: row.user_id, isOnlyTenant: row.is_only }));
}

/** Does nothing when the user is a member already. Throws foreign_key_violation for no such tenant. */
export async function addMember(db: Queryable, userId: string, tenantId: string): Promise<void> {
  await statement(
    db,
    'add_member',
    'INSERT INTO membership (user_id, tenant_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [userId, tenantId],
  );
}

/** Takes the user's roles in the tenant along. */
export async function removeMember(db: Queryable, userId: string, tenantId: string): Promise<void> {
  await statement(
    db,
    'remove_member',
    'DELETE FROM membership WHERE user_id = $1 AND tenant_id = $2',
    [userId, tenantId],
  );
}
