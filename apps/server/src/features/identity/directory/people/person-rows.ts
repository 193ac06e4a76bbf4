import type { Transaction } from '@waybill/store';
import type { ScimObject } from '../scim/scim-resource.ts';

export type DirectoryConflict = 'address_unverified' | 'account_linked' | 'identity_mismatch';

/** A person as the directory describes them. */
export interface DescribedPerson {
  externalId: string | null;
  userName: string;
  email: string;
  displayName: string;
  isActive: boolean;
  /** What SCIM says besides, with the names of its schemas. */
  attributes: ScimObject;
}

/** A person of the directory. */
export interface DirectoryPerson extends DescribedPerson {
  resourceId: string;
  userId: string | null;
  conflict: DirectoryConflict | null;
  /** The identity provider may have the membership. */
  isMember: boolean;
  rev: number;
  createdAt: Date;
  changedAt: Date;
}

interface Row {
  resource_id: string;
  external_id: string | null;
  user_name: string;
  email: string;
  display_name: string;
  is_active: boolean;
  attributes: ScimObject;
  user_id: string | null;
  conflict: DirectoryConflict | null;
  is_member: boolean;
  rev: number;
  created_at: Date;
  changed_at: Date;
  [column: string]: unknown;
}

const COLUMNS = `resource_id, external_id, user_name, email, display_name, is_active, attributes, user_id, conflict,
  is_member, rev, created_at, changed_at`;

function personOf(row: Row): DirectoryPerson {
  return {
    resourceId: row.resource_id,
    externalId: row.external_id,
    userName: row.user_name,
    email: row.email,
    displayName: row.display_name,
    isActive: row.is_active,
    attributes: row.attributes,
    userId: row.user_id,
    conflict: row.conflict,
    isMember: row.is_member,
    rev: row.rev,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** Null where there is none, or it was deleted. */
export async function readPerson(
  tx: Transaction,
  resourceId: string,
): Promise<DirectoryPerson | null> {
  const [row] = await tx.named<Row>(
    'directory_person',
    `SELECT ${COLUMNS} FROM directory_user WHERE resource_id = $1 AND deleted_at IS NULL`,
    [resourceId],
  );
  return row ? personOf(row) : null;
}

/** A part of the people in a fixed order, with their number. */
export async function listPeople(
  tx: Transaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; people: DirectoryPerson[] }> {
  const [counted] = await tx.named<{ total: number }>(
    'directory_people_count',
    'SELECT count(*)::integer AS total FROM directory_user WHERE deleted_at IS NULL',
  );
  const rows = await tx.named<Row>(
    'directory_people',
    `SELECT ${COLUMNS} FROM directory_user WHERE deleted_at IS NULL
     ORDER BY created_at, resource_id OFFSET $1 LIMIT $2`,
    [offset, limit],
  );
  return { total: counted?.total ?? 0, people: rows.map(personOf) };
}

/** People with the user name or the external id; at most one of each. */
export async function peopleNamed(
  tx: Transaction,
  { userName, externalId }: { userName?: string; externalId?: string | null },
): Promise<DirectoryPerson[]> {
  const rows = await tx.named<Row>(
    'directory_people_named',
    `SELECT ${COLUMNS} FROM directory_user
     WHERE deleted_at IS NULL AND (lower(user_name) = lower($1) OR external_id = $2)
     ORDER BY created_at, resource_id`,
    [userName ?? null, externalId ?? null],
  );
  return rows.map(personOf);
}

/** Which of the ids are those of people. */
export async function knownPeople(
  tx: Transaction,
  resourceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.named<{ resource_id: string }>(
    'directory_people_known',
    'SELECT resource_id FROM directory_user WHERE resource_id = ANY ($1::uuid[]) AND deleted_at IS NULL',
    [resourceIds],
  );
  return new Set(rows.map((row) => row.resource_id));
}

export async function insertPerson(
  tx: Transaction,
  tenantId: number,
  person: DescribedPerson &
    Pick<DirectoryPerson, 'resourceId' | 'userId' | 'conflict'> & { now: Date },
): Promise<DirectoryPerson> {
  const rows = await tx.named<Row>(
    'directory_person_insert',
    `INSERT INTO directory_user (tenant_id, resource_id, external_id, user_name, email, display_name, is_active, attributes,
       user_id, conflict, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) RETURNING ${COLUMNS}`,
    [tenantId, person.resourceId, ...valuesOf(person), person.userId, person.conflict, person.now],
  );
  return firstOf(rows);
}

/** Writes what the directory says now, with a new revision. Null where someone else changed it meanwhile. */
export async function updatePerson(
  tx: Transaction,
  { resourceId, rev }: Pick<DirectoryPerson, 'resourceId' | 'rev'>,
  person: DescribedPerson & Pick<DirectoryPerson, 'userId' | 'conflict'> & { now: Date },
): Promise<DirectoryPerson | null> {
  const [row] = await tx.named<Row>(
    'directory_person_update',
    `UPDATE directory_user SET external_id = $3, user_name = $4, email = $5, display_name = $6, is_active = $7,
       attributes = $8, user_id = $9, conflict = $10, changed_at = $11, rev = rev + 1
     WHERE resource_id = $1 AND rev = $2 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
    [resourceId, rev, ...valuesOf(person), person.userId, person.conflict, person.now],
  );
  return row ? personOf(row) : null;
}

/** Notes the account of a person and whether it is a member at the provider. */
export async function setAccount(
  tx: Transaction,
  resourceId: string,
  { userId, isMember }: { userId: string | null; isMember: boolean },
): Promise<void> {
  await tx.named(
    'directory_person_account',
    'UPDATE directory_user SET user_id = $2, is_member = $3 WHERE resource_id = $1',
    [resourceId, userId, isMember],
  );
}

/** Keeps the row, by which the directory's external id is recognised later. */
export async function deletePerson(tx: Transaction, resourceId: string, now: Date): Promise<void> {
  await tx.named(
    'directory_person_leave_groups',
    'DELETE FROM directory_group_member WHERE resource_id = $1',
    [resourceId],
  );
  await tx.named(
    'directory_person_delete',
    `UPDATE directory_user SET deleted_at = $2, changed_at = $2, is_active = false, attributes = '{}', rev = rev + 1
     WHERE resource_id = $1`,
    [resourceId, now],
  );
}

/** Removes what could not be created completely. */
export async function forgetPerson(tx: Transaction, resourceId: string): Promise<void> {
  await tx.named('directory_person_forget', 'DELETE FROM directory_user WHERE resource_id = $1', [
    resourceId,
  ]);
}

function valuesOf(person: DescribedPerson): unknown[] {
  const { externalId, userName, email, displayName, isActive, attributes } = person;
  return [externalId, userName, email, displayName, isActive, JSON.stringify(attributes)];
}

function firstOf(rows: Row[]): DirectoryPerson {
  const [row] = rows;
  if (!row) throw new Error('The statement returned no row');
  return personOf(row);
}
