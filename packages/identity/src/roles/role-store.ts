import { statement, type Queryable } from '../store/statement.ts';

export interface Role {
  roleId: string;
  name: string;
  description: string;
  permissionNames: string[];
  /** Null: a role of the whole project. */
  tenantId: string | null;
  isDefault: boolean;
  createdAt: Date;
}

/** Throws unique_violation for a taken name, foreign_key_violation for a missing permission or tenant. */
export async function insertRole(db: Queryable, role: Role): Promise<void> {
  await statement(
    db,
    'insert_role',
    `INSERT INTO role (role_id, name, description, tenant_id, is_default, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [role.roleId, role.name, role.description, role.tenantId, role.isDefault, role.createdAt],
  );
  await statement(
    db,
    'insert_role_permissions',
    'INSERT INTO role_permission (role_id, permission_name) SELECT $1, unnest($2::text[])',
    [role.roleId, [...new Set(role.permissionNames)]],
  );
}

interface RoleRow extends Record<string, unknown> {
  role_id: string;
  name: string;
  description: string;
  permission_names: string[];
  tenant_id: string | null;
  is_default: boolean;
  created_at: Date;
}

const SELECT = `SELECT r.role_id, r.name, r.description, r.tenant_id, r.is_default, r.created_at,
       ARRAY(SELECT p.permission_name FROM role_permission p WHERE p.role_id = r.role_id ORDER BY 1) AS permission_names
     FROM role r`;

function roleFromRow(row: RoleRow): Role {
  return {
    roleId: row.role_id,
    name: row.name,
    description: row.description,
    permissionNames: row.permission_names,
    tenantId: row.tenant_id,
    isDefault: row.is_default,
    createdAt: row.created_at,
  };
}

/** Absent and empty criteria do not filter. */
interface RoleFilter {
  tenantIds?: readonly string[] | undefined;
  names?: readonly string[] | undefined;
  /** Part of the name, in any case. */
  nameLike?: string | undefined;
  /** Any of them. */
  permissionNames?: readonly string[] | undefined;
  /** Besides those of `tenantIds`, those of the whole project. */
  withProjectRoles?: boolean | undefined;
}

export async function listRoles(db: Queryable, filter: RoleFilter = {}): Promise<Role[]> {
  const rows = await statement<RoleRow>(
    db,
    'roles',
    `${SELECT}
     WHERE ($1::text[] IS NULL OR r.tenant_id = ANY ($1) OR ($5 AND r.tenant_id IS NULL))
       AND ($2::text[] IS NULL OR r.name = ANY ($2))
       AND ($3::text IS NULL OR strpos(lower(r.name), lower($3)) > 0)
       AND ($4::text[] IS NULL OR EXISTS (
         SELECT FROM role_permission p WHERE p.role_id = r.role_id AND p.permission_name = ANY ($4)))
     ORDER BY r.tenant_id NULLS FIRST, r.name`,
    [
      filter.tenantIds?.length ? filter.tenantIds : null,
      filter.names?.length ? filter.names : null,
      filter.nameLike || null,
      filter.permissionNames?.length ? filter.permissionNames : null,
      filter.withProjectRoles ?? false,
    ],
  );
  return rows.map(roleFromRow);
}

/** By its id, or by its name among the roles of the tenant (null: of the project). Held until the transaction ends. */
export async function lockRole(
  db: Queryable,
  which: { roleId?: string | undefined; name?: string | undefined; tenantId: string | null },
): Promise<Role | null> {
  const [row] = await statement<RoleRow>(
    db,
    'lock_role',
    `${SELECT}
     WHERE CASE WHEN $1::text IS NULL THEN r.name = $2 AND r.tenant_id IS NOT DISTINCT FROM $3
       ELSE r.role_id = $1 END
     FOR NO KEY UPDATE OF r`,
    [which.roleId ?? null, which.name ?? null, which.tenantId],
  );
  return row ? roleFromRow(row) : null;
}

/** Throws unique_violation for a taken name, foreign_key_violation for a missing permission. */
export async function updateRole(
  db: Queryable,
  role: Pick<Role, 'roleId' | 'name' | 'description' | 'permissionNames' | 'isDefault'>,
): Promise<void> {
  await statement(
    db,
    'update_role',
    'UPDATE role SET name = $2, description = $3, is_default = $4 WHERE role_id = $1',
    [role.roleId, role.name, role.description, role.isDefault],
  );
  await statement(db, 'clear_role_permissions', 'DELETE FROM role_permission WHERE role_id = $1', [
    role.roleId,
  ]);
  await statement(
    db,
    'insert_role_permissions',
    'INSERT INTO role_permission (role_id, permission_name) SELECT $1, unnest($2::text[])',
    [role.roleId, [...new Set(role.permissionNames)]],
  );
}

/** Removed from everyone who had it. */
export async function deleteRole(db: Queryable, roleId: string): Promise<void> {
  await statement(db, 'delete_role', 'DELETE FROM role WHERE role_id = $1', [roleId]);
}

/** Users who have one of the roles, in any tenant. */
export async function holdersOfRoles(db: Queryable, roleIds: readonly string[]): Promise<string[]> {
  const rows = await statement<{ user_id: string }>(
    db,
    'holders_of_roles',
    'SELECT DISTINCT user_id FROM granted_role WHERE role_id = ANY ($1) ORDER BY user_id',
    [roleIds],
  );
  return rows.map((row) => row.user_id);
}

/**
 * Role ids by name for a grant in the tenant (null: for the whole project); the tenant's own role
 * goes before the project's of the same name. Names without a role are missing from the map.
 */
export async function roleIdsByName(
  db: Queryable,
  names: readonly string[],
  tenantId: string | null,
): Promise<Map<string, string>> {
  const rows = await statement<{ name: string; role_id: string }>(
    db,
    'role_ids_by_name',
    `SELECT DISTINCT ON (name) name, role_id FROM role
     WHERE name = ANY ($1) AND (tenant_id IS NULL OR tenant_id = $2)
     ORDER BY name, tenant_id NULLS LAST`,
    [names, tenantId],
  );
  return new Map(rows.map((row) => [row.name, row.role_id]));
}

export async function defaultRoleNames(db: Queryable): Promise<string[]> {
  const rows = await statement<{ name: string }>(
    db,
    'default_roles',
    'SELECT name FROM role WHERE is_default AND tenant_id IS NULL ORDER BY name',
  );
  return rows.map((row) => row.name);
}

/** Where roles are granted: a user, in one tenant or (null) in the whole project. */
export interface GrantPlace {
  userId: string;
  tenantId: string | null;
}

export async function grantRoles(
  db: Queryable,
  place: GrantPlace,
  roleIds: readonly string[],
): Promise<void> {
  await statement(
    db,
    'grant_roles',
    `INSERT INTO granted_role (user_id, tenant_id, role_id) SELECT $1, $2, unnest($3::text[])
     ON CONFLICT DO NOTHING`,
    [place.userId, place.tenantId, roleIds],
  );
}

/** Removes the roles; `all` removes every one. */
export async function withdrawRoles(
  db: Queryable,
  place: GrantPlace,
  roleIds: readonly string[] | 'all',
): Promise<void> {
  await statement(
    db,
    'withdraw_roles',
    `DELETE FROM granted_role
     WHERE user_id = $1 AND tenant_id IS NOT DISTINCT FROM $2 AND ($3::text[] IS NULL OR role_id = ANY ($3))`,
    [place.userId, place.tenantId, roleIds === 'all' ? null : roleIds],
  );
}
