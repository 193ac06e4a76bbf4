import { PERMISSIONS, permissionsOfRoles, type Permission } from '@waybill/contract';
import type { ManagedMembership } from '../../features/identity/managed-user.ts';
import type { TokenGrant } from './session-claims.ts';

/**
 * Permissions of a session: those in its token, limited to the provider's current ones. Added roles
 * apply with the next token; removed roles are revoked immediately.
 */
export function grantedPermissions(
  token: TokenGrant,
  current: ManagedMembership,
): ReadonlySet<Permission> {
  if (current.isOfDirectory) return permissionsOfRoles(current.roles);
  const roles = token.roles.filter((role) => current.roles.includes(role));
  const granted = permissionsOfRoles(roles);
  const areRolesAsBefore = roles.length === token.roles.length;
  for (const permission of PERMISSIONS) {
    if (!token.permissions.includes(permission)) continue;
    // A provider that does not list them grants them by role, while the roles are unchanged.
    if (current.permissions?.includes(permission) ?? areRolesAsBefore) granted.add(permission);
  }
  return granted;
}
