import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readAccessBook, rolesIn, type AccessBook } from '../access/access-book.ts';
import type { ManagedUser } from '../managed-user.ts';
import { idpTenantOf } from '../member-rights.ts';
import { applyDirectory, readDirectoryAccess } from './directory-access.ts';

/** Throws `member.last_owner` in a transaction after which no one would be Owner. */
export type KeepOwner = (tx: Transaction) => Promise<void>;

/**
 * Prepares the check that an Owner is left, before the transaction that changes access. The provider is asked only
 * where the change is about an Owner. Throws `identity.unavailable`.
 */
export async function keepOwner(
  { memberRights, identityAdmin, database }: Services,
  tenantId: number,
  changed: readonly string[],
): Promise<KeepOwner> {
  if (changed.length === 0) return async () => undefined;
  const rights = await memberRights.now(tenantId);
  const isAboutOwner = changed.some((userId) => rights.get(userId)?.roles.includes('Owner'));
  if (!isAboutOwner) return async () => undefined;
  const idpTenantId = await idpTenantOf(database, tenantId);
  const members = await identityAdmin.loadMembers(idpTenantId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  return (tx) => requireOwner(tx, members, idpTenantId);
}

async function requireOwner(
  tx: Transaction,
  members: readonly ManagedUser[],
  idpTenantId: string,
): Promise<void> {
  const access = await readDirectoryAccess(
    tx,
    members.map(({ userId }) => userId),
  );
  const book = await readAccessBook(tx);
  const left = applyDirectory(members, access);
  if (!left.some((member) => isActiveOwner(member, idpTenantId, book))) {
    throw new AppError('member.last_owner');
  }
}

function isActiveOwner(user: ManagedUser, idpTenantId: string, book: AccessBook): boolean {
  const membership = user.tenants.find(({ tenantId }) => tenantId === idpTenantId);
  if (!membership || !user.isActive || book.suspended.has(user.userId)) return false;
  return rolesIn(book, user.userId, membership.roles).includes('Owner');
}
