import { permissionsOfRole, ROLE_NAMES, type Permission, type RoleInfo } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { known } from '../access/access-book.ts';
import type { TenantRights } from '../member-rights.ts';

export interface RoleRow {
  role_id: string;
  name: string;
  description: string;
  clone_of: string;
  permissions: string[];
  rev: number;
  [column: string]: unknown;
}

/** The built-in roles, then those of the organization by name. */
export async function listRoles(
  { database, memberRights }: Pick<Services, 'database' | 'memberRights'>,
  caller: SessionCaller,
): Promise<RoleInfo[]> {
  const rights = await memberRights.now(caller.tenantId);
  const rows = await database.snapshot(caller.tenantId, (tx) =>
    tx.named<RoleRow>('roles', 'SELECT * FROM custom_role ORDER BY lower(name)'),
  );
  const reader = { caller, rights };
  return [
    ...ROLE_NAMES.map((name) => ({
      key: name,
      roleId: null,
      name,
      description: '',
      isBuiltIn: true,
      cloneOf: null,
      rev: 0,
      ...sharedFacts(name, permissionsOfRole(name) ?? [], reader),
    })),
    ...rows.map((row) => roleInfoOf(row, reader)),
  ];
}

export interface RoleReader {
  caller: SessionCaller;
  rights: TenantRights;
}

export function roleInfoOf(row: RoleRow, reader: RoleReader): RoleInfo {
  const key = roleKeyOf(row.role_id);
  return {
    key,
    roleId: row.role_id,
    name: row.name,
    description: row.description,
    isBuiltIn: false,
    cloneOf: row.clone_of,
    rev: row.rev,
    ...sharedFacts(key, known(row.permissions), reader),
  };
}

function sharedFacts(
  key: string,
  permissions: readonly Permission[],
  { caller, rights }: RoleReader,
) {
  return {
    permissions: [...permissions],
    members: [...rights.values()]
      .filter(({ roles }) => roles.includes(key))
      .map(({ userId, name }) => ({ userId, name })),
    isGrantable: permissions.every((permission) => caller.permissions.has(permission)),
  };
}

/** As the identity provider knows the role. */
export function roleKeyOf(roleId: string): string {
  return `custom:${roleId}`;
}

/** A role of the organization, held until the transaction ends. Throws `resource.not_found`. */
export async function holdRole(tx: Transaction, roleId: string): Promise<RoleRow> {
  const [row] = await tx.named<RoleRow>(
    'role_hold',
    'SELECT * FROM custom_role WHERE role_id = $1 FOR UPDATE',
    [roleId],
  );
  if (!row) throw new AppError('resource.not_found');
  return row;
}
