import type { User } from '../users/user.ts';

/** A tenant whose own identity provider vouches for someone. */
export interface VouchingTenant {
  tenantId: string;
  /** The tenant's mail domains for single sign-on; may be empty. */
  domains: readonly string[];
}

/** Whether the tenant's provider has authority over the address. */
export function isAddressOfTenant(tenant: VouchingTenant, address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return address.includes('@') && tenant.domains.some((own) => own.toLowerCase() === domain);
}

/**
 * Whether the tenant's provider may sign in the user: a member whose addresses are all in the tenant's
 * domains. A tenant without domains has authority only over people who are in no other tenant and have
 * no project-wide roles.
 */
export function mayTenantVouchFor(tenant: VouchingTenant, user: User): boolean {
  if (!user.tenants.some(({ tenantId }) => tenantId === tenant.tenantId)) return false;
  if (tenant.domains.length === 0) return user.tenants.length === 1 && user.roleNames.length === 0;
  const addresses = [user.email ?? '', ...user.loginIds].filter((text) => text.includes('@'));
  return addresses.every((address) => isAddressOfTenant(tenant, address));
}
