import type { DirectoryConflict } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { mapAtMost } from '../../../platform/map-at-most.ts';
import { accessChanged } from './access-changed.ts';
import { lockDirectory } from './directory-change.ts';
import { requireGroupsHeld } from './groups/group-roles.ts';
import { keepOwner } from './keep-owner.ts';
import { join } from './people/membership.ts';
import { readPerson, type DirectoryPerson } from './people/person-rows.ts';

const MOST_LISTED = 100;
/** How many accounts are asked for at the same time. */
const AT_ONCE = 4;

interface Row {
  resource_id: string;
  display_name: string;
  email: string;
  external_id: string | null;
  conflict: DirectoryConflict['kind'];
  changed_at: Date;
  [column: string]: unknown;
}

/**
 * Conflicts, the newest first, with the account that has the address now: by its name if it is a member's, else by the
 * address, as the name of an account of another organization is not for this one.
 */
export async function listConflicts(
  { database, identityAdmin, memberRights }: Services,
  tenantId: number,
): Promise<DirectoryConflict[]> {
  const rows = await database.snapshot(tenantId, (tx) =>
    tx.named<Row>(
      'directory_conflicts',
      `SELECT resource_id, display_name, email, external_id, conflict, changed_at FROM directory_user
       WHERE conflict IS NOT NULL AND deleted_at IS NULL
       ORDER BY changed_at DESC, resource_id LIMIT ${MOST_LISTED}`,
    ),
  );
  const members = await memberRights.recent(tenantId);
  return mapAtMost(rows, AT_ONCE, async (row) => {
    const account = await identityAdmin.loadUserByLoginId(row.email).catch(() => null);
    return {
      resourceId: row.resource_id,
      name: row.display_name,
      email: row.email,
      externalId: row.external_id,
      kind: row.conflict,
      account: account && {
        userId: account.userId,
        name: members?.get(account.userId)?.name ?? row.email,
      },
      changedAt: row.changed_at.toISOString(),
    };
  });
}

/**
 * Links a person in conflict to the account with their address, or to a new one where there is none now. Throws
 * `resource.not_found`, `directory.conflict_closed`, `directory.role_not_held`, `member.last_owner`,
 * `identity.unavailable`.
 */
export async function linkConflict(
  services: Services,
  caller: SessionCaller,
  resourceId: string,
): Promise<void> {
  const { database, identityAdmin, now } = services;
  const { tenantId } = caller;
  requireSelf(caller);
  const seen = await database.snapshot(tenantId, (tx) => readPerson(tx, resourceId));
  if (!seen) throw new AppError('resource.not_found');
  const account = await identityAdmin.loadUserByLoginId(seen.email).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  const userId = account?.userId ?? null;
  const keep = await keepOwner(services, tenantId, userId === null ? [] : [userId]);
  const linked = await database.tenant(tenantId, async (tx): Promise<DirectoryPerson> => {
    await lockDirectory(tx, tenantId);
    await requireGroupsHeld(tx, caller, resourceId);
    await tx.named(
      'directory_link_others_end',
      `UPDATE directory_user SET user_id = NULL, is_member = false, conflict = 'account_linked', rev = rev + 1,
         changed_at = $3
       WHERE user_id = $1 AND resource_id <> $2 AND deleted_at IS NULL`,
      [userId, resourceId, new Date(now())],
    );
    await tx.named(
      'directory_link',
      `UPDATE directory_user SET user_id = $2, conflict = NULL, rev = rev + 1, changed_at = $3
       WHERE resource_id = $1 AND conflict IS NOT NULL AND deleted_at IS NULL`,
      [resourceId, userId, new Date(now())],
    );
    const person = await readPerson(tx, resourceId);
    // Someone else was faster, or the directory changed the person meanwhile.
    if (!person || person.rev !== seen.rev + 1) throw new AppError('directory.conflict_closed');
    await keep(tx);
    return person;
  });
  if (userId !== null) await accessChanged(services, tenantId, [userId]);
  if (linked.isActive) await join(services, tenantId, linked);
}
