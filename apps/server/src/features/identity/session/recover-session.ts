import type { Services } from '../../../http/feature.ts';
import type { AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import type { ManagedUser } from '../managed-user.ts';
import { AppError } from '../../../platform/app-error.ts';
import { RECOVERY_KEY, recoveryCodesLeft, tryRecoveryCode } from '../profile/profile-read-model.ts';

/**
 * Accepts a recovery code instead of the second factor, which is removed: the next token needs none.
 * Throws `session.recovery_code_wrong` or `session.recovery_locked`; `permission.missing` during
 * impersonation; `identity.unavailable` if the factor could not be removed: the code is used by then,
 * and another one tries again.
 */
export async function recoverSession(
  services: Services,
  { caller, audit }: { caller: SessionCaller; audit: AuditNotes },
  code: string,
): Promise<{ codesLeft: number }> {
  const { database, identityAdmin, now } = services;
  const { tenantId, userId } = caller;
  requireSelf(caller);
  const user = await identityAdmin.loadUser(userId);
  if (!user) throw new AppError('session.missing');
  const key = services.keyFor(RECOVERY_KEY);
  const { attempt, codesLeft } = await database.tenant(tenantId, async (tx) => {
    const tried = await tryRecoveryCode(tx, caller, { key, code, now: new Date(now()) });
    // It counts, so it is committed with an audit entry.
    if (tried.result === 'wrong') audit.note({ action: 'session.recovery_refused' });
    return { attempt: tried, codesLeft: await recoveryCodesLeft(tx, userId) };
  });
  switch (attempt.result) {
    case 'right':
      // The code is used permanently: whatever fails here, it never outlives the factor.
      await removeFactor(services, user);
      return { codesLeft };
    case 'wrong':
      services.log.info({ tenantId }, 'recovery code refused');
      throw new AppError('session.recovery_code_wrong');
    case 'locked':
      throw new AppError('session.recovery_locked', { retryAfterSeconds: attempt.waitSeconds });
  }
}

/** Removing a missing factor is not an error, so that it can be retried. */
async function removeFactor(
  { identityFactors, standings, log }: Services,
  { userId, loginIds }: ManagedUser,
): Promise<void> {
  try {
    await identityFactors.removeTotp(loginIds[0] ?? userId);
  } catch (cause) {
    log.warn('could not remove the second factor after use of a recovery code');
    throw new AppError('identity.unavailable', { cause });
  } finally {
    // It may still have been removed.
    standings.forget(userId);
  }
}
