import { grantRoles, roleIdsByName } from '../roles/role-store.ts';
import type { Queryable } from '../store/statement.ts';

/**
 * Roles for everyone who uses the configuration, in addition to manually assigned ones. Deleted roles
 * are skipped.
 */
export async function giveDefaultRoles(
  db: Queryable,
  place: { tenantId: string; userId: string },
  roleNames: readonly string[],
): Promise<void> {
  const ids = await roleIdsByName(db, roleNames, place.tenantId);
  await grantRoles(db, place, [...ids.values()]);
}
