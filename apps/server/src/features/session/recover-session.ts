import type { Services } from '../../http/feature.ts';
import type { SessionCaller } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { RECOVERY_KEY, recoveryCodesLeft, tryRecoveryCode } from '../profile/profile-read-model.ts';

/**
 * Takes a recovery code in place of the second factor, which is removed: the next token needs none.
 * Throws `session.recovery_code_wrong` or `session.recovery_locked`.
 */
export async function recoverSession(
  services: Services,
  caller: SessionCaller,
  code: string,
): Promise<{ codesLeft: number }> {
  const { database, identityAdmin, identityFactors, standings, now } = services;
  const { tenantId, userId } = caller;
  const user = await identityAdmin.loadUser(userId);
  if (!user) throw new AppError('session.missing');
  const key = services.keyFor(RECOVERY_KEY);
  const { attempt, codesLeft } = await database.tenant(tenantId, async (tx) => {
    const tried = await tryRecoveryCode(tx, caller, { key, code, now: new Date(now()) });
    // Within the transaction: when the provider fails, the code is good for another try.
    if (tried.result === 'right') {
      await identityFactors.removeTotp(user.loginIds[0] ?? userId);
    }
    return { attempt: tried, codesLeft: await recoveryCodesLeft(tx, userId) };
  });
  switch (attempt.result) {
    case 'right':
      standings.forget(userId);
      return { codesLeft };
    case 'wrong':
      services.log.info({ tenantId }, 'recovery code refused');
      throw new AppError('session.recovery_code_wrong');
    case 'locked':
      throw new AppError('session.recovery_locked', { retryAfterSeconds: attempt.waitSeconds });
  }
}
