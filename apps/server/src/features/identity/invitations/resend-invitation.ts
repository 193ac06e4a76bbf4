import type { Invitation } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { idpTenantOf } from '../member-rights.ts';
import { deliverInvitation, requireMail } from './deliver-invitation.ts';
import { holdInvitation, readInvitation } from './invitation-rows.ts';
import { countMail } from './mail-limit.ts';
import { detailOf, requireGrantable, type Asking } from './send-invitation.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Sends an open or expired invitation again, with a new link that replaces the earlier one. Throws as
 * `sendInvitation`, `resource.not_found` and `invitation.closed`.
 */
export async function resendInvitation(
  services: Services,
  { caller, audit }: Asking,
  invitationId: string,
): Promise<Invitation> {
  const { database, now } = services;
  const { tenantId } = caller;
  requireSelf(caller);
  requireMail(services);
  const idpTenantId = await idpTenantOf(database, tenantId);
  const book = await services.accessBooks.of(tenantId);
  const invitation = await database.tenant(tenantId, async (tx) => {
    const held = await holdInvitation(tx, invitationId, now());
    if (held.state !== 'pending' && held.state !== 'expired') {
      throw new AppError('invitation.closed');
    }
    requireGrantable(book, caller, held.role);
    await countMail(tx, { tenantId, email: held.email, now: now() });
    await tx.named(
      'invitation_extend',
      'UPDATE invitation SET expires_at = $2 WHERE invitation_id = $1',
      [invitationId, new Date(now() + held.validDays * DAY_MS)],
    );
    const extended = await readInvitation(tx, invitationId, now());
    audit.note({ target: invitationId, detail: detailOf(extended) });
    return extended;
  });
  return deliverInvitation(services, {
    tenantId,
    idpTenantId,
    inviterName: caller.userName,
    invitation,
  });
}
