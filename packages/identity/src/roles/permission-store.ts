import { statement, type Queryable } from '../store/statement.ts';

interface PermissionRow extends Record<string, unknown> {
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
    'SELECT name, description FROM permission ORDER BY name',
  );
}
