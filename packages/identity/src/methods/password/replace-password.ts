import { writeAudit } from '../../audit/audit-store.ts';
import { byAddress } from '../../costly/callers.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { noteCaller } from '../../notices/notice-store.ts';
import { hashNewPassword, requirePasswordsOn } from '../../password/password-history.ts';
import { setPassword } from '../../password/password-store.ts';
import { passCredentialGate } from '../../sessions/credential-gate.ts';
import { proofsAlongside } from '../../sessions/is-signed-in-as.ts';
import { withProofs } from '../../sessions/proofs.ts';
import { endFamiliesOfUser } from '../../sessions/refresh-store.ts';
import { invalidCredentials } from '../../sessions/start-session.ts';
import { lockUsers, userById } from '../../users/user-store.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { invalid } from '../../wire/wire-error.ts';
import { checkPassword } from './check-password.ts';
import { BY_PASSWORD } from './prove-by-password.ts';

interface Replacement {
  loginId: string;
  oldPassword: string;
  newPassword: string;
  /**
   * Checks the authenticator app's code if the caller requests it itself. Absent: the request must come
   * from a sign-in that has shown it.
   */
  proveApp?: () => Promise<string[]>;
}

/**
 * Exchanges the old password, which may be a temporary one, for a new one; returns the owner and all of
 * their proofs, as RFC 8176 values. Throws as `checkPassword` and the gate do, and 400 E011003 for a
 * new one that breaks a rule.
 */
export async function replacePassword(
  context: IdentityContext,
  call: WireCall,
  given: Replacement,
): Promise<{ userId: string; amr: string[] }> {
  const { loginId, oldPassword, newPassword } = given;
  requirePasswordsOn(context);
  const checked = await checkPassword(context, call, { loginId, password: oldPassword });
  requirePasswordsOn(context, checked.tenantIds);
  const { userId } = checked;
  const user = await userById(context.pool, userId);
  if (newPassword === oldPassword) throw invalid('The new password must be another one');
  if (!user) throw invalidCredentials();
  const before = await proofsBefore(context, call, { userId, hasTotp: user.hasTotp, given });
  const amr = withProofs(before, BY_PASSWORD.amr);
  passCredentialGate({ user, family: { amr } });
  const hash = await hashNewPassword(context, byAddress(call.remoteAddress), user, newPassword);
  await context.revocations.transaction(async (client, revoke) => {
    const now = new Date(context.clock());
    await lockUsers(client, [userId]);
    if (!(await checked.isProven(client))) throw invalidCredentials();
    const held = await userById(client, userId);
    if (!held) throw invalidCredentials();
    // Again: an authenticator app may have been set up meanwhile.
    passCredentialGate({ user: held, family: { amr } });
    await noteCaller(client, call);
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
  return { userId, amr };
}

async function proofsBefore(
  context: IdentityContext,
  call: WireCall,
  { userId, hasTotp, given }: { userId: string; hasTotp: boolean; given: Replacement },
): Promise<string[]> {
  if (!hasTotp) return [];
  if (given.proveApp) return given.proveApp();
  return (await proofsAlongside(context, context.pool, { call, userId })) ?? [];
}
