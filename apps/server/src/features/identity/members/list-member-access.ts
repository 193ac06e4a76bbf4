import type { MemberAccess } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { AppError } from '../../../platform/app-error.ts';
import { known, permissionsIn, rolesIn, type AccessBook } from '../access/access-book.ts';
import { withDirectory } from '../directory/directory-access.ts';
import { readEntered } from '../entered-profiles.ts';
import type { ManagedUser } from '../managed-user.ts';
import { idpTenantOf } from '../member-rights.ts';

interface Noted {
  user_id: string;
  last_seen_at: Date | null;
  source: MemberAccess['source'];
  [column: string]: unknown;
}

/** Everyone in the organization of the caller, by name. Throws `identity.unavailable`. */
export async function listMemberAccess(
  { database, identityAdmin, accessBooks }: Services,
  caller: SessionCaller,
): Promise<MemberAccess[]> {
  const { tenantId } = caller;
  const idpTenantId = await idpTenantOf(database, tenantId);
  const provided = await identityAdmin.loadMembers(idpTenantId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  const members = (await withDirectory(database, provided)).filter(({ tenants }) =>
    tenants.some((membership) => membership.tenantId === idpTenantId),
  );
  const book = await accessBooks.of(tenantId);
  const { asEntered, noted } = await database.snapshot(tenantId, async (tx) => ({
    asEntered: await readEntered(tx),
    noted: await tx.named<Noted>(
      'members_noted',
      `SELECT user_id, u.last_seen_at, coalesce(a.source, 'manual') AS source
       FROM console_user u FULL JOIN member_access a USING (tenant_id, user_id)`,
    ),
  }));
  const notes = new Map(noted.map((row) => [row.user_id, row]));
  const items = members.map((member) =>
    accessOf(asEntered(member), { idpTenantId, book, note: notes.get(member.userId), caller }),
  );
  const owners = items.filter(
    ({ roles, isActive, isInvited }) => roles.includes('Owner') && isActive && !isInvited,
  );
  return items
    .map((item) => ({ ...item, isLastOwner: owners.length === 1 && owners[0] === item }))
    .toSorted(byName);
}

interface Known {
  idpTenantId: string;
  book: AccessBook;
  note: Noted | undefined;
  caller: SessionCaller;
}

function accessOf(member: ManagedUser, { idpTenantId, book, note, caller }: Known) {
  const { userId, name, email, isInvited, hasTotp, hasPasskey } = member;
  const membership = member.tenants.find(({ tenantId }) => tenantId === idpTenantId);
  const provided = membership?.roles ?? [];
  const held = [...permissionsIn(book, member, provided), ...known(membership?.permissions ?? [])];
  return {
    userId,
    name,
    email,
    roles: [...rolesIn(book, userId, provided)],
    isActive: member.isActive && !book.suspended.has(userId),
    isInvited,
    hasAuthenticatorApp: hasTotp,
    hasPasskey,
    ...timesOf(member, note),
    source: note?.source ?? ('manual' as const),
    grantedPermissions: [...(book.grants.get(userId) ?? [])],
    isManageable: held.every((permission) => caller.permissions.has(permission)),
  };
}

function timesOf({ lastLoginAt }: ManagedUser, note: Noted | undefined) {
  return {
    lastSignInAt: lastLoginAt?.toISOString() ?? null,
    // Members can be known by name before they open the console.
    lastSeenAt: lastLoginAt === null ? null : (note?.last_seen_at?.toISOString() ?? null),
  };
}

function byName(left: MemberAccess, right: MemberAccess): number {
  return left.name.localeCompare(right.name, 'en') || (left.userId < right.userId ? -1 : 1);
}
