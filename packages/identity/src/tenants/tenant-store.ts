import { statement, type Queryable } from '../store/statement.ts';
import type { TenantSettings } from './tenant-settings.ts';

export interface Tenant {
  tenantId: string;
  name: string;
  selfProvisioningDomains: string[];
  customAttributes: Record<string, unknown>;
  isSsoEnforced: boolean;
  isDisabled: boolean;
  parentTenantId: string | null;
  /** As in the API: whether the parent's roles apply here. Reported, not enforced. */
  roleInheritance: string;
  /** As the wire has them; see `TenantSettings`. */
  settings: TenantSettings;
  /** Of members who are added without roles. */
  defaultRoleNames: string[];
  createdAt: Date;
}

interface TenantRow extends Record<string, unknown> {
  tenant_id: string;
  name: string;
  self_provisioning_domains: string[];
  custom_attributes: Record<string, unknown>;
  is_sso_enforced: boolean;
  is_disabled: boolean;
  parent_tenant_id: string | null;
  role_inheritance: string;
  settings: TenantSettings;
  default_role_names: string[];
  created_at: Date;
}

const COLUMNS = `tenant_id, name, self_provisioning_domains, custom_attributes, is_sso_enforced,
  is_disabled, parent_tenant_id, role_inheritance, settings, created_at,
  ARRAY(SELECT r.name FROM tenant_default_role d JOIN role r USING (role_id)
    WHERE d.tenant_id = tenant.tenant_id ORDER BY 1) AS default_role_names`;

function tenantFromRow(row: TenantRow): Tenant {
  return {
    tenantId: row.tenant_id,
    name: row.name,
    selfProvisioningDomains: row.self_provisioning_domains,
    customAttributes: row.custom_attributes,
    isSsoEnforced: row.is_sso_enforced,
    isDisabled: row.is_disabled,
    parentTenantId: row.parent_tenant_id,
    roleInheritance: row.role_inheritance,
    settings: row.settings,
    defaultRoleNames: row.default_role_names,
    createdAt: row.created_at,
  };
}

/** Throws unique_violation if the id is taken, foreign_key_violation for an unknown parent. */
export async function insertTenant(
  db: Queryable,
  tenant: Omit<Tenant, 'settings' | 'defaultRoleNames'>,
): Promise<void> {
  await statement(
    db,
    'insert_tenant',
    `INSERT INTO tenant (tenant_id, name, self_provisioning_domains, custom_attributes,
       is_sso_enforced, is_disabled, parent_tenant_id, role_inheritance, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenant.tenantId,
      tenant.name,
      tenant.selfProvisioningDomains,
      JSON.stringify(tenant.customAttributes),
      tenant.isSsoEnforced,
      tenant.isDisabled,
      tenant.parentTenantId,
      tenant.roleInheritance,
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
       is_sso_enforced = $5, is_disabled = $6, role_inheritance = $7 WHERE tenant_id = $1`,
    [
      tenant.tenantId,
      tenant.name,
      tenant.selfProvisioningDomains,
      JSON.stringify(tenant.customAttributes),
      tenant.isSsoEnforced,
      tenant.isDisabled,
      tenant.roleInheritance,
    ],
  );
}

/** Lives of tokens are in seconds; null: the provider's own. */
export async function setTenantSettings(
  db: Queryable,
  tenant: Pick<Tenant, 'tenantId' | 'selfProvisioningDomains' | 'settings'>,
  life: { sessionSeconds: number | null; refreshSeconds: number | null },
): Promise<void> {
  await statement(
    db,
    'set_tenant_settings',
    `UPDATE tenant SET self_provisioning_domains = $2, settings = $3, session_seconds = $4,
       refresh_seconds = $5 WHERE tenant_id = $1`,
    [
      tenant.tenantId,
      tenant.selfProvisioningDomains,
      JSON.stringify(tenant.settings),
      life.sessionSeconds,
      life.refreshSeconds,
    ],
  );
}

/** Absent and empty criteria do not filter. */
interface TenantFilter {
  tenantIds?: readonly string[] | undefined;
  names?: readonly string[] | undefined;
  selfProvisioningDomains?: readonly string[] | undefined;
  customAttributes?: Record<string, unknown> | undefined;
  parentTenantId?: string | undefined;
}

export async function searchTenants(db: Queryable, filter: TenantFilter): Promise<Tenant[]> {
  const rows = await statement<TenantRow>(
    db,
    'search_tenants',
    `SELECT ${COLUMNS} FROM tenant
     WHERE ($1::text[] IS NULL OR tenant_id = ANY ($1))
       AND ($2::text[] IS NULL OR name = ANY ($2))
       AND ($3::text[] IS NULL OR self_provisioning_domains && $3)
       AND ($4::jsonb IS NULL OR custom_attributes @> $4)
       AND ($5::text IS NULL OR parent_tenant_id = $5)
     ORDER BY created_at, tenant_id`,
    [
      filter.tenantIds?.length ? filter.tenantIds : null,
      filter.names?.length ? filter.names : null,
      filter.selfProvisioningDomains?.length ? filter.selfProvisioningDomains : null,
      filter.customAttributes ? JSON.stringify(filter.customAttributes) : null,
      filter.parentTenantId || null,
    ],
  );
  return rows.map(tenantFromRow);
}

export async function deleteTenant(db: Queryable, tenantId: string): Promise<void> {
  await statement(db, 'delete_tenant', 'DELETE FROM tenant WHERE tenant_id = $1', [tenantId]);
}

/** Members of the tenant; `isOnlyTenant` if they belong to no other. */
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

/** Does nothing for existing members. Throws foreign_key_violation for an unknown tenant. */
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
