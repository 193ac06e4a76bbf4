import type { Queryable } from '../store/statement.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { grantRoles, roleIdsByName, type GrantPlace } from './role-store.ts';

/** Grants the named roles. Throws E011004 when one of them does not exist there. */
export async function grantByName(
  db: Queryable,
  place: GrantPlace,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await grantRoles(db, place, await requireRoleIds(db, place, names));
}

/** Ids of the named roles in this scope. Throws E011004 if one of them does not exist there. */
export async function requireRoleIds(
  db: Queryable,
  place: { tenantId: string | null; userId?: string },
  names: readonly string[],
): Promise<string[]> {
  const ids = await roleIdsByName(db, names, place.tenantId);
  const missing = names.filter((name) => !ids.has(name));
  if (missing.length > 0) {
    const text = `There is no role "${missing.join('", "')}"`;
    throw new WireError(400, WIRE_CODES.invalidArguments, text);
  }
  return [...ids.values()];
}
