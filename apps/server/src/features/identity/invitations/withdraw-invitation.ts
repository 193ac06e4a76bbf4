import type { Invitation } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { idpTenantOf } from '../member-rights.ts';
import { holdInvitation, readInvitation, shownInvitation } from './invitation-rows.ts';
import type { Asking } from './send-invitation.ts';

/**
 * Withdraws an invitation. The decision is committed first and locks the person out immediately; then
 * the provider removes the membership, and the user if they have no other. A repeated call tries the
 * provider again. Throws `resource.not_found`, `invitation.closed` and `identity.unavailable`.
 */
export async function withdrawInvitation(
  services: Services,
  { caller, audit }: Asking,
  invitationId: string,
): Promise<Invitation> {
  const { database, identityAdmin, memberRights, standings, now } = services;
  const { tenantId } = caller;
  requireSelf(caller);
  const idpTenantId = await idpTenantOf(database, tenantId);
  const { email } = await database.tenant(tenantId, async (tx) => {
    const held = await holdInvitation(tx, invitationId, now());
    if (!held.isUnrevoked) throw new AppError('invitation.closed');
    audit.note({ target: invitationId });
    await tx.named(
      'invitation_withdraw',
      `UPDATE invitation SET state = 'withdrawn', ended_at = $2, ended_by = $3 WHERE invitation_id = $1`,
      [invitationId, new Date(now()), caller.userId],
    );
    return held;
  });
  try {
    const user = await identityAdmin.loadUserByLoginId(email);
    if (user) {
      standings.forget(user.userId);
      await identityAdmin.removeMember(user.userId, idpTenantId);
      standings.forget(user.userId);
    }
  } catch (cause) {
    throw new AppError('identity.unavailable', { cause });
  }
  memberRights.outdate();
  return database.tenant(tenantId, async (tx) => {
    await tx.named(
      'invitation_revoked',
      'UPDATE invitation SET revoked_at = $2 WHERE invitation_id = $1 AND revoked_at IS NULL',
      [invitationId, new Date(now())],
    );
    return shownInvitation(await readInvitation(tx, invitationId, now()));
  });
}
