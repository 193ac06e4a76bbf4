import {
  grantableRoles,
  permissionsOfRole,
  permissionsOfRoles,
  type DirectoryGroup,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import type { SessionCaller } from '../../../../http/implement.ts';
import { requireSelf } from '../../../../http/session/require-self.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { readAccessBook, type AccessBook } from '../../access/access-book.ts';
import { accessChanged } from '../access-changed.ts';
import { lockDirectory } from '../directory-change.ts';
import { keepOwner } from '../keep-owner.ts';

const MOST_LISTED = 500;

interface Row {
  group_id: string;
  display_name: string;
  external_id: string | null;
  people: number;
  roles: string[];
  changed_at: Date;
  [column: string]: unknown;
}

const SELECT_GROUPS = `
  SELECT g.group_id, g.display_name, g.external_id, g.changed_at,
    (SELECT count(*)::integer FROM directory_group_member m
      WHERE m.tenant_id = g.tenant_id AND m.group_id = g.group_id) AS people,
    ARRAY(SELECT r.role FROM directory_group_role r
      WHERE r.tenant_id = g.tenant_id AND r.group_id = g.group_id ORDER BY r.role) AS roles
  FROM directory_group g`;

/** Groups by name. */
export async function groupsWithRoles(tx: Transaction): Promise<DirectoryGroup[]> {
  const rows = await tx.named<Row>(
    'directory_groups_roles',
    `${SELECT_GROUPS} ORDER BY lower(g.display_name), g.group_id LIMIT ${MOST_LISTED}`,
  );
  return rows.map(groupOf);
}

function groupOf(row: Row): DirectoryGroup {
  return {
    groupId: row.group_id,
    name: row.display_name,
    externalId: row.external_id,
    people: row.people,
    roles: row.roles,
    changedAt: row.changed_at.toISOString(),
  };
}

/**
 * Roles of groups replace those that their people have otherwise. Throws `resource.not_found`,
 * `directory.role_not_held`, `member.more_rights`, `member.last_owner`, `identity.unavailable`.
 */
export async function setGroupRoles(
  services: Services,
  caller: SessionCaller,
  { groupId, roles }: { groupId: string; roles: readonly string[] },
): Promise<DirectoryGroup> {
  const { database, now } = services;
  const { tenantId } = caller;
  requireSelf(caller);
  const accounts = await database.snapshot(tenantId, (tx) => accountsOfGroup(tx, groupId));
  await requireNoneAbove(services, caller, accounts);
  const keep = await keepOwner(services, tenantId, accounts);
  const group = await database.tenant(tenantId, async (tx) => {
    await lockDirectory(tx, tenantId);
    const before = await readGroupRoles(tx, groupId);
    const book = await readAccessBook(tx);
    // A role that was deleted gives nothing: anyone may take it away.
    const removed = before.roles.filter(
      (role) => !roles.includes(role) && permissionsOfRole(role, book.customRoles) !== undefined,
    );
    const added = roles.filter((role) => !before.roles.includes(role));
    requireHeld(book, caller, [...added, ...removed]);
    await tx.named(
      'directory_group_roles_clear',
      'DELETE FROM directory_group_role WHERE group_id = $1 AND role <> ALL ($2)',
      [groupId, roles],
    );
    await tx.named(
      'directory_group_roles_set',
      `INSERT INTO directory_group_role (tenant_id, group_id, role)
       SELECT $1, $2, role FROM unnest($3::text[]) AS role ON CONFLICT DO NOTHING`,
      [tenantId, groupId, roles],
    );
    await tx.named(
      'directory_group_touch',
      'UPDATE directory_group SET changed_at = $2 WHERE group_id = $1',
      [groupId, new Date(now())],
    );
    await keep(tx);
    return readGroupRoles(tx, groupId);
  });
  await accessChanged(services, tenantId, accounts);
  return group;
}

/**
 * Throws `directory.role_not_held` where the groups of a person give more than the caller has.
 *
 * @param resourceId null: all groups.
 */
export async function requireGroupsHeld(
  tx: Transaction,
  { permissions }: SessionCaller,
  resourceId: string | null,
): Promise<void> {
  const rows = await tx.named<{ role: string }>(
    'directory_mapped_roles',
    `SELECT DISTINCT role FROM directory_group_role
     WHERE $1::uuid IS NULL OR group_id IN (
       SELECT group_id FROM directory_group_member WHERE resource_id = $1)`,
    [resourceId],
  );
  const { customRoles } = await readAccessBook(tx);
  const given = permissionsOfRoles(
    rows.map(({ role }) => role),
    customRoles,
  );
  if (![...given].every((permission) => permissions.has(permission))) {
    throw new AppError('directory.role_not_held');
  }
}

/** Throws `member.more_rights`: no one decides about members who may do more than they. `identity.unavailable`. */
export async function requireNoneAbove(
  { memberRights }: Pick<Services, 'memberRights'>,
  { tenantId, permissions }: SessionCaller,
  userIds: readonly string[],
): Promise<void> {
  const rights = await memberRights.now(tenantId);
  const theirs = userIds.flatMap((userId) => [...(rights.get(userId)?.permissions ?? [])]);
  if (theirs.some((permission) => !permissions.has(permission))) {
    throw new AppError('member.more_rights');
  }
}

/** Throws `directory.role_not_held`: no one grants, takes or denies what they lack. */
export function requireHeld(
  { customRoles }: AccessBook,
  { permissions }: SessionCaller,
  roles: readonly string[],
): void {
  const held = grantableRoles(permissions, customRoles);
  if (roles.every((role) => held.includes(role))) return;
  throw new AppError('directory.role_not_held');
}

async function readGroupRoles(tx: Transaction, groupId: string): Promise<DirectoryGroup> {
  const [row] = await tx.named<Row>(
    'directory_group_roles',
    `${SELECT_GROUPS} WHERE g.group_id = $1`,
    [groupId],
  );
  if (!row) throw new AppError('resource.not_found');
  return groupOf(row);
}

async function accountsOfGroup(tx: Transaction, groupId: string): Promise<string[]> {
  const rows = await tx.named<{ user_id: string }>(
    'directory_group_accounts',
    `SELECT u.user_id FROM directory_group_member m JOIN directory_user u USING (tenant_id, resource_id)
     WHERE m.group_id = $1 AND u.user_id IS NOT NULL AND u.deleted_at IS NULL`,
    [groupId],
  );
  return rows.map((row) => row.user_id);
}
