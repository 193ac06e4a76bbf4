import type { Transaction } from '@waybill/store';

/** A group of the directory. */
export interface DirectoryGroup {
  groupId: string;
  externalId: string | null;
  displayName: string;
  rev: number;
  createdAt: Date;
  changedAt: Date;
}

/** A person of a group, or a group of a person. */
export interface NamedResource {
  value: string;
  display: string;
}

interface Row {
  group_id: string;
  external_id: string | null;
  display_name: string;
  rev: number;
  created_at: Date;
  changed_at: Date;
  [column: string]: unknown;
}

const COLUMNS = 'group_id, external_id, display_name, rev, created_at, changed_at';

function groupOf(row: Row): DirectoryGroup {
  return {
    groupId: row.group_id,
    externalId: row.external_id,
    displayName: row.display_name,
    rev: row.rev,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** Null where there is none. */
export async function readGroup(tx: Transaction, groupId: string): Promise<DirectoryGroup | null> {
  const [row] = await tx.named<Row>(
    'directory_group',
    `SELECT ${COLUMNS} FROM directory_group WHERE group_id = $1`,
    [groupId],
  );
  return row ? groupOf(row) : null;
}

/** A part of the groups in a fixed order, with their number. */
export async function listGroups(
  tx: Transaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; groups: DirectoryGroup[] }> {
  const [counted] = await tx.named<{ total: number }>(
    'directory_groups_count',
    'SELECT count(*)::integer AS total FROM directory_group',
  );
  const rows = await tx.named<Row>(
    'directory_groups',
    `SELECT ${COLUMNS} FROM directory_group ORDER BY created_at, group_id OFFSET $1 LIMIT $2`,
    [offset, limit],
  );
  return { total: counted?.total ?? 0, groups: rows.map(groupOf) };
}

/** Groups with the name or the external id; at most one of each. */
export async function groupsNamed(
  tx: Transaction,
  { displayName, externalId }: { displayName?: string; externalId?: string | null },
): Promise<DirectoryGroup[]> {
  const rows = await tx.named<Row>(
    'directory_groups_named',
    `SELECT ${COLUMNS} FROM directory_group WHERE lower(display_name) = lower($1) OR external_id = $2
     ORDER BY created_at, group_id`,
    [displayName ?? null, externalId ?? null],
  );
  return rows.map(groupOf);
}

export async function insertGroup(
  tx: Transaction,
  tenantId: number,
  group: Pick<DirectoryGroup, 'groupId' | 'externalId' | 'displayName'> & { now: Date },
): Promise<void> {
  await tx.named(
    'directory_group_insert',
    `INSERT INTO directory_group (tenant_id, group_id, external_id, display_name, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [tenantId, group.groupId, group.externalId, group.displayName, group.now],
  );
}

/** Writes name and external id with a new revision. */
export async function updateGroup(
  tx: Transaction,
  group: Pick<DirectoryGroup, 'groupId' | 'externalId' | 'displayName'> & { now: Date },
): Promise<void> {
  await tx.named(
    'directory_group_update',
    `UPDATE directory_group SET external_id = $2, display_name = $3, changed_at = $4, rev = rev + 1
     WHERE group_id = $1`,
    [group.groupId, group.externalId, group.displayName, group.now],
  );
}

/** Its members and roles go with it. */
export async function deleteGroup(tx: Transaction, groupId: string): Promise<void> {
  await tx.named('directory_group_delete', 'DELETE FROM directory_group WHERE group_id = $1', [
    groupId,
  ]);
}

/** People of groups by group, by name. */
export async function membersOfGroups(
  tx: Transaction,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, NamedResource[]>> {
  const rows = await tx.named<NamedResource & { group_id: string }>(
    'directory_groups_members',
    `SELECT m.group_id, u.resource_id AS value, u.display_name AS display
     FROM directory_group_member m JOIN directory_user u ON u.tenant_id = m.tenant_id AND u.resource_id = m.resource_id
     WHERE m.group_id = ANY ($1::uuid[]) ORDER BY u.display_name, u.resource_id`,
    [groupIds],
  );
  return namedBy(rows, (row) => row.group_id);
}

/** Groups of people by person, by name. */
export async function groupsOfPeople(
  tx: Transaction,
  resourceIds: readonly string[],
): Promise<ReadonlyMap<string, NamedResource[]>> {
  const rows = await tx.named<NamedResource & { resource_id: string }>(
    'directory_people_groups',
    `SELECT m.resource_id, g.group_id AS value, g.display_name AS display
     FROM directory_group_member m JOIN directory_group g ON g.tenant_id = m.tenant_id AND g.group_id = m.group_id
     WHERE m.resource_id = ANY ($1::uuid[]) ORDER BY g.display_name, g.group_id`,
    [resourceIds],
  );
  return namedBy(rows, (row) => row.resource_id);
}

function namedBy<R extends NamedResource>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): ReadonlyMap<string, NamedResource[]> {
  const named = new Map<string, NamedResource[]>();
  for (const row of rows) {
    const { value, display } = row;
    const list = named.get(keyOf(row));
    if (list) list.push({ value, display });
    else named.set(keyOf(row), [{ value, display }]);
  }
  return named;
}

/** Adds and removes people of a group. */
export async function setMembers(
  tx: Transaction,
  tenantId: number,
  {
    groupId,
    added,
    removed,
  }: { groupId: string; added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  await tx.named(
    'directory_group_members_remove',
    'DELETE FROM directory_group_member WHERE group_id = $1 AND resource_id = ANY ($2::uuid[])',
    [groupId, removed],
  );
  await tx.named(
    'directory_group_members_add',
    `INSERT INTO directory_group_member (tenant_id, group_id, resource_id)
     SELECT $1, $2, id FROM unnest($3::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [tenantId, groupId, added],
  );
}

/** Accounts of people. */
export async function accountsOf(
  tx: Transaction,
  resourceIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.named<{ user_id: string }>(
    'directory_accounts',
    `SELECT user_id FROM directory_user
     WHERE resource_id = ANY ($1::uuid[]) AND user_id IS NOT NULL AND deleted_at IS NULL`,
    [resourceIds],
  );
  return rows.map((row) => row.user_id);
}
