import { writeAudit } from '../../audit/audit-store.ts';
import { byAddress } from '../../costly/callers.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { hashNewPassword, requirePasswordsOn } from '../../password/password-history.ts';
import { setPassword } from '../../password/password-store.ts';
import { endFamiliesOfUser } from '../../sessions/refresh-store.ts';
import { invalidCredentials } from '../../sessions/start-session.ts';
import { lockUsers, userById } from '../../users/user-store.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { invalid } from '../../wire/wire-error.ts';
import { checkPassword } from './check-password.ts';

/**
 * Trades the old password, which may be a temporary one, for a new one; answers whose it is. Throws as
 * `checkPassword` does, and 400 E011003 for a new one that breaks a rule.
 */
export async function replacePassword(
  context: IdentityContext,
  call: Pick<WireCall, 'device' | 'remoteAddress'>,
  given: { loginId: string; oldPassword: string; newPassword: string },
): Promise<string> {
  const { loginId, oldPassword, newPassword } = given;
  requirePasswordsOn(context);
  const checked = await checkPassword(context, call, { loginId, password: oldPassword });
  requirePasswordsOn(context, checked.tenantIds);
  const { userId } = checked;
  const user = await userById(context.pool, userId);
  if (newPassword === oldPassword) throw invalid('The new password must be another one');
  if (!user) throw invalidCredentials();
  const hash = await hashNewPassword(context, byAddress(call.remoteAddress), user, newPassword);
  await context.revocations.transaction(async (client, revoke) => {
    const now = new Date(context.clock());
    await lockUsers(client, [userId]);
    if (!(await checked.isProven(client))) throw invalidCredentials();
    await setPassword(client, userId, { hash, isTemporary: false }, now);
    await revoke(await endFamiliesOfUser(client, userId, null, now));
    await writeAudit(client, {
      action: 'PasswordModified',
      occurredAt: now,
      userId,
      device: call.device,
      remoteAddress: call.remoteAddress,
      loginIds: user.loginIds,
    });
  });
  return userId;
}
