import { statement, type Queryable } from '../store/statement.ts';

export interface SsoRow extends Record<string, unknown> {
  tenant_id: string;
  sso_id: string;
  display_name: string;
  kind: 'saml' | 'oidc' | null;
  sealed_settings: Buffer | null;
  domains: string[];
}

/** The tenant's configurations, the oldest first; `ssoId` null: all of them. */
export function selectSsoConfigurations(
  db: Queryable,
  { tenantId, ssoId }: { tenantId: string; ssoId: string | null },
): Promise<SsoRow[]> {
  return statement<SsoRow>(
    db,
    'sso_configurations',
    `SELECT c.tenant_id, c.sso_id, c.display_name, c.kind, c.sealed_settings,
       ARRAY(SELECT d.domain FROM sso_domain d
         WHERE d.tenant_id = c.tenant_id AND d.sso_id = c.sso_id ORDER BY 1) AS domains
     FROM sso_configuration c
     WHERE c.tenant_id = $1 AND ($2::text IS NULL OR c.sso_id = $2) ORDER BY c.created_at, c.sso_id`,
    [tenantId, ssoId],
  );
}

/** Locks the configuration, if any: changes are serialized. */
export async function lockSsoConfiguration(
  db: Queryable,
  { tenantId, ssoId }: { tenantId: string; ssoId: string },
): Promise<void> {
  await statement(
    db,
    'lock_sso_configuration',
    'SELECT sso_id FROM sso_configuration WHERE tenant_id = $1 AND sso_id = $2 FOR UPDATE',
    [tenantId, ssoId],
  );
}

interface SsoRecord {
  tenantId: string;
  ssoId: string;
  displayName: string;
  kind: 'saml' | 'oidc' | null;
  sealedSettings: Buffer | null;
  now: Date;
}

/** Throws foreign_key_violation for no such tenant. */
export async function upsertSsoConfiguration(db: Queryable, record: SsoRecord): Promise<void> {
  await statement(
    db,
    'upsert_sso_configuration',
    `INSERT INTO sso_configuration
       (tenant_id, sso_id, display_name, kind, sealed_settings, created_at, modified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT (tenant_id, sso_id) DO UPDATE
       SET display_name = $3, kind = $4, sealed_settings = $5, modified_at = $6`,
    [
      record.tenantId,
      record.ssoId,
      record.displayName,
      record.kind,
      record.sealedSettings,
      record.now,
    ],
  );
}

/** Whether there was one. */
export async function deleteSsoConfiguration(
  db: Queryable,
  tenantId: string,
  ssoId: string,
): Promise<boolean> {
  const rows = await statement(
    db,
    'delete_sso_configuration',
    'DELETE FROM sso_configuration WHERE tenant_id = $1 AND sso_id = $2 RETURNING sso_id',
    [tenantId, ssoId],
  );
  return rows.length > 0;
}

/**
 * Sets the configuration's domains. Returns the ones already used by another one, which were not added.
 */
export async function setSsoDomains(
  db: Queryable,
  { tenantId, ssoId }: { tenantId: string; ssoId: string },
  domains: readonly string[],
): Promise<string[]> {
  await statement(
    db,
    'delete_sso_domains',
    `DELETE FROM sso_domain WHERE tenant_id = $1 AND sso_id = $2 AND domain <> ALL ($3::text[])`,
    [tenantId, ssoId, domains],
  );
  const owned = await statement<{ domain: string }>(
    db,
    'insert_sso_domains',
    `INSERT INTO sso_domain (domain, tenant_id, sso_id) SELECT unnest($3::text[]), $1, $2
     ON CONFLICT (domain) DO UPDATE SET sso_id = sso_domain.sso_id
       WHERE sso_domain.tenant_id = $1 AND sso_domain.sso_id = $2
     RETURNING domain`,
    [tenantId, ssoId, domains],
  );
  const kept = new Set(owned.map(({ domain }) => domain));
  return domains.filter((domain) => !kept.has(domain));
}

/** The configuration that addresses of the domain sign in by; null for none. */
export async function ssoOfDomain(
  db: Queryable,
  domain: string,
): Promise<{ tenantId: string; ssoId: string } | null> {
  const [row] = await statement<{ tenant_id: string; sso_id: string }>(
    db,
    'sso_of_domain',
    'SELECT tenant_id, sso_id FROM sso_domain WHERE domain = $1',
    [domain.toLowerCase()],
  );
  return row ? { tenantId: row.tenant_id, ssoId: row.sso_id } : null;
}

export interface TenantSso {
  authType: 'none' | 'saml' | 'oidc';
  /** Of all its configurations. */
  domains: string[];
}

/** How members of the tenants sign in, by tenant; for the oldest configuration that is set up. */
export async function ssoOfTenants(
  db: Queryable,
  tenantIds: readonly string[],
): Promise<Map<string, TenantSso>> {
  const rows = await statement<{
    tenant_id: string;
    auth_type: TenantSso['authType'];
    domains: string[];
  }>(
    db,
    'sso_of_tenants',
    `SELECT t.tenant_id,
       coalesce((SELECT c.kind FROM sso_configuration c
         WHERE c.tenant_id = t.tenant_id AND c.kind IS NOT NULL ORDER BY c.created_at, c.sso_id LIMIT 1),
         'none') AS auth_type,
       ARRAY(SELECT d.domain FROM sso_domain d WHERE d.tenant_id = t.tenant_id ORDER BY 1) AS domains
     FROM tenant t WHERE t.tenant_id = ANY ($1)`,
    [tenantIds],
  );
  return new Map(
    rows.map((row) => [row.tenant_id, { authType: row.auth_type, domains: row.domains }]),
  );
}

export async function ssoOfTenant(db: Queryable, tenantId: string): Promise<TenantSso> {
  const found = await ssoOfTenants(db, [tenantId]);
  return found.get(tenantId) ?? { authType: 'none', domains: [] };
}
