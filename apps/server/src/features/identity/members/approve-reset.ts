import type { FactorReset } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import type { TenantRights } from '../member-rights.ts';
import { AppError } from '../../../platform/app-error.ts';
import { forgetRecovery } from '../profile/profile-read-model.ts';
import type { Asking } from './reset-requests.ts';
import { holdReset, readReset } from './reset-rows.ts';
import { isOwner, requireOther, resettableMember } from './reset-subject.ts';

/**
 * Approves another person's request and carries it out. The decision is committed first: the same call
 * repeats whatever fails at the provider afterwards, and every step there is idempotent. Throws
 * `resource.not_found`, `identity.unavailable`, `session.sign_in_old` and `reset.…`.
 */
export async function approveReset(
  services: Services,
  asking: Asking,
  resetId: string,
): Promise<FactorReset> {
  const { database, identityFactors, memberRights, standings, now } = services;
  const { tenantId } = asking.caller;
  const seen = await database.snapshot(tenantId, (tx) => readReset(tx, resetId, now()));
  const { userId } = seen.member;
  await requireOther(services, asking.caller, userId);
  const { loginId } = await resettableMember(services, tenantId, userId);
  const rights = await memberRights.now(tenantId);
  await database.tenant(tenantId, (tx) => decide(tx, asking, { resetId, rights, now: now() }));
  try {
    await identityFactors.resetFactors(loginId);
  } catch (cause) {
    services.log.warn(
      { tenantId },
      'could not remove a second factor after its reset was approved',
    );
    throw new AppError('identity.unavailable', { cause });
  } finally {
    // It may still have been removed.
    standings.forget(userId);
  }
  return database.tenant(tenantId, async (tx) => {
    await tx.named(
      'factor_reset_done',
      `UPDATE factor_reset SET state = 'done', done_at = $2 WHERE reset_id = $1 AND state = 'approved'`,
      [resetId, new Date(now())],
    );
    return readReset(tx, resetId, now());
  });
}

async function decide(
  tx: Transaction,
  { caller, audit }: Asking,
  { resetId, rights, now }: { resetId: string; rights: TenantRights; now: number },
): Promise<void> {
  const reset = await holdReset(tx, resetId, now);
  const { member, requestedBy, reason } = reset;
  const isRepeated = reset.state === 'approved' && reset.decidedBy?.userId === caller.userId;
  audit.note({
    target: `${resetId}/${member.userId}`,
    detail: `Requested by ${requestedBy.userId}: ${reason}`,
    ...(isRepeated ? { action: 'factor_reset.repeated' } : {}),
  });
  if (isRepeated) return;
  if (reset.state !== 'pending') throw new AppError('reset.closed');
  const requester = requireTwo(caller, requestedBy.userId, rights);
  await tx.named(
    'factor_reset_approve',
    `UPDATE factor_reset SET state = 'approved', decided_at = $2, decided_by = $3, is_requester_owner = $4,
       is_approver_owner = $5
     WHERE reset_id = $1`,
    [resetId, new Date(now), caller.userId, requester.isOwner, isOwner(rights.get(caller.userId))],
  );
  await forgetRecovery(tx, member.userId);
}

/**
 * Two people with the permission, one of them an Owner, according to the provider now. Throws
 * `reset.…`.
 */
function requireTwo(
  caller: SessionCaller,
  requesterId: string,
  rights: TenantRights,
): { isOwner: boolean } {
  if (requesterId === caller.userId) throw new AppError('reset.own_request');
  const requester = rights.get(requesterId);
  if (!requester?.permissions.has('user:recover')) throw new AppError('reset.requester_gone');
  if (!isOwner(requester) && !isOwner(rights.get(caller.userId))) {
    throw new AppError('reset.owner_needed');
  }
  return { isOwner: isOwner(requester) };
}
