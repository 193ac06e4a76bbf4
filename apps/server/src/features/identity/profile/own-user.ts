import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import type { ManagedUser } from '../managed-user.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { AppError } from '../../../platform/app-error.ts';

/** The signed-in person's current data at the provider. Throws `session.missing` if they are gone. */
export async function ownUser(
  identityAdmin: Pick<IdentityAdmin, 'loadUser'>,
  userId: string,
): Promise<ManagedUser & { loginId: string }> {
  const user = await identityAdmin.loadUser(userId);
  if (!user) throw new AppError('session.missing');
  return { ...user, loginId: user.loginIds[0] ?? user.userId };
}

/**
 * The same, to change sign-in methods. Throws `permission.missing` for anyone impersonating them, and
 * `session.second_factor_missing` for a session from before the authenticator app was added, which is
 * known only half a minute later.
 */
export async function ownUserForFactors(
  { identityAdmin, standings }: Pick<Services, 'identityAdmin' | 'standings'>,
  caller: SessionCaller,
): Promise<ManagedUser & { loginId: string }> {
  requireSelf(caller);
  const user = await ownUser(identityAdmin, caller.userId);
  standings.forget(caller.userId);
  if (user.hasTotp && !caller.hasSecondFactor) throw new AppError('session.second_factor_missing');
  return user;
}
