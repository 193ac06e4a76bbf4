import { grantRoles, roleIdsByName } from '../roles/role-store.ts';
import type { Queryable } from '../store/statement.ts';

/**
 * Roles that everyone has who comes by the configuration, on top of those given manually. A role that
 * was deleted since is left out.
 */
export async function giveDefaultRoles(
  db: Queryable,
  place: { tenantId: string; userId: string },
  roleNames: readonly string[],
): Promise<void> {
  const ids = await roleIdsByName(db, roleNames, place.tenantId);
  await grantRoles(db, place, [...ids.values()]);
}
