import { statement, type Queryable } from '../store/statement.ts';

interface PermissionRow extends Record<string, unknown> {
  permission_id: string;
  name: string;
  description: string;
}

/** Throws unique_violation when the name is taken. */
export async function insertPermission(
  db: Queryable,
  permission: { name: string; description: string; now: Date },
): Promise<void> {
  await statement(
    db,
    'insert_permission',
    'INSERT INTO permission (name, description, created_at) VALUES ($1, $2, $3)',
    [permission.name, permission.description, permission.now],
  );
}

export function listPermissions(db: Queryable): Promise<PermissionRow[]> {
  return statement<PermissionRow>(
    db,
    'permissions',
    'SELECT permission_id, name, description FROM permission ORDER BY name',
  );
}

/** By its id or by its name. Held until the transaction ends. */
export async function lockPermission(
  db: Queryable,
  which: { id?: string | undefined; name?: string | undefined },
): Promise<PermissionRow | null> {
  const [row] = await statement<PermissionRow>(
    db,
    'lock_permission',
    `SELECT permission_id, name, description FROM permission
     WHERE CASE WHEN $1::text IS NULL THEN name = $2 ELSE permission_id = $1 END FOR UPDATE`,
    [which.id ?? null, which.name ?? null],
  );
  return row ?? null;
}

/** Roles that grant it follow the name. Throws unique_violation when the name is taken. */
export async function updatePermission(
  db: Queryable,
  permission: { permissionId: string; name: string; description: string },
): Promise<void> {
  await statement(
    db,
    'update_permission',
    'UPDATE permission SET name = $2, description = $3 WHERE permission_id = $1',
    [permission.permissionId, permission.name, permission.description],
  );
}

/** Also removes it from all roles. */
export async function deletePermission(db: Queryable, permissionId: string): Promise<void> {
  await statement(db, 'delete_permission', 'DELETE FROM permission WHERE permission_id = $1', [
    permissionId,
  ]);
}

export async function rolesWithPermission(db: Queryable, name: string): Promise<string[]> {
  const rows = await statement<{ role_id: string }>(
    db,
    'roles_with_permission',
    'SELECT role_id FROM role_permission WHERE permission_name = $1',
    [name],
  );
  return rows.map((row) => row.role_id);
}
