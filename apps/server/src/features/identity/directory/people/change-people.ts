import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import { changeDirectory, type DirectoryCaller } from '../directory-change.ts';
import { keepOwner } from '../keep-owner.ts';
import { ScimError } from '../scim/scim-error.ts';
import type { ScimObject } from '../scim/scim-resource.ts';
import { describedPerson, scimOfPerson } from './described-person.ts';
import { matchAccount } from './match-account.ts';
import { join, leave } from './membership.ts';
import {
  deletePerson,
  forgetPerson,
  insertPerson,
  peopleNamed,
  readPerson,
  updatePerson,
  type DescribedPerson,
  type DirectoryPerson,
} from './person-rows.ts';
import { releaseWork } from './release-work.ts';

/** How often a change begins again that another one overtook. */
const MOST_TRIES = 3;

/** Adds a person and makes them a member. Throws a ScimError, `identity.unavailable`. */
export async function createPerson(
  services: Services,
  caller: DirectoryCaller,
  resource: ScimObject,
): Promise<DirectoryPerson> {
  const { tenantId } = caller;
  const described = describedPerson(resource);
  const match = await matchAccount(services, tenantId, described);
  const resourceId = randomUUID();
  const act = { action: 'directory_user.created', target: resourceId } as const;
  const now = new Date(services.now());
  const created = await changeDirectory(services, caller, act, async (tx) => {
    await requireUnique(tx, described, null);
    return insertPerson(tx, tenantId, { ...described, ...match, resourceId, now });
  });
  if (!created.isActive || created.conflict !== null) return created;
  try {
    return await join(services, tenantId, created);
  } catch (error) {
    // The directory sends it again; what is half done would refuse it then.
    const undo = { action: 'directory_user.forgotten', target: created.resourceId } as const;
    await changeDirectory(services, caller, undo, (tx) => forgetPerson(tx, created.resourceId));
    throw error;
  }
}

/**
 * Changes a person as the directory says. Ending their access is committed with the release of their open work.
 * Throws a ScimError, `member.last_owner`, `identity.unavailable`.
 *
 * @param ifMatch the revision that the directory has seen; null: any.
 */
export async function changePerson(
  services: Services,
  caller: DirectoryCaller,
  { resourceId, ifMatch }: { resourceId: string; ifMatch: number | null },
  next: (resource: ScimObject) => ScimObject,
): Promise<DirectoryPerson> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const seen = await services.database.snapshot(caller.tenantId, (tx) =>
      readPerson(tx, resourceId),
    );
    if (!seen) throw notFound();
    requireRevision(seen, ifMatch);
    const changed = await changeSeen(
      services,
      caller,
      seen,
      describedPerson(next(scimOfPerson(seen))),
    );
    if (changed) return changed;
  }
  throw new ScimError(412, 'The person was changed at the same time');
}

async function changeSeen(
  services: Services,
  caller: DirectoryCaller,
  seen: DirectoryPerson,
  described: DescribedPerson,
): Promise<DirectoryPerson | null> {
  const { tenantId } = caller;
  const now = new Date(services.now());
  const isEnded = seen.isActive && !described.isActive;
  const match = await matchOf(services, tenantId, seen, described);
  const keep = await keepOwner(services, tenantId, isEnded && seen.userId ? [seen.userId] : []);
  const isSame = isDeepStrictEqual(scimOfPerson(seen), scimOfPerson(described));
  const act = {
    action: isEnded ? 'directory_user.deactivated' : 'directory_user.changed',
    target: seen.resourceId,
  } as const;
  const changed = await changeDirectory(services, caller, act, async (tx) => {
    if (isSame && match.conflict === seen.conflict) return seen;
    await requireUnique(tx, described, seen.resourceId);
    const updated = await updatePerson(tx, seen, { ...described, ...match, now });
    if (updated && isEnded && updated.userId) {
      await releaseWork(tx, tenantId, { userId: updated.userId, now });
      await keep(tx);
    }
    return updated;
  });
  if (!changed) return null;
  if (!changed.isActive) {
    if (isEnded || changed.isMember) await leave(services, tenantId, changed);
    return changed;
  }
  const mustJoin = changed.conflict === null && !changed.isMember;
  return mustJoin ? join(services, tenantId, changed) : changed;
}

/** An account that is linked stays linked; what was in conflict is looked at again with what is said now. */
async function matchOf(
  services: Services,
  tenantId: number,
  seen: DirectoryPerson,
  described: DescribedPerson,
): Promise<Pick<DirectoryPerson, 'userId' | 'conflict'>> {
  if (seen.userId !== null) return { userId: seen.userId, conflict: null };
  return matchAccount(services, tenantId, described);
}

/** Deletes a person and ends their access. Throws a ScimError, `member.last_owner`, `identity.unavailable`. */
export async function removePerson(
  services: Services,
  caller: DirectoryCaller,
  { resourceId, ifMatch }: { resourceId: string; ifMatch: number | null },
): Promise<void> {
  const { tenantId } = caller;
  const now = new Date(services.now());
  const seen = await services.database.snapshot(tenantId, (tx) => readPerson(tx, resourceId));
  if (!seen) throw notFound();
  requireRevision(seen, ifMatch);
  const keep = await keepOwner(services, tenantId, seen.userId ? [seen.userId] : []);
  const act = { action: 'directory_user.deleted', target: resourceId } as const;
  const removed = await changeDirectory(services, caller, act, async (tx) => {
    const person = await readPerson(tx, resourceId);
    if (!person) throw notFound();
    await deletePerson(tx, resourceId, now);
    if (person.userId) {
      await releaseWork(tx, tenantId, { userId: person.userId, now });
      await keep(tx);
    }
    return person;
  });
  await leave(services, tenantId, removed);
}

async function requireUnique(
  tx: Transaction,
  { userName, externalId }: DescribedPerson,
  own: string | null,
): Promise<void> {
  const others = await peopleNamed(tx, { userName, externalId });
  const other = others.find(({ resourceId }) => resourceId !== own);
  if (!other) return;
  const isName = other.userName.toLowerCase() === userName.toLowerCase();
  const name = isName ? 'userName' : 'externalId';
  throw new ScimError(409, `Another person has this ${name}`, 'uniqueness');
}

export function requireRevision({ rev }: { rev: number }, ifMatch: number | null): void {
  if (ifMatch === null || ifMatch === rev) return;
  throw new ScimError(412, 'The resource was changed since it was read');
}

export function notFound(): ScimError {
  return new ScimError(404, 'There is no such resource');
}
