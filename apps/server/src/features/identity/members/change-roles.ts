import { grantableRoles, isCustomRole } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { tellAccessChanged } from '../access/follow-access-changes.ts';
import { decideMember, type Asking, type HeldMember } from './held-member.ts';

/**
 * Replaces the roles of another member. They hold from the commit on, on every server process; then the provider takes
 * them. If it does not answer, the same call tries again. Throws what `decideMember` throws, and
 * `member.changed`, `member.roles_missing`, `member.role_not_held`, `member.last_owner` and `admins.unconfirmed`.
 */
export async function changeRoles(
  services: Services,
  { caller, audit }: Asking,
  { memberId, roles, before }: { memberId: string; roles: string[]; before: string[] },
): Promise<void> {
  const wanted = [...new Set(roles)];
  const held = await decideMember(services, { caller }, memberId, async (tx, member) => {
    const isRepeated = isSame(member.roles, wanted);
    if (!isRepeated && !isSame(member.roles, before)) throw new AppError('member.changed');
    const added = wanted.filter((role) => !member.roles.includes(role));
    requireKnown(member, added);
    const grantable = grantableRoles(caller.permissions, member.book.customRoles);
    if (added.some((role) => !grantable.includes(role))) {
      throw new AppError('member.role_not_held');
    }
    if (added.includes('Admin') && member.book.adminsKeepSince !== null) {
      throw new AppError('admins.unconfirmed');
    }
    if (!wanted.includes('Owner')) member.requireOtherOwner();
    audit.note({ detail: `From ${named(member.roles)} to ${named(wanted)}` });
    await notePending(tx, caller.tenantId, { memberId, roles: wanted });
  });
  await atProvider(services, { tenantId: caller.tenantId, memberId }, () =>
    services.identityAdmin.setRoles(held.user, held.idpTenantId, wanted),
  );
}

/** Removes another member. Throws what `decideMember` throws, and `member.last_owner`. */
export async function removeMember(
  services: Services,
  { caller, audit }: Asking,
  memberId: string,
): Promise<void> {
  const held = await decideMember(services, { caller }, memberId, async (tx, member) => {
    member.requireOtherOwner();
    audit.note({ detail: `Roles ${named(member.roles)}` });
    await notePending(tx, caller.tenantId, { memberId, roles: [] });
    await tx.named(
      'member_removed_grants',
      `UPDATE access_grant SET state = 'ended', ended_at = $2, ended_by = $3
       WHERE user_id = $1 AND state IN ('active', 'pending')`,
      [memberId, new Date(services.now()), caller.userId],
    );
  });
  await atProvider(services, { tenantId: caller.tenantId, memberId }, () =>
    services.identityAdmin.removeMember(memberId, held.idpTenantId),
  );
}

/** The roles that hold until the provider has them. */
async function notePending(
  tx: Transaction,
  tenantId: number,
  { memberId, roles }: { memberId: string; roles: string[] },
): Promise<void> {
  await tx.named(
    'member_roles_pending',
    `INSERT INTO member_access (tenant_id, user_id, pending_roles) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id, user_id) DO UPDATE SET pending_roles = excluded.pending_roles`,
    [tenantId, memberId, roles],
  );
}

/**
 * Has the provider take the roles. Every process reads the user again before the note goes: in between, both say the
 * same. Throws `identity.unavailable`.
 */
async function atProvider(
  services: Services,
  { tenantId, memberId }: { tenantId: number; memberId: string },
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (cause) {
    throw new AppError('identity.unavailable', { cause });
  } finally {
    await tellAccessChanged(services, { tenantId, userId: memberId });
  }
  await services.database.tenant(tenantId, (tx) =>
    tx.named(
      'member_roles_taken',
      'UPDATE member_access SET pending_roles = NULL WHERE user_id = $1',
      [memberId],
    ),
  );
}

function requireKnown({ book }: HeldMember, roles: readonly string[]): void {
  if (roles.some((role) => isCustomRole(role) && !book.customRoles.has(role))) {
    throw new AppError('member.roles_missing');
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((role) => right.includes(role));
}

function named(roles: readonly string[]): string {
  return roles.length === 0 ? 'none' : roles.join(', ');
}
