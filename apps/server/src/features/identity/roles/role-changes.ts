import { randomUUID } from 'node:crypto';
import { permissionsOfRole, type Permission, type RoleInfo } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sqlStateOf } from '../../../platform/sql-state.ts';
import { known } from '../access/access-book.ts';
import { changeAccess } from '../access/follow-access-changes.ts';
import { loadMembersWith } from './members-with.ts';
import type { Asking } from '../access/grant-changes.ts';
import { holdRole, roleInfoOf, roleKeyOf, type RoleRow } from './role-list.ts';

/**
 * Makes a role of the organization. The provider learns its key first: a key that no role has gives nothing. Throws
 * `role.name_taken`, `role.permission_not_held`, `member.roles_missing` and `identity.unavailable`.
 */
export async function createRole(
  services: Services,
  { caller, audit }: Asking,
  asked: { name: string; description: string; cloneOf: string; permissions: Permission[] },
): Promise<RoleInfo> {
  const { tenantId, userId } = caller;
  const { name, description, cloneOf } = asked;
  requireSelf(caller);
  requireHeld(caller, asked.permissions);
  const { customRoles } = await services.accessBooks.of(tenantId);
  if (permissionsOfRole(cloneOf, customRoles) === undefined) {
    throw new AppError('member.roles_missing');
  }
  const rights = await services.memberRights.now(tenantId);
  const roleId = randomUUID();
  await services.identityAdmin.createRole(roleKeyOf(roleId)).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  audit.note({ target: roleId });
  const row = await changeAccess(services, tenantId, async (tx) => {
    const [created] = await tx.named<RoleRow>(
      'role_insert',
      `INSERT INTO custom_role (tenant_id, role_id, name, description, clone_of, permissions, created_at, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (tenant_id, lower(name)) DO NOTHING RETURNING *`,
      [
        tenantId,
        roleId,
        name,
        description,
        cloneOf,
        known(asked.permissions),
        new Date(services.now()),
        userId,
      ],
    );
    if (!created) throw new AppError('role.name_taken');
    return created;
  });
  return roleInfoOf(row, { caller, rights });
}

/**
 * Changes a role of the organization; what it allows changes for its members at once. No one changes a role that holds
 * more than they do. Throws `resource.not_found`, `resource.conflict`, `role.name_taken` and
 * `role.permission_not_held`.
 */
export async function changeRole(
  services: Services,
  { caller }: Pick<Asking, 'caller'>,
  asked: {
    roleId: string;
    rev: number;
    name?: string | undefined;
    description?: string | undefined;
    permissions?: Permission[] | undefined;
  },
): Promise<RoleInfo> {
  requireSelf(caller);
  const rights = await services.memberRights.now(caller.tenantId);
  const row = await changeAccess(services, caller.tenantId, async (tx) => {
    const held = await holdRole(tx, asked.roleId);
    requireHeld(caller, known(held.permissions));
    requireHeld(caller, asked.permissions ?? []);
    if (held.rev !== asked.rev) throw new AppError('resource.conflict');
    const rows = await tx
      .named<RoleRow>(
        'role_update',
        `UPDATE custom_role SET name = $2, description = $3, permissions = $4, rev = rev + 1
         WHERE role_id = $1 RETURNING *`,
        [
          asked.roleId,
          asked.name ?? held.name,
          asked.description ?? held.description,
          asked.permissions === undefined ? held.permissions : known(asked.permissions),
        ],
      )
      .catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? new AppError('role.name_taken') : error;
      });
    return rows[0] ?? held;
  });
  return roleInfoOf(row, { caller, rights });
}

/**
 * Deletes a role that no one has. Throws `resource.not_found`, `role.in_use` with who has it, and
 * `role.permission_not_held`.
 */
export async function deleteRole(
  services: Services,
  caller: SessionCaller,
  roleId: string,
): Promise<void> {
  requireSelf(caller);
  const key = roleKeyOf(roleId);
  const names = await loadMembersWith(services, caller.tenantId, key);
  await changeAccess(services, caller.tenantId, async (tx) => {
    const held = await holdRole(tx, roleId);
    requireHeld(caller, known(held.permissions));
    const [invited] = await tx.named<{ emails: string[] }>(
      'role_invited',
      `SELECT ARRAY(SELECT email FROM invitation WHERE role = $1 AND state = 'pending') AS emails`,
      [key],
    );
    const holders = [...names, ...(invited?.emails ?? [])];
    if (holders.length > 0) throw new AppError('role.in_use', { detail: holders.join(', ') });
    await tx.named('role_delete', 'DELETE FROM custom_role WHERE role_id = $1', [roleId]);
  });
  // The key alone gives nothing: one that stays at the provider is no fault.
  await services.identityAdmin.deleteRole(key).catch(() => {
    services.log.warn({ tenantId: caller.tenantId }, 'could not delete a role at the provider');
  });
}

/** Throws `role.permission_not_held`. */
function requireHeld({ permissions }: SessionCaller, wanted: readonly Permission[]): void {
  if (wanted.some((permission) => !permissions.has(permission))) {
    throw new AppError('role.permission_not_held');
  }
}
