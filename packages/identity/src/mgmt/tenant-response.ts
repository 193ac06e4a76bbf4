import { ssoOfTenants } from '../sso/sso-store.ts';
import type { Queryable } from '../store/statement.ts';
import type { Tenant } from '../tenants/tenant-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** Tenants as the wire has them. Times are in seconds since 1970. */
export async function tenantResponses(db: Queryable, tenants: readonly Tenant[]) {
  const sso = await ssoOfTenants(
    db,
    tenants.map((tenant) => tenant.tenantId),
  );
  return tenants.map((tenant) => ({
    id: tenant.tenantId,
    name: tenant.name,
    selfProvisioningDomains: tenant.selfProvisioningDomains,
    customAttributes: tenant.customAttributes,
    createdTime: Math.floor(tenant.createdAt.getTime() / 1000),
    domains: tenant.settings.domains ?? sso.get(tenant.tenantId)?.domains ?? [],
    authType: sso.get(tenant.tenantId)?.authType ?? 'none',
    enforceSSO: tenant.isSsoEnforced,
    disabled: tenant.isDisabled,
    defaultRoles: tenant.defaultRoleNames,
    parent: tenant.parentTenantId ?? '',
    roleInheritance: tenant.roleInheritance,
  }));
}

export function tenantNotFound(): WireError {
  return new WireError(404, WIRE_CODES.invalidArguments, 'Tenant not found');
}
