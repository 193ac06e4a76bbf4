import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { rolesIn } from '../access/access-book.ts';
import { readEntered } from '../entered-profiles.ts';
import { idpTenantOf } from '../member-rights.ts';

/** Names of everyone who has a role, also of who may not sign in now. Throws `identity.unavailable`. */
export async function loadMembersWith(
  {
    database,
    identityAdmin,
    accessBooks,
  }: Pick<Services, 'database' | 'identityAdmin' | 'accessBooks'>,
  tenantId: number,
  role: string,
): Promise<string[]> {
  const idpTenantId = await idpTenantOf(database, tenantId);
  const members = await identityAdmin.loadMembers(idpTenantId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  const book = await accessBooks.of(tenantId);
  const asEntered = await database.snapshot(tenantId, readEntered);
  return members
    .filter(({ userId, tenants }) => {
      const provided = tenants.find((one) => one.tenantId === idpTenantId)?.roles ?? [];
      return rolesIn(book, userId, provided).includes(role);
    })
    .map((member) => asEntered(member).name);
}
