import type { RoleInfo } from '@waybill/contract';

/** The name of a role by its key; a role that was deleted has only its key. */
export function roleName(roles: readonly RoleInfo[], key: string): string {
  return roles.find((role) => role.key === key)?.name ?? key;
}
