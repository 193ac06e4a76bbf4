import {
  PERMISSIONS,
  permissionsOfRoles,
  WITHHELD_FROM_ADMIN,
  type CustomRoles,
  type Permission,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** What an organization decided about access, besides the roles that the identity provider keeps. @published */
export interface AccessBook {
  customRoles: CustomRoles;
  suspended: ReadonlySet<string>;
  /** Roles of members that hold already and that the provider has still to take. */
  pendingRoles: ReadonlyMap<string, readonly string[]>;
  /** Permissions of single members beyond their roles. */
  grants: ReadonlyMap<string, readonly Permission[]>;
  /** Admins from before this time keep what Admins had, until an Owner confirms who should; null where that is done. */
  adminsKeepSince: Date | null;
}

/** Whom the book is asked about. */
interface Holder {
  userId: string;
  createdAt: Date;
}

/** The roles of a member now, by what the provider says. */
export function rolesIn(
  { pendingRoles }: AccessBook,
  userId: string,
  provided: readonly string[],
): readonly string[] {
  return pendingRoles.get(userId) ?? provided;
}

/** What a user may do in the organization of the book, by the roles that the provider says. */
export function permissionsIn(
  book: AccessBook,
  { userId, createdAt }: Holder,
  provided: readonly string[],
): Set<Permission> {
  const roles = rolesIn(book, userId, provided);
  const held = permissionsOfRoles(roles, book.customRoles);
  for (const permission of book.grants.get(userId) ?? []) held.add(permission);
  if (roles.includes('Admin') && keepsRights(book, createdAt)) {
    for (const permission of WITHHELD_FROM_ADMIN) held.add(permission);
  }
  return held;
}

function keepsRights({ adminsKeepSince }: AccessBook, createdAt: Date): boolean {
  return adminsKeepSince !== null && createdAt <= adminsKeepSince;
}

interface Rows {
  suspended: string[];
  pending: { userId: string; roles: string[] }[];
  roles: { key: string; permissions: string[] }[];
  grants: { userId: string; permissions: string[] }[];
  opened_at: Date | null;
  [column: string]: unknown;
}

/** Reads the book of the transaction’s tenant. */
export async function readAccessBook(tx: Transaction): Promise<AccessBook> {
  const [row] = await tx.named<Rows>(
    'access_book',
    `SELECT
       ARRAY(SELECT user_id FROM member_access WHERE suspended_at IS NOT NULL) AS suspended,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'roles', pending_roles)), '[]')
        FROM member_access WHERE pending_roles IS NOT NULL) AS pending,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('key', 'custom:' || role_id,
          'permissions', permissions) ORDER BY lower(name)), '[]') FROM custom_role) AS roles,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', user_id,
          'permissions', permissions)), '[]') FROM access_grant WHERE state = 'active') AS grants,
       (SELECT opened_at FROM admin_review WHERE confirmed_at IS NULL) AS opened_at`,
  );
  if (row === undefined) throw new Error('Could not load the access of the organization');
  const grants = new Map<string, Permission[]>();
  for (const { userId, permissions } of row.grants) {
    grants.set(userId, [...(grants.get(userId) ?? []), ...known(permissions)]);
  }
  return {
    customRoles: new Map(row.roles.map(({ key, permissions }) => [key, known(permissions)])),
    suspended: new Set(row.suspended),
    pendingRoles: new Map(row.pending.map(({ userId, roles }) => [userId, roles])),
    grants,
    adminsKeepSince: row.opened_at,
  };
}

/** A permission that this release does not know gives nothing. */
export function known(names: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => names.includes(permission));
}
