import type { Database, Transaction } from '@waybill/store';
import type { ManagedMembership, ManagedUser } from '../managed-user.ts';

/** What a tenant's directory and its denials say of an account. */
export interface DirectoryAccess {
  userId: string;
  idpTenantId: string;
  /** The directory has deactivated or deleted the person. */
  isGone: boolean;
  /** Roles of the person's groups; null where no group of theirs has a role. */
  roles: readonly string[] | null;
  denied: readonly string[];
}

/**
 * The users as the product has them: without memberships that the directory ended, and with the roles of their groups
 * and without denied ones. @published
 */
export async function withDirectory(
  database: Database,
  users: readonly ManagedUser[],
): Promise<ManagedUser[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ userId }) => userId);
  const access = await database.system((tx) => readDirectoryAccess(tx, ids));
  return applyDirectory(users, access);
}

/** The same in a transaction, with its own changes. */
export async function readDirectoryAccess(
  tx: Transaction,
  userIds: readonly string[],
): Promise<DirectoryAccess[]> {
  const rows = await tx.named<{
    user_id: string;
    idp_tenant_id: string;
    is_gone: boolean;
    roles: string[] | null;
    denied: string[];
  }>('directory_access', 'SELECT * FROM directory_access($1)', [userIds]);
  return rows.map((row) => ({
    userId: row.user_id,
    idpTenantId: row.idp_tenant_id,
    isGone: row.is_gone,
    roles: row.roles,
    denied: row.denied,
  }));
}

/**
 * Sources of roles in their order: a denial, the directory's groups, and what the provider has, which are claims of
 * single sign-on or manual grants.
 */
export function applyDirectory(
  users: readonly ManagedUser[],
  access: readonly DirectoryAccess[],
): ManagedUser[] {
  const byUser = Map.groupBy(access, ({ userId }) => userId);
  return users.map((user) => {
    const own = byUser.get(user.userId);
    if (!own) return user;
    const tenants = user.tenants.flatMap((membership) => {
      const said = own.find(({ idpTenantId }) => idpTenantId === membership.tenantId);
      if (!said) return [membership];
      return said.isGone ? [] : [resolved(membership, said)];
    });
    return { ...user, tenants };
  });
}

function resolved(membership: ManagedMembership, said: DirectoryAccess): ManagedMembership {
  const isDenied = (role: string): boolean => said.denied.includes(role);
  if (said.roles !== null) {
    const roles = said.roles.filter((role) => !isDenied(role));
    return { ...membership, roles, permissions: [] };
  }
  if (!membership.roles.some(isDenied)) return membership;
  // The provider's permissions include those of the denied role.
  const roles = membership.roles.filter((role) => !isDenied(role));
  return { ...membership, roles, permissions: [] };
}
