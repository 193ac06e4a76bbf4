import type { ManagedUser } from '../../identity/managed-user.ts';
import type { IdentityAdmin } from '../../identity/identity-admin.ts';
import { AppError } from '../../platform/app-error.ts';

/** The signed-in person as the provider has them now. Throws `session.missing` when they are gone. */
export async function ownUser(
  identityAdmin: Pick<IdentityAdmin, 'loadUser'>,
  userId: string,
): Promise<ManagedUser & { loginId: string }> {
  const user = await identityAdmin.loadUser(userId);
  if (!user) throw new AppError('session.missing');
  return { ...user, loginId: user.loginIds[0] ?? user.userId };
}
