import { statement, type Queryable } from '../store/statement.ts';

interface Role {
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

export async function listRoles(db: Queryable): Promise<Role[]> {
  const rows = await statement<RoleRow>(
    db,
    'roles',
    `SELECT r.role_id, r.name, r.description, r.tenant_id, r.is_default, r.created_at,
       ARRAY(SELECT p.permission_name FROM role_permission p WHERE p.role_id = r.role_id ORDER BY 1) AS permission_names
     FROM role r ORDER BY r.tenant_id NULLS FIRST, r.name`,
  );
  return rows.map((row) => ({
    roleId: row.role_id,
    name: row.name,
    description: row.description,
    permissionNames: row.permission_names,
    tenantId: row.tenant_id,
    isDefault: row.is_default,
    createdAt: row.created_at,
  }));
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

/** Takes the roles away; `all` takes every one. */
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
