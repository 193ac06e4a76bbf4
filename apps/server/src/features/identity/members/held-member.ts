import type { Permission } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  known,
  permissionsIn,
  readAccessBook,
  rolesIn,
  type AccessBook,
} from '../access/access-book.ts';
import { changeAccess } from '../access/follow-access-changes.ts';
import { applyDirectory, readDirectoryAccess } from '../directory/directory-access.ts';
import { withoutLapsedIn } from '../invitations/lapsed-invitations.ts';
import type { ManagedUser } from '../managed-user.ts';
import { idpTenantOf } from '../member-rights.ts';

/** Who asks, and the audit entry of the request. */
export interface Asking {
  caller: SessionCaller;
  audit: AuditNotes;
}

/** A member while a change of them is decided. */
export interface HeldMember {
  user: ManagedUser;
  idpTenantId: string;
  roles: readonly string[];
  isSuspended: boolean;
  book: AccessBook;
  /** Throws `member.last_owner` where no other Owner could sign in. */
  requireOtherOwner(): void;
}

type MemberServices = Pick<
  Services,
  'database' | 'identityAdmin' | 'accessBooks' | 'memberRights' | 'now'
>;

/**
 * Decides about another member in one transaction. Of several decisions in an organization one comes after the other,
 * on any server process, so that each sees the Owners that the one before has left. Throws `member.own_account`,
 * `resource.not_found`, `member.invited`, `member.more_rights` and `identity.unavailable`.
 */
export async function decideMember(
  services: MemberServices,
  { caller }: Pick<Asking, 'caller'>,
  memberId: string,
  decide: (tx: Transaction, member: HeldMember) => Promise<void>,
): Promise<HeldMember> {
  requireSelf(caller);
  if (memberId === caller.userId) throw new AppError('member.own_account');
  const { tenantId } = caller;
  const idpTenantId = await idpTenantOf(services.database, tenantId);
  return changeAccess(services, tenantId, async (tx) => {
    await tx.named(
      'member_access_lock',
      `SELECT pg_advisory_xact_lock(hashtextextended('member access', $1))`,
      [tenantId],
    );
    const member = await holdMember(services, tx, { idpTenantId, memberId });
    requireNotAbove(caller, member);
    await decide(tx, member);
    return member;
  });
}

async function holdMember(
  { identityAdmin, now }: MemberServices,
  tx: Transaction,
  { idpTenantId, memberId }: { idpTenantId: string; memberId: string },
): Promise<HeldMember> {
  const all = await identityAdmin.loadMembers(idpTenantId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  const book = await readAccessBook(tx);
  const access = await readDirectoryAccess(
    tx,
    all.map(({ userId }) => userId),
  );
  const members = applyDirectory(await withoutLapsedIn(tx, all, now()), access).filter(
    ({ tenants }) => membershipIn(tenants, idpTenantId) !== undefined,
  );
  const user = members.find(({ userId }) => userId === memberId);
  if (!user) throw new AppError('resource.not_found');
  if (user.isInvited) throw new AppError('member.invited');
  const rolesOf = (one: ManagedUser): readonly string[] =>
    rolesIn(book, one.userId, membershipIn(one.tenants, idpTenantId)?.roles ?? []);
  const isOwner = (one: ManagedUser): boolean =>
    one.isActive &&
    !one.isInvited &&
    !book.suspended.has(one.userId) &&
    rolesOf(one).includes('Owner');
  return {
    user,
    idpTenantId,
    roles: rolesOf(user),
    isSuspended: book.suspended.has(memberId),
    book,
    requireOtherOwner() {
      if (!isOwner(user)) return;
      if (!members.some((one) => one.userId !== memberId && isOwner(one))) {
        throw new AppError('member.last_owner');
      }
    },
  };
}

function membershipIn(tenants: ManagedUser['tenants'], idpTenantId: string) {
  return tenants.find(({ tenantId }) => tenantId === idpTenantId);
}

/** Throws `member.more_rights`: no one decides about a member who may do more than they. */
function requireNotAbove({ permissions }: SessionCaller, member: HeldMember): void {
  const { user, idpTenantId, book } = member;
  const membership = membershipIn(user.tenants, idpTenantId);
  const theirs: Permission[] = [
    ...permissionsIn(book, user, membership?.roles ?? []),
    ...known(membership?.permissions ?? []),
  ];
  if (theirs.some((permission) => !permissions.has(permission))) {
    throw new AppError('member.more_rights');
  }
}
