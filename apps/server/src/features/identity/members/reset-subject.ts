import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { requireRecentSignIn } from '../../../http/session/require-recent-sign-in.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { idpTenantOf, type MemberRights } from '../member-rights.ts';
import { AppError } from '../../../platform/app-error.ts';

export function isOwner(member: MemberRights | undefined): boolean {
  return member?.roles.includes('Owner') === true;
}

/**
 * The requester or approver acts personally, signed in recently, and is not the member concerned.
 * Throws `permission.missing`, `session.sign_in_old` and `reset.own_account`.
 */
export async function requireOther(
  services: Services,
  caller: SessionCaller,
  userId: string,
): Promise<void> {
  requireSelf(caller);
  if (userId === caller.userId) throw new AppError('reset.own_account');
  await requireRecentSignIn(services, caller);
}

/**
 * A member whose second factor can be reset. Throws `resource.not_found` for an unknown or another
 * organization’s member, `reset.not_active`, and `reset.in_other_tenants`: two members of one
 * organization must not weaken an account that opens another one.
 */
export async function resettableMember(
  { identityAdmin, database }: Services,
  tenantId: number,
  userId: string,
): Promise<{ loginId: string; name: string; email: string }> {
  const idpTenantId = await idpTenantOf(database, tenantId);
  const user = await identityAdmin.loadUser(userId).catch((cause: unknown) => {
    throw new AppError('identity.unavailable', { cause });
  });
  if (!user?.tenants.some((membership) => membership.tenantId === idpTenantId)) {
    throw new AppError('resource.not_found');
  }
  if (user.tenants.length > 1) throw new AppError('reset.in_other_tenants');
  if (!user.isActive) throw new AppError('reset.not_active');
  const { name, email } = user;
  return { loginId: user.loginIds[0] ?? user.userId, name, email };
}
