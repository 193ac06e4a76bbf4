import type { User } from '../users/user.ts';

/** A tenant whose own identity provider vouches for someone. */
export interface VouchingTenant {
  tenantId: string;
  /** Mail domains that are the tenant's for single sign-on; may be none. */
  domains: readonly string[];
}

/** Whether the tenant's provider may speak for the address. */
export function isAddressOfTenant(tenant: VouchingTenant, address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return address.includes('@') && tenant.domains.some((own) => own.toLowerCase() === domain);
}

/**
 * Whether the tenant's provider may sign in as the user: a member all of whose addresses are in the
 * tenant's domains. A tenant without domains speaks only for people who are no one elsewhere: members
 * of no other tenant, without roles for the whole project.
 */
export function mayTenantVouchFor(tenant: VouchingTenant, user: User): boolean {
  if (!user.tenants.some(({ tenantId }) => tenantId === tenant.tenantId)) return false;
  if (tenant.domains.length === 0) return user.tenants.length === 1 && user.roleNames.length === 0;
  const addresses = [user.email ?? '', ...user.loginIds].filter((text) => text.includes('@'));
  return addresses.every((address) => isAddressOfTenant(tenant, address));
}
