import { randomUUID } from 'node:crypto';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import { accessChanged } from '../access-changed.ts';
import { changeDirectory, type DirectoryCaller } from '../directory-change.ts';
import { keepOwner } from '../keep-owner.ts';
import { notFound, requireRevision } from '../people/change-people.ts';
import { knownPeople } from '../people/person-rows.ts';
import { isId } from '../resource-id.ts';
import { ScimError } from '../scim/scim-error.ts';
import { isScimObject, type ScimObject } from '../scim/scim-resource.ts';
import {
  accountsOf,
  deleteGroup,
  groupsNamed,
  insertGroup,
  membersOfGroups,
  readGroup,
  setMembers,
  updateGroup,
  type DirectoryGroup,
} from './group-rows.ts';

interface DescribedGroup {
  externalId: string | null;
  displayName: string;
  memberIds: ReadonlySet<string>;
}

/** Throws a ScimError. @returns the id of the new group. */
export async function createGroup(
  services: Services,
  caller: DirectoryCaller,
  resource: ScimObject,
): Promise<string> {
  const { tenantId } = caller;
  const described = describedGroup(resource);
  const groupId = randomUUID();
  const now = new Date(services.now());
  const act = { action: 'directory_group.created', target: groupId } as const;
  await changeDirectory(services, caller, act, async (tx) => {
    await requireUnique(tx, described, null);
    await requirePeople(tx, [...described.memberIds]);
    await insertGroup(tx, tenantId, { ...described, groupId, now });
    await setMembers(tx, tenantId, { groupId, added: [...described.memberIds], removed: [] });
  });
  return groupId;
}

/**
 * Changes a group and who is in it; roles of the group follow at once. Throws a ScimError, `member.last_owner`,
 * `identity.unavailable`.
 */
export async function changeGroup(
  services: Services,
  caller: DirectoryCaller,
  { groupId, ifMatch }: { groupId: string; ifMatch: number | null },
  next: (resource: ScimObject) => ScimObject,
): Promise<void> {
  const { tenantId } = caller;
  const moving = await services.database.snapshot(tenantId, async (tx) => {
    const seen = await readWhole(tx, groupId);
    const { memberIds } = describedGroup(next(seen.resource));
    return accountsOf(
      tx,
      [...without(seen.memberIds, memberIds), ...without(memberIds, seen.memberIds)].filter(isId),
    );
  });
  // Who joins a group with a role loses a manual grant to it.
  const keep = await keepOwner(services, tenantId, moving);
  const now = new Date(services.now());
  const act = { action: 'directory_group.changed', target: groupId } as const;
  const changed = await changeDirectory(services, caller, act, async (tx) => {
    const before = await readWhole(tx, groupId);
    requireRevision(before.group, ifMatch);
    const after = describedGroup(next(before.resource));
    const added = without(after.memberIds, before.memberIds);
    const removed = without(before.memberIds, after.memberIds);
    const { displayName, externalId } = before.group;
    const isRenamed = displayName !== after.displayName || externalId !== after.externalId;
    if (!isRenamed && added.length + removed.length === 0) return [];
    await requireUnique(tx, after, groupId);
    await requirePeople(tx, added);
    await updateGroup(tx, { ...after, groupId, now });
    await setMembers(tx, tenantId, { groupId, added, removed });
    await keep(tx);
    return accountsOf(tx, [...added, ...removed]);
  });
  await accessChanged(services, tenantId, changed);
}

/** Deletes a group with its roles. Throws a ScimError, `member.last_owner`, `identity.unavailable`. */
export async function removeGroup(
  services: Services,
  caller: DirectoryCaller,
  { groupId, ifMatch }: { groupId: string; ifMatch: number | null },
): Promise<void> {
  const { database } = services;
  const { tenantId } = caller;
  const accounts = await database.snapshot(tenantId, async (tx) => {
    const { memberIds } = await readWhole(tx, groupId);
    return accountsOf(tx, [...memberIds]);
  });
  const keep = await keepOwner(services, tenantId, accounts);
  const act = { action: 'directory_group.deleted', target: groupId } as const;
  await changeDirectory(services, caller, act, async (tx) => {
    const { group } = await readWhole(tx, groupId);
    requireRevision(group, ifMatch);
    await deleteGroup(tx, groupId);
    await keep(tx);
  });
  await accessChanged(services, tenantId, accounts);
}

interface WholeGroup {
  group: DirectoryGroup;
  memberIds: ReadonlySet<string>;
  resource: ScimObject;
}

/** Throws a ScimError where there is none. */
async function readWhole(tx: Transaction, groupId: string): Promise<WholeGroup> {
  const group = await readGroup(tx, groupId);
  if (!group) throw notFound();
  const members = (await membersOfGroups(tx, [groupId])).get(groupId) ?? [];
  const { displayName, externalId } = group;
  const resource: ScimObject = {
    displayName,
    ...(externalId === null ? {} : { externalId }),
    members: members.map(({ value }) => ({ value })),
  };
  return { group, memberIds: new Set(members.map(({ value }) => value)), resource };
}

function describedGroup({ displayName, externalId, members }: ScimObject): DescribedGroup {
  if (typeof displayName !== 'string' || displayName === '') {
    throw new ScimError(400, 'displayName is required', 'invalidValue');
  }
  const given = Array.isArray(members) ? members : [];
  const ids = given.map((member) => (isScimObject(member) ? member['value'] : undefined));
  const memberIds = new Set(ids.map((id) => (typeof id === 'string' ? id.toLowerCase() : '')));
  return {
    displayName,
    externalId: typeof externalId === 'string' && externalId !== '' ? externalId : null,
    memberIds,
  };
}

async function requirePeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  const known = await knownPeople(tx, ids.filter(isId));
  if (known.size === ids.length) return;
  throw new ScimError(400, 'A member is not a person of this directory', 'invalidValue');
}

async function requireUnique(
  tx: Transaction,
  { displayName, externalId }: DescribedGroup,
  own: string | null,
): Promise<void> {
  const others = await groupsNamed(tx, { displayName, externalId });
  const other = others.find(({ groupId }) => groupId !== own);
  if (!other) return;
  const isName = other.displayName.toLowerCase() === displayName.toLowerCase();
  const name = isName ? 'displayName' : 'externalId';
  throw new ScimError(409, `Another group has this ${name}`, 'uniqueness');
}

function without(ids: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !others.has(id));
}
